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
