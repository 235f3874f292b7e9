import sql from 'sql-template-tag';
import * as z from 'zod/mini';
import { noNetworks, type Networks } from '../../../core/limit.queries.ts';
import { addressScope } from '../../../core/limits.ts';
import { defineStatement } from '../../../core/statement.ts';
import type { AttemptPolicy } from './attempt-state.rules.ts';
import { addressLimits, overallFailures, overallLimit } from './attempt.rules.ts';

const { failures } = addressLimits;
const failureScope = addressScope(failures.scope);

interface Guess {
  now: Date;
  email: string;
  deviceHash: Buffer | null;
  /** Of the address that it comes from. */
  networks: Networks;
}

const guessState = z.object({
  isKnownDevice: z.boolean(),
  /** When the window began in which too many logins of everybody failed. */
  overallStartedAt: z.nullable(z.date()),
  /** Whether another failure would be one too many for a network. */
  isCrowded: z.boolean(),
});
export type GuessState = z.infer<typeof guessState>;

/** What decides whether a guess is counted, and where. */
export const findGuessState = defineStatement({
  name: 'guess-state',
  row: guessState,
  sql: ({ now, email, deviceHash, networks }: Guess) => sql`
    select
      exists (
        select from known_devices d join users u on u.id = d.user_id
        where u.email = ${email} and d.device_hash = ${deviceHash}
      ) as "isKnownDevice",
      (
        select window_started_at from attempt_counters
        where scope = ${overallFailures.scope} and subject = ${overallFailures.subject}::bytea
          and used >= ${overallLimit.limit}
          and window_started_at > ${now}::timestamptz - make_interval(secs => ${overallLimit.seconds}::int)
      ) as "overallStartedAt",
      exists (
        select from attempt_counters counter
        join unnest(${networks.subjects}::bytea[], ${networks.widths}::int[]) network (subject, width) using (subject)
        where scope = ${failureScope} and used >= ${failures.limit} * width
          and window_started_at > ${now}::timestamptz - make_interval(secs => ${failures.seconds}::int)
      ) as "isCrowded"`,
  samples: [{ networks: noNetworks } as Guess],
});

const counter = {
  used: z.nullable(z.int()),
  level: z.nullable(z.int()),
  streak: z.nullable(z.int()),
  blockedUntil: z.nullable(z.date()),
  lastAttemptAt: z.nullable(z.date()),
};

interface Attempt extends AttemptPolicy {
  now: Date;
  scope: string;
  subject: Buffer;
}

/**
 * Before anything is compared: of any number of attempts at once exactly as many pass as the policy allows, at every
 * isolation level. No row if the attempt is refused: a block lasts, or it came too soon. The one that uses up the last
 * try is admitted and sets the block already. Blocks and tries are forgotten after 24 hours without an attempt.
 */
export const countAttempt = defineStatement({
  name: 'count-attempt',
  row: z.object(counter),
  sql: ({ now, scope, subject, attempts, blockSeconds, spacingSeconds = 0, longestStreak }: Attempt) => sql`
    insert into attempt_counters as counter (scope, subject, used, streak, window_started_at, last_attempt_at)
    values (${scope}, ${subject}, 1, (${longestStreak}::int is not null)::int, ${now}, ${now})
    on conflict (scope, subject) do update
    set (used, block_level, last_attempt_at, blocked_until, streak) = (
      select used, level + (used >= most)::int, ${now}::timestamptz,
        case when used >= most
          then ${now}::timestamptz + make_interval(secs => (${blockSeconds}::int[])[level + 1]) end,
        case when ${longestStreak}::int is null then 0 else counter.streak + 1 end
      from (select counter.last_attempt_at <= ${now}::timestamptz - interval '24 hours' as is_forgotten) past,
        lateral (select case when is_forgotten then 0
          else least(counter.block_level, cardinality(${attempts}::int[]) - 1) end as level) blocks,
        lateral (select (${attempts}::int[])[level + 1] as most, case
          when is_forgotten or counter.blocked_until is not null or level < counter.block_level
          then 1 else counter.used + 1 end as used) tries
    )
    where (counter.blocked_until is null or counter.blocked_until <= ${now})
      and counter.last_attempt_at <= ${now}::timestamptz - make_interval(secs => ${spacingSeconds})
      and (${longestStreak}::int is null or counter.streak < ${longestStreak})
    returning used, block_level as level, streak, blocked_until as "blockedUntil", last_attempt_at as "lastAttemptAt"`,
});

interface CountersInput {
  email: string;
  purpose: string;
  userId: string | null;
  deviceHash: Buffer | null;
  subjects: Buffer[];
  scopes: string[];
}

/** The counters, and with each the end of the latest code; one row of nulls if there is no counter. */
export const findCounterState = defineStatement({
  name: 'counter-state',
  row: z.object({
    scope: z.nullable(z.string()),
    subject: z.nullable(z.instanceof(Buffer)),
    ...counter,
    codeExpiresAt: z.nullable(z.date()),
  }),
  sql: ({ email, purpose, userId, deviceHash, subjects, scopes }: CountersInput) => sql`
    select counter.scope, counter.subject, counter.used, counter.block_level as level, counter.streak,
      counter.blocked_until as "blockedUntil", counter.last_attempt_at as "lastAttemptAt",
      (select expires_at from one_time_codes
        where email = ${email} and purpose = ${purpose} and (user_id is null or user_id = ${userId})
          and used_at is null and (device_hash = ${deviceHash} or (${deviceHash}::bytea is null and not needs_device))
        order by created_at desc limit 1) as "codeExpiresAt"
    from (select) always left join attempt_counters counter
      on counter.subject = any(${subjects}::bytea[]) and counter.scope = any(${scopes}::text[])`,
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
 * What a success changes. Counters are locked in one order, so that successes at the same time never wait for each other
 * in a circle. Materialized: Postgres loses a row of a union that is joined in place when it has to wait for its lock.
 */
export const settleSuccess = defineStatement({
  name: 'settle-success',
  sql: ({ forget, restart, networks = noNetworks }: Success) => sql`
    with settled as materialized (
      select scope, subject, true as is_forgotten, null::int as width from ${keys(forget)}
      union all select scope, subject, false, null from ${keys(restart)}
      union all select ${failureScope}, subject, false, width
      from unnest(${networks.subjects}::bytea[], ${networks.widths}::int[]) network (subject, width)
    ), locked as (
      select scope, subject, is_forgotten, width from attempt_counters counter join settled using (scope, subject)
      order by width nulls first, scope, subject for update of counter
    ), forgotten as (
      delete from attempt_counters counter using locked
      where counter.scope = locked.scope and counter.subject = locked.subject and is_forgotten
    )
    update attempt_counters counter set streak = 0,
      used = counter.used - case when counter.used > 0
        and ceil(counter.used / width::numeric) <= ${failures.limit} then 1 else 0 end
    from locked
    where counter.scope = locked.scope and counter.subject = locked.subject and not is_forgotten`,
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
