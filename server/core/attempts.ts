import type { QueryResultRow } from 'pg';
import type { Actor } from './actor.ts';
import type { RequestContext } from './context.ts';
import { narrowInWide, networksOf } from './client-address.ts';
import type { Database } from './database.ts';
import { AppError } from './errors.ts';

/**
 * Runs SQL in a transaction or by itself. In a transaction, only its own: waiting for a second connection could starve
 * the pool.
 */
export type Executor = { query(text: string, values: unknown[]): Promise<unknown> };

export interface AttemptPolicy {
  /** Attempts before a block, by how many blocks there were; the last step is followed by a day of silence. */
  attempts: readonly number[];
  /** Seconds of the block that follows, step by step. */
  blockSeconds: readonly number[];
  /** Seconds that must lie between two attempts. */
  spacingSeconds?: number;
  /**
   * Attempts that may ever follow one another without a success; after them only a success elsewhere helps
   * (`settling`).
   */
  longestStreak?: number;
}

export interface AttemptState {
  /** Attempts since the last block. */
  used: number;
  /** Blocks so far; forgotten after 24 hours without an attempt, or by a success. */
  level: number;
  /** Attempts since the last success, however long ago; counted where the policy limits them. */
  streak: number;
  /** Of a streak that is too long: always a day ahead. */
  blockedUntil: Date | null;
  isStreakOver: boolean;
  lastAttemptAt: Date | null;
  /** What this attempt left at the address that it came from, where it was counted there too. */
  atAddress?: WindowState;
}

const untouched: AttemptState = {
  used: 0,
  level: 0,
  streak: 0,
  blockedUntil: null,
  isStreakOver: false,
  lastAttemptAt: null,
};
export const attemptColumns = `scope, used, block_level as level, streak, blocked_until as "blockedUntil", last_attempt_at as "lastAttemptAt"`;
export type AttemptRow = Omit<AttemptState, 'isStreakOver'> & { scope: string; lastAttemptAt: Date };

const dayMilliseconds = 86_400_000;

// One statement: of any number of attempts at once, exactly as many pass as the policy allows, at every isolation
// level.
const raising = (subject: string, source: string): string => `
  insert into attempt_counters as counter (scope, subject, used, streak, window_started_at, last_attempt_at)
  select $1, ${subject}, 1, case when $7::int is null then 0 else 1 end, $3, $3 ${source}
  on conflict (scope, subject) do update set (used, block_level, blocked_until, last_attempt_at, streak) = (
    select tried.used,
      tried.level + case when tried.used >= tried.most then 1 else 0 end,
      case when tried.used >= tried.most then $3::timestamptz + make_interval(secs => ($5::int[])[tried.level + 1]) end,
      $3,
      case when $7::int is null then 0 else counter.streak + 1 end
    from (
      select case when counter.blocked_until is not null or known.level < counter.block_level or counter.last_attempt_at <= $3 - interval '24 hours'
          then 1 else counter.used + 1 end as used,
        known.level, ($4::int[])[known.level + 1] as most
      from (select case when counter.last_attempt_at <= $3 - interval '24 hours' then 0 else least(counter.block_level, cardinality($4::int[]) - 1) end as level) known
    ) tried
  )
  where (counter.blocked_until is null or counter.blocked_until <= $3) and counter.last_attempt_at <= $3 - make_interval(secs => $6)
    and ($7::int is null or counter.streak < $7)
  returning ${attemptColumns}`;
const raise = raising('$2', '');

/**
 * A count of the address that a request comes from. An attempt is counted there only when it is the first since the
 * last block. Once the window is full, an attempt counts there alone and no more at its subject, unless the request
 * brought a proof of work.
 */
export interface AddressWindow {
  request: RequestContext;
  scope: string;
  window: WindowLimit;
  isProven?: boolean;
}

/**
 * Counts one attempt before it is checked. Null if it is refused: the subject is blocked, or it came too soon after the
 * last one. The attempt that uses up the last try is admitted and already sets the block; a success forgets it
 * (`settling`).
 */
