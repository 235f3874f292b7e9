import { attemptColumns, countByAddress, counted, type CountedRow, countedState, counting, countingValues, type AttemptPolicy, type AttemptRow, type AttemptState, attemptsLeft, type Executor, places, raiseAttempt, settling, settlingValues, statesOf, type Success, untouched, type WindowState } from '../core/attempts.ts';
import type { RequestContext } from '../core/context.ts';
import { AppError } from '../core/errors.ts';
import { accountMessages } from '../accounts/account.rules.ts';
import { attemptPolicies, codeRules, linkPolicy, longestLoginStreak } from './attempt.rules.ts';
import type { OneTimeCode } from './code.entity.ts';
import type { CodeVerdict } from './code.service.ts';
import { knownDeviceOf } from './device.service.ts';
import { countFailedLogin, countFailureOfAddress, failuresOfAddress, fullOverallWindow, overallSince, waitOfAddress, waitOfAll } from './failure-limits.service.ts';

export type CodePurpose = OneTimeCode['purpose'];
/** PASSWORD_CHANGE mails no code; its wrong passwords count together with those of the login. */
type AttemptPurpose = CodePurpose | 'PASSWORD_CHANGE';
export type Step = keyof typeof attemptPolicies;
type Judged = Exclude<Step, 'send'>;

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
  isKnownDevice: boolean;
}

export const attempterOf = async (request: RequestContext, purpose: AttemptPurpose, email: string): Promise<Attempter> =>
  attempterFrom(request, purpose, email, await knownDeviceOf(request, email));

/** For whoever knows already whether the person signed in from this browser before; null if not. */
export function attempterFrom(request: RequestContext, purpose: AttemptPurpose, email: string, deviceHash: Buffer | null): Attempter {
  const key = deviceHash ? deviceKey(request, email, deviceHash) : sharedKey(request, email);
  return { request, purpose, email, key, isKnownDevice: deviceHash !== null };
}

const deviceKey = ({ services }: RequestContext, email: string, deviceHash: Buffer): Buffer => services.secrets.hmac('attempts', `${email}\n${deviceHash.toString('hex')}`);

/** Of everybody who tries from a browser that is not known. */
const sharedKey = ({ services }: RequestContext, email: string): Buffer => services.secrets.hmac('attempts', email);

const scopeOf = (purpose: AttemptPurpose, step: Step): string => (step === 'password' ? 'password' : `${step}:${purpose}`);
const secondsUntil = (time: Date, now: Date): number => Math.max(Math.ceil((time.getTime() - now.getTime()) / 1000), 0);

/** Streaks end only where somebody could guess their way into an account: at login codes and at passwords. */
const policyOf = (purpose: AttemptPurpose, step: Step): AttemptPolicy =>
  scopeOf(purpose, step) === 'send:PASSWORD_RESET' ? linkPolicy :
  scopeOf(purpose, step) === 'verify:LOGIN' || step === 'password' ? { ...attemptPolicies[step], longestStreak: longestLoginStreak } : attemptPolicies[step];

/** Counts an attempt before it is judged, or, in a transaction, together with what it does; null if it is refused. */
export const tryAttempt = ({ request, purpose, key }: Attempter, step: Step, now: Date, tx?: Executor): Promise<AttemptState | null> =>
  raiseAttempt(request.services.database, scopeOf(purpose, step), key, policyOf(purpose, step), now, { tx });

/** Counts an attempt before it is judged; BLOCKED (423) during a block, RATE_LIMITED (429) for a code too soon after the last. */
export async function admitAttempt(attempter: Attempter, step: Step, now: Date, isCountedAtAddress = false): Promise<AttemptState> {
  const { request, purpose, key } = attempter;
  const address = isCountedAtAddress ? { request, ...failuresOfAddress } : undefined;
  return admitted(attempter, step, now, await raiseAttempt(request.services.database, scopeOf(purpose, step), key, policyOf(purpose, step), now, { address }));
}

async function admitted(attempter: Attempter, step: Step, now: Date, state: AttemptState | null): Promise<AttemptState> {
  if (!state) throw await refusedAttempt(attempter, step, now);
  if (state.atAddress) refuseFullAddress(attempter, step, state.atAddress);
  return state;
}

/**
 * Counts a guess at a code or a password before it is judged, at the account and at the address in one statement: a guess spread over many
 * accounts is stopped by its address. Each account costs that one failure, given back by a success.
 */
