import type { Actor } from '../core/actor.ts';
import type { Database } from '../core/database.ts';
import { hashToken } from '../core/secrets.ts';

const select = (column: 'cookie_hash' | 'bearer_hash') => `
  select u.id, u.role, u.name, u.email::text as email, s.id as "sessionId", s.expires_at as "sessionExpiresAt"
  from sessions s join users u on u.id = s.user_id
  where s.${column} = $1 and s.revoked_at is null and s.expires_at > $2 and u.disabled_at is null`;

/** Who is signed in with this session cookie value, if anybody still is. */
export async function findActorByCookie(database: Database, token: string, now: Date): Promise<Actor | null> {
  const rows = await database.prepared<Actor & Record<string, unknown>>('actor-by-cookie', select('cookie_hash'), [hashToken(token), now]);
  return rows[0] ?? null;
}

/** Who is signed in with this bearer token, another value of the same session (OP-003). */
export async function findActorByBearer(database: Database, token: string, now: Date): Promise<Actor | null> {
  const rows = await database.prepared<Actor & Record<string, unknown>>('actor-by-bearer', select('bearer_hash'), [hashToken(token), now]);
  return rows[0] ?? null;
}
