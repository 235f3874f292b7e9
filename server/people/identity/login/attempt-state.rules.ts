export interface AttemptPolicy {
  /** Attempts before a block, by how many blocks there were; the last step is followed by a day of silence. */
  attempts: readonly number[];
  /** Of the block that follows, step by step. */
  blockSeconds: readonly number[];
  /** Between two attempts. */
  spacingSeconds?: number;
  /** Attempts that may ever follow one another without a success; after them only a success elsewhere helps. */
  longestStreak?: number;
}

export interface AttemptState {
  used: number;
  /** Blocks so far; forgotten after 24 hours without an attempt, or by a success. */
  level: number;
  /** Attempts since the last success, however long ago; counted where the policy limits them. */
  streak: number;
  /** Of a streak that is too long: always a day ahead. */
  blockedUntil: Date | null;
  isStreakOver: boolean;
  lastAttemptAt: Date | null;
}

/** Nulls where there is no counter. */
export type CounterRow = { [Column in keyof Omit<AttemptState, 'isStreakOver'>]: AttemptState[Column] | null };

const untouched: AttemptState = {
  used: 0,
  level: 0,
  streak: 0,
  blockedUntil: null,
  isStreakOver: false,
  lastAttemptAt: null,
};
const dayMilliseconds = 86_400_000;

export function stateFrom(
  row: CounterRow | undefined,
  { longestStreak = Infinity }: AttemptPolicy,
  now: Date,
): AttemptState {
  if (!row?.lastAttemptAt) return untouched;
  const { used, level, streak, blockedUntil, lastAttemptAt } = row;
  const counted = { used: used ?? 0, level: level ?? 0, streak: streak ?? 0, blockedUntil, lastAttemptAt };
  const isStreakOver = counted.streak >= longestStreak;
  if (isStreakOver) return { ...counted, isStreakOver, blockedUntil: new Date(now.getTime() + dayMilliseconds) };
  if (blockedUntil && blockedUntil > now) return { ...counted, isStreakOver };
  const isForgotten = lastAttemptAt.getTime() <= now.getTime() - dayMilliseconds;
  if (isForgotten) return { ...untouched, streak: counted.streak };
  return { ...counted, isStreakOver, used: blockedUntil ? 0 : counted.used, blockedUntil: null };
}

export function attemptsLeft(state: AttemptState, policy: AttemptPolicy): number {
  if (state.blockedUntil) return 0;
  const most = policy.attempts[Math.min(state.level, policy.attempts.length - 1)] ?? 0;
  return Math.max(Math.min(most - state.used, (policy.longestStreak ?? Infinity) - state.streak), 0);
}