export const admitGuess = (attempter: Attempter, step: Judged, now: Date): Promise<AttemptState> => admitAttempt(attempter, step, now, true);

/** What to throw for an attempt that was not admitted. */
export async function refusedAttempt(attempter: Attempter, step: Step, now: Date): Promise<AppError> {
  logAttempt(attempter, step, 'refused');
  const { counters, isStreakOver } = await standingOf(attempter, step, now);
  if (counters.remainingBlockSeconds !== null) return blocked(attempter, step, counters, isStreakOver);
  return new AppError('RATE_LIMITED', blockedMessage(attempter.purpose, step, counters.retryIn ?? 1), { ...counters, retryIn: counters.retryIn ?? 1 });
}

/**
 * The same for a login, as CTEs of the statement that finds the account (decision 0009). `attempter` is a CTE of one row that tells by `is_known` whether the account
 * knows the browser. While far too many logins fail everywhere, strangers wait (`storm`); then nothing is counted against the account that they named.
 */
export const countingGuess = (attempter: string): string => `
  storm as (select "stormStartedAt" from (${fullOverallWindow('$12')}) window_of_all, ${attempter} where not is_known),
  ${counting('case when is_known then $11::bytea else $2 end', `from ${attempter} where not exists (select from storm)`)}`;
/** One row for `countingGuess`. */
export const countedGuess = `(select * from (select ${counted}) counts left join storm on true)`;
export type CountedGuess = CountedRow & { stormStartedAt: Date | null };

/** The twelve of `countingGuess`. */
export function guessValues(request: RequestContext, email: string, deviceHash: Buffer | null, step: Judged, now: Date): unknown[] {
  const address = { request, ...failuresOfAddress };
  return [
    ...countingValues(scopeOf('LOGIN', step), sharedKey(request, email), policyOf('LOGIN', step), now, address), deviceHash && deviceKey(request, email, deviceHash), overallSince(now),
  ];
}

/** What was counted; refuses as `admitGuess` does, and RATE_LIMITED while strangers wait. */
export async function admitCounted(attempter: Attempter, step: Judged, now: Date, row: CountedGuess): Promise<AttemptState> {
  if (row.stormStartedAt) {
    logAttempt(attempter, step, 'refused');
    throw new AppError('RATE_LIMITED', accountMessages.tooManyOverall, { retryAfterSeconds: waitOfAll(row.stormStartedAt, now) });
  }
  return admitted(attempter, step, now, countedState(row, policyOf('LOGIN', step), now, { request: attempter.request, ...failuresOfAddress }));
}

/** For what counts at the address alone. */
export const admitAddress = async (attempter: Attempter): Promise<void> => refuseFullAddress(attempter, 'verify', await countFailureOfAddress(attempter.request));

function refuseFullAddress(attempter: Attempter, step: Step, atAddress: WindowState): void {
  const retryAfterSeconds = waitOfAddress(attempter.request, atAddress);
  if (retryAfterSeconds === null) return;
  logAttempt(attempter, step, 'refused');
  throw new AppError('RATE_LIMITED', accountMessages.tooManyFromAddress, { retryAfterSeconds });
}

/** One line for each judged or refused attempt; the person is named by the key of their counters, not by the address. */
export function logAttempt({ request, purpose, key }: Attempter, step: Step, outcome: 'right' | 'wrong' | 'refused'): void {
  request.services.metrics.countCredentialAttempt(step, outcome);
  request.log.info({ event: 'authentication', purpose, step, outcome, subject: key.toString('hex').slice(0, 16), ipAddress: request.ipAddress }, `A ${step} attempt was ${outcome}`);
}

/** Who asks twice in a row hears that the first link is on its way; others may ask for the same address meanwhile. */
export async function refuseEarlyLink(request: RequestContext, email: string): Promise<void> {
  const window = { limit: 1, seconds: codeRules.resendSeconds };
  const { used, secondsLeft } = await countByAddress(request, `link:${sharedKey(request, email).toString('hex')}`, window);
  if (used > window.limit) throw new AppError('RATE_LIMITED', accountMessages.linkBlocked(secondsLeft), { retryIn: secondsLeft });
}

