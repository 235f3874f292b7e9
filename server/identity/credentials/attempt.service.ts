import {
  countByAddress,
  type CountedRow,
  counted,
  countedState,
  counting,
  countingValues,
  type AttemptState,
  type Executor,
  raiseAttempt,
  settling,
  settlingValues,
  type Success,
} from '../../core/attempts.ts';
import type { RequestContext } from '../../core/context.ts';
import { AppError } from '../../core/errors.ts';
import { accountMessages } from '../accounts/account.rules.ts';
import { codeRules } from './attempt.rules.ts';
import {
  type Attempter,
  type AttemptPurpose,
  deviceKey,
  isLogin,
  type Judged,
  keyOf,
  policyOf,
  scopeOf,
  sharedKey,
  type Step,
} from './attempter.service.ts';
import type { CodeVerdict } from './code.service.ts';
import {
  type Counters,
  countersOf,
  settleAndStand,
  standingFrom,
  standingOf,
  type StandingRow,
  standingValues,
  withBlockOfAll,
} from './counters.service.ts';
import { newChallenge, spendProof } from './proof-of-work.service.ts';
import {
  countFailedLogin,
  countFailureOfAddress,
  failuresOfAddress,
  fullOverallWindow,
  overallSince,
  waitOfAddress,
  waitOfAll,
} from './failure-limits.service.ts';

/** Counts an attempt before it is judged, or, in a transaction, together with what it does; null if it is refused. */
export const tryAttempt = (attempter: Attempter, step: Step, now: Date, tx?: Executor): Promise<AttemptState | null> =>
  raiseAttempt(
    attempter.request.services.database,
    scopeOf(attempter.purpose, step),
    keyOf(attempter, step),
    policyOf(attempter, step),
    now,
    { tx },
  );

/** Counts an attempt before it is judged; BLOCKED (423) during a block, RATE_LIMITED (429) for a code too soon after the last. */
export async function admitAttempt(
  attempter: Attempter,
  step: Step,
  now: Date,
  isCountedAtAddress = false,
): Promise<AttemptState> {
  const { request, purpose } = attempter;
  const isProven = isCountedAtAddress && (await spendProof(request, proofSubject(attempter, step), now));
  const address = isCountedAtAddress ? { request, ...failuresOfAddress, isProven } : undefined;
  const state = await raiseAttempt(
    request.services.database,
    scopeOf(purpose, step),
    keyOf(attempter, step),
    policyOf(attempter, step),
    now,
    { address },
  );
  return admitted(attempter, step, now, state, isProven);
}

async function admitted(
  attempter: Attempter,
  step: Step,
  now: Date,
  state: AttemptState | null,
  isProven: boolean,
): Promise<AttemptState> {
  if (!state) throw await refusedAttempt(attempter, step, now);
  const wait = state.atAddress ? waitOfAddress(attempter.request, state.atAddress) : null;
  if (wait !== null && !isProven)
    throw await challenged(attempter, step, now, accountMessages.tooManyFromAddress, wait);
  return state;
}

/**
 * Counts a guess at a code or a password before it is judged, at the account and at the address in one statement: a guess spread over many
 * accounts is stopped by its address. Each account costs that one failure, given back by a success.
 */
export const admitGuess = (attempter: Attempter, step: Judged, now: Date): Promise<AttemptState> =>
  admitAttempt(attempter, step, now, true);

/**
 * Counts a guess at a code, whose own counter stands at `own`, among all of its address too, so that many browsers, sign-ups or persons guess no better than one
 * (C-6). The first guess at a sign-up or a new address is always judged: there strangers could keep somebody out for whom no other way is open.
 */
export async function admitAmongAll(attempter: Attempter, own: AttemptState, now: Date): Promise<AttemptState> {
  const { request, purpose, key } = attempter;
  const all = await raiseAttempt(
    request.services.database,
    scopeOf(purpose, 'guess'),
    key,
    policyOf(attempter, 'guess'),
    now,
  );
  if (!all && (isLogin(purpose) || own.used > 1 || own.level > 0)) throw await refusedAttempt(attempter, 'verify', now);
  return all ? withBlockOfAll(own, all) : own;
}

/** What to throw for an attempt that was not admitted. */
export async function refusedAttempt(attempter: Attempter, step: Step, now: Date): Promise<AppError> {
  logAttempt(attempter, step, 'refused');
  const { counters, isStreakOver } = await standingOf(attempter, step, now);
  if (counters.remainingBlockSeconds !== null) return blocked(attempter, step, counters, isStreakOver);
  // A success has lifted the block meanwhile, and used up the code.
  if (step === 'verify') return new AppError('UNAUTHENTICATED', accountMessages.codeExpired, { ...counters });
  return new AppError('RATE_LIMITED', blockedMessage(attempter.purpose, step, counters.retryIn ?? 1), {
    ...counters,
    retryIn: counters.retryIn ?? 1,
  });
}

