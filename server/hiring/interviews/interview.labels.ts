import { t } from '@lingui/core/macro';

/** The five slots of a day in India and how they are written (HINT-05). */
export const interviewSlotLabels = {
  S0900_1000: '09:00-10:00',
  S1030_1130: '10:30-11:30',
  S1300_1400: '13:00-14:00',
  S1430_1530: '14:30-15:30',
  S1600_1700: '16:00-17:00',
} as const;

export const interviewStatusLabels = {
  SCHEDULED: () => t`Scheduled`,
  PENDING: () => t`Pending`,
  COMPLETED: () => t`Completed`,
  CANCELLED: () => t`Cancelled`,
} as const;

/** How the two sides meet. */
export const interviewModeLabels = {
  IN_PERSON: () => t`In person`,
  PHONE: () => t`Phone`,
  VIDEO: () => t`Video call`,
} as const;

export type InterviewSlot = keyof typeof interviewSlotLabels;
export type InterviewStatus = keyof typeof interviewStatusLabels;
export type InterviewMode = keyof typeof interviewModeLabels;
