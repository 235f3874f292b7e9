import { t } from '@lingui/core/macro';

/** Seekers and recruiters share the five kinds (OP-107). */
export const notificationTypeLabels = {
  INTERVIEW: () => t`Interview`,
  REMINDER: () => t`Reminder`,
  JOB_ALERT: () => t`Job alert`,
  FOLLOW_UP: () => t`Follow-up`,
  GENERAL: () => t`General`,
} as const;

export type NotificationType = keyof typeof notificationTypeLabels;