/** A new password makes the wrong ones of before worth nothing, whoever reads the mails of the address may try codes again, and no link is left. */
export async function forgetPasswordAttempts({ request, email, key }: Attempter): Promise<void> {
  const opened: Success = { forget: ['password', 'send:PASSWORD_RESET'], restart: ['verify:LOGIN'] };
  for (const subject of [key, sharedKey(request, email)]) await request.services.database.prepared('settle', `with ${settling(1)} select`, settlingValues(subject, opened));
}

/**
 * Forgets what the success makes void and answers where the attempter stands then. `isLoggedIn` is false after the first half of an admin's login: who has
 * the password only must not guess codes for ever.
 */
export async function forgetAfterSuccess(attempter: Attempter, judged: Judged, now: Date, isLoggedIn = attempter.purpose === 'LOGIN'): Promise<Counters> {
  const rows = await attempter.request.services.database.prepared<StandingRow>('settle-and-stand', settleAndStand, successValues(attempter, judged, isLoggedIn));
  return countersAfterSuccess(attempter, rows, judged, now);
}

/** The values of `success`. */
export function successValues({ request, purpose, email, key }: Attempter, judged: Judged, isLoggedIn = purpose === 'LOGIN'): unknown[] {
  const scopes = (...steps: Step[]): string[] => steps.map((step) => scopeOf(purpose, step));
  const change: Success = {
    forget: judged === 'verify' ? scopes('verify', 'send') : scopes('password'),
    restart: isLoggedIn ? scopes(judged === 'verify' ? 'password' : 'verify') : [],
  };
  return [...settlingValues(key, change, { request, ...failuresOfAddress }), ...standingValues({ request, purpose, email, key })];
}

/** What the rows of `success` say. */
export function countersAfterSuccess(attempter: Attempter, rows: StandingRow[], judged: Judged, now: Date): Counters {
  logAttempt(attempter, judged, 'right');
  return standingFrom(attempter, rows, judged, now).counters;
}

/** What to throw for a wrong code or password: UNAUTHENTICATED (BAD_USER_INPUT if it was no code at all), or BLOCKED when it was the last try. */
export async function wrongAttempt(attempter: Attempter, step: Judged, now: Date, state: AttemptState, verdict: CodeVerdict = 'WRONG'): Promise<AppError> {
  logAttempt(attempter, step, 'wrong');
  if (attempter.purpose === 'LOGIN') await countFailedLogin(attempter.request, now);
  const counters = await countersOf(attempter, step, now, { own: state });
  const { purpose } = attempter;
  if (counters.remainingBlockSeconds !== null) return blocked(attempter, step, counters, state.isStreakOver, purpose === 'SIGNUP' ? accountMessages.tooManyWrongCodes : undefined);
  if (verdict === 'INCOMPLETE') {
    const message = purpose === 'SIGNUP' ? accountMessages.signupCodeIncomplete : accountMessages.loginCodeIncomplete;
    return new AppError('BAD_USER_INPUT', message, { fields: { otp: message }, ...counters });
  }
  return new AppError('UNAUTHENTICATED', verdict === 'GONE' ? accountMessages.codeExpired : wrongMessage(purpose, step, counters.attemptsLeft ?? 0), { ...counters });
}

function blocked({ purpose }: Attempter, step: Step, counters: Counters, isStreakOver: boolean, wording = (seconds: number) => blockedMessage(purpose, step, seconds)): AppError {
  const message = isStreakOver ? accountMessages[step === 'password' ? 'passwordsOff' : 'codesOff'] : wording(counters.remainingBlockSeconds ?? 0);
  return new AppError('BLOCKED', message, { ...counters });
}

function wrongMessage(purpose: AttemptPurpose, step: Step, left: number): string {
  if (purpose === 'PASSWORD_CHANGE') return accountMessages.wrongOldPassword(left);
  if (purpose === 'EMAIL_CHANGE') return accountMessages.newEmailCodeWrong;
  return step === 'password' ? accountMessages.wrongPassword(left) : accountMessages.wrongCode(left);
}

function blockedMessage(purpose: AttemptPurpose, step: Step, seconds: number): string {
  if (step === 'password') return accountMessages.passwordBlocked(seconds);
  if (step === 'send') return accountMessages.sendBlocked(seconds);
  if (purpose === 'EMAIL_CHANGE') return accountMessages.newEmailCodeBlocked(seconds);
  return purpose === 'SIGNUP' ? accountMessages.signupCodeBlocked(seconds) : accountMessages.codeBlocked(seconds);
}

