import { plural, t } from '@lingui/core/macro';

export const applicationStatusLabels = {
  NEW: () => t`New`,
  IN_REVIEW: () => t`In Review`,
  APPROVED: () => t`Approved`,
  ON_HOLD: () => t`On Hold`,
  REJECTED: () => t`Rejected`,
  INTERVIEW_SCHEDULED: () => t`Interview Scheduled`,
  OFFER_EXTENDED: () => t`Offer Extended`,
  HIRED: () => t`Hired`,
  WITHDRAWN: () => t`Withdrawn`,
} as const;

export const applicationListLabels = {
  ALL: () => t`All Applications`,
  APPROVED: () => t`Approved`,
  ON_HOLD: () => t`On Hold`,
  REJECTED: () => t`Rejected`,
} as const;

export const appliedTabLabels = {
  APPLIED: () => t`Applied`,
  HIRING_DONE: () => t`Hiring Done`,
  WITHDRAWN: () => t`Withdrawn`,
} as const;

/** Years of experience in words; a person without any is never shown "0 years". */
export const yearsText = (years: number): string =>
  years === 0 ? t`Fresher` : plural(years, { one: '# year', other: '# years' });

export type ApplicationStatus = keyof typeof applicationStatusLabels;
export type ApplicationList = keyof typeof applicationListLabels;
export type AppliedTab = keyof typeof appliedTabLabels;

export const resumeGoneLabels = {
  REVOKED: () => t`The applicant stopped sharing the resume`,
  REMOVED: () => t`It was deleted, as resumes of rejected applicants are after a time`,
} as const;
export type ResumeGone = keyof typeof resumeGoneLabels;
