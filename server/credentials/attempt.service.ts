import { type AttemptState, attemptsLeft, forgetAttempts, forgiveAddress, limitByAddress, raiseAttempt, readAttempts, untouched } from '../core/attempts.ts';
import type { RequestContext } from '../core/context.ts';
import { AppError } from '../core/errors.ts';
import { accountMessages } from '../accounts/account.rules.ts';
import { addressLimits, attemptPolicies, codeRules } from './attempt.rules.ts';
import type { OneTimeCode } from './code.entity.ts';
import { knownDeviceOf } from './device.service.ts';

export type CodePurpose = OneTimeCode['purpose'];
/** PASSWORD_CHANGE mails no code; its wrong passwords count together with those of the login. */
type AttemptPurpose = CodePurpose | 'PASSWORD_CHANGE';
export type Step = keyof typeof attemptPolicies;

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
  retryIn: null, otpExpiresIn: null, attemptsLeft: null, otpAttempts: null, otpAttemptsLeft: null, otpVerifyAttempts: null, otpVerifyAttemptsLeft: null,
  verifyAttemptsLeft: null, passwordAttempts: null, passwordAttemptsLeft: null, blockDuration: null, blockExpires: null, remainingBlockSeconds: null, lockoutExpires: null,
};

/** Whose attempts are counted: an e-mail, with or without an account; from a browser that signed in there before, that browser alone (OP-008). */
export interface Attempter {
  request: RequestContext;
  purpose: AttemptPurpose;
  email: string;
  key: Buffer;
}

export async function attempterOf(request: RequestContext, purpose: AttemptPurpose, email: string): Promise<Attempter> {
  const deviceHash = await knownDeviceOf(request, email);
  const key = deviceHash ? request.services.secrets.hmac('attempts', `${email}\n${deviceHash.toString('hex')}`) : sharedKey(request, email);
  return { request, purpose, email, key };
}

/** Of everybody who tries from a browser that is not known. */
const sharedKey = ({ services }: RequestContext, email: string): Buffer => services.secrets.hmac('attempts', email);

const scopeOf = (purpose: AttemptPurpose, step: Step): string => (step === 'password' ? 'password' : `${step}:${purpose}`);
const secondsUntil = (time: Date, now: Date): number => Math.max(Math.ceil((time.getTime() - now.getTime()) / 1000), 0);

/** Counts an attempt before it is judged; null if it is refused. */
export const tryAttempt = ({ request, purpose, key }: Attempter, step: Step, now: Date): Promise<AttemptState | null> =>
  raiseAttempt(request.services.database, scopeOf(purpose, step), key, attemptPolicies[step], now);

/** Counts an attempt before it is judged; BLOCKED (423) during a block, RATE_LIMITED (429) for a code too soon after the last. */
export async function admitAttempt(attempter: Attempter, step: Step, now: Date): Promise<AttemptState> {
  const state = await tryAttempt(attempter, step, now);
  if (state) return state;
  logAttempt(attempter, step, 'refused');
  const counters = await countersOf(attempter, step, now);
  if (counters.remainingBlockSeconds !== null) throw new AppError('BLOCKED', blockedMessage(attempter.purpose, step, counters.remainingBlockSeconds), { ...counters });
  throw new AppError('RATE_LIMITED', blockedMessage(attempter.purpose, step, counters.retryIn ?? 1), { ...counters, retryIn: counters.retryIn ?? 1 });
}

/** A guess spread over many accounts is stopped by its address: each account costs it one failure, given back by a success. */
export async function admitAddress({ request }: Attempter, state: AttemptState): Promise<void> {
  if (state.used > 1) return;
  await limitByAddress(request, 'failure', { ...addressLimits.failures, message: accountMessages.tooManyFromAddress });
}

/** One line for each judged or refused attempt; the person is named by the key of their counters, not by the address. */
export function logAttempt({ request, purpose, key }: Attempter, step: Step, outcome: 'right' | 'wrong' | 'refused'): void {
  request.services.metrics.countCredentialAttempt(step, outcome);
  request.log.info({ event: 'authentication', purpose, step, outcome, subject: key.toString('hex').slice(0, 16), ipAddress: request.ipAddress }, `A ${step} attempt was ${outcome}`);
}

/** A new password makes the wrong ones of before worth nothing. */
export async function forgetPasswordAttempts(attempter: Attempter): Promise<void> {
  const { request, email, key } = attempter;
  for (const subject of [key, sharedKey(request, email)]) await forgetAttempts(request.services.database, ['password'], subject);
}

export async function forgetAfterSuccess(attempter: Attempter, judged: 'verify' | 'password'): Promise<void> {
  const { request, purpose, key } = attempter;
  const steps: Step[] = judged === 'verify' ? ['verify', 'send'] : ['password'];
  logAttempt(attempter, judged, 'right');
  await forgetAttempts(request.services.database, steps.map((step) => scopeOf(purpose, step)), key);
  await forgiveAddress(request, 'failure');
}

