import type { RequestContext } from '../../../core/context.ts';
import { AppError } from '../../../core/errors.ts';
import type { CodeTicket } from './account.types.ts';
import { type AttemptState, attemptsLeft, stateFrom } from './attempt-state.rules.ts';
import { findStanding, type StandingInput, type StandingRow } from './attempt.queries.ts';
import { codeRules } from './attempt.rules.ts';
import {
  type Subject,
  type AttemptPurpose,
  type CountedStep,
  isLogin,
  keyOf,
  policyOf,
  scopeOf,
  type Step,
} from './subject.service.ts';

/** Under the names of the specification, in every answer of an account operation. */
export type Counters = typeof noCounters;

const noNumber = null as number | null;
const noDate = null as Date | null;
const noCounters = {
  retryIn: noNumber,
  otpExpiresIn: noNumber,
  attemptsLeft: noNumber,
  otpAttempts: noNumber,
  otpAttemptsLeft: noNumber,
  otpVerifyAttempts: noNumber,
  otpVerifyAttemptsLeft: noNumber,
  verifyAttemptsLeft: noNumber,
  passwordAttempts: noNumber,
  passwordAttemptsLeft: noNumber,
  blockDuration: noNumber,
  blockExpires: noDate,
  remainingBlockSeconds: noNumber,
  lockoutExpires: noDate,
};

const secondsUntil = (time: Date, now: Date): number => Math.max(Math.ceil((time.getTime() - now.getTime()) / 1000), 0);

interface StandingOptions {
  own?: AttemptState;
  isSent?: boolean;
}

/**
 * `own` is the state that this attempt left, whatever others did since. A refused or failed step shows its own block, a
 * sent code the block of entering it.
 */
export const countersOf = async (subject: Subject, step: Step, options?: StandingOptions): Promise<Counters> =>
  (await standingOf(subject, step, options)).counters;

/** The answer to a request for a code. */
export const ticketOf = async (
  subject: Subject,
  message: string,
  tempToken: string | null = null,
): Promise<CodeTicket> => ({ message, tempToken, ...(await countersOf(subject, 'send', { isSent: true })) });

export interface Standing {
  counters: Counters;
  isStreakOver: boolean;
}

const countedSteps = ['send', 'verify', 'password', 'guess'] as const;

/** Codes are those of the login at the second step too. */
const codePurposeOf = (purpose: AttemptPurpose): AttemptPurpose => (isLogin(purpose) ? 'LOGIN' : purpose);

export function standingInput(subject: Subject): StandingInput {
  const { request, purpose, email, key, codeKey, deviceHash } = subject;
  return {
    email,
    purpose: codePurposeOf(purpose),
    userId: request.actor?.id ?? null,
    deviceHash,
    subjects: [key, codeKey],
    scopes: countedSteps.map((each) => scopeOf(purpose, each)),
  };
}

export async function standingOf(subject: Subject, step: Step, options?: StandingOptions): Promise<Standing> {
  const rows = await subject.request.services.database.prepared(findStanding(standingInput(subject)));
  return standingFrom(subject, rows, step, options);
}

/** Guesses at a code are blocked by their own counter or by that of all guesses, whichever lasts longer. */
export function withBlockOfAll(own: AttemptState, all: AttemptState): AttemptState {
  const isLonger = all.blockedUntil && !(own.blockedUntil && own.blockedUntil >= all.blockedUntil);
  return isLonger ? { ...own, blockedUntil: all.blockedUntil, isStreakOver: all.isStreakOver } : own;
}

const isFree = (purpose: AttemptPurpose, { used, level, blockedUntil }: AttemptState): boolean =>
  !isLogin(purpose) && used === 0 && level === 0 && !blockedUntil;

export function standingFrom(
  subject: Subject,
  rows: StandingRow[],
  step: Step,
  { own, isSent = false }: StandingOptions = {},
): Standing {
  const { purpose, now } = subject;
  const stateAt = (each: CountedStep): AttemptState => {
    const [scope, key] = [scopeOf(purpose, each), keyOf(subject, each)];
    const row = rows.find((counter) => counter.scope === scope && counter.subject?.equals(key));
    return stateFrom(row, policyOf(subject, each), now);
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
    const count = attemptsLeft(of(each), policyOf(subject, each));
    return each === 'verify' && isLogin(purpose)
      ? Math.min(count, attemptsLeft(all, policyOf(subject, 'guess')))
      : count;
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
