/** General ones stand under All only (OP-011). */
export const announcementFilterLabels = {
  ALL: 'All',
  NEW: 'New',
  OLD: 'Old',
} as const;

export const announcementTypeLabels = {
  NEW: 'New',
  OLD: 'Old',
  GENERAL: 'General',
} as const;

export type AnnouncementFilter = keyof typeof announcementFilterLabels;
export type AnnouncementType = keyof typeof announcementTypeLabels;
