import { AppError } from '../../core/errors.ts';
import { accountMessages } from '../accounts/account.rules.ts';
import type { AttemptState } from './attempt-state.rules.ts';
import type { CodeVerdict } from './code.service.ts';
import { type Counters, countersOf, standingOf } from './counters.service.ts';
import { countFailedLogin } from './failure-limits.service.ts';
import { newChallenge, type ProofSubject } from './proof-of-work.service.ts';
import {
  type AttemptPurpose,
  type GuessStep,
  isLogin,
  logAttempt,
  scopeOf,
  type Step,
  type Subject,
} from './subject.service.ts';

export async function refusedAttempt(subject: Subject, step: Step, now: Date): Promise<AppError> {
  logAttempt(subject, step, 'refused');
  const { counters, isStreakOver } = await standingOf(subject, step, now);
  if (counters.remainingBlockSeconds !== null) return blocked(subject, step, counters, isStreakOver);
  // A success has lifted the block meanwhile, and used up the code.
  if (step === 'verify') return new AppError('UNAUTHENTICATED', accountMessages.codeExpired, { ...counters });
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
  { purpose }: Subject,
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
