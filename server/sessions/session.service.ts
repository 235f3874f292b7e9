import { z } from 'zod';
import type { RequestContext } from '../core/context.ts';
import { hashToken, newToken } from '../core/secrets.ts';
import { defineCommand, type WriteScope } from '../core/use-case.ts';
import type { User } from '../accounts/account.entity.ts';
import { accountLimits } from '../accounts/account.rules.ts';
import { Session } from './session.entity.ts';
import type { Counters } from '../credentials/attempt.service.ts';
import { rememberDevice } from '../credentials/device.service.ts';
import { passwordStepCookieName, sessionCookieName, sessionEndedTopic, sessionSeconds, userDetailsCookieName } from './session.rules.ts';

/** What REST calls `data`, and the readable cookie holds. */
export const userDetailsOf = ({ role, name }: Pick<User, 'role' | 'name'>) => ({ role: role.toLowerCase(), name });

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
 * the commit. The session that the request came with ends, and so does the oldest beyond ten.
 */
export async function openSession(scope: WriteScope, user: User): Promise<string> {
  const { tx, request, effects, now, services } = scope;
  const bearer = newToken();
  const cookie = newToken();
  await tx.insert(Session, {
    userId: user.id, cookieHash: hashToken(cookie), bearerHash: hashToken(bearer), userAgent: request.userAgent, ipAddress: request.ipAddress,
    createdAt: now, lastSeenAt: now, expiresAt: new Date(now.getTime() + sessionSeconds * 1000),
  });
  await endSessions(
    scope,
    `id = $2 or (user_id = $3 and id not in
       (select id from sessions where user_id = $3 and revoked_at is null and expires_at > $1 order by created_at desc, id desc limit $4))`,
    [request.actor?.sessionId ?? null, user.id, accountLimits.sessionsPerPerson],
  );
  await rememberDevice(scope, user.id);
  const { publicUrl } = services.config;
  effects.afterCommit.push(() => {
    const { cookieJar } = request;
    cookieJar.set(sessionCookieName(publicUrl), cookie, { maxAgeSeconds: sessionSeconds });
    cookieJar.set(userDetailsCookieName, JSON.stringify(userDetailsOf(user)), { isReadable: true, maxAgeSeconds: sessionSeconds });
    cookieJar.clear(passwordStepCookieName(publicUrl));
  });
  return bearer;
}

/** Ends the open sessions that fit the condition ($1 is the time, `values` follow); their sockets are closed on every server process. */
export async function endSessions({ tx, effects, now }: Pick<WriteScope, 'tx' | 'effects' | 'now'>, condition: string, values: unknown[]): Promise<void> {
  const [ended] = (await tx.query(
    `update sessions set revoked_at = $1 where revoked_at is null and expires_at > $1 and (${condition}) returning id, user_id as "userId"`,
    [now, ...values],
  )) as [{ id: string; userId: string }[], number];
  effects.events.push(...ended.map(({ id, userId }) => ({ topic: sessionEndedTopic, userIds: [userId], subjectId: id })));
}

/** After a change of password or address: every session but the one that made it. */
export const endOtherSessions = (scope: WriteScope<'SIGNED_IN'>): Promise<void> => endSessions(scope, 'user_id = $2 and id <> $3', [scope.actor.id, scope.actor.sessionId]);

const nothing = z.object({});

const endOwnSession = defineCommand({
  name: 'logout',
  allow: 'ANYONE',
  input: nothing,
  run: async (scope) => {
    const { actor, request, effects, services } = scope;
    if (actor) await endSessions(scope, 'id = $2', [actor.sessionId]);
    effects.afterCommit.push(() => {
      request.cookieJar.clear(sessionCookieName(services.config.publicUrl));
      request.cookieJar.clear(userDetailsCookieName);
    });
    return true;
  },
});

/** Ends the session, its cookie and its bearer token alike. Logging out twice is fine. */
export const logout = (request: RequestContext): Promise<boolean> => endOwnSession(request, {});
