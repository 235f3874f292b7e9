import type { RequestContext } from '../../core/context.ts';
import type { AttemptPolicy } from './attempt-state.rules.ts';
import { attemptPolicies, guessPolicy, linkPolicy, longestLoginStreak, strayPolicy } from './attempt.rules.ts';
import type { CodePurpose } from './code.service.ts';
import { deviceStandingOf } from './device.service.ts';

/**
 * PASSWORD_CHANGE mails no code; its wrong passwords count together with those of the login. SECOND_STEP is the code of
 * an admin after the right password.
 */
export type AttemptPurpose = CodePurpose | 'PASSWORD_CHANGE' | 'SECOND_STEP';
export type Step = keyof typeof attemptPolicies;
export type GuessStep = Exclude<Step, 'send'>;
/** `guess` counts the codes that were checked for an address in all browsers together. */
export type CountedStep = Step | 'guess';

/**
 * Whose attempts are counted: an e-mail, with or without an account; from a browser that signed in there before, that
 * browser alone (OP-008).
 */
export interface Subject {
  request: RequestContext;
  purpose: AttemptPurpose;
  email: string;
  key: Buffer;
  /** Of guesses at a code: of the browser, sign-up or person that asked for one; of strays together otherwise. */
  codeKey: Buffer;
  isKnownDevice: boolean;
  /** A guess at a login code from a browser that did not ask for one. */
  isStray: boolean;
  deviceHash: Buffer | null;
}

export const isLogin = (purpose: AttemptPurpose): boolean => purpose === 'LOGIN' || purpose === 'SECOND_STEP';

export async function subjectOf(request: RequestContext, purpose: AttemptPurpose, email: string): Promise<Subject> {
  const { isKnown, hasAsked, deviceHash } = await deviceStandingOf(request, email);
  const subject = subjectFrom(request, purpose, email, isKnown ? deviceHash : null);
  return isLogin(purpose) && deviceHash && hasAsked ? inBrowser(subject, deviceHash) : subject;
}

/** For callers that know already whether the person signed in from this browser before; null if not. */
export function subjectFrom(
  request: RequestContext,
  purpose: AttemptPurpose,
  email: string,
  deviceHash: Buffer | null,
): Subject {
  const key = deviceHash ? deviceKey(request, email, deviceHash) : sharedKey(request, email);
  return {
    request,
    purpose,
    email,
    key,
    codeKey: key,
    isKnownDevice: deviceHash !== null,
    isStray: isLogin(purpose),
    deviceHash: null,
  };
}

/** Once a browser has asked for a login code, its guesses have a counter of their own. */
export const inBrowser = (subject: Subject, deviceHash: Buffer): Subject => ({
  ...subject,
  codeKey: deviceKey(subject.request, subject.email, deviceHash),
  isStray: false,
  deviceHash,
});

/** Guesses of a caller with the ticket of a sign-up or the session of a person; without either, of a network. */
export const guessingAs = (subject: Subject, holder: string): Subject => ({
  ...subject,
  codeKey: subject.request.services.secrets.hmac('attempts', `${subject.email}\n${holder}`),
});

export const deviceKey = ({ services }: RequestContext, email: string, deviceHash: Buffer): Buffer =>
  services.secrets.hmac('attempts', `${email}\n${deviceHash.toString('hex')}`);

/** The counter that all browsers share which the account does not know. */
export const sharedKey = ({ services }: RequestContext, email: string): Buffer =>
  services.secrets.hmac('attempts', email);

export const scopeOf = (purpose: AttemptPurpose, step: CountedStep): string =>
  step === 'password' ? 'password' : `${step}:${purpose}`;
export const keyOf = ({ key, codeKey }: Pick<Subject, 'key' | 'codeKey'>, step: CountedStep): Buffer =>
  step === 'verify' ? codeKey : key;

/** Streaks are limited only where a guess opens an account: at login codes and at passwords. */
export function policyOf(
  { purpose, isStray, isKnownDevice }: Pick<Subject, 'purpose' | 'isStray' | 'isKnownDevice'>,
  step: CountedStep,
): AttemptPolicy {
  if (step === 'guess') return isLogin(purpose) ? { ...guessPolicy, longestStreak: longestLoginStreak } : guessPolicy;
  if (step === 'password') return { ...attemptPolicies.password, longestStreak: longestLoginStreak };
  if (step === 'verify') return isStray && !isKnownDevice ? strayPolicy : attemptPolicies.verify;
  return purpose === 'PASSWORD_RESET' ? linkPolicy : attemptPolicies.send;
}

/** The person is named by the key of their counters, not by the address. */
export function logAttempt(subject: Subject, step: Step, outcome: 'right' | 'wrong' | 'refused'): void {
  const { request, purpose } = subject;
  request.services.metrics.countCredentialAttempt(step, outcome);
  request.log.info(
    {
      event: 'authentication',
      purpose,
      step,
      outcome,
      subject: keyOf(subject, step).toString('hex').slice(0, 16),
      ipAddress: request.ipAddress,
    },
    `A ${step} attempt was ${outcome}`,
  );
}
