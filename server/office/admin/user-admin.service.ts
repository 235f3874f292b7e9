import { expireDueJobs } from '../../hiring/jobs/job-closing.service.ts';
import { IsNull } from 'typeorm';
import * as z from 'zod/mini';
import type { AuditSubject } from '../../core/audit.ts';
import type { RequestContext } from '../../core/context.ts';
import { fromCursor, toCursor } from '../../core/cursor.ts';
import type { Prepared } from '../../core/database.ts';
import { notFound } from '../../core/errors.ts';
import { isId } from '../../core/ids.ts';
import { type Slice, sliceInput, toSlice } from '../../core/page.ts';
import { defineCommand, defineQuery, type ReadScope, type WriteScope } from '../../core/use-case.ts';
import { User } from '../../people/users/user.entity.ts';
import { endSessions } from '../../people/identity/sessions/session.service.ts';
import { liftLock, lockOf } from './lock.service.ts';
import { disabledMail, enabledMail } from './admin.mails.ts';
import { mayActOn } from './user-admin.policy.ts';
import { findAuditedUser, findUserDetails, pageUsers } from './user-admin.queries.ts';
import { disableUserSchema, userAdminMessages, userFilterSchema, userPageSize } from './user-admin.rules.ts';
import type { UserDetails, UserRecord } from './user-admin.types.ts';

export const staff = ['ADMIN', 'SUPERADMIN'] as const;
type StaffScope = WriteScope<typeof staff>;
const idInput = z.object({ id: z.string() });

export const userSubject: AuditSubject = {
  type: 'USER',
  read: async ({ prepared }, id) => (await prepared(findAuditedUser(id)))[0] ?? null,
};
const audit = { subject: userSubject, id: ({ input }: { input: { id: string } }) => input.id };

/** Who joined last first. */
export const adminUsers = defineQuery({
  name: 'adminUsers',
  allow: staff,
  input: z.extend(userFilterSchema, sliceInput(userPageSize)),
  run: async ({ services }, { after, pageSize, ...filter }): Promise<Slice<UserRecord>> => {
    const rows = await services.database.searched(
      pageUsers({
        filter,
        after: after ? fromCursor(after, userAdminMessages.cursor()) : null,
        size: pageSize + 1,
      }),
    );
    return toSlice(rows, pageSize, ({ cursorTime, id }) => toCursor(cursorTime, id));
  },
});

async function detailsOf(
  scope: Pick<ReadScope<typeof staff>, 'actor' | 'now'> & { prepared: Prepared; request: RequestContext },
  id: string,
): Promise<UserDetails> {
  const [found] = isId(id) ? await scope.prepared(findUserDetails({ id, now: scope.now })) : [];
  if (!found) throw notFound(userAdminMessages.notFound());
  return Object.assign(found, await lockOf(scope, found), { mayChange: mayActOn(scope.actor, found) });
}

/** Never passwords, codes, tokens, notes or resumes. */
export const adminUser = defineQuery({
  name: 'adminUser',
  allow: staff,
  input: idInput,
  run: (scope, { id }) => detailsOf({ ...scope, prepared: scope.services.database.prepared }, id),
});

/** Locked until the end of the transaction. NOT_FOUND also for who left and for whom the admin may not act on. */
async function loadOther({ tx, actor }: StaffScope, { id }: { id: string }): Promise<User> {
  const living = { id, erasedAt: IsNull() };
  const found = isId(id) ? await tx.findOne(User, { where: living, lock: { mode: 'pessimistic_write' } }) : null;
  if (!found || !mayActOn(actor, found)) throw notFound(userAdminMessages.notFound());
  return found;
}

/**
 * Ends every session; until the account is enabled again it has no login, and no code or link is mailed. Disabling it
 * once more changes the reason.
 */
export const disableUser = defineCommand({
  name: 'disableUser',
  allow: staff,
  audit,
  input: z.extend(idInput, disableUserSchema.shape),
  load: loadOther,
  run: async (scope, { id, reason }, user): Promise<UserDetails> => {
    const { tx, effects, now } = scope;
    await tx.update(User, id, { disabledAt: user.disabledAt ?? now, disabledReason: reason, updatedAt: now });
    await endSessions(scope, { userId: id });
    effects.mails.push(disabledMail(user, reason));
    return detailsOf(scope, id);
  },
});

/** Twice is fine. */
export const enableUser = defineCommand({
  name: 'enableUser',
  allow: staff,
  audit,
  input: idInput,
  load: loadOther,
  run: async (scope, { id }, user): Promise<UserDetails> => {
    await expireDueJobs(scope, { recruiterId: id });
    await scope.tx.update(User, id, { disabledAt: null, disabledReason: null, updatedAt: scope.now });
    if (user.disabledAt) scope.effects.mails.push(enabledMail(user));
    return detailsOf(scope, id);
  },
});

/** Wrong passwords and codes no longer lock them out. */
export const unlockUser = defineCommand({
  name: 'unlockUser',
  allow: staff,
  audit,
  input: idInput,
  load: loadOther,
  run: async (scope, { id }, found): Promise<UserDetails> => {
    await liftLock(scope, found);
    return detailsOf(scope, id);
  },
});

/** On all devices. */
export const endUserSessions = defineCommand({
  name: 'endUserSessions',
  allow: staff,
  audit,
  input: idInput,
  load: loadOther,
  run: async (scope, { id }): Promise<UserDetails> => {
    await endSessions(scope, { userId: id });
    return detailsOf(scope, id);
  },
});
