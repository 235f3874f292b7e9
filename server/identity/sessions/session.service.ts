import { type FindOperator, IsNull, MoreThan, Not } from 'typeorm';
import type { Actor } from '../../core/actor.rules.ts';
import { hashToken, newToken } from '../../core/secrets.ts';
import type { StatementScope, WriteScope } from '../../core/use-case.ts';
import type { User } from '../../users/user.entity.ts';
import { setUserDetails } from '../../users/user.service.ts';
import { Session } from './session.entity.ts';
import { deviceOf } from '../credentials/device.service.ts';
import { newDeviceMail } from './session.mails.ts';
import { insertSession } from './session.queries.ts';
import { sessionCookieName, sessionSeconds } from '../../core/cookie.rules.ts';
import {
  freshSeconds,
  isIdleLimited,
  passwordStepCookieName,
  sessionEndedTopic,
  staffIdleSeconds,
} from './session.rules.ts';

/**
 * Answers its bearer token; the cookie, another value of the same session, is set after the commit. Null if the account
 * is no longer as it was read. The session that the request came with ends, and so does the oldest beyond ten. The
 * owner is notified of a new browser, unless it is known already that it is not.
 */
export async function openSession(scope: StatementScope, user: User, isKnownDevice = false): Promise<string | null> {
  const { request, effects, now, services, prepared } = scope;
  const token = newToken();
  const cookie = newToken();
  const device = deviceOf(request);
  const mails = isKnownDevice ? [] : [newDeviceMail(user.email, user.name, { device: device.label, at: now })];
  const [opened] = await prepared(
    insertSession({
      now,
      user,
      device,
      cookieHash: hashToken(cookie),
      bearerHash: hashToken(token),
      userAgent: request.userAgent,
      ipAddress: request.ipAddress,
      expiresAt: new Date(now.getTime() + (isIdleLimited(user.role) ? staffIdleSeconds : sessionSeconds) * 1000),
      replacedId: request.actor?.sessionId ?? null,
      newDeviceMails: services.outbox.rows({ mails, events: [] }, now),
    }),
  );
  if (!opened) return null;
  const { publicUrl } = services.config;
  effects.afterCommit.push(() => {
    const { cookieJar } = request;
    if (opened.hasNotified) services.outbox.wake();
    device.keep();
    cookieJar.set(sessionCookieName(publicUrl), cookie, { maxAgeSeconds: sessionSeconds });
    setUserDetails(request, user);
    cookieJar.clear(passwordStepCookieName(publicUrl));
  });
  return token;
}

/** Ends the open sessions that fit and answers how many; their sockets are closed on every server process. */
export async function endSessions(
  { tx, effects, now }: Pick<WriteScope, 'tx' | 'effects' | 'now'>,
  where: { id: string; userId?: string } | { userId: string; id?: FindOperator<string> },
): Promise<number> {
  const { raw } = await tx
    .createQueryBuilder()
    .update(Session)
    .set({ revokedAt: now })
    .where({ ...where, revokedAt: IsNull(), expiresAt: MoreThan(now) })
    .returning('id, user_id as "userId"')
    .execute();
  const ended = raw as Pick<Session, 'id' | 'userId'>[];
  effects.events.push(
    ...ended.map(({ id, userId }) => ({ topic: sessionEndedTopic, userIds: [userId], subjectId: id })),
  );
  return ended.length;
}

/** A change of password or address calls it too. */
export const endOtherSessions = (scope: WriteScope<'SIGNED_IN'>): Promise<number> =>
  endSessions(scope, { userId: scope.actor.id, id: Not(scope.actor.sessionId) });

/** Password or code were entered again: for a while the session needs no other proof. */
export async function confirmAuthentication({
  tx,
  actor,
  now,
}: Pick<WriteScope<'SIGNED_IN'>, 'tx' | 'actor' | 'now'>): Promise<void> {
  await tx.update(Session, { id: actor.sessionId }, { authenticatedAt: now });
}

/** Whether password or code were entered in this session within the last quarter of an hour. */
export const isFreshlyAuthenticated = ({ authenticatedAt }: Actor, now: Date): boolean =>
  now.getTime() - authenticatedAt.getTime() <= freshSeconds * 1000;
