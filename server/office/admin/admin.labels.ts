import { t } from '@lingui/core/macro';

export const userStateLabels = {
  ACTIVE: () => t`Can log in`,
  DISABLED: () => t`Disabled`,
} as const;
export type UserState = keyof typeof userStateLabels;

export const roleLabels = {
  JOBSEEKER: () => t`Job seeker`,
  HR: () => t`Recruiter`,
  ADMIN: () => t`Admin`,
  SUPERADMIN: () => t`Superadmin`,
} as const;

export const mailStateLabels = {
  WAITING: () => t`Waiting`,
  SENT: () => t`Sent`,
  REFUSED: () => t`Refused by the mail server`,
  ABANDONED: () => t`Given up after three days`,
  EXPIRED: () => t`Expired before it could leave`,
  UNADDRESSED: () => t`Not sent: no account with this address`,
} as const;
export type MailState = keyof typeof mailStateLabels;
