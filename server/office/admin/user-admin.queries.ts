import sql, { type Sql } from 'sql-template-tag';
import * as z from 'zod/mini';
import { roles } from '../../core/actor.rules.ts';
import { cursorTimeOf } from '../../core/cursor.ts';
import { contains } from '../../core/like-pattern.ts';
import { defineStatement } from '../../core/statement.ts';
import type { UserFilterValues } from './user-admin.rules.ts';
import { UserDetails, UserRecord } from './user-admin.types.ts';

export interface UserPlace {
  filter: UserFilterValues;
  after: { time: string; id: string } | null;
  size: number;
}

/** Never more: password, codes, sessions, profile and resume are not for admins. */
const userColumns = sql`
  u.id, u.name, u.email::text as email, u.role, u.email_verified_at as "emailVerifiedAt",
  u.disabled_at as "disabledAt", u.disabled_reason as "disabledReason", u.created_at as "createdAt",
  (select c.name::text from company_members m join companies c on c.id = m.company_id
    where m.user_id = u.id and m.left_at is null) as "companyName"`;

/**
 * The newest who fit by name or address, and the newest whose company fits, are the newest of both. Planned for its
 * values: rare words go through an index, common ones along the order.
 */
export const pageUsers = defineStatement({
  name: 'admin-users',
  type: UserRecord,
  row: z.object({ cursorTime: z.string() }),
  samples: [undefined, 'as', 'asha'].map((search) => ({ filter: { search }, after: null, size: 1 })),
  sql: ({ filter: { search, role, state }, after, size }: UserPlace) => {
    const typed = (text: Sql) =>
      search ? contains(search, (pattern) => sql`${text} like lower(${pattern}::text)`) : sql`true`;
    const newest = (condition: Sql) => sql`
      select u.id, u.created_at from users u
      where ${condition} and u.erased_at is null
        and (${role ?? null}::text is null or u.role = ${role ?? null})
        and (${state ?? null}::text is null or (u.disabled_at is not null) = (${state ?? null}::text = 'DISABLED'))
        and (${after?.id ?? null}::uuid is null
          or (u.created_at, u.id) < (${after?.time ?? null}::timestamptz, ${after?.id ?? null}::uuid))
      order by u.created_at desc, u.id desc limit ${size}`;
    return sql`
      with found as (
        (${newest(typed(sql`lower(u.name || E'\\n' || u.email::text)`))})
        union
        (${newest(
          search
            ? sql`u.id in (
          select m.user_id from company_members m join companies c on c.id = m.company_id
          where m.left_at is null and ${typed(sql`lower(c.name::text)`)})`
            : sql`false`,
        )})
      )
      select ${userColumns}, ${cursorTimeOf(sql`u.created_at`)} as "cursorTime"
      from found join users u on u.id = found.id
      order by u.created_at desc, u.id desc limit ${size}`;
  },
});

export const findUserDetails = defineStatement({
  name: 'admin-user',
  type: UserDetails,
  except: ['failedAttempts', 'lockedUntil', 'mayChange'],
  sql: ({ id, now }: { id: string; now: Date }) => sql`
    select ${userColumns}, s.open as "openSessions", s.seen as "lastSeenAt",
      (select count(*)::int from applications a where a.seeker_id = u.id and a.status <> 'WITHDRAWN') as applications,
      j.all_jobs as jobs, j.open_jobs as "openJobs"
    from users u,
      lateral (select count(*)::int as open, max(last_seen_at) as seen from sessions
        where user_id = u.id and revoked_at is null and expires_at > ${now}) s,
      lateral (select count(*)::int as all_jobs, count(*) filter (where status = 'ACTIVE')::int as open_jobs
        from jobs where recruiter_id = u.id and archived_at is null) j
    where u.id = ${id}`,
});

/** What the audit log keeps of a person, who is locked until the end of the transaction. */
export const findAuditedUser = defineStatement({
  name: 'audited-user',
  row: z.object({
    role: z.enum(roles),
    disabledAt: z.nullable(z.date()),
    disabledReason: z.nullable(z.string()),
    openSessions: z.int(),
  }),
  sql: (id: string) => sql`
    select u.role, u.disabled_at as "disabledAt", u.disabled_reason as "disabledReason",
      (select count(*)::int from sessions s where s.user_id = u.id and s.revoked_at is null) as "openSessions"
    from users u where u.id = ${id} for no key update of u`,
});

/** Browsers whose failures count apart: those that the account knows, and those that a login code was mailed for. */
export const listBrowsers = defineStatement({
  name: 'browsers-of-account',
  row: z.object({ deviceHash: z.instanceof(Buffer) }),
  sql: ({ id, email }: { id: string; email: string }) => sql`
    select device_hash as "deviceHash" from known_devices where user_id = ${id}
    union
    select device_hash from one_time_codes where email = ${email}::citext and device_hash is not null`,
});

interface CountersOf {
  subjects: Buffer[];
  scopes: string[];
}

export const listCounters = defineStatement({
  name: 'counters-of-account',
  row: z.object({
    scope: z.string(),
    used: z.int(),
    level: z.int(),
    streak: z.int(),
    blockedUntil: z.nullable(z.date()),
    lastAttemptAt: z.date(),
  }),
  sql: ({ subjects, scopes }: CountersOf) => sql`
    select scope, used, block_level as level, streak, blocked_until as "blockedUntil",
      last_attempt_at as "lastAttemptAt"
    from attempt_counters where scope = any(${scopes}::text[]) and subject = any(${subjects}::bytea[])`,
});

/** In the order in which every statement locks counters. */
export const forgetCounters = defineStatement({
  name: 'forget-counters-of-account',
  sql: ({ subjects, scopes }: CountersOf) => sql`
    with locked as (
      select scope, subject from attempt_counters
      where scope = any(${scopes}::text[]) and subject = any(${subjects}::bytea[])
      order by scope, subject for update
    )
    delete from attempt_counters c using locked where c.scope = locked.scope and c.subject = locked.subject`,
});
