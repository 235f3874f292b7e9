import { type FindOperator, IsNull, MoreThan, Not } from 'typeorm';
import type { Actor } from '../../../core/actor.rules.ts';
import type { AppEvent } from '../../../core/events.ts';
import { hashToken, newToken } from '../../../core/secrets.ts';
import type { WriteScope } from '../../../core/use-case.ts';
import type { User } from '../../users/user.entity.ts';
import { setUserDetails } from '../../users/user.service.ts';
import { Session } from './session.entity.ts';
import { type Counters, countersOf } from '../login/counters.service.ts';
import { settleSuccess } from '../login/attempt.queries.ts';
import { deviceOf } from '../login/device.service.ts';
import { successOf } from '../login/outcome.service.ts';
import type { GuessStep, Subject } from '../login/subject.service.ts';
import { newDeviceMail } from './session.mails.ts';
import { insertSession } from './session.queries.ts';
import {
  freshSeconds,
  isStaff,
  passwordStepCookieName,
  sessionCookieName,
  sessionEndedTopic,
  sessionSeconds,
  staffIdleSeconds,
} from './session.rules.ts';

export interface OpenedSession {
  /** For `Authorization: Bearer`. */
  token: string;
  /** As they stand after the success. */
  counters: Counters;
}

/**
 * Settles the guess that proved who it is, and sets the cookie, another value of the same session, after the commit.
 * Null, and nothing is changed, if the account is no longer as it was read. The session that the request came with
 * ends, and so does the oldest beyond ten. The owner is notified of a new browser.
 */
export async function openSession(
  scope: WriteScope,
  user: User,
  subject: Subject,
  step: GuessStep,
): Promise<OpenedSession | null> {
  const { request, effects, now, services, prepared } = scope;
  const token = newToken();
  const cookie = newToken();
  const device = deviceOf(request);
  const [opened] = await prepared(
    insertSession({
      now,
      user,
      device,
      cookieHash: hashToken(cookie),
      bearerHash: hashToken(token),
      userAgent: request.userAgent,
      ipAddress: request.ipAddress,
      expiresAt: new Date(now.getTime() + (isStaff(user) ? staffIdleSeconds : sessionSeconds) * 1000),
      replacedId: request.actor?.sessionId ?? null,
    }),
  );
  if (!opened) return null;
  await prepared(settleSuccess(successOf(subject, step)));
  if (opened.isNewDevice && !subject.isKnownDevice)
    effects.mails.push(newDeviceMail(user, { device: device.label, at: now }));
  effects.events.push(...opened.endedIds.map((id) => sessionEnded(id, user.id)));
  const { publicUrl } = services.config;
  effects.afterCommit.push(() => {
    const { cookieJar } = request;
    device.keep();
    cookieJar.set(sessionCookieName(publicUrl), cookie, { maxAgeSeconds: sessionSeconds });
    setUserDetails(request, user);
    cookieJar.clear(passwordStepCookieName(publicUrl));
  });
  return { token, counters: await countersOf(subject, step, { prepared }) };
}

const sessionEnded = (id: string, userId: string): AppEvent => ({
  topic: sessionEndedTopic,
  userIds: [userId],
  subjectId: id,
});

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
  effects.events.push(...ended.map(({ id, userId }) => sessionEnded(id, userId)));
  return ended.length;
}

/** A change of password or address calls it too. */
export const endOtherSessions = (
  scope: Pick<WriteScope<'SIGNED_IN'>, 'tx' | 'effects' | 'now' | 'actor'>,
): Promise<number> => endSessions(scope, { userId: scope.actor.id, id: Not(scope.actor.sessionId) });

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
