import { IsNull } from 'typeorm';
import { nobodyAt } from '../../../core/mail.ts';
import { hashPassword, isOutdatedHash, refuseWhileBusy } from '../../../core/password-hash.ts';
import type { Services } from '../../../core/context.ts';
import type { Message } from '../../../core/text.rules.ts';
import { defineSteps, type StepScope, type WriteScope } from '../../../core/use-case.ts';
import { User } from '../../users/user.entity.ts';
import { userDetailsOf } from '../../users/user.service.ts';
import { type Attempt, admitCode, admitGuess, limitCodeMails, sendCode, trySend } from './attempt.service.ts';
import { consumeCode, issueCode } from './code.service.ts';
import { type Counters, countersOf, ticketOf, withCounters } from './counters.service.ts';
import { deviceHashOf, deviceOf } from './device.service.ts';
import { enterCode, enterPassword } from './guess.service.ts';
import { forgetAfterSuccess } from './outcome.service.ts';
import { inBrowser, type Subject, subjectFrom, subjectOf } from './subject.service.ts';
import { isStaff } from '../sessions/session.rules.ts';
import { type OpenedSession, openSession } from '../sessions/session.service.ts';
import { loginCodeMail, passwordFirstMail } from './account.mails.ts';
import {
  accountMessages,
  loginWithCodeSchema,
  loginWithPasswordSchema,
  requestLoginCodeSchema,
} from './account.rules.ts';
import type { AuthResult } from './account.types.ts';
import { hasPasswordStep, notePasswordStep, passwordStepOf } from './password-step.service.ts';

export interface LoginResult extends AuthResult {
  counters: Counters;
}

export const signedIn = (user: User, opened: OpenedSession, message: string): LoginResult => ({
  message,
  user,
  codeRequired: false,
  ...opened,
});

/** Beside the role, `data` holds the counters that the page keeps with the user details (spec section 3). */
export const signedInAnswer = ({ message, token, user, codeRequired, counters }: LoginResult) => {
  const { attemptsLeft, remainingBlockSeconds } = counters;
  return {
    message,
    token,
    codeRequired,
    data: user && { ...userDetailsOf(user), attemptsLeft, remainingBlockSeconds },
    ...counters,
  };
};

const defineCodeRequest = (name: string, message: Message) =>
  withCounters(
    defineSteps({
      name,
      allow: 'ANYONE',
      input: requestLoginCodeSchema,
      run: async (steps, { email }) => {
        const subject = await codeSubjectOf(steps, email);
        await limitCodeMails(steps.request);
        const browser = await sendCode(steps, subject, mailLoginCode);
        return ticketOf(inBrowser(subject, browser), message());
      },
    }),
  );

/** The same answer for every address; one without an account gets no mail. */
export const requestLoginCode = defineCodeRequest('requestLoginCode', accountMessages.codeSent);
export const resendLoginCode = defineCodeRequest('resendLoginCode', accountMessages.codeResent);

/**
 * After the right password an admin's codes have counters of their own: callers without it use up none of these tries.
 */
const codeSubjectOf = (steps: StepScope, email: string): Promise<Subject> =>
  subjectOf(steps, passwordStepOf(steps.request)?.email === email ? 'SECOND_STEP' : 'LOGIN', email);

/**
 * Without an account no one gets the code; an admin gets it only in a browser that has the password behind it. Returns
 * the browser whose code it is, known by a cookie that it is given.
 */
async function mailLoginCode(
  { tx, services, effects, now, request }: WriteScope,
  { subject: { email, purpose }, user }: Attempt,
): Promise<Buffer> {
  const { hash: deviceHash, keep } = deviceOf(request);
  const code = await issueCode(tx, services, { purpose: 'LOGIN', email, deviceHash }, now);
  const mayHaveCode = purpose === 'SECOND_STEP' || !user || !isStaff(user);
  const mail = mayHaveCode ? loginCodeMail(user ?? nobodyAt(email), code) : passwordFirstMail(user);
  effects.mails.push({ ...mail, isDecoy: !user || user.disabledAt !== null });
  effects.afterCommit.push(keep);
  return deviceHash;
}

