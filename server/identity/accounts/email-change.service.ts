import { IsNull } from 'typeorm';
import { violatedConstraint } from '../../core/database-errors.ts';
import { AppError, badInput } from '../../core/errors.ts';
import { verifyPassword } from '../../core/password-hash.ts';
import { defineSteps, type StepScope } from '../../core/use-case.ts';
import { User } from '../../users/user.entity.ts';
import { emailChangedMail, newEmailCodeMail, newEmailSetMail, newEmailTriedMail } from './account.mails.ts';
import { accountMessages, requestEmailChangeSchema, verifyEmailChangeSchema } from './account.rules.ts';
import { admitAmongAll, admitAttempt, admitGuess, limitCodeMails } from '../credentials/attempt.service.ts';
import { OneTimeCode } from '../credentials/code.entity.ts';
import { forgetAfterSuccess, wrongAttempt } from '../credentials/outcome.service.ts';
import { subjectOf, guessingAs } from '../credentials/subject.service.ts';
import { countersOf, withCounters } from '../credentials/counters.service.ts';
import { consumeCode, endCodes, issueCode, verifyCode } from '../credentials/code.service.ts';
import { confirmAuthentication, endOtherSessions, isFreshlyAuthenticated } from '../sessions/session.service.ts';
import { notifyOwnerOfBlock } from './login.service.ts';

/**
 * To the new address (OP-065). The owner of an address that has an account is notified instead, and no one knows the
 * code; the answer is the same. Mails count at the new address, no matter who asks, and guesses there and at the
 * person. A person who logged in a while ago gives the password too (asvs-7.5.1).
 */
export const requestEmailChange = withCounters(
  defineSteps({
    name: 'requestEmailChange',
    allow: 'SIGNED_IN',
    input: requestEmailChangeSchema,
    run: async (steps, { email, password }) => {
      const { actor, request, now } = steps;
      if (email === actor.email) throw badInput({ email: accountMessages.newEmailSame() });
      await proveIdentity(steps, password);
      await limitCodeMails(request);
      const subject = guessingAs(await subjectOf(request, 'EMAIL_CHANGE', email), actor.id);
      await admitAttempt(subject, 'send', now);
      await steps.inTransaction(async ({ tx, services, effects }) => {
        const earlier = { userId: actor.id, purpose: 'EMAIL_CHANGE', usedAt: IsNull() } as const;
        await tx.update(OneTimeCode, earlier, { usedAt: now });
        const code = await issueCode(tx, services, { purpose: 'EMAIL_CHANGE', email, userId: actor.id }, now);
        const owner = await tx.findOneBy(User, { email });
        effects.mails.push(
          owner ? newEmailTriedMail(owner.email, owner.name) : newEmailCodeMail(email, actor.name, code),
        );
      });
      return {
        message: accountMessages.newEmailCodeSent(),
        tempToken: null,
        ...(await countersOf(subject, 'send', now, { isSent: true })),
      };
    },
  }),
);

/** A wrong password counts like a wrong old one; a right one is good for the next quarter of an hour. */
async function proveIdentity(steps: StepScope<'SIGNED_IN'>, password: string | null | undefined): Promise<void> {
  const { actor, request, services, now } = steps;
  if (!password) {
    if (isFreshlyAuthenticated(actor, now)) return;
    throw badInput({ password: accountMessages.passwordRequired() });
  }
  const subject = await subjectOf(request, 'PASSWORD_CHANGE', actor.email);
  const state = await admitGuess(subject, 'password', now);
  const user = await services.database.manager.findOneBy(User, { id: actor.id });
  if (!(await verifyPassword(password, user?.passwordHash))) {
    await notifyOwnerOfBlock(steps, user, state);
    throw atPasswordField(await wrongAttempt(subject, 'password', now, state));
  }
  await forgetAfterSuccess(subject, 'password', now);
  await steps.inTransaction(confirmAuthentication);
}

/** In this form the field is "password", not "old password". */
function atPasswordField({ code, message: blocked, details }: AppError): AppError {
  const message = code === 'BLOCKED' ? blocked : accountMessages.wrongOwnPassword(Number(details.attemptsLeft));
  return new AppError(code, message, { ...details, fields: { password: message } });
}

/** Notifies both addresses. UNAUTHENTICATED, or BLOCKED at the third wrong code. EMAILV-11, EMAILV-13. */
export const verifyEmailChange = withCounters(
  defineSteps({
    name: 'verifyEmailChange',
    allow: 'SIGNED_IN',
    input: verifyEmailChangeSchema,
    run: async (steps, { otp }) => {
      const { actor, request, services, now } = steps;
      const binding = { purpose: 'EMAIL_CHANGE', email: await latestRequest(steps), userId: actor.id } as const;
      const subject = guessingAs(await subjectOf(request, 'EMAIL_CHANGE', binding.email), actor.id);
      const state = await admitAmongAll(subject, await admitGuess(subject, 'verify', now), now);
      const verdict = await verifyCode(services, binding, otp, now);
      const user = typeof verdict === 'object' ? await moveTo(steps, binding.email, verdict.codeId) : null;
      if (user) {
        await forgetAfterSuccess(subject, 'verify', now);
        return user;
      }
      if (state.blockedUntil) await endCodes(services.database.manager, binding, now);
      throw await wrongAttempt(subject, 'verify', now, state, verdict);
    },
  }),
);

/** The address that the person asked for last; without a request their own, for which there is never a code. */
async function latestRequest({ actor, services }: StepScope<'SIGNED_IN'>): Promise<string> {
  const latest = await services.database.manager.findOne(OneTimeCode, {
    where: { userId: actor.id, purpose: 'EMAIL_CHANGE' },
    order: { createdAt: 'DESC', id: 'DESC' },
  });
  return latest?.email ?? actor.email;
}

/** Null if another request was first with this code, or somebody signed up with the address meanwhile. */
async function moveTo(steps: StepScope<'SIGNED_IN'>, email: string, codeId: string): Promise<User | null> {
  const { actor } = steps;
  try {
    return await steps.inTransaction(async (scope) => {
      const { tx, effects, now } = scope;
      if (!(await consumeCode(tx, codeId, now))) return null;
      await tx.update(User, { id: actor.id }, { email, emailVerifiedAt: now, updatedAt: now });
      await endOtherSessions(scope);
      effects.mails.push(emailChangedMail(actor.email, actor.name), newEmailSetMail(email, actor.name));
      return tx.findOneByOrFail(User, { id: actor.id });
    });
  } catch (error) {
    if (violatedConstraint(error) === 'users_email_key') return null;
    throw error;
  }
}