export async function raiseAttempt(
  database: Database,
  scope: string,
  subject: Buffer,
  policy: AttemptPolicy,
  now: Date,
  { tx, address }: { tx?: Executor; address?: AddressWindow } = {},
): Promise<AttemptState | null> {
  if (address) {
    const [both] = await database.prepared<CountedRow & QueryResultRow>(
      'raise-attempt-and-address',
      `with ${counting('$2')} select ${counted}`,
      countingValues(scope, subject, policy, now, address),
    );
    return countedState(both, policy, now, address);
  }
  const values = raisingValues(scope, subject, policy, now);
  const [row] = tx
    ? ((await tx.query(raise, values)) as AttemptRow[])
    : await database.prepared<AttemptRow>('raise-attempt', raise, values);
  return row ? stateOf(row, policy, now) : null;
}

const raisingValues = (scope: string, subject: Buffer, policy: AttemptPolicy, now: Date): unknown[] => [
  scope,
  subject,
  now,
  policy.attempts,
  policy.blockSeconds,
  policy.spacingSeconds ?? 0,
  policy.longestStreak ?? null,
];

/** The eleven of `counting`. */
export const countingValues = (
  scope: string,
  subject: Buffer,
  policy: AttemptPolicy,
  now: Date,
  address: AddressWindow,
): unknown[] => [
  ...raisingValues(scope, subject, policy, now),
  windowStart(now, address.window.seconds),
  `address:${address.scope}`,
  addressOf(address.request),
  address.isProven ? null : address.window.limit,
];

/**
 * A row of `counted`; nulls if the attempt is refused, and those of the subject alone if the window of the address was
 * full.
 */
export type CountedRow = { [Column in keyof AttemptRow]: AttemptRow[Column] | null } & {
  networkUsed: number | null;
  networkStartedAt: Date | null;
};

/** Null if the attempt is refused. */
export function countedState(
  row: CountedRow | undefined,
  policy: AttemptPolicy,
  now: Date,
  { window }: AddressWindow,
): AttemptState | null {
  if (!row) return null;
  const { networkUsed: used, networkStartedAt: startedAt } = row;
  const atAddress =
    used !== null && startedAt ? { used, secondsLeft: windowSecondsLeft(startedAt, window.seconds, now) } : undefined;
  if (!row.lastAttemptAt) return atAddress ? { ...untouched, atAddress } : null;
  return { ...stateOf(row as AttemptRow, policy, now), ...(atAddress && { atAddress }) };
}

function stateOf(row: AttemptRow, { longestStreak }: AttemptPolicy, now: Date): AttemptState {
  const isStreakOver = longestStreak !== undefined && row.streak >= longestStreak;
  if (isStreakOver) return { ...row, isStreakOver, blockedUntil: new Date(now.getTime() + dayMilliseconds) };
  if (row.blockedUntil && row.blockedUntil > now) return { ...row, isStreakOver };
  const isForgotten = row.lastAttemptAt.getTime() <= now.getTime() - dayMilliseconds;
  if (isForgotten) return { ...untouched, streak: row.streak };
  return { ...row, isStreakOver, used: row.blockedUntil ? 0 : row.used, blockedUntil: null };
}

/** The state of a counter, from its row, if there is one; nothing is decided by it. */
export const stateFrom = (row: AttemptRow | undefined, policy: AttemptPolicy, now: Date): AttemptState =>
  row ? stateOf(row, policy, now) : untouched;

/** `$first`, `$first+1` and so on, to be named. */
export const places = (first: number, count: number): string[] =>
  Array.from({ length: count }, (_, index) => `$${first + index}`);

/**
 * CTEs that forget what a success makes void, if the `condition` holds; their values, from $`first` on, are
 * `settlingValues`. Rows are locked in one order, so that successes at the same time never wait for each other in a
 * circle. `kept` are the counters as they are then; the table itself still shows them as they were.
 */
