import { limitByAddress } from '../core/attempts.ts';
import type { RequestContext } from '../core/context.ts';
import { verifyPassword } from '../core/password-hash.ts';
import { defineSteps, type StepScope } from '../core/use-case.ts';
import { User } from './account.entity.ts';
import { blockedMail, loginCodeMail, passwordFirstMail } from './account.mails.ts';
import { accountMessages, loginWithCodeSchema, loginWithPasswordSchema, passwordStepSeconds, requestLoginCodeSchema } from './account.rules.ts';
import { addressLimits } from '../credentials/attempt.rules.ts';
import { admitAddress, admitAttempt, type Attempter, attempterOf, type Counters, countersOf, forgetAfterSuccess, tryAttempt, withCounters, wrongAttempt } from '../credentials/attempt.service.ts';
import { consumeCode, endCodes, issueCode, judgeCode } from '../credentials/code.service.ts';
import { openSession } from '../sessions/session.service.ts';
import { passwordStepCookieName } from '../sessions/session.rules.ts';

export interface LoginResult {
  message: string;
  token: string | null;
  user: User | null;
  codeRequired: boolean;
  counters: Counters;
}

const isStaff = ({ role }: User): boolean => role === 'ADMIN' || role === 'SUPERADMIN';

const defineCodeRequest = (name: string, message: string) =>
  withCounters(defineSteps({
    name,
    allow: 'ANYONE',
    input: requestLoginCodeSchema,
    run: async (steps, { email }) => {
      const attempter = await attempterOf(steps.request, 'LOGIN', email);
      await limitByAddress(steps.request, 'code-mail', { ...addressLimits.codeMails, message: accountMessages.tooManyFromAddress });
      await admitAttempt(attempter, 'send', steps.now);
      await sendLoginCode(steps, email);
      return { message, tempToken: null, ...(await countersOf(attempter, 'send', steps.now, { isSent: true })) };
    },
  }));

/** Mails a login code. The same answer for every address; one without an account gets no mail. */
export const requestLoginCode = defineCodeRequest('requestLoginCode', accountMessages.codeSent);
export const resendLoginCode = defineCodeRequest('resendLoginCode', accountMessages.codeResent);

/** Without an account nobody gets the code; an admin gets it only from a browser that has the password behind it. */
async function sendLoginCode(steps: StepScope, email: string, isPasswordRight = false): Promise<void> {
  await steps.inTransaction(async ({ tx, services, effects, now, request }) => {
    const code = await issueCode(tx, services, { purpose: 'LOGIN', email }, now);
    const user = await tx.findOneBy(User, { email });
    const mayHaveCode = isPasswordRight || !user || !isStaff(user) || hasPasswordStep(request, user);
    const mail = mayHaveCode ? loginCodeMail(email, user?.name ?? '', code) : passwordFirstMail(email, user.name);
    effects.mails.push({ ...mail, isDecoy: !user || user.disabledAt !== null });
  });
}

/** Signs in with a mailed code. UNAUTHENTICATED, or BLOCKED at the third wrong one. To an admin it is worth something only after the password. */
export const loginWithCode = withCounters(defineSteps({
  name: 'loginWithCode',
  allow: 'ANYONE',
  input: loginWithCodeSchema,
  run: async (steps, { email, otp }): Promise<LoginResult> => {
    const { request, services, now } = steps;
    const attempter = await attempterOf(request, 'LOGIN', email);
    const state = await admitAttempt(attempter, 'verify', now);
    await admitAddress(attempter, state);
    const verdict = await judgeCode(services, { purpose: 'LOGIN', email }, otp, now);
    const user = await services.database.manager.findOneBy(User, { email });
    const isAllowed = user && !user.disabledAt && (!isStaff(user) || hasPasswordStep(request, user));
    if (isAllowed && typeof verdict === 'object') {
      const token = await steps.inTransaction(async (scope) => ((await consumeCode(scope.tx, verdict.codeId, now)) ? openSession(scope, user) : null));
      if (token) return finishLogin(attempter, user, token, 'verify', now);
    }
    if (state.blockedUntil) await endCodes(services.database, { purpose: 'LOGIN', email }, now);
    await tellOwnerOfBlock(steps, user, state);
    throw await wrongAttempt(attempter, 'verify', now, state, verdict === 'GONE');
  },
}));

/** Signs in with the password; an admin's right password only mails a code (`codeRequired`). UNAUTHENTICATED, or BLOCKED at the fifth wrong one. */
export const loginWithPassword = withCounters(defineSteps({
  name: 'loginWithPassword',
  allow: 'ANYONE',
  input: loginWithPasswordSchema,
  run: async (steps, { email, password }): Promise<LoginResult> => {
    const { request, services, now } = steps;
    const attempter = await attempterOf(request, 'LOGIN', email);
    const state = await admitAttempt(attempter, 'password', now);
    await admitAddress(attempter, state);
    const user = await services.database.manager.findOneBy(User, { email });
    const isRight = await verifyPassword(password, user?.disabledAt ? null : user?.passwordHash);
    if (user && isRight) {
      if (isStaff(user)) return startPasswordStep(steps, attempter, user);
      return finishLogin(attempter, user, await steps.inTransaction((scope) => openSession(scope, user)), 'password', now);
    }
    await tellOwnerOfBlock(steps, user, state);
    throw await wrongAttempt(attempter, 'password', now, state);
  },
}));

async function finishLogin(attempter: Attempter, user: User, token: string, step: 'verify' | 'password', now: Date): Promise<LoginResult> {
  await forgetAfterSuccess(attempter, step);
  return { message: accountMessages.loggedIn, token, user, codeRequired: false, counters: await countersOf(attempter, step, now) };
}

/** A second right password within the half minute does not mail again: the first code still counts, and a resend is there. */
async function startPasswordStep(steps: StepScope, attempter: Attempter, user: User): Promise<LoginResult> {
  const { request, services, now } = steps;
  await forgetAfterSuccess(attempter, 'password');
  if (await tryAttempt(attempter, 'send', now)) await sendLoginCode(steps, user.email, true);
  const proof = services.secrets.seal(JSON.stringify({ userId: user.id, until: now.getTime() + passwordStepSeconds * 1000 }));
  request.cookieJar.set(passwordStepCookieName(services.config.publicUrl), proof, { maxAgeSeconds: passwordStepSeconds });
  const counters = await countersOf(attempter, 'send', now, { isSent: true });
  return { message: accountMessages.passwordStepDone, token: null, user: null, codeRequired: true, counters };
}

/** Whether this browser entered the user's right password within the last minutes. */
function hasPasswordStep({ services, cookies }: RequestContext, user: User): boolean {
  const proof = cookies[passwordStepCookieName(services.config.publicUrl)];
  if (!proof) return false;
  try {
    const { userId, until } = JSON.parse(services.secrets.open(proof)) as { userId: string; until: number };
    return userId === user.id && until > services.clock.now().getTime();
  } catch {
    return false;
  }
}

/** The owner hears of the first block of a day, not of each. */
export async function tellOwnerOfBlock(steps: StepScope, user: User | null, state: { level: number; blockedUntil: Date | null }): Promise<void> {
  if (!user || !state.blockedUntil || state.level !== 1) return;
  await steps.inTransaction(async ({ effects }) => void effects.mails.push(blockedMail(user.email, user.name)));
}
