import { t } from '@lingui/core/macro';

/** General ones stand under All only (OP-011). */
export const announcementFilterLabels = {
  ALL: () => t`All`,
  NEW: () => t`New`,
  OLD: () => t`Old`,
} as const;

export const announcementTypeLabels = {
  NEW: () => t`New`,
  OLD: () => t`Old`,
  GENERAL: () => t`General`,
} as const;

export type AnnouncementFilter = keyof typeof announcementFilterLabels;
export type AnnouncementType = keyof typeof announcementTypeLabels;

export const announcementStateLabels = {
  DRAFT: () => t`Draft`,
  SCHEDULED: () => t`Scheduled`,
  PUBLISHED: () => t`Published`,
  WITHDRAWN: () => t`Withdrawn`,
} as const;
export type AnnouncementState = keyof typeof announcementStateLabels;

export const contactStateLabels = {
  OPEN: () => t`Open`,
  ANSWERED: () => t`Answered`,
  CLOSED: () => t`Closed`,
} as const;
export type ContactState = keyof typeof contactStateLabels;

export const faqDirectionLabels = {
  UP: () => t`Up`,
  DOWN: () => t`Down`,
} as const;
export type FaqDirection = keyof typeof faqDirectionLabels;