export function settling(first: number, condition = 'true'): string {
  const [subject, forget, restart, address, scope, limit] = places(first, 6);
  return `
    mine as (
      select scope, subject from attempt_counters
      where ((subject = ${subject} and scope = any(${forget}::text[] || ${restart}::text[])) or (subject = any(${address}::bytea[]) and scope = ${scope})) and ${condition}
      order by coalesce(array_position(${address}::bytea[], subject), 0), scope for update
    ), forgotten as (
      delete from attempt_counters counter using mine where counter.scope = mine.scope and counter.subject = mine.subject and mine.scope = any(${forget})
    ), settled as (
      update attempt_counters counter
      set streak = 0, used = case
        when counter.scope = ${scope} and counter.used > 0 and ${shareUsed('counter.used', 'counter.subject', String(address))} <= ${limit}::int then counter.used - 1
        else counter.used end
      from mine where counter.scope = mine.scope and counter.subject = mine.subject and mine.scope <> all(${forget})
    ), kept as (
      select scope, subject, used, block_level, case when subject = ${subject} and scope = any(${restart}) then 0 else streak end as streak, blocked_until, last_attempt_at
      from attempt_counters where not (subject = ${subject} and scope = any(${forget}))
    )`;
}

/** What a success changes: counters to forget, and scopes whose streak begins again while their blocks stay. */
export interface Success {
  forget: string[];
  restart: string[];
}

/**
 * The six of `settling`. The address of `forgiven`, if any, gets one failure back; a window that is full stays full.
 */
export const settlingValues = (subject: Buffer, { forget, restart }: Success, forgiven?: AddressWindow): unknown[] => [
  subject,
  forget,
  restart,
  forgiven ? addressOf(forgiven.request) : null,
  forgiven ? `address:${forgiven.scope}` : null,
  forgiven?.window.limit ?? 0,
];

/** Attempts that the policy still allows before the next block. */
export const attemptsLeft = (state: AttemptState, policy: AttemptPolicy): number => {
  if (state.blockedUntil) return 0;
  const most = policy.attempts[Math.min(state.level, policy.attempts.length - 1)] ?? 0;
  return Math.max(Math.min(most - state.used, (policy.longestStreak ?? Infinity) - state.streak), 0);
};

/** $3 is now, and `start` when a window that is still open began at the earliest. */
const countInWindow = (start: string): string => `
  on conflict (scope, subject) do update set
    used = case when counter.window_started_at <= ${start} then 1 else counter.used + 1 end,
    window_started_at = case when counter.window_started_at <= ${start} then $3 else counter.window_started_at end,
    last_attempt_at = $3
  returning used, subject, window_started_at as "windowStartedAt"`;

/** Of a count: what falls on one narrow network, if it is that of the wide one, the second of `places`. */
const shareUsed = (used: string, subject: string, subjects: string): string =>
  `case when array_position(${subjects}::bytea[], ${subject}) > 1 then ceil(${used} / ${narrowInWide}.0)::int else ${used} end`;

const raiseInWindow = `
  with raised as (
    insert into attempt_counters as counter (scope, subject, used, window_started_at, last_attempt_at)
    select $1, place.subject, 1, $3, $3 from unnest($2::bytea[]) place (subject)
    ${countInWindow('$4')}
  )
  select ${shareUsed('used', 'subject', '$2')} as used, "windowStartedAt" from raised order by used desc limit 1`;

/**
 * CTEs that count one attempt at a subject and at the address that it comes from, in one round trip; `source` are the
 * from and where clauses of the subject. Their values, from $1 on, are `countingValues`. The row of the subject is
 * always locked before that of the address.
 */
