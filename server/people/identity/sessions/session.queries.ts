import sql from 'sql-template-tag';
import * as z from 'zod/mini';
import { type Actor, roles } from '../../../core/actor.rules.ts';
import type { Database } from '../../../core/database.ts';
import { hashToken } from '../../../core/secrets.ts';
import { defineStatement } from '../../../core/statement.ts';
import { accountLimits } from '../login/account.rules.ts';
import { isStaff, lastSeenSeconds, mostDevices, sessionSeconds, staffIdleSeconds } from './session.rules.ts';

interface NewSession {
  now: Date;
  /** As it was read. */
  user: { id: string; passwordHash: string | null };
  device: { hash: Buffer; label: string };
  cookieHash: Buffer;
  bearerHash: Buffer;
  userAgent: string;
  ipAddress: string;
  expiresAt: Date;
  replacedId: string | null;
}

/**
 * No row, and nothing is written, if the account is no longer as it was read. Until the commit its password cannot
 * change: a change waits, and then ends this session too. All parts read the rows of before, so the new session and the
 * new browser are not among those that are counted.
 */
export const insertSession = defineStatement({
  name: 'open-session',
  row: z.object({
    /** The account knew other browsers but not this one. */
    isNewDevice: z.boolean(),
    endedIds: z.array(z.uuid()),
  }),
  sql: (session: NewSession) => sql`
    with account as (
      select id from users
      where id = ${session.user.id} and password_hash is not distinct from ${session.user.passwordHash}
        and disabled_at is null
      for share
    ), opened as (
      insert into sessions
        (user_id, cookie_hash, bearer_hash, user_agent, ip_address, created_at, last_seen_at, expires_at)
      select id, ${session.cookieHash}::bytea, ${session.bearerHash}::bytea, ${session.userAgent}, ${session.ipAddress},
        ${session.now}::timestamptz, ${session.now}::timestamptz, ${session.expiresAt}::timestamptz
      from account
      returning id

    -- The browser is known from now on; the one that was away longest is forgotten when there are too many.
    ), remembered as (
      insert into known_devices (user_id, device_hash, label, created_at, last_seen_at)
      select id, ${session.device.hash}::bytea, ${session.device.label}, ${session.now}::timestamptz,
        ${session.now}::timestamptz
      from account
      on conflict (user_id, device_hash) do update set last_seen_at = excluded.last_seen_at, label = excluded.label
      returning user_id, xmax = 0 as is_new
    ), forgotten_browsers as (
      delete from known_devices where id in (
        select id from known_devices where user_id = (select user_id from remembered where is_new)
        order by last_seen_at desc, id desc offset ${mostDevices - 1})

    -- The session that this one replaces, and the oldest beyond the limit.
    ), ended as (
      update sessions set revoked_at = ${session.now}
      from (
        (select sessions.id from account join sessions on sessions.user_id = account.id
          where revoked_at is null and expires_at > ${session.now}
          order by created_at desc, sessions.id desc offset ${accountLimits.sessionsPerPerson - 1})
        union select ${session.replacedId}::uuid from account
      ) old
      where sessions.id = old.id and expires_at > ${session.now} and coalesce(revoked_at > ${session.now}, true)
      returning sessions.id
    )
    select array(select id from ended) as "endedIds",
      exists (select from remembered join known_devices using (user_id) where is_new) as "isNewDevice"
    from opened`,
  samples: [{ user: {}, device: {} } as unknown as NewSession],
});

interface Token {
  by: 'cookie' | 'bearer';
  hash: Buffer;
  now: Date;
}

const selectActor = defineStatement({
  name: 'actor',
  row: z.object({
    id: z.string(),
    role: z.enum(roles),
    name: z.string(),
    email: z.string(),
    sessionId: z.string(),
    sessionExpiresAt: z.date(),
    authenticatedAt: z.date(),
    deletesAt: z.nullable(z.date()),
    lastSeenAt: z.date(),
  }),
  sql: ({ by, hash, now }: Token) => sql`
    select u.id, u.role, u.name, u.email::text as email, s.id as "sessionId", s.expires_at as "sessionExpiresAt",
      coalesce(s.authenticated_at, s.created_at) as "authenticatedAt", u.deletes_at as "deletesAt",
      s.last_seen_at as "lastSeenAt"
    from sessions s join users u on u.id = s.user_id
    where ${by === 'cookie' ? sql`s.cookie_hash` : sql`s.bearer_hash`} = ${hash}
      and s.revoked_at is null and s.expires_at > ${now} and u.disabled_at is null`,
  samples: [{ by: 'cookie' } as Token, { by: 'bearer' } as Token],
});

/** When an open session ends by itself; no row when it has ended. Asking is no use of it. */
const findExpiry = defineStatement({
  name: 'session-end',
  row: z.object({ expiresAt: z.date() }),
  sql: ({ id, now }: { id: string; now: Date }) => sql`
    select s.expires_at as "expiresAt" from sessions s join users u on u.id = s.user_id
    where s.id = ${id} and s.revoked_at is null and s.expires_at > ${now} and u.disabled_at is null`,
});

interface Use {
  id: string;
  now: Date;
  /** The session of an admin lasts another hour from now, within its longest time. */
  isIdleLimited: boolean;
}

/** Of many requests at once the first one writes, once a minute. */
const touchSession = defineStatement({
  name: 'touch-session',
  row: z.object({ expiresAt: z.date() }),
  sql: ({ id, now, isIdleLimited }: Use) => sql`
    update sessions set last_seen_at = ${now}, expires_at = case when ${isIdleLimited}::boolean
      then least(
        created_at + make_interval(secs => ${sessionSeconds}::int),
        ${now}::timestamptz + make_interval(secs => ${staffIdleSeconds}::int))
      else expires_at end
    where id = ${id} and revoked_at is null and expires_at > ${now}
      and last_seen_at <= ${now}::timestamptz - make_interval(secs => ${lastSeenSeconds}::int)
    returning expires_at as "expiresAt"`,
});

/** By the cookie or the bearer token, another value of the same session (OP-003). */
export async function findActor(
  database: Database,
  by: 'cookie' | 'bearer',
  token: string,
  now: Date,
): Promise<Actor | null> {
  const [found] = await database.prepared(selectActor({ by, hash: hashToken(token), now }));
  if (!found) return null;
  const { lastSeenAt, ...actor } = found;
  if (now.getTime() - lastSeenAt.getTime() < lastSeenSeconds * 1000) return { ...actor, scopes: null };
  const [touched] = await database.prepared(touchSession({ id: actor.sessionId, now, isIdleLimited: isStaff(actor) }));
  return { ...actor, scopes: null, sessionExpiresAt: touched?.expiresAt ?? actor.sessionExpiresAt };
}

/** Null when it has ended. */
export async function findSessionEnd(database: Database, sessionId: string, now: Date): Promise<Date | null> {
  const [found] = await database.prepared(findExpiry({ id: sessionId, now }));
  return found?.expiresAt ?? null;
}
