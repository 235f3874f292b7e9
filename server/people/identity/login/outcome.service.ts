import { AppError, type ErrorReason } from '../../../core/errors.ts';
import type { Prepared } from '../../../core/database.ts';
import { networksOfRequest } from '../../../core/limits.ts';
import { nobodyAt } from '../../../core/mail.ts';
import { runAsServer } from '../../../core/use-case.ts';
import { blockedMail } from './account.mails.ts';
import { accountMessages } from './account.rules.ts';
import { settleSuccess, type Success } from './attempt.queries.ts';
import type { Attempt } from './attempt.service.ts';
import type { CodeVerdict } from './code.service.ts';
import { counterStateOf, type CounterState } from './counters.service.ts';
import { countFailedLogin } from './failure-limits.service.ts';
import { newChallenge, type ProofSubject } from './proof-of-work.service.ts';
import {
  type AttemptPurpose,
  type CountedStep,
  counterKey,
  type GuessStep,
  isLogin,
  keyOf,
  logAttempt,
  scopeOf,
  type Step,
  type Subject,
} from './subject.service.ts';

/** What follows an attempt that was counted: refused, wrong or right. */

/** In a transaction pass its own `prepared`. */
export async function refusedAttempt(subject: Subject, step: Step, prepared?: Prepared): Promise<AppError> {
  logAttempt(subject, step, 'refused');
  const current = await counterStateOf(subject, step, { prepared });
  const { counters } = current;
  if (counters.remainingBlockSeconds !== null) return blocked(subject, step, current);
  // A success has lifted the block meanwhile, and used up the code.
  if (step === 'verify') return new AppError('UNAUTHENTICATED', accountMessages.codeExpired(), { ...counters });
  const retryIn = counters.retryIn ?? 1;
  return new AppError('RATE_LIMITED', blockedMessage(subject.purpose, step, retryIn), { ...counters, retryIn });
}

export const proofSubject = ({ purpose, email }: Subject, step: Step): ProofSubject => ({
  scope: scopeOf(purpose, step),
  email,
});

/** Above the limits a guess costs a proof of work instead of a wait (D-07): RATE_LIMITED with the challenge. */
export async function challenged(
  subject: Subject,
  step: Step,
  message: string,
  retryAfterSeconds: number,
): Promise<AppError> {
  logAttempt(subject, step, 'refused');
  return new AppError('RATE_LIMITED', message, {
    retryAfterSeconds,
    challenge: await newChallenge(subject.request.services, proofSubject(subject, step), subject.now),
  });
}

/**
 * UNAUTHENTICATED for a wrong code or password (BAD_USER_INPUT if it was no code at all), BLOCKED when it was the last
 * try.
 */
export async function wrongAttempt(
  attempt: Attempt,
  step: GuessStep,
  verdict: CodeVerdict = 'WRONG',
): Promise<AppError> {
  const { subject, state } = attempt;
  const { purpose, request, now } = subject;
  logAttempt(subject, step, 'wrong');
  if (isLogin(purpose)) await countFailedLogin(request, now);
  if (isLogin(purpose) || step === 'password') await notifyOwnerOfBlock(attempt);
  const current = await counterStateOf(subject, step, { own: state });
  const { counters } = current;
  if (counters.remainingBlockSeconds !== null)
    return blocked(subject, step, current, purpose === 'SIGNUP' ? accountMessages.tooManyWrongCodes : undefined);
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

/**
 * At the first block of a day, and at the one that does not end by itself. An address without an owner takes as long.
 */
async function notifyOwnerOfBlock({ subject, user, state }: Attempt): Promise<void> {
  const { level, blockedUntil, isStreakOver } = state;
  if (!blockedUntil || (level !== 1 && !isStreakOver)) return;
  await runAsServer(
    subject.request.services,
    async ({ effects }) => void effects.mails.push({ ...blockedMail(user ?? nobodyAt(subject.email)), isDecoy: !user }),
  );
}

function blocked(
  { purpose }: Subject,
  step: Step,
  { counters, isStreakOver }: CounterState,
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

const countersAt = (subject: Subject, ...steps: CountedStep[]): Success['forget'] =>
  steps.map((step) => ({ scope: scopeOf(subject.purpose, step), subject: keyOf(subject, step) }));

/**
 * What a right password or code makes void. `isLoggedIn` is false after the first half of an admin's login: a caller
 * who has only the password must not guess codes for ever.
 */
export const successOf = (subject: Subject, step: GuessStep, isLoggedIn = isLogin(subject.purpose)): Success => ({
  forget: step === 'verify' ? countersAt(subject, 'verify', 'send', 'guess') : countersAt(subject, 'password'),
  restart: isLoggedIn ? countersAt(subject, step === 'verify' ? 'password' : 'guess') : [],
  networks: networksOfRequest(subject.request),
});

export async function forgetAfterSuccess(...success: Parameters<typeof successOf>): Promise<void> {
  const [{ request }] = success;
  await request.services.database.prepared(settleSuccess(successOf(...success)));
}

/**
 * After a new password: wrong ones of before count no more, codes may be tried again by the reader of the mails, and
 * the links that were mailed are void.
 */
export async function forgetPasswordAttempts({ request, email, key }: Subject): Promise<void> {
  const at = (...scopes: string[]) =>
    [key, counterKey(request, email, null)].flatMap((subject) => scopes.map((scope) => ({ scope, subject })));
  await request.services.database.prepared(
    settleSuccess({
      forget: at('password', 'send:PASSWORD_RESET'),
      restart: at(scopeOf('LOGIN', 'guess'), scopeOf('SECOND_STEP', 'guess')),
    }),
  );
}
