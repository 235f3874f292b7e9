/** The countdowns of the screens, as instants (ms since 1970), so that they are right after a sleeping tab wakes. */
export interface CodeCounters {
  /** When a new code may be requested. */
  readonly resendAt: number | null;
  /** When the current code expires; null when there is none. */
  readonly expiresAt: number | null;
  /** Until when entering codes is blocked. */
  readonly blockedUntil: number | null;
}

export const noCounters: CodeCounters = { resendAt: null, expiresAt: null, blockedUntil: null };

function momentIn(seconds: unknown, now: number): number | null {
  return typeof seconds === 'number' && seconds > 0 ? now + seconds * 1000 : null;
}

/** Reads a code ticket or the extensions of an error: both use the same names. */
export function countersOf(answer: object, now = Date.now()): CodeCounters {
  const { retryIn, otpExpiresIn, remainingBlockSeconds, blockDuration } = answer as Record<string, unknown>;
  return {
    resendAt: momentIn(retryIn, now),
    expiresAt: momentIn(otpExpiresIn, now),
    blockedUntil: momentIn(remainingBlockSeconds ?? blockDuration, now),
  };
}

/** The counters of an error, or the previous ones if it has none (the server was unreachable). */
export const countersAfter = (before: CodeCounters, extensions: object, now = Date.now()): CodeCounters =>
  'retryIn' in extensions || 'remainingBlockSeconds' in extensions ? countersOf(extensions, now) : before;

/** A refused resend reports its own block, which delays the next one but does not block entering the code. */
export function countersAfterResend(before: CodeCounters, extensions: object, now = Date.now()): CodeCounters {
  const { resendAt, expiresAt, blockedUntil } = countersAfter(before, extensions, now);
  return {
    resendAt: Math.max(resendAt ?? 0, blockedUntil ?? 0) || before.resendAt,
    expiresAt: expiresAt ?? before.expiresAt,
    blockedUntil: before.blockedUntil,
  };
}
