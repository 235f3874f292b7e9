import type { RequestContext } from './context.ts';
import type { Database } from './database.ts';
import { AppError } from './errors.ts';

/** Runs SQL in a transaction or by itself. In a transaction, only its own: waiting for a second connection could starve the pool. */
export type Executor = { query(text: string, values: unknown[]): Promise<unknown> };

export interface AttemptPolicy {
  /** Attempts before a block, by how many blocks there were; the last step is followed by a day of silence. */
  attempts: readonly number[];
  /** Seconds of the block that follows, step by step. */
  blockSeconds: readonly number[];
  /** Seconds that must lie between two attempts. */
  spacingSeconds?: number;
}

export interface AttemptState {
  /** Attempts since the last block. */
  used: number;
  /** Blocks so far; forgotten after 24 hours without an attempt, or by a success. */
  level: number;
  blockedUntil: Date | null;
  lastAttemptAt: Date | null;
}

export const untouched: AttemptState = { used: 0, level: 0, blockedUntil: null, lastAttemptAt: null };
const columns = `used, block_level as level, blocked_until as "blockedUntil", last_attempt_at as "lastAttemptAt"`;

// One statement: of any number of attempts at once, exactly as many pass as the policy allows, at every isolation level.
const raise = `
  insert into attempt_counters as counter (scope, subject, used, window_started_at, last_attempt_at) values ($1, $2, 1, $3, $3)
  on conflict (scope, subject) do update set (used, block_level, blocked_until, last_attempt_at) = (
    select tried.used,
      tried.level + case when tried.used >= tried.most then 1 else 0 end,
      case when tried.used >= tried.most then $3::timestamptz + make_interval(secs => ($5::int[])[tried.level + 1]) end,
      $3
    from (
      select case when counter.blocked_until is not null or known.level < counter.block_level or counter.last_attempt_at <= $3 - interval '24 hours'
          then 1 else counter.used + 1 end as used,
        known.level, ($4::int[])[known.level + 1] as most
      from (select case when counter.last_attempt_at <= $3 - interval '24 hours' then 0 else least(counter.block_level, cardinality($4::int[]) - 1) end as level) known
    ) tried
  )
  where (counter.blocked_until is null or counter.blocked_until <= $3) and counter.last_attempt_at <= $3 - make_interval(secs => $6)
  returning ${columns}`;

/**
 * Counts one attempt before it is judged. Null if it is refused: the subject is blocked, or it came too soon after the last one.
 * The attempt that uses up the last try is admitted and already sets the block; a success forgets it (`forgetAttempts`).
 */
export async function raiseAttempt(database: Database, scope: string, subject: Buffer, policy: AttemptPolicy, now: Date): Promise<AttemptState | null> {
  const rows = await database.query<AttemptState & Record<string, unknown>>(raise, [
    scope, subject, now, policy.attempts, policy.blockSeconds, policy.spacingSeconds ?? 0,
  ]);
  return rows[0] ?? null;
}

/** Where a subject stands in each scope, for the counters of an answer; nothing is decided by it. */
export async function readAttempts(database: Database, scopes: readonly string[], subject: Buffer, now: Date): Promise<AttemptState[]> {
  const rows = await database.query<AttemptState & { scope: string }>(
    `select scope, ${columns} from attempt_counters
     where scope = any($1) and subject = $2 and (blocked_until > $3 or last_attempt_at > $3::timestamptz - interval '24 hours')`,
    [scopes, subject, now],
  );
  return scopes.map((scope) => {
    const state = rows.find((row) => row.scope === scope) ?? untouched;
    const isBlockOver = state.blockedUntil !== null && state.blockedUntil <= now;
    return isBlockOver ? { ...state, used: 0, blockedUntil: null } : state;
  });
}

export async function forgetAttempts(executor: Executor, scopes: string[], subject: Buffer): Promise<void> {
  await executor.query('delete from attempt_counters where scope = any($1) and subject = $2', [scopes, subject]);
}

/** Attempts that the policy still allows before the next block. */
export const attemptsLeft = (state: AttemptState, policy: AttemptPolicy): number => {
  if (state.blockedUntil) return 0;
  const most = policy.attempts[Math.min(state.level, policy.attempts.length - 1)] ?? 0;
  return Math.max(most - state.used, 0);
};

const raiseInWindow = `
  insert into attempt_counters as counter (scope, subject, used, window_started_at, last_attempt_at) values ($1, $2, 1, $3, $3)
  on conflict (scope, subject) do update set
    used = case when counter.window_started_at <= $4 then 1 else counter.used + 1 end,
    window_started_at = case when counter.window_started_at <= $4 then $3 else counter.window_started_at end,
    last_attempt_at = $3
  returning used, window_started_at as "windowStartedAt"`;

/** At most `limit` calls from one address in a window of `seconds`, else RATE_LIMITED with the seconds to wait. */
export async function limitByAddress(
  { services: { database, secrets, clock }, ipAddress }: RequestContext,
  scope: string,
  { limit, seconds, message }: { limit: number; seconds: number; message: string },
  executor: Executor = database,
): Promise<void> {
  const now = clock.now();
  const windowStart = new Date(now.getTime() - seconds * 1000);
  const values = [`address:${scope}`, secrets.hmac('address', ipAddress), now, windowStart];
  const [row] = (await executor.query(raiseInWindow, values)) as { used: number; windowStartedAt: Date }[];
  if (!row || row.used <= limit) return;
  const wait = Math.max(Math.ceil((row.windowStartedAt.getTime() + seconds * 1000 - now.getTime()) / 1000), 1);
  throw new AppError('RATE_LIMITED', message, { retryAfterSeconds: wait });
}

/** Takes back a call that turned out to be no failure. */
export async function forgiveAddress({ services: { database, secrets }, ipAddress }: RequestContext, scope: string): Promise<void> {
  await database.query('update attempt_counters set used = greatest(used - 1, 0) where scope = $1 and subject = $2', [
    `address:${scope}`, secrets.hmac('address', ipAddress),
  ]);
}