/**
 * The same for a login, as CTEs of the statement that finds the account (decision 0009). `attempter` is a CTE of one row that tells by `is_known` whether the account
 * knows the browser. While far too many logins fail everywhere, strangers are asked for a proof of work (`storm`); without it nothing is counted against the account that they named.
 */
export const countingGuess = (attempter: string): string => `
  storm as (select "stormStartedAt" from (${fullOverallWindow('$13')}) window_of_all, ${attempter} where not is_known),
  ${counting('case when is_known then $12::bytea else $2 end', `from ${attempter} where not exists (select from storm)`)}`;
/** One row for `countingGuess`. */
export const countedGuess = `(select * from (select ${counted}) counts left join storm on true)`;
export type CountedGuess = CountedRow & { stormStartedAt: Date | null };

/** The thirteen of `countingGuess`: of a password, whose counter depends on what the statement finds. */
export function passwordGuessValues(
  request: RequestContext,
  email: string,
  deviceHash: Buffer | null,
  now: Date,
  isProven: boolean,
): unknown[] {
  const attempter = { purpose: 'LOGIN', isStray: false, isKnownDevice: false } as const;
  const counter = countingValues(
    scopeOf('LOGIN', 'password'),
    sharedKey(request, email),
    policyOf(attempter, 'password'),
    now,
    { request, ...failuresOfAddress, isProven },
  );
  return [...counter, deviceHash && deviceKey(request, email, deviceHash), isProven ? now : overallSince(now)];
}

/** The same of a code, whose counter is known. */
export function codeGuessValues(attempter: Attempter, now: Date, isProven: boolean): unknown[] {
  const { request, purpose, codeKey } = attempter;
  const counter = countingValues(scopeOf(purpose, 'verify'), codeKey, policyOf(attempter, 'verify'), now, {
    request,
    ...failuresOfAddress,
    isProven,
  });
  return [...counter, codeKey, isProven ? now : overallSince(now)];
}

/** What was counted; refuses as `admitGuess` does, and RATE_LIMITED with a challenge while strangers are asked for a proof of work. */
export async function admitCounted(
  attempter: Attempter,
  step: Judged,
  now: Date,
  row: CountedGuess,
  isProven: boolean,
): Promise<AttemptState> {
  if (row.stormStartedAt)
    throw await challenged(attempter, step, now, accountMessages.tooManyOverall, waitOfAll(row.stormStartedAt, now));
  return admitted(
    attempter,
    step,
    now,
    countedState(row, policyOf(attempter, step), now, { request: attempter.request, ...failuresOfAddress }),
    isProven,
  );
}

/** Whether the request brings the solved challenge of this very guess; it is used up. */
export const isProvenGuess = (
  attempter: Pick<Attempter, 'request' | 'purpose' | 'email'>,
  step: Judged,
  now: Date,
): Promise<boolean> => spendProof(attempter.request, proofSubject(attempter, step), now);

const proofSubject = ({ purpose, email }: Pick<Attempter, 'purpose' | 'email'>, step: Step) => ({
  scope: scopeOf(purpose, step),
  email,
});

/** Above the limits a guess costs a proof of work instead of a wait (D-07): RATE_LIMITED with the challenge. */
async function challenged(
  attempter: Attempter,
  step: Step,
  now: Date,
  message: string,
  retryAfterSeconds: number,
): Promise<AppError> {
  logAttempt(attempter, step, 'refused');
  return new AppError('RATE_LIMITED', message, {
    retryAfterSeconds,
    challenge: await newChallenge(attempter.request.services, proofSubject(attempter, step), now),
  });
}

/** For what counts at the address alone. */
export async function admitAddress(attempter: Attempter): Promise<void> {
  const retryAfterSeconds = waitOfAddress(attempter.request, await countFailureOfAddress(attempter.request));
  if (retryAfterSeconds === null) return;
  logAttempt(attempter, 'verify', 'refused');
  throw new AppError('RATE_LIMITED', accountMessages.tooManyFromAddress, { retryAfterSeconds });
}

/** One line for each judged or refused attempt; the person is named by the key of their counters, not by the address. */
export function logAttempt(attempter: Attempter, step: Step, outcome: 'right' | 'wrong' | 'refused'): void {
  const { request, purpose } = attempter;
  request.services.metrics.countCredentialAttempt(step, outcome);
  request.log.info(
    {
      event: 'authentication',
      purpose,
      step,
      outcome,
      subject: keyOf(attempter, step).toString('hex').slice(0, 16),
      ipAddress: request.ipAddress,
    },
    `A ${step} attempt was ${outcome}`,
  );
}

