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
} as const;

export type ApplicationStatus = keyof typeof applicationStatusLabels;
export type ApplicationList = keyof typeof applicationListLabels;
export type AppliedTab = keyof typeof appliedTabLabels;
