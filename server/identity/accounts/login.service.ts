import type { RequestContext, Services } from '../../core/context.ts';
import { hashPassword, isOutdatedHash, refuseWhileBusy, verifyPassword } from '../../core/password-hash.ts';
import { defineSteps, type StepScope } from '../../core/use-case.ts';
import { User } from '../../users/user.entity.ts';
import { userDetailsOf } from '../../users/user.service.ts';
import { blockedMail, loginCodeMail, passwordFirstMail } from './account.mails.ts';
import {
  accountMessages,
  loginWithCodeSchema,
  loginWithPasswordSchema,
  requestLoginCodeSchema,
} from './account.rules.ts';
import { type AttemptState, isFirstAttempt } from '../credentials/attempt-state.rules.ts';
import {
  type Admitted,
  admitAmongAll,
  admitAttempt,
  admitLogin,
  limitCodeMails,
  tryAttempt,
} from '../credentials/attempt.service.ts';
import { forgetAfterSuccess, forgetAttempts, wrongAttempt } from '../credentials/outcome.service.ts';
import { inBrowser, logAttempt, type Subject, subjectFrom, subjectOf } from '../credentials/subject.service.ts';
import { bindCodes, consumeCode, endCodes, issueCode, verifyCode } from '../credentials/code.service.ts';
import { type Counters, countersOf, withCounters } from '../credentials/counters.service.ts';
import { deviceHashOf, deviceOf } from '../credentials/device.service.ts';
import { openSession } from '../sessions/session.service.ts';
import { hasPasswordStep, notePasswordStep, passwordStepOf } from './password-step.service.ts';
import type { Message } from '../../core/text.rules.ts';

export interface LoginResult {
  message: string;
  token: string | null;
  user: User | null;
  codeRequired: boolean;
  counters: Counters;
}

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

const isStaff = ({ role }: User): boolean => role === 'ADMIN' || role === 'SUPERADMIN';

const defineCodeRequest = (name: string, message: Message) =>
  withCounters(
    defineSteps({
      name,
      allow: 'ANYONE',
      input: requestLoginCodeSchema,
      run: async (steps, { email }) => {
        const subject = await codeSubjectOf(steps.request, email);
        await limitCodeMails(steps.request);
        await admitAttempt(subject, 'send', steps.now);
        const browser = await sendLoginCode(steps, email);
        return {
          message: message(),
          tempToken: null,
          ...(await countersOf(inBrowser(subject, browser), 'send', steps.now, { isSent: true })),
        };
      },
    }),
  );

/** The same answer for every address; one without an account gets no mail. */
export const requestLoginCode = defineCodeRequest('requestLoginCode', accountMessages.codeSent);
export const resendLoginCode = defineCodeRequest('resendLoginCode', accountMessages.codeResent);

/**
 * After the right password an admin's codes have counters of their own: callers without it use up none of these tries.
 */
const codeSubjectOf = (request: RequestContext, email: string): Promise<Subject> =>
  subjectOf(request, passwordStepOf(request)?.email === email ? 'SECOND_STEP' : 'LOGIN', email);

/**
 * Without an account no one gets the code; an admin gets it only in a browser that has the password behind it. Returns
 * the browser whose code it is, known by a cookie that it is given.
 */
function sendLoginCode(steps: StepScope, email: string, isPasswordRight = false): Promise<Buffer> {
  return steps.inTransaction(async ({ tx, services, effects, now, request }) => {
    const { hash: deviceHash, keep } = deviceOf(request);
    const code = await issueCode(tx, services, { purpose: 'LOGIN', email, deviceHash }, now);
    const user = await tx.findOneBy(User, { email });
    const mayHaveCode = isPasswordRight || !user || !isStaff(user) || hasPasswordStep(request, user);
    const mail = mayHaveCode ? loginCodeMail(email, user?.name ?? '', code) : passwordFirstMail(email, user.name);
    effects.mails.push({ ...mail, isDecoy: !user || user.disabledAt !== null });
    effects.afterCommit.push(keep);
    return deviceHash;
  });
}

/**
 * UNAUTHENTICATED, or BLOCKED at the third wrong code. To an admin a code is worth something only after the password.
 */
export const loginWithCode = withCounters(
  defineSteps({
    name: 'loginWithCode',
    allow: 'ANYONE',
    input: loginWithCodeSchema,
    run: async (steps, { email, otp }): Promise<LoginResult> => {
      const { request, services, now } = steps;
      const { user, subject, state } = await admitCode(request, email, now);
      const binding = { purpose: 'LOGIN', email, deviceHash: subject.deviceHash } as const;
      const verdict = await verifyCode(services, binding, otp, now, subject.isStray);
      const isAllowed = user && !user.disabledAt && (!isStaff(user) || hasPasswordStep(request, user));
      if (isAllowed && typeof verdict === 'object') {
        const token = await steps.inTransaction(async (scope) =>
          (await consumeCode(scope.tx, verdict.codeId, now)) ? openSession(scope, user) : null,
        );
        if (token) return loggedIn(user, { token, counters: await forgetAfterSuccess(subject, 'verify', now) });
      }
      const { manager } = services.database;
      if (state.blockedUntil) await (subject.isStray ? bindCodes(manager, email) : endCodes(manager, binding, now));
      await notifyOwnerOfBlock(steps, user, state, email);
      throw await wrongAttempt(subject, 'verify', now, state, verdict);
    },
  }),
);