/** Who asks twice in a row hears that the first link is on its way; others may ask for the same address meanwhile. */
export async function refuseEarlyLink(request: RequestContext, email: string): Promise<void> {
  const window = { limit: 1, seconds: codeRules.resendSeconds };
  const { used, secondsLeft } = await countByAddress(
    request,
    `link:${sharedKey(request, email).toString('hex')}`,
    window,
  );
  if (used > window.limit)
    throw new AppError('RATE_LIMITED', accountMessages.linkBlocked(secondsLeft), { retryIn: secondsLeft });
}

/** A new password makes the wrong ones of before worth nothing, whoever reads the mails of the address may try codes again, and no link is left. */
export async function forgetPasswordAttempts({ request, email, key }: Attempter): Promise<void> {
  const opened: Success = {
    forget: ['password', 'send:PASSWORD_RESET'],
    restart: [scopeOf('LOGIN', 'guess'), scopeOf('SECOND_STEP', 'guess')],
  };
  for (const subject of [key, sharedKey(request, email)]) await settle(request, subject, opened);
}

const settle = (request: RequestContext, subject: Buffer, success: Success): Promise<unknown> =>
  request.services.database.prepared('settle', `with ${settling(1)} select`, settlingValues(subject, success));

/**
 * Forgets what the success makes void and answers where the attempter stands then. `isLoggedIn` is false after the first half of an admin's login: who has
 * the password only must not guess codes for ever.
 */
export async function forgetAfterSuccess(
  attempter: Attempter,
  judged: Judged,
  now: Date,
  isLoggedIn = isLogin(attempter.purpose),
): Promise<Counters> {
  const { request, purpose, key, codeKey } = attempter;
  if (judged === 'verify' && !codeKey.equals(key))
    await settle(request, codeKey, { forget: [scopeOf(purpose, 'verify')], restart: [] });
  const rows = await request.services.database.prepared<StandingRow>(
    'settle-and-stand',
    settleAndStand,
    successValues(attempter, judged, isLoggedIn),
  );
  return countersAfterSuccess(attempter, rows, judged, now);
}

/** The values of `success`. */
export function successValues(
  attempter: Attempter,
  judged: Judged,
  isLoggedIn = isLogin(attempter.purpose),
): unknown[] {
  const { request, purpose, key, codeKey } = attempter;
  const scopes = (...steps: Parameters<typeof scopeOf>[1][]): string[] => steps.map((step) => scopeOf(purpose, step));
  const change: Success = {
    forget:
      judged === 'password'
        ? scopes('password')
        : scopes('send', 'guess', ...(codeKey.equals(key) ? ['verify' as const] : [])),
    restart: isLoggedIn ? scopes(judged === 'verify' ? 'password' : 'guess') : [],
  };
  return [...settlingValues(key, change, { request, ...failuresOfAddress }), ...standingValues(attempter)];
}

/** What the rows of `success` say. */
export function countersAfterSuccess(attempter: Attempter, rows: StandingRow[], judged: Judged, now: Date): Counters {
  logAttempt(attempter, judged, 'right');
  return standingFrom(attempter, rows, judged, now).counters;
}

/** What to throw for a wrong code or password: UNAUTHENTICATED (BAD_USER_INPUT if it was no code at all), or BLOCKED when it was the last try. */
export async function wrongAttempt(
  attempter: Attempter,
  step: Judged,
  now: Date,
  state: AttemptState,
  verdict: CodeVerdict = 'WRONG',
): Promise<AppError> {
  logAttempt(attempter, step, 'wrong');
  if (isLogin(attempter.purpose)) await countFailedLogin(attempter.request, now);
  const counters = await countersOf(attempter, step, now, { own: state });
  const { purpose } = attempter;
  if (counters.remainingBlockSeconds !== null)
    return blocked(
      attempter,
      step,
      counters,
      state.isStreakOver,
      purpose === 'SIGNUP' ? accountMessages.tooManyWrongCodes : undefined,
    );
  if (verdict === 'INCOMPLETE') {
    const message = purpose === 'SIGNUP' ? accountMessages.signupCodeIncomplete : accountMessages.loginCodeIncomplete;
    return new AppError('BAD_USER_INPUT', message, { fields: { otp: message }, ...counters });
  }
  return new AppError(
    'UNAUTHENTICATED',
    verdict === 'GONE' ? accountMessages.codeExpired : wrongMessage(purpose, step, counters.attemptsLeft ?? 0),
    { ...counters },
  );
}

function blocked(
  { purpose }: Attempter,
  step: Step,
  counters: Counters,
  isStreakOver: boolean,
  wording = (seconds: number) => blockedMessage(purpose, step, seconds),
): AppError {
  const message = isStreakOver
    ? accountMessages[step === 'password' ? 'passwordsOff' : 'codesOff']
    : wording(counters.remainingBlockSeconds ?? 0);
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
