export const applicationStatusLabels = {
  NEW: 'New',
  IN_REVIEW: 'In Review',
  APPROVED: 'Approved',
  ON_HOLD: 'On Hold',
  REJECTED: 'Rejected',
  INTERVIEW_SCHEDULED: 'Interview Scheduled',
  OFFER_EXTENDED: 'Offer Extended',
  HIRED: 'Hired',
  WITHDRAWN: 'Withdrawn',
} as const;

export const applicationListLabels = {
  ALL: 'All Applications',
  APPROVED: 'Approved',
  ON_HOLD: 'On Hold',
  REJECTED: 'Rejected',
} as const;

export const appliedTabLabels = {
  APPLIED: 'Applied',
  HIRING_DONE: 'Hiring Done',
  WITHDRAWN: 'Withdrawn',
} as const;

/** Years of experience in words; a person without any is never shown "0 years". */
export const yearsText = (years: number): string =>
  years === 0 ? 'Fresher' : years === 1 ? '1 year' : `${years} years`;

export type ApplicationStatus = keyof typeof applicationStatusLabels;
export type ApplicationList = keyof typeof applicationListLabels;
export type AppliedTab = keyof typeof appliedTabLabels;
