/** What the screens count down, as moments (ms since 1970) so that a sleeping tab wakes up right. */
export interface CodeCounters {
  /** When another code may be asked for. */
  readonly resendAt: number | null;
  /** When the present code ends; null when there is none to enter. */
  readonly expiresAt: number | null;
  /** Until when entering is blocked. */
  readonly blockedUntil: number | null;
}

export const noCounters: CodeCounters = { resendAt: null, expiresAt: null, blockedUntil: null };

function momentIn(seconds: unknown, now: number): number | null {
  return typeof seconds === 'number' && seconds > 0 ? now + seconds * 1000 : null;
}

/** Reads a code ticket, or the extensions of a refusal: both carry the counters under the same names. */
export function countersOf(answer: object, now = Date.now()): CodeCounters {
  const { retryIn, otpExpiresIn, remainingBlockSeconds, blockDuration } = answer as Record<string, unknown>;
  return {
    resendAt: momentIn(retryIn, now),
    expiresAt: momentIn(otpExpiresIn, now),
    blockedUntil: momentIn(remainingBlockSeconds ?? blockDuration, now),
  };
}

/** After a refusal: its counters, or the ones before when it brought none (the server was not reached). */
export const countersAfter = (before: CodeCounters, extensions: object, now = Date.now()): CodeCounters =>
  'retryIn' in extensions || 'remainingBlockSeconds' in extensions ? countersOf(extensions, now) : before;

/** A refused resend reports its own block, which delays the next one but not the entering of the code. */
export function countersAfterResend(before: CodeCounters, extensions: object, now = Date.now()): CodeCounters {
  const { resendAt, expiresAt, blockedUntil } = countersAfter(before, extensions, now);
  return {
    resendAt: Math.max(resendAt ?? 0, blockedUntil ?? 0) || before.resendAt,
    expiresAt: expiresAt ?? before.expiresAt,
    blockedUntil: before.blockedUntil,
  };
}
