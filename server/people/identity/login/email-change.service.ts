import { IsNull } from 'typeorm';
import { violatedConstraint } from '../../../core/database-errors.ts';
import { badInput } from '../../../core/errors.ts';
import { keepMailsOf } from '../../../core/outbox.queries.ts';
import { defineSteps, type StepScope } from '../../../core/use-case.ts';
import { User } from '../../users/user.entity.ts';
import { emailChangedMail, newEmailCodeMail, newEmailSetMail, newEmailTriedMail } from './account.mails.ts';
import { accountMessages, requestEmailChangeSchema, verifyEmailChangeSchema } from './account.rules.ts';
import { admitCode, limitCodeMails, sendCode } from './attempt.service.ts';
import { OneTimeCode } from './code.entity.ts';
import { enterCode } from './guess.service.ts';
import { forgetAfterSuccess } from './outcome.service.ts';
import { subjectOf, guessingAs } from './subject.service.ts';
import { ticketOf, withCounters } from './counters.service.ts';
import { consumeCode, issueCode } from './code.service.ts';
import { endOtherSessions } from '../sessions/session.service.ts';
import { removeTokens } from '../tokens/access-token.service.ts';
import { proveIdentity } from './proof.service.ts';

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
      const { actor, request } = steps;
      if (email === actor.email) throw badInput({ email: accountMessages.newEmailSame() });
      await proveIdentity(steps, password);
      await limitCodeMails(request);
      const subject = guessingAs(await subjectOf(steps, 'EMAIL_CHANGE', email), actor.id);
      await sendCode(steps, subject, async ({ tx, services, effects, now }, { user: owner }) => {
        const earlier = { userId: actor.id, purpose: 'EMAIL_CHANGE', usedAt: IsNull() } as const;
        await tx.update(OneTimeCode, earlier, { usedAt: now });
        const code = await issueCode(tx, services, { purpose: 'EMAIL_CHANGE', email, userId: actor.id }, now);
        effects.mails.push(owner ? newEmailTriedMail(owner) : newEmailCodeMail({ ...actor, email }, code));
      });
      return ticketOf(subject, accountMessages.newEmailCodeSent());
    },
  }),
);

/** Notifies both addresses. UNAUTHENTICATED, or BLOCKED at the third wrong code. EMAILV-11, EMAILV-13. */
export const verifyEmailChange = withCounters(
  defineSteps({
    name: 'verifyEmailChange',
    allow: 'SIGNED_IN',
    input: verifyEmailChangeSchema,
    run: async (steps, { otp }) => {
      const { actor } = steps;
      const email = await latestRequest(steps);
      const attempt = await admitCode(guessingAs(await subjectOf(steps, 'EMAIL_CHANGE', email), actor.id));
      const binding = { purpose: 'EMAIL_CHANGE', email, userId: actor.id } as const;
      const user = await enterCode(attempt, binding, otp, (codeId) => moveTo(steps, email, codeId));
      await forgetAfterSuccess(attempt.subject, 'verify');
      return user;
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
      await scope.prepared(keepMailsOf({ userId: actor.id, email: actor.email }));
      await endOtherSessions(scope);
      await removeTokens(scope, { userId: actor.id });
      effects.mails.push(emailChangedMail(actor), newEmailSetMail({ ...actor, email }));
      return tx.findOneByOrFail(User, { id: actor.id });
    });
  } catch (error) {
    if (violatedConstraint(error) === 'users_email_key') return null;
    throw error;
  }
}
