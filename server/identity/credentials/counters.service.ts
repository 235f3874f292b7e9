import {
  attemptColumns,
  type AttemptPolicy,
  type AttemptRow,
  type AttemptState,
  attemptsLeft,
  places,
  settling,
  stateFrom,
} from '../../core/attempts.ts';
import type { RequestContext } from '../../core/context.ts';
import { AppError } from '../../core/errors.ts';
import { codeRules } from './attempt.rules.ts';
import {
  type Attempter,
  type AttemptPurpose,
  type CountedStep,
  isLogin,
  keyOf,
  policyOf,
  scopeOf,
  type Step,
} from './attempter.service.ts';

/** The counters of the specification, under its names, in every answer of an account operation: a number (a date), or null. */
export interface Counters {
  retryIn: number | null;
  otpExpiresIn: number | null;
  attemptsLeft: number | null;
  otpAttempts: number | null;
  otpAttemptsLeft: number | null;
  otpVerifyAttempts: number | null;
  otpVerifyAttemptsLeft: number | null;
  verifyAttemptsLeft: number | null;
  passwordAttempts: number | null;
  passwordAttemptsLeft: number | null;
  blockDuration: number | null;
  blockExpires: Date | null;
  remainingBlockSeconds: number | null;
  lockoutExpires: Date | null;
}

const noCounters: Counters = {
  retryIn: null,
  otpExpiresIn: null,
  attemptsLeft: null,
  otpAttempts: null,
  otpAttemptsLeft: null,
  otpVerifyAttempts: null,
  otpVerifyAttemptsLeft: null,
  verifyAttemptsLeft: null,
  passwordAttempts: null,
  passwordAttemptsLeft: null,
  blockDuration: null,
  blockExpires: null,
  remainingBlockSeconds: null,
  lockoutExpires: null,
};

const secondsUntil = (time: Date, now: Date): number => Math.max(Math.ceil((time.getTime() - now.getTime()) / 1000), 0);

// Always at least one row: the latest code of the address, if any, beside each counter, if any.
function standingIn(counters: string, first: number, always = '(select 1) always'): string {
  const [email, purpose, userId, subjects, scopes, device] = places(first, 6);
  return `
    select ${attemptColumns}, subject, code.expires_at as "codeExpiresAt"
    from ${always}
    left join lateral (
      select expires_at from one_time_codes
      where email = ${email} and purpose = ${purpose} and (user_id is null or user_id = ${userId}) and used_at is null
        and (device_hash = ${device} or (${device}::bytea is null and not needs_device))
      order by created_at desc limit 1
    ) code on true
    left join ${counters} on subject = any(${subjects}::bytea[]) and scope = any(${scopes})`;
}

/** A success as a part of the statement that brings it about: CTEs, and a select of the counters for each row of `cause`, a CTE; with `successValues` from $`first` on. */
export const success = (first: number, cause: string): { parts: string; answer: string } => ({
  parts: settling(first, `exists (select from ${cause})`),
  answer: standingIn('kept', first + 6, cause),
});

const standing = standingIn('attempt_counters', 1);
export const settleAndStand = `with ${settling(1)} ${standingIn('kept', 7)}`;

export type StandingRow = AttemptRow & { subject: Buffer; codeExpiresAt: Date | null };
interface StandingOptions {
  own?: AttemptState;
  isSent?: boolean;
}

/**
 * Where the attempter stands after `step`; `own` is the state that this attempt itself left, whatever others did since.
 * A refused or failed step shows its own block; a sent code that of entering it.
 */
export const countersOf = async (
  attempter: Attempter,
  step: Step,
  now: Date,
  options?: StandingOptions,
): Promise<Counters> => (await standingOf(attempter, step, now, options)).counters;

interface Standing {
  counters: Counters;
  isStreakOver: boolean;
}

const countedSteps = ['send', 'verify', 'password', 'guess'] as const;

/** Codes are those of the login at the second step too. */
const codePurposeOf = (purpose: AttemptPurpose): AttemptPurpose => (isLogin(purpose) ? 'LOGIN' : purpose);

/** The six of `standingIn`. */
export const standingValues = (attempter: Attempter): unknown[] => {
  const { request, purpose, email, key, codeKey, deviceHash } = attempter;
  return [
    email,
    codePurposeOf(purpose),
    request.actor?.id ?? null,
    [key, codeKey],
    countedSteps.map((each) => scopeOf(purpose, each)),
    deviceHash,
  ];
};