/** To an admin a code is worth something only after the password. Refuses as `enterCode` does. */
export const loginWithCode = withCounters(
  defineSteps({
    name: 'loginWithCode',
    allow: 'ANYONE',
    input: loginWithCodeSchema,
    run: async (steps, { email, otp }): Promise<LoginResult> => {
      const attempt = await admitCode(await codeSubjectOf(steps, email));
      const { subject, user } = attempt;
      const mayLogIn = user && !user.disabledAt && (!isStaff(user) || hasPasswordStep(steps.request, user));
      const binding = { purpose: 'LOGIN', email, deviceHash: subject.deviceHash } as const;
      const open = (codeId: string) => openAfterCode(steps, attempt, codeId);
      return enterCode(attempt, binding, otp, mayLogIn ? open : null);
    },
  }),
);

/** Null if another request was first with this code, or the account is no longer as it was read. */
const openAfterCode = (steps: StepScope, { subject, user }: Attempt, codeId: string): Promise<LoginResult | null> =>
  steps.inTransaction(async (scope) => {
    if (!user || !(await consumeCode(scope.tx, codeId, scope.now))) return null;
    // The first superadmin named an address that was not proved.
    if (!user.emailVerifiedAt) {
      const proved = { emailVerifiedAt: scope.now, updatedAt: scope.now };
      await scope.tx.update(User, { id: user.id, emailVerifiedAt: IsNull() }, proved);
      Object.assign(user, proved);
    }
    const opened = await openSession(scope, user, subject, 'verify');
    return opened && signedIn(user, opened, accountMessages.loggedIn());
  });

/** An admin's right password only mails a code (`codeRequired`). Refuses as `enterPassword` does. */
export const loginWithPassword = withCounters(
  defineSteps({
    name: 'loginWithPassword',
    allow: 'ANYONE',
    input: loginWithPasswordSchema,
    run: async (steps, { email, password }): Promise<LoginResult> => {
      refuseWhileBusy();
      const attempt = await admitPassword(steps, email);
      return enterPassword(attempt, password, async (user) => {
        const result = isStaff(user)
          ? await startPasswordStep(steps, attempt.subject, user)
          : await openAfterPassword(steps, attempt.subject, user);
        if (result) await renewHash(steps.services, user, password);
        return result;
      });
    },
  }),
);

function admitPassword(steps: StepScope, email: string): Promise<Attempt> {
  const browser = deviceHashOf(steps.request);
  // The answer shows the tries at a code that was asked for in this browser.
  const subjectKnownBy = (knownHash: Buffer | null) => {
    const subject = subjectFrom(steps, 'LOGIN', email, knownHash);
    return browser ? inBrowser(subject, browser) : subject;
  };
  return admitGuess(subjectKnownBy(null), 'password', subjectKnownBy(browser));
}

/** Null if the account is no longer as it was read. */
async function openAfterPassword(steps: StepScope, subject: Subject, user: User): Promise<LoginResult | null> {
  const opened = await steps.inTransaction((scope) => openSession(scope, user, subject, 'password'));
  return opened && signedIn(user, opened, accountMessages.loggedIn());
}

/**
 * A right password is hashed again where the stored hash is cheaper than today's, unless it was changed meanwhile. A
 * burst puts it off to the next login.
 */
async function renewHash({ database, log }: Services, { id, passwordHash }: User, password: string): Promise<void> {
  if (!passwordHash || !isOutdatedHash(passwordHash)) return;
  try {
    await database.manager.update(User, { id, passwordHash }, { passwordHash: await hashPassword(password) });
  } catch (error) {
    log.warn({ err: error }, 'A password hash could not be renewed');
  }
}

/** A second right password within half a minute mails no second code: the first one is still valid. */
async function startPasswordStep(steps: StepScope, subject: Subject, user: User): Promise<LoginResult> {
  const { request } = steps;
  await forgetAfterSuccess(subject, 'password', false);
  const second = await subjectOf(steps, 'SECOND_STEP', user.email);
  const browser = (await trySend(steps, second, mailLoginCode)) ?? deviceHashOf(request);
  notePasswordStep(request, user, steps.now);
  const counters = await countersOf(browser ? inBrowser(second, browser) : second, 'send', { isSent: true });
  return { message: accountMessages.passwordStepDone(), token: null, user: null, codeRequired: true, counters };
}
