import type { Actor } from '../../core/actor.ts';
import type { Database } from '../../core/database.ts';
import { outboxColumns, outboxEvents, outboxRows } from '../../core/outbox.ts';
import { hashToken } from '../../core/secrets.ts';
import { accountLimits } from '../accounts/account.rules.ts';
import { type StandingRow, success } from '../credentials/counters.service.ts';
import { rememberingDevice } from '../credentials/device.service.ts';
import { sessionSeconds } from '../../core/cookie.rules.ts';
import { isIdleLimited, lastSeenSeconds, sessionEndedTopic, staffIdleSeconds } from './session.rules.ts';

type FoundActor = Actor & { lastSeenAt: Date };

const isOpen = 's.revoked_at is null and s.expires_at > $2 and u.disabled_at is null';

const select = (column: 'cookie_hash' | 'bearer_hash') => `
  select u.id, u.role, u.name, u.email::text as email, s.id as "sessionId", s.expires_at as "sessionExpiresAt",
    coalesce(s.authenticated_at, s.created_at) as "authenticatedAt", s.last_seen_at as "lastSeenAt"
  from sessions s join users u on u.id = s.user_id
  where s.${column} = $1 and ${isOpen}`;

// Everything that a login writes, in one round trip: at many logins at once the journeys cost more than the work (decision 0009). Every part sees
// the rows of before, so the new session is not among those that are numbered. $1 is now, $2 and $3 are the browser, $4 and $5 the account as it was read.
const opening = (also = '') => `
  with held as (select id from users where id = $4 and password_hash is not distinct from $5 and disabled_at is null for share),
  opened as (
    insert into sessions (user_id, cookie_hash, bearer_hash, user_agent, ip_address, created_at, last_seen_at, expires_at)
    select id, $6, $7, $8, $9, $1, $1, $10 from held
    returning id
  ), ended as (
    update sessions set revoked_at = $1 from (
      (select s.id from held join sessions s on s.user_id = held.id where revoked_at is null and expires_at > $1
        order by created_at desc, s.id desc offset ${accountLimits.sessionsPerPerson - 1})
      union select $11::uuid from held
    ) old
    where sessions.id = old.id and expires_at > $1 and coalesce(revoked_at > $1, true)
    returning sessions.id, user_id
  ), ${rememberingDevice} ${also}, told as (
    insert into outbox (${outboxColumns})
    ${outboxEvents(sessionEndedTopic, 'ended')} union all (${outboxRows('$12')} where exists (select from remembered where is_new_beside_others))
    returning id
  )`;
const hasTold = 'exists (select from told) as "hasTold"';
const open = `${opening()} select ${hasTold} from opened`;
const { parts, answer } = success(13, 'opened');
const openAndSettle = `${opening(`, ${parts}`)} select answer.*, ${hasTold} from (${answer}) answer`;

interface OpenedSession extends Record<string, unknown> {
  hasTold: boolean;
}

export interface NewSession {
  now: Date;
  device: { hash: Buffer; label: string };
  user: { id: string; passwordHash: string | null };
  cookieHash: Buffer;
  bearerHash: Buffer;
  userAgent: string;
  ipAddress: string;
  expiresAt: Date;
  /** The session that the request came with. */
  replaced: string | null;
  /** Outbox rows for when the account knew other browsers but not this one. */
  newDeviceRows: string;
}

/** Null, and nothing is written, if the account is no longer as it was read. Until the commit its password cannot change: a change waits, and then ends this session too. */
export async function insertSession(
  prepared: Database['prepared'],
  session: NewSession,
): Promise<OpenedSession | null> {
  const [opened] = await prepared<OpenedSession>('open-session', open, valuesOf(session));
  return opened ?? null;
}

/** The same together with what the success changes at the counters, whose rows it answers; none if nothing was written. */
export const insertSessionAndSettle = (
  prepared: Database['prepared'],
  session: NewSession,
  settled: unknown[],
): Promise<(OpenedSession & StandingRow)[]> =>
  prepared<OpenedSession & StandingRow>('open-session-and-settle', openAndSettle, [...valuesOf(session), ...settled]);

const valuesOf = ({
  now,
  device,
  user,
  cookieHash,
  bearerHash,
  userAgent,
  ipAddress,
  expiresAt,
  replaced,
  newDeviceRows,
}: NewSession): unknown[] => [
  now,
  device.hash,
  device.label,
  user.id,
  user.passwordHash,
  cookieHash,
  bearerHash,
  userAgent,
  ipAddress,
  expiresAt,
  replaced,
  newDeviceRows,
];

/** Who is signed in with this session cookie value, if anybody still is. */
export async function findActorByCookie(database: Database, token: string, now: Date): Promise<Actor | null> {
  const [found] = await database.prepared<FoundActor>('actor-by-cookie', select('cookie_hash'), [
    hashToken(token),
    now,
  ]);
  return found ? seen(database, found, now) : null;
}

/** Who is signed in with this bearer token, another value of the same session (OP-003). */
export async function findActorByBearer(database: Database, token: string, now: Date): Promise<Actor | null> {
  const [found] = await database.prepared<FoundActor>('actor-by-bearer', select('bearer_hash'), [
    hashToken(token),
    now,
  ]);
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
const touchStaff = touch(
  `least(created_at + make_interval(secs => ${sessionSeconds}), $2 + make_interval(secs => ${staffIdleSeconds}))`,
);
const touchOther = touch('expires_at');

/** Notes the use, once a minute: of many requests at once the first one writes. An admin's session then lasts another hour. */
async function seen(database: Database, { lastSeenAt, ...actor }: FoundActor, now: Date): Promise<Actor> {
  if (now.getTime() - lastSeenAt.getTime() < lastSeenSeconds * 1000) return actor;
  const [name, text] = isIdleLimited(actor.role) ? ['touch-staff-session', touchStaff] : ['touch-session', touchOther];
  const [touched] = await database.prepared<{ expiresAt: Date }>(name, text, [actor.sessionId, now]);
  return touched ? { ...actor, sessionExpiresAt: touched.expiresAt } : actor;
}
