import sql from 'sql-template-tag';
import * as z from 'zod/mini';
import type { Actor } from '../../../core/actor.rules.ts';
import type { Database } from '../../../core/database.ts';
import { hashToken } from '../../../core/secrets.ts';
import { defineStatement } from '../../../core/statement.ts';
import { lastSeenSeconds } from '../sessions/session.rules.ts';
import { tokenHolders, tokenScopes } from './access-token.rules.ts';

const selectTokenActor = defineStatement({
  name: 'token-actor',
  row: z.object({
    id: z.string(),
    role: z.enum(tokenHolders),
    name: z.string(),
    email: z.string(),
    sessionId: z.string(),
    sessionExpiresAt: z.date(),
    scopes: z.array(z.enum(tokenScopes)),
    lastUsedAt: z.nullable(z.date()),
    deletesAt: z.nullable(z.date()),
  }),
  sql: ({ hash, now }: { hash: Buffer; now: Date }) => sql`
    select u.id, u.role, u.name, u.email::text as email, a.id as "sessionId", a.expires_at as "sessionExpiresAt",
      a.scopes, a.last_used_at as "lastUsedAt", u.deletes_at as "deletesAt"
    from access_tokens a join users u on u.id = a.user_id
    where a.token_hash = ${hash} and a.expires_at > ${now} and u.disabled_at is null
      and u.role = any(${[...tokenHolders]}::text[])`,
});

const findTokenExpiry = defineStatement({
  name: 'token-end',
  row: z.object({ expiresAt: z.date() }),
  sql: ({ id, now }: { id: string; now: Date }) => sql`
    select a.expires_at as "expiresAt" from access_tokens a join users u on u.id = a.user_id
    where a.id = ${id} and a.expires_at > ${now} and u.disabled_at is null
      and u.role = any(${[...tokenHolders]}::text[])`,
});

/** At most once a minute, by the first of many requests. */
const touchToken = defineStatement({
  name: 'touch-token',
  row: z.object({}),
  sql: ({ id, now }: { id: string; now: Date }) => sql`
    update access_tokens set last_used_at = ${now}
    where id = ${id} and coalesce(
      last_used_at <= ${now}::timestamptz - make_interval(secs => ${lastSeenSeconds}::int), true)`,
});

/** The person that a token acts for. A token never counts as a recent login. */
export async function findTokenActor(database: Database, token: string, now: Date): Promise<Actor | null> {
  const [found] = await database.prepared(selectTokenActor({ hash: hashToken(token), now }));
  if (!found) return null;
  const { lastUsedAt, ...actor } = found;
  if (!lastUsedAt || now.getTime() - lastUsedAt.getTime() >= lastSeenSeconds * 1000)
    await database.prepared(touchToken({ id: actor.sessionId, now }));
  return { ...actor, authenticatedAt: new Date(0) };
}

/** Null when it has expired or was revoked. */
export async function findTokenEnd(database: Database, id: string, now: Date): Promise<Date | null> {
  const [found] = await database.prepared(findTokenExpiry({ id, now }));
  return found?.expiresAt ?? null;
}
