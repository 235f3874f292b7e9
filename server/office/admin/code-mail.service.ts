import { IsNull, MoreThan, Not } from 'typeorm';
import * as z from 'zod/mini';
import type { AuditSubject } from '../../core/audit.ts';
import { conflict, notFound } from '../../core/errors.ts';
import { defineCommand, parseInput, type WriteScope } from '../../core/use-case.ts';
import { loginCodeMail } from '../../people/identity/login/account.mails.ts';
import { emailWith, accountMessages } from '../../people/identity/login/account.rules.ts';
import { type Attempt, tryAttempt } from '../../people/identity/login/attempt.service.ts';
import { OneTimeCode } from '../../people/identity/login/code.entity.ts';
import { issueCode } from '../../people/identity/login/code.service.ts';
import { refusedAttempt } from '../../people/identity/login/outcome.service.ts';
import { subjectFrom } from '../../people/identity/login/subject.service.ts';
import { isStaff } from '../../people/identity/sessions/session.rules.ts';
import { Signup } from '../../people/identity/signup/signup.entity.ts';
import { User } from '../../people/users/user.entity.ts';
import { mayActOn } from './user-admin.policy.ts';
import { mailSignupCode } from '../../people/identity/signup/signup.service.ts';
import { staff, userSubject } from './user-admin.service.ts';
import { userAdminMessages } from './user-admin.rules.ts';

const emailInput = z.object({ email: emailWith(accountMessages.emailInvalid) });

/** Counts at the person's address as a mail that they asked for, even if an admin asks. */
async function countSending(
  scope: WriteScope<typeof staff>,
  purpose: 'LOGIN' | 'SIGNUP',
  email: string,
): Promise<Attempt> {
  const subject = subjectFrom(scope, purpose, email, null);
  const attempt = await tryAttempt(subject, 'send', scope);
  if (!attempt) throw await refusedAttempt(subject, 'send', scope.prepared);
  return attempt;
}

/**
 * A new login code for a person who got none; no admin learns it. It works in the browser that asked last, if one did:
 * that is where the person waits. Admins are refused: their code follows only the password.
 */
export const sendLoginCode = defineCommand({
  name: 'sendLoginCode',
  allow: staff,
  audit: { subject: userSubject, id: ({ loaded }: { loaded: User }) => loaded.id },
  input: emailInput,
  load: async ({ tx, actor }, input): Promise<User> => {
    const { email } = parseInput(emailInput, input);
    const found = await tx.findOne(User, { where: { email }, lock: { mode: 'pessimistic_write' } });
    if (!found || !mayActOn(actor, found)) throw notFound(userAdminMessages.notFound());
    return found;
  },
  run: async (scope, { email }, user) => {
    const { tx, services, effects, now } = scope;
    if (user.disabledAt) throw conflict(userAdminMessages.codeForDisabled());
    if (isStaff(user)) throw conflict(userAdminMessages.codeForStaff());
    await countSending(scope, 'LOGIN', email);
    const asked = await tx.findOne(OneTimeCode, {
      where: { email, purpose: 'LOGIN', deviceHash: Not(IsNull()) },
      order: { createdAt: 'DESC' },
    });
    const binding = { purpose: 'LOGIN', email, deviceHash: asked?.deviceHash ?? null } as const;
    effects.mails.push(loginCodeMail(user, await issueCode(tx, services, binding, now)));
    return { message: userAdminMessages.codeOnItsWay() };
  },
});

const signupSubject: AuditSubject = {
  type: 'SIGNUP',
  read: async ({ tx }, id) => {
    const found = await tx.findOne(Signup, { where: { id }, lock: { mode: 'pessimistic_write' } });
    return found && { role: found.role, expiresAt: found.expiresAt };
  },
};

/** A new code for the latest sign-up of an address; it is entered in the browser that signed up. */
export const sendSignupCode = defineCommand({
  name: 'sendSignupCode',
  allow: staff,
  audit: { subject: signupSubject, id: ({ loaded }: { loaded: Signup }) => loaded.id },
  input: emailInput,
  load: async ({ tx, now }, input): Promise<Signup> => {
    const { email } = parseInput(emailInput, input);
    const where = { email, expiresAt: MoreThan(now) };
    const found = await tx.findOne(Signup, { where, order: { createdAt: 'DESC' } });
    if (!found) throw notFound(userAdminMessages.noSignup());
    return found;
  },
  run: async (scope, { email }, signup) => {
    await mailSignupCode(scope, await countSending(scope, 'SIGNUP', email), signup);
    return { message: userAdminMessages.codeOnItsWay() };
  },
});
