import * as z from 'zod/mini';
import { expireDueJobs } from '../../hiring/jobs/job-closing.service.ts';
import { sendJobEventsSoon } from '../../companies/membership.service.ts';
import { conflict } from '../../core/errors.ts';
import { defineCommand, defineSteps, type WriteScope } from '../../core/use-case.ts';
import { proveIdentity } from '../../people/identity/login/proof.service.ts';
import { withCounters } from '../../people/identity/login/counters.service.ts';
import { endOtherSessions } from '../../people/identity/sessions/session.service.ts';
import { removeTokens } from '../../people/identity/tokens/access-token.service.ts';
import { User } from '../../people/users/user.entity.ts';
import { accountKeptMail, accountLeavesMail } from './account-deletion.mails.ts';
import { dataSubjects } from './data-export.service.ts';
import { deletionGraceDays, deleteAccountSchema, privacyMessages } from './privacy.rules.ts';

type Scope = WriteScope<typeof dataSubjects>;

/**
 * Deletes the account in seven days, unless the person keeps it. Open jobs close at once, other logins and all access
 * tokens end (decision 0104). Without a recent login the password is needed. Calling it again keeps the first date.
 */
export const deleteAccount = withCounters(
  defineSteps({
    name: 'deleteAccount',
    allow: dataSubjects,
    input: deleteAccountSchema,
    run: async (steps, { password }): Promise<User> => {
      await proveIdentity(steps, password);
      return steps.inTransaction(leave, 'alone');
    },
  }),
);

async function leave(scope: Scope): Promise<User> {
  const { tx, actor, now, effects } = scope;
  const user = await lockOwnAccount(scope);
  if (user.deletesAt) return user;
  const deletesAt = new Date(now.getTime() + deletionGraceDays * 86_400_000);
  await tx.update(User, actor.id, { deletesAt, updatedAt: now });
  sendJobEventsSoon(scope);
  await endOtherSessions(scope);
  await removeTokens(scope, { userId: actor.id });
  effects.mails.push(accountLeavesMail(user, deletesAt));
  return tx.findOneByOrFail(User, { id: actor.id });
}

/** CONFLICT for an account that is not about to be deleted. */
export const keepAccount = defineCommand({
  name: 'keepAccount',
  allow: dataSubjects,
  input: z.object({}),
  load: lockOwnAccount,
  run: async (scope, _input, user): Promise<User> => {
    const { tx, actor, now, effects } = scope;
    if (!user.deletesAt) throw conflict(privacyMessages.notLeaving());
    await expireDueJobs(scope, { recruiterId: actor.id });
    await tx.update(User, actor.id, { deletesAt: null, updatedAt: now });
    sendJobEventsSoon(scope);
    effects.mails.push(accountKeptMail(user));
    return tx.findOneByOrFail(User, { id: actor.id });
  },
});

function lockOwnAccount({ tx, actor }: Scope): Promise<User> {
  return tx.findOneOrFail(User, { where: { id: actor.id }, lock: { mode: 'for_no_key_update' } });
}
