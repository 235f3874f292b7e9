import { AppError, type ErrorReason } from '../../core/errors.ts';
import { networksOfRequest } from '../../core/limits.ts';
import { accountMessages } from '../accounts/account.rules.ts';
import type { AttemptState } from './attempt-state.rules.ts';
import { settleSuccess, type StandingRow, type Success } from './attempt.queries.ts';
import { addressLimits } from './attempt.rules.ts';
import type { CodeVerdict } from './code.service.ts';
import { type Counters, countersOf, standingFrom, standingInput, standingOf } from './counters.service.ts';
import { countFailedLogin, failureScope } from './failure-limits.service.ts';
import { newChallenge, type ProofSubject } from './proof-of-work.service.ts';
import {
  type AttemptPurpose,
  type CountedStep,
  type GuessStep,
  isLogin,
  logAttempt,
  scopeOf,
  sharedKey,
  type Step,
  type Subject,
} from './subject.service.ts';

/** What follows an attempt that was counted: refused, wrong or right. */

export async function refusedAttempt(subject: Subject, step: Step, now: Date): Promise<AppError> {
  logAttempt(subject, step, 'refused');
  const { counters, isStreakOver } = await standingOf(subject, step, now);
  if (counters.remainingBlockSeconds !== null) return blocked(subject, step, counters, isStreakOver);
  // A success has lifted the block meanwhile, and used up the code.
  if (step === 'verify') return new AppError('UNAUTHENTICATED', accountMessages.codeExpired(), { ...counters });
  return new AppError('RATE_LIMITED', blockedMessage(subject.purpose, step, counters.retryIn ?? 1), {
    ...counters,
    retryIn: counters.retryIn ?? 1,
  });
}

export const proofSubject = ({ purpose, email }: Subject, step: Step): ProofSubject => ({
  scope: scopeOf(purpose, step),
  email,
});

/** Above the limits a guess costs a proof of work instead of a wait (D-07): RATE_LIMITED with the challenge. */
export async function challenged(
  subject: Subject,
  step: Step,
  now: Date,
  message: string,
  retryAfterSeconds: number,
): Promise<AppError> {
  logAttempt(subject, step, 'refused');
  return new AppError('RATE_LIMITED', message, {
    retryAfterSeconds,
    challenge: await newChallenge(subject.request.services, proofSubject(subject, step), now),
  });
}

/**
 * UNAUTHENTICATED for a wrong code or password (BAD_USER_INPUT if it was no code at all), BLOCKED when it was the last
 * try.
 */
export async function wrongAttempt(
  subject: Subject,
  step: GuessStep,
  now: Date,
  state: AttemptState,
  verdict: CodeVerdict = 'WRONG',
): Promise<AppError> {
  logAttempt(subject, step, 'wrong');
  if (isLogin(subject.purpose)) await countFailedLogin(subject.request, now);
  const counters = await countersOf(subject, step, now, { own: state });
  const { purpose } = subject;
  if (counters.remainingBlockSeconds !== null)
    return blocked(
      subject,
      step,
      counters,
      state.isStreakOver,
      purpose === 'SIGNUP' ? accountMessages.tooManyWrongCodes : undefined,
    );
  if (verdict === 'INCOMPLETE') {
    const message =
      purpose === 'SIGNUP' ? accountMessages.signupCodeIncomplete() : accountMessages.loginCodeIncomplete();
    return new AppError('BAD_USER_INPUT', message, { fields: { otp: message }, ...counters });
  }
  return new AppError(
    'UNAUTHENTICATED',
    verdict === 'GONE' ? accountMessages.codeExpired() : wrongMessage(purpose, step, counters.attemptsLeft ?? 0),
    { ...counters, ...(step === 'verify' && verdict !== 'GONE' && { reason: 'CODE_WRONG' as const }) },
  );
}

