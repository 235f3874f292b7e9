import { t } from '@lingui/core/macro';
import * as z from 'zod/mini';
import { nameSchema } from '../../people/users/user.rules.ts';
import {
  emailWith,
  filled,
  newPasswordWith,
  withoutEmail,
  accountMessages,
} from '../../people/identity/login/account.rules.ts';

export const staffLimits = { people: 200, invitationHours: 72, expiredDays: 30 } as const;

export const staffRoles = ['ADMIN', 'SUPERADMIN'] as const;
export type StaffRole = (typeof staffRoles)[number];

export const staffMessages = {
  roleUnknown: () => t`Choose admin or superadmin.`,
  alreadyStaff: () => t`This person runs the portal already.`,
  hasAccount: () => t`This email belongs to a job seeker or a recruiter. Invite the person with another one.`,
  tooMany: () => t`At most ${staffLimits.people} people can run the portal, invited ones included.`,
  invitationNotFound: () => t`Invitation not found.`,
  invitationGone: () => t`This invitation has expired, was withdrawn or was used already. Please ask for a new one.`,
  accepted: () => t`Welcome to the team. Log in with your password; a code by email follows.`,
  notFound: () => t`Admin not found. To remove yourself, ask another superadmin.`,
  lastSuperadmin: () => t`The last superadmin cannot be removed.`,
} as const;

export const inviteAdminSchema = z.object({
  name: nameSchema,
  email: emailWith(accountMessages.emailInvalid),
  role: z.enum(staffRoles, { error: staffMessages.roleUnknown }),
});

export const acceptAdminInvitationSchema = z
  .object({
    token: filled(staffMessages.invitationGone),
    email: emailWith(accountMessages.emailInvalid),
    password: newPasswordWith(accountMessages.passwordWeak),
  })
  .check(withoutEmail('password'));
