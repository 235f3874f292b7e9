import { networksOfRequest } from '../../core/limits.ts';
import { settleSuccess, type StandingRow, type Success } from './attempt.queries.ts';
import { addressLimits } from './attempt.rules.ts';
import { type Counters, standingFrom, standingInput } from './counters.service.ts';
import { failureScope } from './failure-limits.service.ts';
import {
  type CountedStep,
  type GuessStep,
  isLogin,
  logAttempt,
  scopeOf,
  sharedKey,
  type Subject,
} from './subject.service.ts';

const settle = (subject: Subject, key: Buffer, success: Omit<Success, 'subject'>): Promise<StandingRow[]> =>
  subject.request.services.database.prepared(settleSuccess({ ...standingInput(subject), ...success, subject: key }));

/**
 * Forgets what the success makes void and answers where the subject stands then. `isLoggedIn` is false after the first
 * half of an admin's login: a caller who has only the password must not guess codes for ever.
 */
export async function forgetAfterSuccess(
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
  logAttempt(subject, step, 'right');
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