export const standingOf = async (
  attempter: Attempter,
  step: Step,
  now: Date,
  options?: StandingOptions,
): Promise<Standing> =>
  standingFrom(
    attempter,
    await attempter.request.services.database.prepared<StandingRow>('standing', standing, standingValues(attempter)),
    step,
    now,
    options,
  );

/** Guesses at a code are blocked by their own counter or by that of all guesses, whichever lasts longer. */
export function withBlockOfAll(own: AttemptState, all: AttemptState): AttemptState {
  const isLonger = all.blockedUntil && !(own.blockedUntil && own.blockedUntil >= all.blockedUntil);
  return isLonger ? { ...own, blockedUntil: all.blockedUntil, isStreakOver: all.isStreakOver } : own;
}

/** The first guess at a sign-up or a new address is always judged. */
const isFree = (purpose: AttemptPurpose, { used, level, blockedUntil }: AttemptState): boolean =>
  !isLogin(purpose) && used === 0 && level === 0 && !blockedUntil;

export function standingFrom(
  attempter: Attempter,
  rows: StandingRow[],
  step: Step,
  now: Date,
  { own, isSent = false }: StandingOptions = {},
): Standing {
  const { purpose } = attempter;
  const policies = Object.fromEntries(countedSteps.map((each) => [each, policyOf(attempter, each)])) as Record<
    CountedStep,
    AttemptPolicy
  >;
  const stateAt = (each: CountedStep): AttemptState => {
    const scope = scopeOf(purpose, each);
    return stateFrom(
      rows.find((row) => row.scope === scope && row.subject.equals(keyOf(attempter, each))),
      policies[each],
      now,
    );
  };
  const all = stateAt('guess');
  const ownGuesses = stateAt('verify');
  const states = {
    send: stateAt('send'),
    verify: isFree(purpose, ownGuesses) ? ownGuesses : withBlockOfAll(ownGuesses, all),
    password: stateAt('password'),
  };
  const of = (each: Step) => (each === step && own) || states[each];
  const left = (each: Step) => {
    const count = attemptsLeft(of(each), policies[each]);
    return each === 'verify' && isLogin(purpose) ? Math.min(count, attemptsLeft(all, policies.guess)) : count;
  };
  const codeExpiresAt = rows[0]?.codeExpiresAt;
  const { lastAttemptAt, blockedUntil: sendBlockedUntil } = of('send');
  const nextSend = Math.max(
    sendBlockedUntil ? secondsUntil(sendBlockedUntil, now) : 0,
    lastAttemptAt ? secondsUntil(new Date(lastAttemptAt.getTime() + codeRules.resendSeconds * 1000), now) : 0,
  );
  const blockedUntil = of(isSent ? 'verify' : step).blockedUntil;
  const remaining = blockedUntil && secondsUntil(blockedUntil, now);
  const passwords = isLogin(purpose) || purpose === 'PASSWORD_CHANGE' ? left('password') : null;
  const counters: Counters = {
    retryIn: nextSend > 0 ? nextSend : null,
    otpExpiresIn: codeExpiresAt && codeExpiresAt > now ? secondsUntil(codeExpiresAt, now) : null,
    attemptsLeft: step === 'send' && isLogin(purpose) ? passwords : left(step),
    otpAttempts: left('send'),
    otpAttemptsLeft: left('send'),
    otpVerifyAttempts: left('verify'),
    otpVerifyAttemptsLeft: left('verify'),
    verifyAttemptsLeft: left('verify'),
    passwordAttempts: passwords,
    passwordAttemptsLeft: passwords,
    blockDuration: remaining,
    remainingBlockSeconds: remaining,
    blockExpires: blockedUntil,
    lockoutExpires: blockedUntil,
  };
  return { counters, isStreakOver: of(step).isStreakOver };
}

/** Wraps an account operation so that its refusals, those of its input too, carry every counter. */
export function withCounters<Input, Answer>(
  call: (request: RequestContext, input: Input) => Promise<Answer>,
): typeof call {
  return async (request, input) => {
    try {
      return await call(request, input);
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      throw new AppError(error.code, error.message, {
        ...noCounters,
        retryIn: error.details.retryAfterSeconds ?? null,
        ...error.details,
      });
    }
  };
}
