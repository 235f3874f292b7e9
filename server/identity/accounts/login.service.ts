import { type AttemptState, limitByAddress } from '../../core/attempts.ts';
import type { RequestContext, Services } from '../../core/context.ts';
import { hashPassword, isOutdatedHash, refuseWhileBusy, verifyPassword } from '../../core/password-hash.ts';
import { defineSteps, type StepScope } from '../../core/use-case.ts';
import { User } from '../../users/user.entity.ts';
import { blockedMail, loginCodeMail, passwordFirstMail } from './account.mails.ts';
import {
  accountMessages,
  loginWithCodeSchema,
  loginWithPasswordSchema,
  passwordStepSeconds,
  requestLoginCodeSchema,
} from './account.rules.ts';
import { addressLimits } from '../credentials/attempt.rules.ts';
import {
  admitAmongAll,
  admitAttempt,
  admitCounted,
  codeGuessValues,
  forgetAfterSuccess,
  isProvenGuess,
  logAttempt,
  passwordGuessValues,
  tryAttempt,
  wrongAttempt,
} from '../credentials/attempt.service.ts';
import { type Attempter, attempterFrom, attempterOf, inBrowser } from '../credentials/attempter.service.ts';
import { bindCodes, consumeCode, endCodes, issueCode, judgeCode } from '../credentials/code.service.ts';
import { type Counters, countersOf, withCounters } from '../credentials/counters.service.ts';
import { deviceHashOf, deviceOf } from '../credentials/device.service.ts';
import { openSession, openSessionAfter } from '../sessions/session.service.ts';
import { passwordStepCookieName } from '../sessions/session.rules.ts';
import { countLogin } from './login.queries.ts';

export interface LoginResult {
  message: string;
  token: string | null;
  user: User | null;
  codeRequired: boolean;
  counters: Counters;
}

const isStaff = ({ role }: User): boolean => role === 'ADMIN' || role === 'SUPERADMIN';

const defineCodeRequest = (name: string, message: string) =>
  withCounters(
    defineSteps({
      name,
      allow: 'ANYONE',
      input: requestLoginCodeSchema,
      run: async (steps, { email }) => {
        const attempter = await codeAttempterOf(steps.request, email);
        await limitByAddress(steps.request, 'code-mail', {
          ...addressLimits.codeMails,
          message: accountMessages.tooManyFromAddress,
        });
        await admitAttempt(attempter, 'send', steps.now);
        const browser = await sendLoginCode(steps, email);
        return {
          message,
          tempToken: null,
          ...(await countersOf(inBrowser(attempter, browser), 'send', steps.now, { isSent: true })),
        };
      },
    }),
  );

/** Mails a login code. The same answer for every address; one without an account gets no mail. */
export const requestLoginCode = defineCodeRequest('requestLoginCode', accountMessages.codeSent);
export const resendLoginCode = defineCodeRequest('resendLoginCode', accountMessages.codeResent);

/**
 * Once the password is right, the codes of an admin have counters of their own: a caller who does not have it uses up
 * nothing there.
 */
const codeAttempterOf = (request: RequestContext, email: string): Promise<Attempter> =>
  attempterOf(request, passwordStepOf(request)?.email === email ? 'SECOND_STEP' : 'LOGIN', email);

/**
 * Without an account no one gets the code; an admin gets it only from a browser that has the password behind it.
 * Returns the browser whose code it is, known by a cookie that it is given.
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
 * Signs in with a mailed code. UNAUTHENTICATED, or BLOCKED at the third wrong one. To an admin it is worth something
 * only after the password.
 */
export const loginWithCode = withCounters(
  defineSteps({
    name: 'loginWithCode',
    allow: 'ANYONE',
    input: loginWithCodeSchema,
    run: async (steps, { email, otp }): Promise<LoginResult> => {
      const { request, services, now } = steps;
      const { user, attempter, state } = await admitCode(request, email, now);
      const binding = { purpose: 'LOGIN', email, deviceHash: attempter.deviceHash } as const;
      const verdict = await judgeCode(services, binding, otp, now, attempter.isStray);
      const isAllowed = user && !user.disabledAt && (!isStaff(user) || hasPasswordStep(request, user));
      if (isAllowed && typeof verdict === 'object') {
        const token = await steps.inTransaction(async (scope) =>
          (await consumeCode(scope.tx, verdict.codeId, now)) ? openSession(scope, user) : null,
        );
        if (token) return loggedIn(user, { token, counters: await forgetAfterSuccess(attempter, 'verify', now) });
      }
      if (state.blockedUntil)
        await (attempter.isStray ? bindCodes(services.database, email) : endCodes(services.database, binding, now));
      await tellOwnerOfBlock(steps, user, state, email);
      throw await wrongAttempt(attempter, 'verify', now, state, verdict);
    },
  }),
);

/**
 * Signs in with the password; an admin's right password only mails a code (`codeRequired`). UNAUTHENTICATED, or BLOCKED
 * at the fifth wrong one.
 */
export const loginWithPassword = withCounters(
  defineSteps({
    name: 'loginWithPassword',
    allow: 'ANYONE',
    input: loginWithPasswordSchema,
    run: async (steps, { email, password }): Promise<LoginResult> => {
      const { request, services, now } = steps;
      refuseWhileBusy();
      const { user, attempter, state } = await admitPassword(request, email, now);
      const isRight = await judgePassword(attempter, password, user);
      if (user && isRight) {
        const opened = isStaff(user) ? null : await openAfterPassword(steps, attempter, user, password);
        if (opened || isStaff(user)) await renewHash(services, user, password);
        if (opened) return loggedIn(user, opened);
        if (isStaff(user)) return startPasswordStep(steps, attempter, user);
      }
      await tellOwnerOfBlock(steps, user, state, email);
      throw await wrongAttempt(attempter, 'password', now, state);
    },
  }),
);

