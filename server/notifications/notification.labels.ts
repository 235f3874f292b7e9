/** What a notification is about; seekers and recruiters share the five kinds (OP-107). */
export const notificationTypeLabels = {
  INTERVIEW: 'Interview',
  REMINDER: 'Reminder',
  JOB_ALERT: 'Job alert',
  FOLLOW_UP: 'Follow-up',
  GENERAL: 'General',
} as const;

export type NotificationType = keyof typeof notificationTypeLabels;

/** What the mails of a type are about, for the switch that stops them and the foot of the mails. */
export const mailTopicLabels: Readonly<Record<NotificationType, string>> = {
  INTERVIEW: 'Interviews',
  REMINDER: 'Reminders',
  FOLLOW_UP: 'Applications',
  JOB_ALERT: 'Jobs',
  GENERAL: 'News and answers',
};

const staffTopics = { GENERAL: 'Announcements, and answers to your messages.' } as const;

/**
 * Which mails each role gets, with what they tell, in the order of the settings: nobody is asked about mails that never come.
 * What is about the account itself (codes, new logins, changed passwords and addresses) is no notification and always comes.
 */
export const mailTopics: Readonly<Record<'JOBSEEKER' | 'HR' | 'ADMIN' | 'SUPERADMIN', Readonly<Partial<Record<NotificationType, string>>>>> = {
  JOBSEEKER: {
    INTERVIEW: 'An interview is scheduled, moved or cancelled, with the entry for your calendar.',
    REMINDER: 'The day before an interview.',
    FOLLOW_UP: 'Each step of your applications.',
    JOB_ALERT: 'A job that you applied for is closed.',
    ...staffTopics,
  },
  HR: {
    INTERVIEW: 'An interview is scheduled, moved or cancelled, with the entry for your calendar.',
    REMINDER: 'The day before an interview.',
    FOLLOW_UP: 'Somebody applies for one of your jobs, or withdraws.',
    JOB_ALERT: 'One of your postings closes by itself.',
    ...staffTopics,
  },
  ADMIN: staffTopics,
  SUPERADMIN: staffTopics,
};
