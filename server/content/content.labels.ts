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
