/** Each span ends today. */
export const analyticsPeriodLabels = {
  LAST_7_DAYS: 'Last 7 days',
  LAST_30_DAYS: 'Last 30 days',
  LAST_3_MONTHS: 'Last 3 months',
  LAST_12_MONTHS: 'Last 12 months',
} as const;

/** The way of an application to a job, in the order of `applications.furthest_step`. */
export const hiringStepLabels = {
  APPLIED: 'Applied',
  ANSWERED: 'Answered',
  APPROVED: 'Approved',
  INTERVIEW: 'Interview',
  OFFER: 'Offer',
  HIRED: 'Hired',
} as const;

export type AnalyticsPeriod = keyof typeof analyticsPeriodLabels;
export type HiringStep = keyof typeof hiringStepLabels;
