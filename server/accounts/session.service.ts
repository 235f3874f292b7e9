import { z } from 'zod';
import type { RequestContext } from '../core/context.ts';
import { hashToken, newToken } from '../core/secrets.ts';
import { defineCommand, defineQuery, type WriteScope } from '../core/use-case.ts';
import { Session, User } from './account.entity.ts';
import { accountLimits } from './account.rules.ts';
import { deviceCookieName, deviceSeconds, passwordStepCookieName, sessionCookieName, sessionSeconds, userDetailsCookieName } from './session.rules.ts';

/** What REST calls `data`, and the readable cookie holds. */
export const userDetailsOf = ({ role, name }: Pick<User, 'role' | 'name'>) => ({ role: role.toLowerCase(), name });

/**
 * Opens a session in the caller's transaction and answers its bearer token; the cookie, another value of the same session, is set after
 * the commit. The session that the request came with ends, and so does the oldest beyond ten.
 */
export async function openSession({ tx, request, effects, now, services }: WriteScope, user: User): Promise<string> {
  const bearer = newToken();
  const cookie = newToken();
  await tx.insert(Session, {
    userId: user.id, cookieHash: hashToken(cookie), bearerHash: hashToken(bearer), userAgent: request.userAgent, ipAddress: request.ipAddress,
    createdAt: now, lastSeenAt: now, expiresAt: new Date(now.getTime() + sessionSeconds * 1000),
  });
  await tx.query(
    `update sessions set revoked_at = $2 where revoked_at is null and (id = $3 or (user_id = $1 and id not in
       (select id from sessions where user_id = $1 and revoked_at is null and expires_at > $2 order by created_at desc, id desc limit $4)))`,
    [user.id, now, request.actor?.sessionId ?? null, accountLimits.sessionsPerPerson],
  );
  const { publicUrl } = services.config;
  const device = request.cookies[deviceCookieName(publicUrl)] ?? newToken();
  await tx.query(
    `insert into known_devices (user_id, device_hash, label, created_at, last_seen_at) values ($1, $2, $3, $4, $4)
     on conflict (user_id, device_hash) do update set last_seen_at = $4`,
    [user.id, hashToken(device), request.userAgent, now],
  );
  effects.afterCommit.push(() => {
    const { cookieJar } = request;
    cookieJar.set(sessionCookieName(publicUrl), cookie, { maxAgeSeconds: sessionSeconds });
    cookieJar.set(userDetailsCookieName, JSON.stringify(userDetailsOf(user)), { isReadable: true, maxAgeSeconds: sessionSeconds });
    cookieJar.set(deviceCookieName(publicUrl), device, { maxAgeSeconds: deviceSeconds });
    cookieJar.clear(passwordStepCookieName(publicUrl));
  });
  return bearer;
}

const nothing = z.object({});

const endSession = defineCommand({
  name: 'logout',
  allow: 'ANYONE',
  input: nothing,
  run: async ({ actor, tx, request, effects, now, services }) => {
    if (actor) await tx.query('update sessions set revoked_at = $2 where id = $1 and revoked_at is null', [actor.sessionId, now]);
    effects.afterCommit.push(() => {
      request.cookieJar.clear(sessionCookieName(services.config.publicUrl));
      request.cookieJar.clear(userDetailsCookieName);
    });
    return true;
  },
});

/** Ends the session, its cookie and its bearer token alike. Logging out twice is fine. */
export const logout = (request: RequestContext): Promise<boolean> => endSession(request, {});

const findMe = defineQuery({
  name: 'me',
  allow: 'ANYONE',
  input: nothing,
  run: ({ actor, services }): Promise<User | null> => (actor ? services.database.manager.findOneBy(User, { id: actor.id }) : Promise.resolve(null)),
});

/** Who is signed in; null for a visitor. */
export const me = (request: RequestContext): Promise<User | null> => findMe(request, {});