export const counting = (subject: string, source = 'where true'): string => `
  crowded as (
    select 1 from attempt_counters
    where scope = $9 and subject = any($10::bytea[]) and window_started_at > $8 and ${shareUsed('used', 'subject', '$10')} >= $11::int limit 1
  ),
  raised as (${raising(subject, `${source} and not exists (select from crowded)`)}),
  network as (
    insert into attempt_counters as counter (scope, subject, used, window_started_at, last_attempt_at)
    select $9, place.subject, 1, $3, $3 from (select 1 from raised where used = 1 union all select 1 from crowded) failed, unnest($10::bytea[]) place (subject)
    ${countInWindow('$8')}
  ), fullest as (
    select ${shareUsed('used', 'network.subject', '$10')} as used, "windowStartedAt" from network order by used desc limit 1
  )`;
/** What `counting` answers: always one row. */
export const counted =
  'raised.*, fullest.used as "networkUsed", fullest."windowStartedAt" as "networkStartedAt" from (select) always left join raised on true left join fullest on true';

export interface WindowLimit {
  limit: number;
  seconds: number;
}

export interface WindowState {
  used: number;
  /** Until the window ends, at least one. */
  secondsLeft: number;
}

export const windowSecondsLeft = (startedAt: Date, seconds: number, now: Date): number =>
  Math.max(Math.ceil((startedAt.getTime() + seconds * 1000 - now.getTime()) / 1000), 1);
export const windowStart = (now: Date, seconds: number): Date => new Date(now.getTime() - seconds * 1000);

/**
 * Counts one event in a window of `seconds`, which begins with the first event after the last window. Of an address
 * with two networks both are counted, and the fuller one decides.
 */
export async function raiseWindow(
  executor: Executor,
  scope: string,
  subject: Buffer | Buffer[],
  { seconds }: WindowLimit,
  now: Date,
): Promise<WindowState> {
  const [row] = (await executor.query(raiseInWindow, [scope, [subject].flat(), now, windowStart(now, seconds)])) as {
    used: number;
    windowStartedAt: Date;
  }[];
  return row
    ? { used: row.used, secondsLeft: windowSecondsLeft(row.windowStartedAt, seconds, now) }
    : { used: 0, secondsLeft: seconds };
}

/** The subjects of an address: its network and, for IPv6, the wide one around it. */
const addressOf = ({ services: { secrets }, ipAddress }: RequestContext): Buffer[] =>
  networksOf(ipAddress).map((network) => secrets.hmac('address', network));

/** How many calls came from the address of this request in the present window, this one included. */
export const countByAddress = (
  request: RequestContext,
  scope: string,
  limit: WindowLimit,
  executor: Executor = request.services.database,
): Promise<WindowState> =>
  raiseWindow(executor, `address:${scope}`, addressOf(request), limit, request.services.clock.now());

/** At most `limit` calls from one address in a window of `seconds`, else RATE_LIMITED with the seconds to wait. */
export async function limitByAddress(
  request: RequestContext,
  scope: string,
  { message, ...window }: WindowLimit & { message: string },
  executor?: Executor,
): Promise<void> {
  const state = await countByAddress(request, scope, window, executor);
  if (state.used > window.limit) throw new AppError('RATE_LIMITED', message, { retryAfterSeconds: state.secondsLeft });
}

/** Of a use case that writes: what its transaction counts stays or goes with it. */
interface CountingScope {
  tx: Executor;
  actor: Actor;
  services: RequestContext['services'];
  now: Date;
}

/** The same for one person, whatever the address; counted in the caller's transaction. */
export const limitByPerson = (
  scope: CountingScope,
  name: string,
  limit: WindowLimit & { message: string },
): Promise<void> => limitBySubject(scope, `person:${name}`, scope.actor.id, limit);

/** The same for one thing that a person does something with. */
export async function limitBySubject(
  { tx, services: { secrets }, now }: CountingScope,
  scope: string,
  subject: string,
  { message, ...window }: WindowLimit & { message: string },
): Promise<void> {
  const state = await raiseWindow(tx, scope, secrets.hmac('person', subject), window, now);
  if (state.used > window.limit) throw new AppError('RATE_LIMITED', message, { retryAfterSeconds: state.secondsLeft });
}
