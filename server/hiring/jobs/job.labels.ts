import { t } from '@lingui/core/macro';

/** OP-016: recruiters read "Full-time"; seekers and visitors read `seekerJobTypeLabels`. */
export const jobTypeLabels = {
  FULL_TIME: () => t`Full-time`,
  PART_TIME: () => t`Part-time`,
  CONTRACT: () => t`Contract`,
  INTERNSHIP: () => t`Internship`,
  FREELANCE: () => t`Freelance`,
} as const;

export const seekerJobTypeLabels = {
  ...jobTypeLabels,
  FULL_TIME: () => t`Full Time`,
  PART_TIME: () => t`Part Time`,
} as const;

export const experienceLevelLabels = {
  ENTRY: () => t`Entry-level`,
  MID: () => t`Mid-level`,
  SENIOR: () => t`Senior`,
  LEAD: () => t`Lead`,
  EXECUTIVE: () => t`Executive`,
} as const;

/** First choice of an experience input, and the text for people of 0 years and more (OP-016, OP-075). */
export const anyExperienceLabel = () => t`Any experience`;

/** What is searched for by experience, in the address too: in English whatever the language of the reader. */
/* oxlint-disable kaamyab/bare-words -- criteria, no text of a screen */
export const experienceWords = {
  ENTRY: 'Entry-level',
  MID: 'Mid-level',
  SENIOR: 'Senior',
  LEAD: 'Lead',
  EXECUTIVE: 'Executive',
  ANY: 'Any experience',
} as const;
/* oxlint-enable kaamyab/bare-words */

export const workModeLabels = {
  OFFICE: () => t`Work from Office`,
  REMOTE: () => t`Remote`,
  HYBRID: () => t`Hybrid`,
} as const;

export const salaryPeriodLabels = {
  HOUR: () => t`per hour`,
  DAY: () => t`per day`,
  WEEK: () => t`per week`,
  MONTH: () => t`per month`,
  YEAR: () => t`per year`,
} as const;

export const jobStatusLabels = {
  ACTIVE: () => t`Active`,
  INACTIVE: () => t`Inactive`,
} as const;

/** What keeps a job that its recruiter wants open from being public. */
export const jobObstacleLabels = {
  COMPANY_NOT_AGREED: () => t`It waits for its recruiter to be accepted or its company to be verified`,
  TEXT_HELD: () => t`Its text is held for review`,
  TAKEN_DOWN: () => t`An admin took it down`,
  COMPANY_SUSPENDED: () => t`Its company is suspended`,
  RECRUITER_LEAVING: () => t`The account of its recruiter is about to be deleted`,
  RECRUITER_DISABLED: () => t`The account of its recruiter is disabled`,
  EXPIRED: () => t`It has reached its limits`,
} as const;

export const datePostedLabels = {
  ALL: () => t`All`,
  LAST_24_HOURS: () => t`Last 24 hours`,
  LAST_3_DAYS: () => t`Last 3 days`,
  LAST_7_DAYS: () => t`Last 7 days`,
} as const;

export const jobSortLabels = {
  NEWEST: () => t`Newest first`,
  RELEVANCE: () => t`Best match`,
  PAY: () => t`Highest pay`,
} as const;

export const jobEventTypeLabels = {
  POSTED: () => t`Posted`,
  EDITED: () => t`Edited`,
  APPLICATIONS: () => t`Applications received`,
  CLOSING_SOON: () => t`Closing soon`,
  CLOSED: () => t`Closed`,
  REOPENED: () => t`Reopened`,
  ARCHIVED: () => t`Removed`,
} as const;

export type JobType = keyof typeof jobTypeLabels;
export type ExperienceLevel = keyof typeof experienceLevelLabels;
export type WorkMode = keyof typeof workModeLabels;
export type SalaryPeriod = keyof typeof salaryPeriodLabels;
export type JobStatus = keyof typeof jobStatusLabels;
export type JobObstacle = keyof typeof jobObstacleLabels;
export type DatePosted = keyof typeof datePostedLabels;
export type JobSort = keyof typeof jobSortLabels;
export type JobEventType = keyof typeof jobEventTypeLabels;