/** What to throw for a wrong code or password: UNAUTHENTICATED, or BLOCKED when it was the last try. */
export async function wrongAttempt(attempter: Attempter, step: 'verify' | 'password', now: Date, state: AttemptState, isCodeGone = false): Promise<AppError> {
  logAttempt(attempter, step, 'wrong');
  const counters = await countersOf(attempter, step, now, { own: state });
  const { remainingBlockSeconds } = counters;
  if (remainingBlockSeconds !== null) {
    const isSignup = attempter.purpose === 'SIGNUP';
    const message = isSignup ? accountMessages.tooManyWrongCodes(remainingBlockSeconds) : blockedMessage(attempter.purpose, step, remainingBlockSeconds);
    return new AppError('BLOCKED', message, { ...counters });
  }
  const left = counters.attemptsLeft ?? 0;
  return new AppError('UNAUTHENTICATED', isCodeGone ? accountMessages.codeExpired : wrongMessage(attempter.purpose, step, left), { ...counters });
}

function wrongMessage(purpose: AttemptPurpose, step: Step, left: number): string {
  if (purpose === 'PASSWORD_CHANGE') return accountMessages.wrongOldPassword(left);
  if (purpose === 'EMAIL_CHANGE') return accountMessages.newEmailCodeWrong;
  return step === 'password' ? accountMessages.wrongPassword(left) : accountMessages.wrongCode(left);
}

function blockedMessage(purpose: AttemptPurpose, step: Step, seconds: number): string {
  if (step === 'password') return accountMessages.passwordBlocked(seconds);
  if (step === 'send') return purpose === 'PASSWORD_RESET' ? accountMessages.linkBlocked(seconds) : accountMessages.sendBlocked(seconds);
  if (purpose === 'EMAIL_CHANGE') return accountMessages.newEmailCodeBlocked(seconds);
  return purpose === 'SIGNUP' ? accountMessages.signupCodeBlocked(seconds) : accountMessages.codeBlocked(seconds);
}

/**
 * Where the attempter stands after `step`; `own` is the state that this attempt itself left, whatever others did since.
 * A refused or failed step shows its own block; a sent code that of entering it.
 */
export async function countersOf(
  { request, purpose, email, key }: Attempter,
  step: Step,
  now: Date,
  { own, isSent = false }: { own?: AttemptState; isSent?: boolean } = {},
): Promise<Counters> {
  const { database } = request.services;
  const steps = ['send', 'verify', 'password'] as const;
  const states = await readAttempts(database, steps.map((each) => scopeOf(purpose, each)), key, now);
  const [code] = await database.query<{ expiresAt: Date }>(
    `select expires_at as "expiresAt" from one_time_codes where email = $1 and purpose = $2 and (user_id is null or user_id = $3) and used_at is null order by created_at desc limit 1`,
    [email, purpose, request.actor?.id ?? null],
  );
  const of = (each: Step) => (each === step && own) || states[steps.indexOf(each)] || untouched;
  const left = (each: Step) => attemptsLeft(of(each), attemptPolicies[each]);
  const { lastAttemptAt, blockedUntil: sendBlockedUntil } = of('send');
  const nextSend = Math.max(
    sendBlockedUntil ? secondsUntil(sendBlockedUntil, now) : 0,
    lastAttemptAt ? secondsUntil(new Date(lastAttemptAt.getTime() + codeRules.resendSeconds * 1000), now) : 0,
  );
  const blockedUntil = of(isSent ? 'verify' : step).blockedUntil;
  const remaining = blockedUntil && secondsUntil(blockedUntil, now);
  const passwords = purpose === 'LOGIN' || purpose === 'PASSWORD_CHANGE' ? left('password') : null;
  return {
    retryIn: nextSend > 0 ? nextSend : null,
    otpExpiresIn: code && code.expiresAt > now ? secondsUntil(code.expiresAt, now) : null,
    attemptsLeft: step === 'send' && purpose === 'LOGIN' ? passwords : left(step),
    otpAttempts: left('send'), otpAttemptsLeft: left('send'),
    otpVerifyAttempts: left('verify'), otpVerifyAttemptsLeft: left('verify'), verifyAttemptsLeft: left('verify'),
    passwordAttempts: passwords, passwordAttemptsLeft: passwords,
    blockDuration: remaining, remainingBlockSeconds: remaining, blockExpires: blockedUntil, lockoutExpires: blockedUntil,
  };
}

/** Wraps an account operation so that its refusals, those of its input too, carry every counter. */
export function withCounters<Input, Answer>(call: (request: RequestContext, input: Input) => Promise<Answer>): typeof call {
  return async (request, input) => {
    try {
      return await call(request, input);
    } catch (error) {
      if (!(error instanceof AppError)) throw error;
      throw new AppError(error.code, error.message, { ...noCounters, retryIn: error.details.retryAfterSeconds ?? null, ...error.details });
    }
  };
}
