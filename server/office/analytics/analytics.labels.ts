import { t } from '@lingui/core/macro';

/** Each span ends today. */
export const analyticsPeriodLabels = {
  LAST_7_DAYS: () => t`Last 7 days`,
  LAST_30_DAYS: () => t`Last 30 days`,
  LAST_3_MONTHS: () => t`Last 3 months`,
  LAST_12_MONTHS: () => t`Last 12 months`,
} as const;

/** Who registers themselves. */
export const signupRoleLabels = {
  JOBSEEKER: () => t`Job seekers`,
  HR: () => t`Recruiters`,
} as const;

/** The way of an application to a job, in the order of `applications.furthest_step`. */
export const hiringStepLabels = {
  APPLIED: () => t`Applied`,
  ANSWERED: () => t`Answered`,
  APPROVED: () => t`Approved`,
  INTERVIEW: () => t`Interview`,
  OFFER: () => t`Offer`,
  HIRED: () => t`Hired`,
} as const;

export type AnalyticsPeriod = keyof typeof analyticsPeriodLabels;
export type HiringStep = keyof typeof hiringStepLabels;
