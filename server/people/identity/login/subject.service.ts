import type { RequestContext } from '../../../core/context.ts';
import type { AttemptPolicy } from './attempt-state.rules.ts';
import { attemptPolicies, guessPolicy, linkPolicy, loginGuessPolicy, strayPolicy } from './attempt.rules.ts';
import type { CodePurpose } from './code.service.ts';
import { findDeviceState } from './device.queries.ts';
import { deviceHashOf } from './device.service.ts';

/**
 * PASSWORD_CHANGE mails no code; its wrong passwords count together with those of the login. SECOND_STEP is the code of
 * an admin after the right password.
 */
export type AttemptPurpose = CodePurpose | 'PASSWORD_CHANGE' | 'SECOND_STEP';
export type Step = keyof typeof attemptPolicies;
export type GuessStep = Exclude<Step, 'send'>;
/** `guess` counts the codes that were checked for an address in all browsers together. */
export type CountedStep = Step | 'guess';

/** Of a use case: who calls, and when. */
interface Caller {
  request: RequestContext;
  now: Date;
}

/**
 * Whose attempts are counted: an e-mail, with or without an account; from a browser that signed in there before, that
 * browser alone (OP-008).
 */
export interface Subject extends Caller {
  purpose: AttemptPurpose;
  email: string;
  key: Buffer;
  /** Of guesses at a code: of the browser, sign-up or person that asked for one; of strays together otherwise. */
  codeKey: Buffer;
  isKnownDevice: boolean;
  /** The browser that asked for the login code. */
  deviceHash: Buffer | null;
}

export const isLogin = (purpose: AttemptPurpose): boolean => purpose === 'LOGIN' || purpose === 'SECOND_STEP';

/** A guess at a login code from a browser that did not ask for one. */
export const isStray = ({ purpose, deviceHash }: Subject): boolean => isLogin(purpose) && !deviceHash;

export async function subjectOf({ request, now }: Caller, purpose: AttemptPurpose, email: string): Promise<Subject> {
  const { prepared } = request.services.database;
  const deviceHash = deviceHashOf(request);
  const [known] = deviceHash ? await prepared(findDeviceState({ email, deviceHash, now })) : [];
  const subject = subjectFrom({ request, now }, purpose, email, known?.isKnown ? deviceHash : null);
  return isLogin(purpose) && deviceHash && known?.hasAsked ? inBrowser(subject, deviceHash) : subject;
}

/** For callers that know already whether the person signed in from this browser before; null if not. */
export function subjectFrom(
  { request, now }: Caller,
  purpose: AttemptPurpose,
  email: string,
  knownHash: Buffer | null,
): Subject {
  const key = counterKey(request, email, knownHash);
  return { request, now, purpose, email, key, codeKey: key, isKnownDevice: knownHash !== null, deviceHash: null };
}

/** Once a browser has asked for a login code, its guesses have a counter of their own. */
export const inBrowser = (subject: Subject, deviceHash: Buffer): Subject => ({
  ...subject,
  codeKey: counterKey(subject.request, subject.email, deviceHash),
  deviceHash,
});

/** Guesses of a caller with the ticket of a sign-up or the session of a person; without either, of a network. */
export const guessingAs = (subject: Subject, holder: string): Subject => ({
  ...subject,
  codeKey: counterKey(subject.request, subject.email, holder),
});

/** Counters of one browser, sign-up or session at this address; without a holder, of all others together. */
export const counterKey = ({ services }: RequestContext, email: string, holder: Buffer | string | null): Buffer =>
  services.secrets.hmac(
    'attempts',
    holder === null ? email : `${email}\n${Buffer.isBuffer(holder) ? holder.toString('hex') : holder}`,
  );

export const scopeOf = (purpose: AttemptPurpose, step: CountedStep): string =>
  step === 'password' ? 'password' : `${step}:${purpose}`;
export const keyOf = ({ key, codeKey }: Subject, step: CountedStep): Buffer => (step === 'verify' ? codeKey : key);

/** Streaks are limited only where a guess opens an account: at login codes and at passwords. */
export function policyOf(subject: Subject, step: CountedStep): AttemptPolicy {
  if (step === 'guess') return isLogin(subject.purpose) ? loginGuessPolicy : guessPolicy;
  if (step === 'verify' && isStray(subject) && !subject.isKnownDevice) return strayPolicy;
  return step === 'send' && subject.purpose === 'PASSWORD_RESET' ? linkPolicy : attemptPolicies[step];
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
