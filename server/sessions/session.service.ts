import type { Actor } from '../core/actor.ts';
import type { RequestContext } from '../core/context.ts';
import { hashToken, newToken } from '../core/secrets.ts';
import type { WriteScope } from '../core/use-case.ts';
import type { User } from '../accounts/account.entity.ts';
import { accountLimits } from '../accounts/account.rules.ts';
import { Session } from './session.entity.ts';
import type { Counters } from '../credentials/attempt.service.ts';
import { rememberDevice } from '../credentials/device.service.ts';
import { newDeviceMail } from './session.mails.ts';
import {
  freshSeconds, isIdleLimited, passwordStepCookieName, sessionCookieName, sessionEndedTopic, sessionSeconds, staffIdleSeconds, userDetailsCookieName,
} from './session.rules.ts';

/** What REST calls `data`, and the readable cookie holds. */
export const userDetailsOf = ({ role, name }: Pick<User, 'role' | 'name'>) => ({ role: role.toLowerCase(), name });

/** The hint for the screen: set at each login, and again when what it says has changed. */
export const setUserDetails = ({ cookieJar }: RequestContext, user: Pick<User, 'role' | 'name'>): void =>
  cookieJar.set(userDetailsCookieName, JSON.stringify(userDetailsOf(user)), { isReadable: true, maxAgeSeconds: sessionSeconds });

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
  return { message, token, codeRequired, data: user && { ...userDetailsOf(user), attemptsLeft, remainingBlockSeconds }, ...counters };
};

/**
 * Opens a session in the caller's transaction and answers its bearer token; the cookie, another value of the same session, is set after
 * the commit. The session that the request came with ends, and so does the oldest beyond ten. The owner is told of a browser that is new.
 */
export async function openSession(scope: WriteScope, user: User): Promise<string> {
  const { tx, request, effects, now, services } = scope;
  const bearer = newToken();
  const cookie = newToken();
  await tx.insert(Session, {
    userId: user.id, cookieHash: hashToken(cookie), bearerHash: hashToken(bearer), userAgent: request.userAgent, ipAddress: request.ipAddress,
    createdAt: now, lastSeenAt: now,
    expiresAt: new Date(now.getTime() + (isIdleLimited(user.role) ? staffIdleSeconds : sessionSeconds) * 1000),
  });
  await endSessions(
    scope,
    `id = $2 or (user_id = $3 and id not in
       (select id from sessions where user_id = $3 and revoked_at is null and expires_at > $1 order by created_at desc, id desc limit $4))`,
    [request.actor?.sessionId ?? null, user.id, accountLimits.sessionsPerPerson],
  );
  const { publicUrl } = services.config;
  const newDevice = await rememberDevice(scope, user.id);
  if (newDevice) effects.mails.push(newDeviceMail(user.email, user.name, { device: newDevice, at: now }));
  effects.afterCommit.push(() => {
    const { cookieJar } = request;
    cookieJar.set(sessionCookieName(publicUrl), cookie, { maxAgeSeconds: sessionSeconds });
    setUserDetails(request, user);
    cookieJar.clear(passwordStepCookieName(publicUrl));
  });
  return bearer;
}

/**
 * Ends the open sessions that fit the condition ($1 is the time, `values` follow) and answers how many; their sockets are closed on
 * every server process.
 */
export async function endSessions({ tx, effects, now }: Pick<WriteScope, 'tx' | 'effects' | 'now'>, condition: string, values: unknown[]): Promise<number> {
  const [ended] = (await tx.query(
    `update sessions set revoked_at = $1 where revoked_at is null and expires_at > $1 and (${condition}) returning id, user_id as "userId"`,
    [now, ...values],
  )) as [{ id: string; userId: string }[], number];
  effects.events.push(...ended.map(({ id, userId }) => ({ topic: sessionEndedTopic, userIds: [userId], subjectId: id })));
  return ended.length;
}

/** Every session but the present one; a change of password or address calls it too. */
export const endOtherSessions = (scope: WriteScope<'SIGNED_IN'>): Promise<number> => endSessions(scope, 'user_id = $2 and id <> $3', [scope.actor.id, scope.actor.sessionId]);

/** Password or code were entered again: for a while the session needs no other proof. */
export async function confirmAuthentication({ tx, actor, now }: Pick<WriteScope<'SIGNED_IN'>, 'tx' | 'actor' | 'now'>): Promise<void> {
  await tx.update(Session, { id: actor.sessionId }, { authenticatedAt: now });
}

/** Whether password or code were entered in this session within the last quarter of an hour. */
export const isFreshlyAuthenticated = ({ authenticatedAt }: Actor, now: Date): boolean => now.getTime() - authenticatedAt.getTime() <= freshSeconds * 1000;
