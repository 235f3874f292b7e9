import { In, IsNull, LessThanOrEqual, MoreThan, Not } from 'typeorm';
import * as z from 'zod/mini';
import { auditArrival, type AuditSubject } from '../../core/audit.ts';
import type { Services } from '../../core/context.ts';
import { badInput, conflict, forbidden, notFound } from '../../core/errors.ts';
import { isId } from '../../core/ids.ts';
import { insertMissing } from '../../core/insert-missing.ts';
import { nobodyAt } from '../../core/mail.ts';
import { hashPassword } from '../../core/password-hash.ts';
import { hashToken, newToken } from '../../core/secrets.ts';
import { defineCommand, defineQuery, runAsServer, type WriteScope } from '../../core/use-case.ts';
import { SupportConversation } from '../support/conversation.entity.ts';
import { User } from '../../people/users/user.entity.ts';
import { endSessions } from '../../people/identity/sessions/session.service.ts';
import { StaffInvitation } from './staff.entity.ts';
import { invitationMail, removedMail } from './admin.mails.ts';
import { listStaff } from './staff.queries.ts';
import {
  acceptAdminInvitationSchema,
  inviteAdminSchema,
  staffLimits,
  staffMessages,
  staffRoles,
} from './staff.rules.ts';
import type { Staff } from './staff.types.ts';
import { userSubject } from './user-admin.service.ts';

const superadmins = ['SUPERADMIN'] as const;
type SuperadminScope = WriteScope<typeof superadmins>;
const idInput = z.object({ id: z.string() });
/** Inviting and removing take turns: the last superadmin and the highest number are counted, then changed. */
const staffLock = 4_137_120_006;

const invitationSubject: AuditSubject = {
  type: 'INVITATION',
  read: async ({ tx }, id) => {
    const found = await tx.findOne(StaffInvitation, { where: { id }, lock: { mode: 'pessimistic_write' } });
    return found && { role: found.role, expiresAt: found.expiresAt };
  },
};

const idOfInput = ({ input }: { input: { id: string } }) => input.id;

const takeTurn = async ({ tx }: SuperadminScope): Promise<void> =>
  void (await tx.query('select pg_advisory_xact_lock($1)', [staffLock]));

export const staff = defineQuery({
  name: 'staff',
  allow: superadmins,
  input: z.object({}),
  run: async ({ services: { database }, actor }): Promise<Staff> => {
    const [members, invitations] = await Promise.all([
      database.prepared(listStaff(staffLimits.people)),
      database.manager.find(StaffInvitation, { order: { createdAt: 'DESC', id: 'DESC' }, take: staffLimits.people }),
    ]);
    return { members: members.map((member) => ({ ...member, mayRemove: member.id !== actor.id })), invitations };
  },
});

/** The token is in the fragment, which a browser never sends. */
const invitationPath = (email: string, token: string): string =>
  `/invitation?${new URLSearchParams({ email }).toString()}#token=${token}`;

/** Inviting the same address again mails a new link; the earlier one stops working. */
export const inviteAdmin = defineCommand({
  name: 'inviteAdmin',
  allow: superadmins,
  audit: { subject: invitationSubject, id: ({ result }: { result: StaffInvitation | undefined }) => result?.id },
  input: z.object({ input: inviteAdminSchema }),
  load: takeTurn,
  run: async ({ tx, actor, effects, now }, { input: { name, email, role } }): Promise<StaffInvitation> => {
    await refuseKnown(tx, email);
    const [people, invited] = await Promise.all([
      tx.countBy(User, { role: In(staffRoles) }),
      tx.countBy(StaffInvitation, { email: Not(email) }),
    ]);
    if (people + invited >= staffLimits.people) throw conflict(staffMessages.tooMany());
    const token = newToken();
    const expiresAt = new Date(now.getTime() + staffLimits.invitationHours * 3_600_000);
    const row = { name, email, role, tokenHash: hashToken(token), createdAt: now, expiresAt };
    await tx.upsert(StaffInvitation, row, ['email']);
    effects.mails.push(invitationMail({ ...nobodyAt(email), name }, actor, invitationPath(email, token)));
    return tx.findOneByOrFail(StaffInvitation, { email });
  },
});

