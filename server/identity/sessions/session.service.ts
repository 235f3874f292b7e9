import type { Actor } from '../../core/actor.ts';
import { hashToken, newToken } from '../../core/secrets.ts';
import type { StatementScope, WriteScope } from '../../core/use-case.ts';
import type { User } from '../../users/user.entity.ts';
import { setUserDetails, userDetailsOf } from '../../users/user.service.ts';
import { Session } from './session.entity.ts';
import { countersAfterSuccess, successValues } from '../credentials/attempt.service.ts';
import type { Attempter } from '../credentials/attempter.service.ts';
import type { Counters } from '../credentials/counters.service.ts';
import { deviceOf } from '../credentials/device.service.ts';
import { newDeviceMail } from './session.mails.ts';
import { insertSession, insertSessionAndSettle, type NewSession } from './session.queries.ts';
import { sessionCookieName, sessionSeconds } from '../../core/cookie.rules.ts';
import {
  freshSeconds,
  isIdleLimited,
  passwordStepCookieName,
  sessionEndedTopic,
  staffIdleSeconds,
} from './session.rules.ts';

interface SignedIn {
  message: string;
  token: string | null;
  user: User | null;
  codeRequired: boolean;
  counters: Counters;
}

/** Beside the role, `data` holds the counters that the page keeps with the user details (spec section 3). */
export const signedInAnswer = ({ message, token, user, codeRequired, counters }: SignedIn) => {
  const { attemptsLeft, remainingBlockSeconds } = counters;
  return {
    message,
    token,
    codeRequired,
    data: user && { ...userDetailsOf(user), attemptsLeft, remainingBlockSeconds },
    ...counters,
  };
};

/**
 * Opens a session and answers its bearer token; the cookie, another value of the same session, is set after the commit. Null if the account
 * is no longer as it was read. The session that the request came with ends, and so does the oldest beyond ten. The owner is told of a
 * browser that is new.
 */
export async function openSession(scope: StatementScope, user: User): Promise<string | null> {
  const { session, token, finish } = newSession(scope, user);
  const opened = await insertSession(scope.prepared, session);
  if (!opened) return null;
  finish(opened.hasTold);
  return token;
}

/** The same, and the success is settled at once: a password needs no transaction around its login. */
export async function openSessionAfter(
  scope: StatementScope,
  user: User,
  attempter: Attempter,
  judged: 'verify' | 'password',
): Promise<{ token: string; counters: Counters } | null> {
  const { session, token, finish } = newSession(scope, user, attempter.isKnownDevice);
  const rows = await insertSessionAndSettle(scope.prepared, session, successValues(attempter, judged));
  if (!rows[0]) return null;
  finish(rows[0].hasTold);
  return { token, counters: countersAfterSuccess(attempter, rows, judged, scope.now) };
}

/** `finish` is for when it is written. */
function newSession(
  { request, effects, now, services }: StatementScope,
  user: User,
  isKnownDevice = false,
): { session: NewSession; token: string; finish: (hasTold: boolean) => void } {
  const token = newToken();
  const cookie = newToken();
  const device = deviceOf(request);
  const session = {
    now,
    device,
    user,
    cookieHash: hashToken(cookie),
    bearerHash: hashToken(token),
    userAgent: request.userAgent,
    ipAddress: request.ipAddress,
    expiresAt: new Date(now.getTime() + (isIdleLimited(user.role) ? staffIdleSeconds : sessionSeconds) * 1000),
    replaced: request.actor?.sessionId ?? null,
    newDeviceRows: services.outbox.rows(
      {
        mails: isKnownDevice ? [] : [newDeviceMail(user.email, user.name, { device: device.label, at: now })],
        events: [],
      },
      now,
    ),
  };
  const { publicUrl } = services.config;
  const finish = (hasTold: boolean) =>
    effects.afterCommit.push(() => {
      const { cookieJar } = request;
      if (hasTold) services.outbox.wake();
      device.keep();
      cookieJar.set(sessionCookieName(publicUrl), cookie, { maxAgeSeconds: sessionSeconds });
      setUserDetails(request, user);
      cookieJar.clear(passwordStepCookieName(publicUrl));
    });
  return { session, token, finish };
}

/**
 * Ends the open sessions that fit the condition ($1 is the time, `values` follow) and answers how many; their sockets are closed on
 * every server process.
 */
export async function endSessions(
  { tx, effects, now }: Pick<WriteScope, 'tx' | 'effects' | 'now'>,
  condition: string,
  values: unknown[],
): Promise<number> {
  const [ended] = (await tx.query(
    `update sessions set revoked_at = $1 where revoked_at is null and expires_at > $1 and (${condition}) returning id, user_id as "userId"`,
    [now, ...values],
  )) as [{ id: string; userId: string }[], number];
  effects.events.push(
    ...ended.map(({ id, userId }) => ({ topic: sessionEndedTopic, userIds: [userId], subjectId: id })),
  );
  return ended.length;
}

/** Every session but the present one; a change of password or address calls it too. */
export const endOtherSessions = (scope: WriteScope<'SIGNED_IN'>): Promise<number> =>
  endSessions(scope, 'user_id = $2 and id <> $3', [scope.actor.id, scope.actor.sessionId]);

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
