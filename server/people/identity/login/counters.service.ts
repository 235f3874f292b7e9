import type { RequestContext } from '../../../core/context.ts';
import type { Prepared } from '../../../core/database.ts';
import { AppError } from '../../../core/errors.ts';
import type { CodeTicket } from './account.types.ts';
import { type AttemptState, attemptsLeft, stateFrom } from './attempt-state.rules.ts';
import { findCounterState } from './attempt.queries.ts';
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

interface CounterOptions {
  own?: AttemptState;
  isSent?: boolean;
  /** Of the transaction that changes the counters. */
  prepared?: Prepared | undefined;
}

/**
 * `own` is the state that this attempt left, whatever others did since. A refused or failed step shows its own block, a
 * sent code the block of entering it.
 */
export const countersOf = async (subject: Subject, step: Step, options?: CounterOptions): Promise<Counters> =>
  (await counterStateOf(subject, step, options)).counters;

/** The answer to a request for a code. */
export const ticketOf = async (
  subject: Subject,
  message: string,
  tempToken: string | null = null,
): Promise<CodeTicket> => ({ message, tempToken, ...(await countersOf(subject, 'send', { isSent: true })) });

export interface CounterState {
  counters: Counters;
  isStreakOver: boolean;
}

const countedSteps = ['send', 'verify', 'password', 'guess'] as const;

/** Codes are those of the login at the second step too. */
const codePurposeOf = (purpose: AttemptPurpose): AttemptPurpose => (isLogin(purpose) ? 'LOGIN' : purpose);

/** Guesses at a code are blocked by their own counter or by that of all guesses, whichever lasts longer. */
export function withBlockOfAll(own: AttemptState, all: AttemptState): AttemptState {
  const isLonger = all.blockedUntil && !(own.blockedUntil && own.blockedUntil >= all.blockedUntil);
  return isLonger ? { ...own, blockedUntil: all.blockedUntil, isStreakOver: all.isStreakOver } : own;
}

const isFree = (purpose: AttemptPurpose, { used, level, blockedUntil }: AttemptState): boolean =>
  !isLogin(purpose) && used === 0 && level === 0 && !blockedUntil;

type CountedStates = Record<CountedStep, AttemptState>;

/** Of each step, and when the latest code ends. */
async function findStates(
  subject: Subject,
  prepared: Prepared,
): Promise<{ states: CountedStates; codeExpiresAt: Date | null }> {
  const { request, purpose, email, key, codeKey, deviceHash, now } = subject;
  const rows = await prepared(
    findCounterState({
      email,
      purpose: codePurposeOf(purpose),
      userId: request.actor?.id ?? null,
      deviceHash,
      subjects: [key, codeKey],
      scopes: countedSteps.map((step) => scopeOf(purpose, step)),
    }),
  );
  const stateAt = (step: CountedStep): AttemptState => {
    const [scope, counterKey] = [scopeOf(purpose, step), keyOf(subject, step)];
    const row = rows.find((counter) => counter.scope === scope && counter.subject?.equals(counterKey));
    return stateFrom(row, policyOf(subject, step), now);
  };
  const states = Object.fromEntries(countedSteps.map((step) => [step, stateAt(step)])) as CountedStates;
  if (!isFree(purpose, states.verify)) states.verify = withBlockOfAll(states.verify, states.guess);
  return { states, codeExpiresAt: rows[0]?.codeExpiresAt ?? null };
}

export async function counterStateOf(
  subject: Subject,
  step: Step,
  { own, isSent = false, prepared = subject.request.services.database.prepared }: CounterOptions = {},
): Promise<CounterState> {
  const { purpose, now } = subject;
  const { states, codeExpiresAt } = await findStates(subject, prepared);
  if (own) states[step] = own;
  const left = (each: CountedStep) => attemptsLeft(states[each], policyOf(subject, each));
  const sends = left('send');
  const codes = isLogin(purpose) ? Math.min(left('verify'), left('guess')) : left('verify');
  const passwords = isLogin(purpose) || purpose === 'PASSWORD_CHANGE' ? left('password') : null;
  const ofStep = { send: isLogin(purpose) ? passwords : sends, verify: codes, password: left('password') };

  const { lastAttemptAt, blockedUntil: sendBlockedUntil } = states.send;
  const nextSend = Math.max(
    sendBlockedUntil ? secondsUntil(sendBlockedUntil, now) : 0,
    lastAttemptAt ? secondsUntil(new Date(lastAttemptAt.getTime() + codeRules.resendSeconds * 1000), now) : 0,
  );
  const blockedUntil = states[isSent ? 'verify' : step].blockedUntil;
  const remaining = blockedUntil && secondsUntil(blockedUntil, now);
  const counters: Counters = {
    retryIn: nextSend > 0 ? nextSend : null,
    otpExpiresIn: codeExpiresAt && codeExpiresAt > now ? secondsUntil(codeExpiresAt, now) : null,
    attemptsLeft: ofStep[step],
    otpAttempts: sends,
    otpAttemptsLeft: sends,
    otpVerifyAttempts: codes,
    otpVerifyAttemptsLeft: codes,
    verifyAttemptsLeft: codes,
    passwordAttempts: passwords,
    passwordAttemptsLeft: passwords,
    blockDuration: remaining,
    remainingBlockSeconds: remaining,
    blockExpires: blockedUntil,
    lockoutExpires: blockedUntil,
  };
  return { counters, isStreakOver: states[step].isStreakOver };
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