interface Admitted {
  user: User | null;
  attempter: Attempter;
  state: AttemptState;
}

/** Finds the account and counts the password before it is checked; refuses as `admitGuess` does. */
async function admitPassword(request: RequestContext, email: string, now: Date): Promise<Admitted> {
  const deviceHash = deviceHashOf(request);
  const isProven = await isProvenGuess({ request, purpose: 'LOGIN', email }, 'password', now);
  const guess = passwordGuessValues(request, email, deviceHash, now, isProven);
  const { user, isKnownDevice, counted } = await countLogin(request.services.database, guess, email, deviceHash);
  const person = attempterFrom(request, 'LOGIN', email, isKnownDevice ? deviceHash : null);
  // The answer shows the tries at a code that was asked for in this browser.
  const attempter = deviceHash ? inBrowser(person, deviceHash) : person;
  return { user, attempter, state: await admitCounted(attempter, 'password', now, counted, isProven) };
}

/** The same for a code, which counts at its browser and among all guesses. */
async function admitCode(request: RequestContext, email: string, now: Date): Promise<Admitted> {
  const attempter = await codeAttempterOf(request, email);
  const isProven = await isProvenGuess(attempter, 'verify', now);
  const { user, counted } = await countLogin(
    request.services.database,
    codeGuessValues(attempter, now, isProven),
    email,
    deviceHashOf(request),
  );
  const own = await admitCounted(attempter, 'verify', now, counted, isProven);
  return { user, attempter, state: await admitAmongAll(attempter, own, now) };
}

/**
 * Null if the account is no longer as it was read. A hash that another login renewed meanwhile is read and compared
 * once more.
 */
async function openAfterPassword(
  steps: StepScope,
  attempter: Attempter,
  user: User,
  password: string,
): ReturnType<typeof openSessionAfter> {
  const open = (account: User) => steps.inStatement((scope) => openSessionAfter(scope, account, attempter, 'password'));
  const opened = await open(user);
  if (opened) return opened;
  const present = await steps.services.database.manager.findOneBy(User, { id: user.id });
  const isRenewed =
    present !== null &&
    present.passwordHash !== user.passwordHash &&
    (await judgePassword(attempter, password, present));
  return isRenewed ? open(present) : null;
}

/** An attempt that came in a burst and could not be checked is in the log too. */
const judgePassword = (attempter: Attempter, password: string, user: User | null): Promise<boolean> =>
  verifyPassword(password, user?.disabledAt ? null : user?.passwordHash).catch((error: unknown) => {
    logAttempt(attempter, 'password', 'refused');
    throw error;
  });

/**
 * A right password is hashed again where the stored hash is cheaper than today's, unless it was changed meanwhile. A
 * burst puts it off to the next login.
 */
async function renewHash({ database, log }: Services, { id, passwordHash }: User, password: string): Promise<void> {
  if (!passwordHash || !isOutdatedHash(passwordHash)) return;
  try {
    await database.query('update users set password_hash = $3 where id = $1 and password_hash = $2', [
      id,
      passwordHash,
      await hashPassword(password),
    ]);
  } catch (error) {
    log.warn({ err: error }, 'A password hash could not be renewed');
  }
}

const loggedIn = (user: User, opened: { token: string; counters: Counters }): LoginResult => ({
  message: accountMessages.loggedIn,
  user,
  codeRequired: false,
  ...opened,
});

/**
 * A second right password within the half minute does not mail again: the first code still counts, and a resend is
 * there.
 */
async function startPasswordStep(steps: StepScope, attempter: Attempter, user: User): Promise<LoginResult> {
  const { request, services, now } = steps;
  await forgetAfterSuccess(attempter, 'password', now, false);
  const second = await attempterOf(request, 'SECOND_STEP', user.email);
  const browser = (await tryAttempt(second, 'send', now))
    ? await sendLoginCode(steps, user.email, true)
    : deviceHashOf(request);
  const proof = services.secrets.seal(
    JSON.stringify({
      userId: user.id,
      email: user.email,
      until: now.getTime() + passwordStepSeconds * 1000,
    } satisfies PasswordStep),
  );
  request.cookieJar.set(passwordStepCookieName(services.config.publicUrl), proof, {
    maxAgeSeconds: passwordStepSeconds,
  });
  const counters = await countersOf(browser ? inBrowser(second, browser) : second, 'send', now, { isSent: true });
  return { message: accountMessages.passwordStepDone, token: null, user: null, codeRequired: true, counters };
}

interface PasswordStep {
  userId: string;
  email: string;
  until: number;
}

/** Whose right password this browser entered within the last minutes. */
function passwordStepOf({ services, cookies }: RequestContext): PasswordStep | null {
  const proof = cookies[passwordStepCookieName(services.config.publicUrl)];
  if (!proof) return null;
  try {
    const step = JSON.parse(services.secrets.open(proof)) as PasswordStep;
    return step.until > services.clock.now().getTime() ? step : null;
  } catch {
    return null;
  }
}

const hasPasswordStep = (request: RequestContext, { id }: User): boolean => passwordStepOf(request)?.userId === id;

/**
 * The owner is notified of the first block of a day, not of each, and of the one that does not end by itself. An
 * address without an owner takes as long.
 */
export async function tellOwnerOfBlock(
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
