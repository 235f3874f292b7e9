/** OP-016: recruiters read "Full-time"; seekers and visitors read `seekerJobTypeLabels`. */
export const jobTypeLabels = {
  FULL_TIME: 'Full-time',
  PART_TIME: 'Part-time',
  CONTRACT: 'Contract',
  INTERNSHIP: 'Internship',
  FREELANCE: 'Freelance',
} as const;

export const seekerJobTypeLabels = { ...jobTypeLabels, FULL_TIME: 'Full Time', PART_TIME: 'Part Time' } as const;

export const experienceLevelLabels = {
  ENTRY: 'Entry-level',
  MID: 'Mid-level',
  SENIOR: 'Senior',
  LEAD: 'Lead',
  EXECUTIVE: 'Executive',
} as const;

/** First choice of an experience input, and the text for people of 0 years and more (OP-016, OP-075). */
export const anyExperienceLabel = 'Any experience';

export const workModeLabels = {
  OFFICE: 'Work from Office',
  REMOTE: 'Remote',
  HYBRID: 'Hybrid',
} as const;

export const salaryPeriodLabels = {
  HOUR: 'per hour',
  DAY: 'per day',
  WEEK: 'per week',
  MONTH: 'per month',
  YEAR: 'per year',
} as const;

export const jobStatusLabels = {
  ACTIVE: 'Active',
  INACTIVE: 'Inactive',
} as const;

export const datePostedLabels = {
  ALL: 'All',
  LAST_24_HOURS: 'Last 24 hours',
  LAST_3_DAYS: 'Last 3 days',
  LAST_7_DAYS: 'Last 7 days',
} as const;

export const jobEventTypeLabels = {
  POSTED: 'Posted',
  EDITED: 'Edited',
  APPLICATIONS: 'Applications received',
  CLOSING_SOON: 'Closing soon',
  CLOSED: 'Closed',
  REOPENED: 'Reopened',
  ARCHIVED: 'Removed',
} as const;

export type JobType = keyof typeof jobTypeLabels;
export type ExperienceLevel = keyof typeof experienceLevelLabels;
export type WorkMode = keyof typeof workModeLabels;
export type SalaryPeriod = keyof typeof salaryPeriodLabels;
export type JobStatus = keyof typeof jobStatusLabels;
export type DatePosted = keyof typeof datePostedLabels;
export type JobEventType = keyof typeof jobEventTypeLabels;
