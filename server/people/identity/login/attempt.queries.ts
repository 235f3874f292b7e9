import sql, { type Sql } from 'sql-template-tag';
import * as z from 'zod/mini';
import { noNetworks, type Networks } from '../../../core/limit.queries.ts';
import { addressScope } from '../../../core/limits.ts';
import { defineStatement } from '../../../core/statement.ts';
import { User } from '../../users/user.entity.ts';
import type { AttemptPolicy } from './attempt-state.rules.ts';
import { addressLimits, overallFailures, overallLimit } from './attempt.rules.ts';

const { failures } = addressLimits;
const failureScope = addressScope(failures.scope);
const failuresSince = (now: Date) => sql`${now}::timestamptz - make_interval(secs => ${failures.seconds}::int)`;
const isFullOverall = (now: Date) => sql`
  scope = ${overallFailures.scope} and subject = ${overallFailures.subject}::bytea and used >= ${overallLimit.limit}
    and window_started_at > ${now}::timestamptz - make_interval(secs => ${overallLimit.seconds}::int)`;

const counter = {
  used: z.nullable(z.int()),
  level: z.nullable(z.int()),
  streak: z.nullable(z.int()),
  blockedUntil: z.nullable(z.date()),
  lastAttemptAt: z.nullable(z.date()),
};

const userColumns = sql`
  id, name, email::text as email, role, password_hash as "passwordHash", email_verified_at as "emailVerifiedAt",
  disabled_at as "disabledAt", disabled_reason as "disabledReason", deletes_at as "deletesAt", erased_at as "erasedAt",
  created_at as "createdAt", updated_at as "updatedAt"`;

interface Attempt extends AttemptPolicy {
  now: Date;
  scope: string;
  subject: Buffer;
  /** In place of `subject` if the account with this address knows this browser. */
  subjectIfKnown?: Buffer;
  email: string;
  deviceHash?: Buffer | null;
  /** Of the address that the attempt comes from, if it counts there too. */
  networks?: Networks;
  /**
   * Whether it is stopped while far too many logins of everybody fail, or of its networks: not with a proof of work.
   */
  isLimitedOverall?: boolean;
  isLimitedByNetworks?: boolean;
}

/**
 * Before anything is compared, in one statement with the account and whether it knows the browser: of any number of
 * attempts at once exactly as many pass as the policy allows, at every isolation level. The columns of the counter are
 * null if the attempt is refused: a block lasts, or it came too soon. The one that uses up the last try is admitted and
 * sets the block already. The counter of the subject is always locked before those of the networks.
 */
export const countAttempt = defineStatement({
  name: 'count-attempt',
  entity: User,
  row: z.object({
    hasAccount: z.boolean(),
    isKnownDevice: z.boolean(),
    ...counter,
    networkUsed: z.nullable(z.int()),
    networkStartedAt: z.nullable(z.date()),
    overallStartedAt: z.nullable(z.date()),
  }),
  sql: ({ networks = noNetworks, subject, spacingSeconds = 0, ...attempt }: Attempt) => sql`
    with account as (
      select ${userColumns} from users where email = ${attempt.email}::citext
    ), browser as (
      select exists (select from known_devices
        where user_id = (select id from account) and device_hash = ${attempt.deviceHash}::bytea) as is_known
    ), networks as (
      select * from unnest(${networks.subjects}::bytea[], ${networks.widths}::int[]) network (subject, width)
    -- What stops an attempt before it counts: too many failed logins everywhere, or too many failures of its networks.
    ), overall as (
      select window_started_at from attempt_counters, browser
      where ${attempt.isLimitedOverall}::boolean and not is_known and ${isFullOverall(attempt.now)}
    ), crowded as (
      select from networks join attempt_counters counter using (subject)
      where ${attempt.isLimitedByNetworks}::boolean and counter.scope = ${failureScope}
        and counter.window_started_at > ${failuresSince(attempt.now)}
        and ceil(counter.used / networks.width::numeric) >= ${failures.limit} limit 1
    -- The counter of the subject, whose blocks and tries are forgotten after 24 hours without an attempt.
    ), counted as (
      insert into attempt_counters as counter (scope, subject, used, streak, window_started_at, last_attempt_at)
      select ${attempt.scope}, case when is_known then ${attempt.subjectIfKnown ?? subject}::bytea else ${subject} end,
        1, (${attempt.longestStreak}::int is not null)::int, ${attempt.now}::timestamptz, ${attempt.now}::timestamptz
      from browser where not exists (select from overall) and not exists (select from crowded)
      on conflict (scope, subject) do update
      set (used, block_level, last_attempt_at, blocked_until, streak) = (
        select used, level + (used >= most)::int, ${attempt.now}::timestamptz, case when used >= most
            then ${attempt.now}::timestamptz + make_interval(secs => (${attempt.blockSeconds}::int[])[level + 1]) end,
          case when ${attempt.longestStreak}::int is null then 0 else counter.streak + 1 end
        from (select counter.last_attempt_at <= ${attempt.now}::timestamptz - interval '24 hours' as is_forgotten) past,
          lateral (select case when is_forgotten then 0
            else least(counter.block_level, cardinality(${attempt.attempts}::int[]) - 1) end as level) blocks,
          lateral (select (${attempt.attempts}::int[])[level + 1] as most, case
            when is_forgotten or counter.blocked_until is not null or level < counter.block_level
            then 1 else counter.used + 1 end as used) tries
      )
      where (counter.blocked_until is null or counter.blocked_until <= ${attempt.now})
        and counter.last_attempt_at <= ${attempt.now}::timestamptz - make_interval(secs => ${spacingSeconds})
        and (${attempt.longestStreak}::int is null or counter.streak < ${attempt.longestStreak})
      returning counter.*
    -- The networks, where only the first attempt at a subject since its last block counts.
    ), failed as (
      insert into attempt_counters as counter (scope, subject, used, window_started_at, last_attempt_at)
      select ${failureScope}, networks.subject, 1, ${attempt.now}::timestamptz, ${attempt.now}::timestamptz
      from (select from counted where used = 1 union all select from crowded) attempt, networks
      on conflict (scope, subject) do update
      set (used, window_started_at, last_attempt_at) = (
        select case when is_over then 1 else counter.used + 1 end,
          case when is_over then ${attempt.now} else counter.window_started_at end, ${attempt.now}::timestamptz
        from (select counter.window_started_at <= ${failuresSince(attempt.now)} as is_over) last)
      returning subject, used, window_started_at
    ), fullest as (
      select ceil(used / width::numeric)::int as used, window_started_at
      from failed join networks using (subject) order by 1 desc limit 1
    )
    select account.*, account.id is not null as "hasAccount", is_known as "isKnownDevice", counted.used,
      counted.block_level as level, counted.streak, counted.blocked_until as "blockedUntil",
      counted.last_attempt_at as "lastAttemptAt", fullest.used as "networkUsed",
      fullest.window_started_at as "networkStartedAt", overall.window_started_at as "overallStartedAt"
    from browser left join account on true left join overall on true left join counted on true
      left join fullest on true`,
  samples: [{} as Attempt],
});

