import { limitByAddress } from '../core/attempts.ts';
import { violatedConstraint } from '../core/database-errors.ts';
import { badInput } from '../core/errors.ts';
import { defineSteps, type StepScope } from '../core/use-case.ts';
import { User } from './account.entity.ts';
import { emailChangedMail, newEmailCodeMail, newEmailTriedMail } from './account.mails.ts';
import { accountMessages, requestEmailChangeSchema, verifyEmailChangeSchema } from './account.rules.ts';
import { addressLimits } from '../credentials/attempt.rules.ts';
import { admitAddress, admitAttempt, attempterOf, countersOf, forgetAfterSuccess, withCounters, wrongAttempt } from '../credentials/attempt.service.ts';
import { consumeCode, endCodes, issueCode, judgeCode } from '../credentials/code.service.ts';
import { endOtherSessions } from '../sessions/session.service.ts';

/**
 * Mails a code to the new address (OP-065). The owner of an address that has an account gets word of it instead, and nobody knows the code;
 * the answer is the same. Attempts count at the new address, whoever asks: many accounts guess no better than one.
 */
export const requestEmailChange = withCounters(defineSteps({
  name: 'requestEmailChange',
  allow: 'SIGNED_IN',
  input: requestEmailChangeSchema,
  run: async (steps, { email }) => {
    const { actor, request, now } = steps;
    if (email === actor.email) throw badInput({ email: accountMessages.newEmailSame });
    await limitByAddress(request, 'code-mail', { ...addressLimits.codeMails, message: accountMessages.tooManyFromAddress });
    const attempter = await attempterOf(request, 'EMAIL_CHANGE', email);
    await admitAttempt(attempter, 'send', now);
    await steps.inTransaction(async ({ tx, services, effects }) => {
      await tx.query(`update one_time_codes set used_at = $2 where user_id = $1 and purpose = 'EMAIL_CHANGE' and used_at is null`, [actor.id, now]);
      const code = await issueCode(tx, services, { purpose: 'EMAIL_CHANGE', email, userId: actor.id }, now);
      const owner = await tx.findOneBy(User, { email });
      effects.mails.push(owner ? newEmailTriedMail(owner.email, owner.name) : newEmailCodeMail(email, actor.name, code));
    });
    return { message: accountMessages.newEmailCodeSent, tempToken: null, ...(await countersOf(attempter, 'send', now, { isSent: true })) };
  },
}));

/** Changes the address with the code that was mailed there and tells the old one. UNAUTHENTICATED, or BLOCKED at the third wrong code. EMAILV-11, EMAILV-13. */
export const verifyEmailChange = withCounters(defineSteps({
  name: 'verifyEmailChange',
  allow: 'SIGNED_IN',
  input: verifyEmailChangeSchema,
  run: async (steps, { otp }) => {
    const { actor, request, services, now } = steps;
    const binding = { purpose: 'EMAIL_CHANGE', email: await latestRequest(steps), userId: actor.id } as const;
    const attempter = await attempterOf(request, 'EMAIL_CHANGE', binding.email);
    const state = await admitAttempt(attempter, 'verify', now);
    await admitAddress(attempter, state);
    const verdict = await judgeCode(services, binding, otp, now);
    const user = typeof verdict === 'object' ? await moveTo(steps, binding.email, verdict.codeId) : null;
    if (user) {
      await forgetAfterSuccess(attempter, 'verify');
      return user;
    }
    if (state.blockedUntil) await endCodes(services.database, binding, now);
    throw await wrongAttempt(attempter, 'verify', now, state, verdict === 'GONE');
  },
}));

/** The address that the person asked for last; the own one, which no code is ever for, if they asked for none. */
async function latestRequest({ actor, services }: StepScope<'SIGNED_IN'>): Promise<string> {
  const [latest] = await services.database.query<{ email: string }>(
    `select email::text as email from one_time_codes where user_id = $1 and purpose = 'EMAIL_CHANGE' order by created_at desc, id desc limit 1`,
    [actor.id],
  );
  return latest?.email ?? actor.email;
}

/** Null if another request was first with this code, or somebody signed up with the address in the meantime. */
async function moveTo(steps: StepScope<'SIGNED_IN'>, email: string, codeId: string): Promise<User | null> {
  const { actor } = steps;
  try {
    return await steps.inTransaction(async (scope) => {
      const { tx, effects, now } = scope;
      if (!(await consumeCode(tx, codeId, now))) return null;
      await tx.update(User, { id: actor.id }, { email, emailVerifiedAt: now, updatedAt: now });
      await endOtherSessions(scope);
      effects.mails.push(emailChangedMail(actor.email, actor.name));
      return tx.findOneByOrFail(User, { id: actor.id });
    });
  } catch (error) {
    if (violatedConstraint(error) === 'users_email_key') return null;
    throw error;
  }
}