/** An admin's right password only mails a code (`codeRequired`). UNAUTHENTICATED, or BLOCKED at the fifth wrong one. */
export const loginWithPassword = withCounters(
  defineSteps({
    name: 'loginWithPassword',
    allow: 'ANYONE',
    input: loginWithPasswordSchema,
    run: async (steps, { email, password }): Promise<LoginResult> => {
      const { request, services, now } = steps;
      refuseWhileBusy();
      const admitted = await admitPassword(request, email, now);
      const { user, subject } = admitted;
      let { state } = admitted;
      const isRight = await checkPassword(subject, password, user);
      if (user && isRight && isStaff(user)) {
        await renewHash(services, user, password);
        return startPasswordStep(steps, subject, user);
      }
      if (user && isRight) {
        const opened = await openAndForget(steps, admitted, user, password);
        if (opened) {
          logAttempt(subject, 'password', 'right');
          await renewHash(services, user, password);
          return loggedIn(user, opened);
        }
        // The account changed meanwhile. What was forgotten is counted again; the proof of this attempt is spent.
        if (isFirstAttempt(state)) ({ state } = await admitPassword(request, email, now, true));
      }
      await notifyOwnerOfBlock(steps, user, state, email);
      throw await wrongAttempt(subject, 'password', now, state);
    },
  }),
);

function admitPassword(request: RequestContext, email: string, now: Date, wasAdmitted = false): Promise<Admitted> {
  const stranger = subjectFrom(request, 'LOGIN', email, null);
  const deviceHash = deviceHashOf(request);
  if (!deviceHash) return admitLogin(stranger, 'password', now, { wasAdmitted });
  const known = subjectFrom(request, 'LOGIN', email, deviceHash);
  // The answer shows the tries at a code that was asked for in this browser.
  return admitLogin(inBrowser(stranger, deviceHash), 'password', now, {
    ifKnown: inBrowser(known, deviceHash),
    wasAdmitted,
  });
}

async function admitCode(request: RequestContext, email: string, now: Date): Promise<Admitted> {
  const subject = await codeSubjectOf(request, email);
  const { user, state } = await admitLogin(subject, 'verify', now);
  return { user, subject, state: await admitAmongAll(subject, state, now) };
}

/**
 * Null if nothing was opened. Side by side where only this attempt was counted, which can be counted again; others may
 * be forgotten only when the session is there. Both end before either fails, so that no session lacks its cookie.
 */
async function openAndForget(
  steps: StepScope,
  { subject, state }: Admitted,
  user: User,
  password: string,
): Promise<{ token: string; counters: Counters } | null> {
  const opening = openAfterPassword(steps, subject, user, password);
  const forget = () => forgetAttempts(subject, 'password', steps.now);
  const forgetting = isFirstAttempt(state) ? forget() : null;
  await Promise.allSettled([opening, forgetting]);
  const token = await opening;
  const counters = await forgetting;
  return token === null ? null : { token, counters: counters ?? (await forget()) };
}

/**
 * Null if the account is no longer as it was read. A hash that another login renewed meanwhile is read and compared
 * once more.
 */
async function openAfterPassword(
  steps: StepScope,
  subject: Subject,
  user: User,
  password: string,
): Promise<string | null> {
  const open = (account: User) => steps.inStatement((scope) => openSession(scope, account, subject.isKnownDevice));
  const token = await open(user);
  if (token) return token;
  const present = await steps.services.database.manager.findOneBy(User, { id: user.id });
  const isRenewed =
    present !== null && present.passwordHash !== user.passwordHash && (await checkPassword(subject, password, present));
  return isRenewed ? open(present) : null;
}

/** An attempt that a burst kept from being checked is in the log too. */
const checkPassword = (subject: Subject, password: string, user: User | null): Promise<boolean> =>
  verifyPassword(password, user?.disabledAt ? null : user?.passwordHash).catch((error: unknown) => {
    logAttempt(subject, 'password', 'refused');
    throw error;
  });

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

const loggedIn = (user: User, opened: { token: string; counters: Counters }): LoginResult => ({
  message: accountMessages.loggedIn(),
  user,
  codeRequired: false,
  ...opened,
});

/** A second right password within half a minute mails no second code: the first one is still valid. */
async function startPasswordStep(steps: StepScope, subject: Subject, user: User): Promise<LoginResult> {
  const { request, now } = steps;
  await forgetAfterSuccess(subject, 'password', now, false);
  const second = await subjectOf(request, 'SECOND_STEP', user.email);
  const browser = (await tryAttempt(second, 'send', now))
    ? await sendLoginCode(steps, user.email, true)
    : deviceHashOf(request);
  notePasswordStep(request, user, now);
  const counters = await countersOf(browser ? inBrowser(second, browser) : second, 'send', now, { isSent: true });
  return { message: accountMessages.passwordStepDone(), token: null, user: null, codeRequired: true, counters };
}

/**
 * At the first block of a day, and at the one that does not end by itself. An address without an owner takes as long.
 */
export async function notifyOwnerOfBlock(
  steps: StepScope,
  user: User | null,
  { level, blockedUntil, isStreakOver }: AttemptState,
  email = user?.email,
): Promise<void> {
  if (!email || !blockedUntil || (level !== 1 && !isStreakOver)) return;
  await steps.inTransaction(
    async ({ effects }) => void effects.mails.push({ ...blockedMail(email, user?.name ?? ''), isDecoy: !user }),
  );
}