// Always at least one row: the latest code of the address, if any, beside each counter, if any.
function standingIn(counters: string, first: number, always = '(select 1) always'): string {
  const [email, purpose, userId, subject, scopes] = places(first, 5);
  return `
    select ${attemptColumns}, code.expires_at as "codeExpiresAt"
    from ${always}
    left join lateral (
      select expires_at from one_time_codes
      where email = ${email} and purpose = ${purpose} and (user_id is null or user_id = ${userId}) and used_at is null order by created_at desc limit 1
    ) code on true
    left join ${counters} on subject = ${subject} and scope = any(${scopes})`;
}

/** A success as a part of the statement that brings it about: CTEs, and a select of the counters for each row of `cause`, a CTE; with `successValues` from $`first` on. */
export const success = (first: number, cause: string): { parts: string; answer: string } => ({
  parts: settling(first, `exists (select from ${cause})`),
  answer: standingIn('kept', first + 6, cause),
});

const standing = standingIn('attempt_counters', 1);
const settleAndStand = `with ${settling(1)} ${standingIn('kept', 7)}`;

export type StandingRow = AttemptRow & { codeExpiresAt: Date | null };
type StandingOptions = { own?: AttemptState; isSent?: boolean };

/**
 * Where the attempter stands after `step`; `own` is the state that this attempt itself left, whatever others did since.
 * A refused or failed step shows its own block; a sent code that of entering it.
 */
export const countersOf = async (attempter: Attempter, step: Step, now: Date, options?: StandingOptions): Promise<Counters> =>
  (await standingOf(attempter, step, now, options)).counters;

interface Standing {
  counters: Counters;
  isStreakOver: boolean;
}

const allSteps = ['send', 'verify', 'password'] as const;

const standingValues = ({ request, purpose, email, key }: Omit<Attempter, 'isKnownDevice'>): unknown[] => [
  email, purpose, request.actor?.id ?? null, key, allSteps.map((each) => scopeOf(purpose, each)),
];

const standingOf = async (attempter: Attempter, step: Step, now: Date, options?: StandingOptions): Promise<Standing> =>
  standingFrom(attempter, await attempter.request.services.database.prepared<StandingRow>('standing', standing, standingValues(attempter)), step, now, options);

function standingFrom({ purpose }: Attempter, rows: StandingRow[], step: Step, now: Date, { own, isSent = false }: StandingOptions = {}): Standing {
  const scopes = allSteps.map((each) => [scopeOf(purpose, each), policyOf(purpose, each)] as const);
  const states = statesOf(rows, scopes, now);
  const codeExpiresAt = rows[0]?.codeExpiresAt;
  const of = (each: Step) => (each === step && own) || states[allSteps.indexOf(each)] || untouched;
  const left = (each: Step) => attemptsLeft(of(each), policyOf(purpose, each));
  const { lastAttemptAt, blockedUntil: sendBlockedUntil } = of('send');
  const nextSend = Math.max(
    sendBlockedUntil ? secondsUntil(sendBlockedUntil, now) : 0,
    lastAttemptAt ? secondsUntil(new Date(lastAttemptAt.getTime() + codeRules.resendSeconds * 1000), now) : 0,
  );
  const blockedUntil = of(isSent ? 'verify' : step).blockedUntil;
  const remaining = blockedUntil && secondsUntil(blockedUntil, now);
  const passwords = purpose === 'LOGIN' || purpose === 'PASSWORD_CHANGE' ? left('password') : null;
  const counters: Counters = {
    retryIn: nextSend > 0 ? nextSend : null,
    otpExpiresIn: codeExpiresAt && codeExpiresAt > now ? secondsUntil(codeExpiresAt, now) : null,
    attemptsLeft: step === 'send' && purpose === 'LOGIN' ? passwords : left(step),
    otpAttempts: left('send'), otpAttemptsLeft: left('send'),
    otpVerifyAttempts: left('verify'), otpVerifyAttemptsLeft: left('verify'), verifyAttemptsLeft: left('verify'),
    passwordAttempts: passwords, passwordAttemptsLeft: passwords,
    blockDuration: remaining, remainingBlockSeconds: remaining, blockExpires: blockedUntil, lockoutExpires: blockedUntil,
  };
  return { counters, isStreakOver: of(step).isStreakOver };
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
