/** Seekers and recruiters share the five kinds (OP-107). */
export const notificationTypeLabels = {
  INTERVIEW: 'Interview',
  REMINDER: 'Reminder',
  JOB_ALERT: 'Job alert',
  FOLLOW_UP: 'Follow-up',
  GENERAL: 'General',
} as const;

export type NotificationType = keyof typeof notificationTypeLabels;