function blocked(
  { purpose }: Subject,
  step: Step,
  counters: Counters,
  isStreakOver: boolean,
  /** In place of the sentence that counts down. */
  wording?: (seconds: number) => string,
): AppError {
  if (isStreakOver)
    return new AppError('BLOCKED', accountMessages[step === 'password' ? 'passwordsOff' : 'codesOff'](), {
      ...counters,
    });
  const seconds = counters.remainingBlockSeconds ?? 0;
  if (wording) return new AppError('BLOCKED', wording(seconds), { ...counters });
  return new AppError('BLOCKED', blockedMessage(purpose, step, seconds), { ...counters, reason: blockReasons[step] });
}

const blockReasons: Record<Step, ErrorReason> = {
  password: 'PASSWORDS_BLOCKED',
  send: 'SENDING_BLOCKED',
  verify: 'CODES_BLOCKED',
};

function wrongMessage(purpose: AttemptPurpose, step: Step, left: number): string {
  if (purpose === 'PASSWORD_CHANGE') return accountMessages.wrongOldPassword(left);
  if (purpose === 'EMAIL_CHANGE') return accountMessages.newEmailCodeWrong();
  return step === 'password' ? accountMessages.wrongPassword(left) : accountMessages.wrongCode(left);
}

function blockedMessage(purpose: AttemptPurpose, step: Step, seconds: number): string {
  if (step === 'password') return accountMessages.passwordBlocked(seconds);
  if (step === 'send') return accountMessages.sendBlocked(seconds);
  if (purpose === 'EMAIL_CHANGE') return accountMessages.newEmailCodeBlocked(seconds);
  return purpose === 'SIGNUP' ? accountMessages.signupCodeBlocked(seconds) : accountMessages.codeBlocked(seconds);
}

const settle = (subject: Subject, key: Buffer, success: Omit<Success, 'subject'>): Promise<StandingRow[]> =>
  subject.request.services.database.prepared(settleSuccess({ ...standingInput(subject), ...success, subject: key }));

/** Logs the success too, and answers where the subject stands then. */
export async function forgetAfterSuccess(...attempt: Parameters<typeof forgetAttempts>): Promise<Counters> {
  const counters = await forgetAttempts(...attempt);
  const [subject, step] = attempt;
  logAttempt(subject, step, 'right');
  return counters;
}

/**
 * For a caller that does not know yet whether the attempt succeeds. `isLoggedIn` is false after the first half of an
 * admin's login: a caller who has only the password must not guess codes for ever.
 */
export async function forgetAttempts(
  subject: Subject,
  step: GuessStep,
  now: Date,
  isLoggedIn = isLogin(subject.purpose),
): Promise<Counters> {
  const { request, purpose, key, codeKey } = subject;
  const scopes = (...steps: CountedStep[]): string[] => steps.map((each) => scopeOf(purpose, each));
  const hasCodeOfItsOwn = !codeKey.equals(key);
  if (step === 'verify' && hasCodeOfItsOwn) await settle(subject, codeKey, { forget: scopes('verify'), restart: [] });
  const ofCode = scopes('send', 'guess', ...(hasCodeOfItsOwn ? [] : ['verify' as const]));
  const rows = await settle(subject, key, {
    forget: step === 'password' ? scopes('password') : ofCode,
    restart: isLoggedIn ? scopes(step === 'verify' ? 'password' : 'guess') : [],
    networks: networksOfRequest(request),
    failureScope,
    failureLimit: addressLimits.failures.limit,
  });
  return standingFrom(subject, rows, step, now).counters;
}

/**
 * After a new password: wrong ones of before count no more, codes may be tried again by the reader of the mails, and
 * the links that were mailed are void.
 */
export async function forgetPasswordAttempts(subject: Subject): Promise<void> {
  for (const key of [subject.key, sharedKey(subject.request, subject.email)])
    await settle(subject, key, {
      forget: ['password', 'send:PASSWORD_RESET'],
      restart: [scopeOf('LOGIN', 'guess'), scopeOf('SECOND_STEP', 'guess')],
    });
}