export interface StandingInput {
  email: string;
  purpose: string;
  userId: string | null;
  deviceHash: Buffer | null;
  subjects: Buffer[];
  scopes: string[];
}

export const standingColumns = z.object({
  scope: z.nullable(z.string()),
  subject: z.nullable(z.instanceof(Buffer)),
  ...counter,
  codeExpiresAt: z.nullable(z.date()),
});
export type StandingRow = z.infer<typeof standingColumns>;

/** The counters, and with each the end of the latest code; one row of nulls if there is no counter. */
const standing = (
  { email, purpose, userId, deviceHash, subjects, scopes }: StandingInput,
  counters = sql`attempt_counters`,
) => sql`
  select counter.scope, counter.subject, counter.used, counter.block_level as level, counter.streak,
    counter.blocked_until as "blockedUntil", counter.last_attempt_at as "lastAttemptAt",
    (select expires_at from one_time_codes
      where email = ${email} and purpose = ${purpose} and (user_id is null or user_id = ${userId})
        and used_at is null and (device_hash = ${deviceHash} or (${deviceHash}::bytea is null and not needs_device))
      order by created_at desc limit 1) as "codeExpiresAt"
  from (select) always left join ${counters} counter
    on counter.subject = any(${subjects}::bytea[]) and counter.scope = any(${scopes}::text[])`;

export const findStanding = defineStatement({
  name: 'standing',
  row: standingColumns,
  sql: (input: StandingInput) => standing(input),
});

interface CounterKey {
  scope: string;
  subject: Buffer;
}

export interface Success {
  forget: CounterKey[];
  /** The streak begins again while the blocks stay. */
  restart: CounterKey[];
  /** Of the address, which gets the failure of this subject back; a window that is full stays full. */
  networks?: Networks;
}

const keys = (counters: CounterKey[]) => sql`
  unnest(${counters.map(({ scope }) => scope)}::text[], ${counters.map(({ subject }) => subject)}::bytea[])
    counter (scope, subject)`;

/**
 * What a success changes, if the condition holds. Counters are locked in one order, so that successes at the same time
 * never wait for each other in a circle.
 */
export const settling = ({ forget, restart, networks = noNetworks }: Success, condition: Sql) => sql`
  settled as (
    select scope, subject, true as is_forgotten, null::int as width from ${keys(forget)}
    union all select scope, subject, false, null from ${keys(restart)}
    union all select ${failureScope}, subject, false, width
    from unnest(${networks.subjects}::bytea[], ${networks.widths}::int[]) network (subject, width)
  ), locked as (
    select scope, subject, is_forgotten, width from attempt_counters counter join settled using (scope, subject)
    where ${condition} order by width nulls first, scope, subject for update of counter
  ), forgotten as (
    delete from attempt_counters counter using locked
    where counter.scope = locked.scope and counter.subject = locked.subject and is_forgotten
  ), restarted as (
    update attempt_counters counter set streak = 0,
      used = counter.used - case when counter.used > 0
        and ceil(counter.used / width::numeric) <= ${failures.limit} then 1 else 0 end
    from locked
    where counter.scope = locked.scope and counter.subject = locked.subject and not is_forgotten
  )`;

/** The standing after `settling`, in the same statement, whose parts all read the rows of before. */
export const standingAfter = (input: StandingInput) =>
  standing(
    input,
    sql`(
      select scope, subject, used, block_level, blocked_until, last_attempt_at,
        case when is_forgotten is null then streak else 0 end as streak
      from attempt_counters counter left join locked using (scope, subject) where is_forgotten is not true)`,
  );

export const settleSuccess = defineStatement({
  name: 'settle-success',
  sql: (success: Success) => sql`with ${settling(success, sql`true`)} select`,
  samples: [{ forget: [], restart: [] }],
});

/** They decide nothing any more. Streaks are stored longer, or a patient guesser would begin another one. */
export const removeOldCounters = defineStatement({
  name: 'remove-old-counters',
  sql: ({ usual, streak }: { usual: Date; streak: Date }) => sql`
    delete from attempt_counters
    where last_attempt_at < ${usual} and (blocked_until is null or blocked_until < ${usual})
      and (streak = 0 or last_attempt_at < ${streak})`,
});
