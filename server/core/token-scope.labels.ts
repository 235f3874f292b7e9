import { t } from '@lingui/core/macro';

export const tokenAreaLabels = {
  PROFILE: () => t`Profile`,
  JOBS: () => t`Jobs`,
  APPLICATIONS: () => t`Applications`,
  INTERVIEWS: () => t`Interviews`,
  NOTIFICATIONS: () => t`Notifications`,
} as const satisfies Record<string, () => string>;

export type TokenArea = keyof typeof tokenAreaLabels;

/** What a personal access token may be for, by area; who may change something may read it too. */
export const tokenScopeLabels = {
  PROFILE_READ: () => t`Profile: read`,
  PROFILE_WRITE: () => t`Profile: read and change`,
  JOBS_READ: () => t`Jobs: read`,
  JOBS_WRITE: () => t`Jobs: read and change`,
  APPLICATIONS_READ: () => t`Applications: read`,
  APPLICATIONS_WRITE: () => t`Applications: read and change`,
  INTERVIEWS_READ: () => t`Interviews: read`,
  INTERVIEWS_WRITE: () => t`Interviews: read and change`,
  NOTIFICATIONS_READ: () => t`Notifications: read`,
  NOTIFICATIONS_WRITE: () => t`Notifications: read and change`,
} as const satisfies Record<`${TokenArea}_${'READ' | 'WRITE'}`, () => string>;

export type TokenScope = keyof typeof tokenScopeLabels;