async function refuseKnown(tx: SuperadminScope['tx'], email: string): Promise<void> {
  const known = await tx.findOneBy(User, { email });
  if (!known) return;
  const isStaffAlready = staffRoles.some((role) => role === known.role);
  throw badInput({ email: isStaffAlready ? staffMessages.alreadyStaff() : staffMessages.hasAccount() });
}

/** Its link stops working at once. */
export const withdrawAdminInvitation = defineCommand({
  name: 'withdrawAdminInvitation',
  allow: superadmins,
  audit: { subject: invitationSubject, id: idOfInput },
  input: idInput,
  load: async (scope, { id }) => {
    await takeTurn(scope);
    if (!isId(id) || !(await scope.tx.existsBy(StaffInvitation, { id })))
      throw notFound(staffMessages.invitationNotFound());
  },
  run: async ({ tx }, { id }) => {
    await tx.delete(StaffInvitation, id);
    return true;
  },
});

/** For signed-out people. The mailed link proves the address, but is no login. Of two calls at once one succeeds. */
export const acceptAdminInvitation = defineCommand({
  name: 'acceptAdminInvitation',
  allow: 'ANYONE',
  load: async ({ actor }) => {
    if (actor) throw forbidden();
  },
  input: acceptAdminInvitationSchema,
  run: async (scope, { token, email, password }) => {
    const { tx, services, now } = scope;
    const invitation = await tx.findOne(StaffInvitation, {
      where: { tokenHash: hashToken(token), email, expiresAt: MoreThan(now) },
      lock: { mode: 'pessimistic_write' },
    });
    if (!invitation) throw badInput({ token: staffMessages.invitationGone() });
    const { name, role } = invitation;
    const [id] = await insertMissing(tx, User, {
      name,
      email,
      role,
      passwordHash: await hashPassword(password),
      emailVerifiedAt: now,
      createdAt: now,
      updatedAt: now,
    });
    if (!id) throw badInput({ token: staffMessages.hasAccount() });
    await tx.delete(StaffInvitation, invitation.id);
    await auditArrival(scope, 'acceptAdminInvitation', { id, role });
    services.log.warn({ userId: id, role }, 'An invitation to run the portal was accepted');
    return { message: staffMessages.accepted() };
  },
});

/** The account stays, as a job seeker's: the audit log goes on naming who did what (decision 0072). */
export const removeAdmin = defineCommand({
  name: 'removeAdmin',
  allow: superadmins,
  audit: { subject: userSubject, id: idOfInput },
  input: idInput,
  load: async (scope, { id }): Promise<User> => {
    await takeTurn(scope);
    const where = { id, role: In(staffRoles) };
    const mayRemove = isId(id) && id !== scope.actor.id;
    const found = mayRemove ? await scope.tx.findOne(User, { where, lock: { mode: 'pessimistic_write' } }) : null;
    if (!found) throw notFound(staffMessages.notFound());
    return found;
  },
  run: async (scope, { id }, removed) => {
    const { tx, effects, now } = scope;
    // Two who remove each other at once: who comes second is no superadmin any more.
    const others = { role: 'SUPERADMIN', disabledAt: IsNull(), id: Not(id) } as const;
    if (removed.role === 'SUPERADMIN' && !(await tx.existsBy(User, others)))
      throw conflict(staffMessages.lastSuperadmin());
    await tx.update(User, id, { role: 'JOBSEEKER', updatedAt: now });
    await tx.update(SupportConversation, { assignedTo: id }, { assignedTo: null });
    await endSessions(scope, { userId: id });
    effects.mails.push(removedMail(removed));
    return true;
  },
});

/** An invitation that was not accepted is listed for a month, so that it can be sent again; then it is deleted. */
export const removeOldInvitations = (services: Services): Promise<void> =>
  runAsServer(services, async ({ tx, now }) => {
    const limit = new Date(now.getTime() - staffLimits.expiredDays * 86_400_000);
    await tx.delete(StaffInvitation, { expiresAt: LessThanOrEqual(limit) });
  });
