import type { Actor } from '../core/actor.ts';
import type { Database } from '../core/database.ts';
import { hashToken } from '../core/secrets.ts';
import { isIdleLimited, lastSeenSeconds, sessionSeconds, staffIdleSeconds } from './session.rules.ts';

type FoundActor = Actor & { lastSeenAt: Date };

const isOpen = 's.revoked_at is null and s.expires_at > $2 and u.disabled_at is null';

const select = (column: 'cookie_hash' | 'bearer_hash') => `
  select u.id, u.role, u.name, u.email::text as email, s.id as "sessionId", s.expires_at as "sessionExpiresAt",
    coalesce(s.authenticated_at, s.created_at) as "authenticatedAt", s.last_seen_at as "lastSeenAt"
  from sessions s join users u on u.id = s.user_id
  where s.${column} = $1 and ${isOpen}`;

/** Who is signed in with this session cookie value, if anybody still is. */
export async function findActorByCookie(database: Database, token: string, now: Date): Promise<Actor | null> {
  const [found] = await database.prepared<FoundActor>('actor-by-cookie', select('cookie_hash'), [hashToken(token), now]);
  return found ? seen(database, found, now) : null;
}

/** Who is signed in with this bearer token, another value of the same session (OP-003). */
export async function findActorByBearer(database: Database, token: string, now: Date): Promise<Actor | null> {
  const [found] = await database.prepared<FoundActor>('actor-by-bearer', select('bearer_hash'), [hashToken(token), now]);
  return found ? seen(database, found, now) : null;
}

/** When an open session ends by itself; null when it has ended. Asking is no use of it. */
export async function findSessionEnd(database: Database, sessionId: string, now: Date): Promise<Date | null> {
  const [found] = await database.prepared<{ expiresAt: Date }>(
    'session-end',
    `select s.expires_at as "expiresAt" from sessions s join users u on u.id = s.user_id where s.id = $1 and ${isOpen}`,
    [sessionId, now],
  );
  return found?.expiresAt ?? null;
}

const touch = (expiresAt: string) => `
  update sessions set last_seen_at = $2, expires_at = ${expiresAt}
  where id = $1 and revoked_at is null and expires_at > $2 and last_seen_at <= $2 - make_interval(secs => ${lastSeenSeconds})
  returning expires_at as "expiresAt"`;
const touchStaff = touch(`least(created_at + make_interval(secs => ${sessionSeconds}), $2 + make_interval(secs => ${staffIdleSeconds}))`);
const touchOther = touch('expires_at');

/** Notes the use, once a minute: of many requests at once the first one writes. An admin's session then lasts another hour. */
async function seen(database: Database, { lastSeenAt, ...actor }: FoundActor, now: Date): Promise<Actor> {
  if (now.getTime() - lastSeenAt.getTime() < lastSeenSeconds * 1000) return actor;
  const [name, text] = isIdleLimited(actor.role) ? ['touch-staff-session', touchStaff] : ['touch-session', touchOther];
  const [touched] = await database.prepared<{ expiresAt: Date }>(name, text, [actor.sessionId, now]);
  return touched ? { ...actor, sessionExpiresAt: touched.expiresAt } : actor;
}
