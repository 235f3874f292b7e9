import { t } from '@lingui/core/macro';

/** What each recurring task does, for those who run the portal. */
export const taskLabels = {
  'back-up': () => t`Makes the backup that is due, and removes old ones`,
  'build-data-exports': () => t`Puts together the data that people asked to download`,
  'close-due-jobs': () => t`Closes jobs whose time is over`,
  'deliver-webhooks': () => t`Sends messages of webhooks that were held back`,
  'erase-left-accounts': () => t`Erases accounts whose owners deleted them and did not come back`,
  'mark-frequent-terms': () => t`Notes which words so many open jobs have that searches for them need no count`,
  'open-waiting-jobs': () => t`Opens jobs that need no verified company any more`,
  'remind-of-interviews': () => t`Reminds both sides of interviews a day before`,
  'remove-deleted-notifications': () => t`Removes notifications that their people deleted`,
  'remove-expired-credentials': () => t`Removes old codes, sessions, tokens and known devices`,
  'remove-expired-signups': () => t`Removes sign-ups that nobody finished`,
  'remove-old-data-exports': () => t`Removes downloads of personal data that have expired`,
  'remove-old-invitations': () => t`Removes old invitations of admins`,
  'remove-old-resumes': () => t`Removes resumes of applications that were rejected long ago`,
  'remove-stray-content': () => t`Removes stored files that nothing refers to`,
  'remove-unclaimed-files': () => t`Removes uploads that nothing uses, or nothing any more`,
  'remove-visitor-conversations': () => t`Removes old support chats of visitors`,
  'remove-webhook-deliveries': () => t`Removes old entries from the logs of webhooks`,
  'send-announcements': () => t`Sends announcements that are due to everybody`,
  'send-job-events': () => t`Sends what happened to many jobs at once to webhooks`,
  'sweep-idempotency-keys': () => t`Removes old keys of repeated requests`,
  'sweep-outbox': () => t`Removes old records of emails and events`,
  'tell-of-closings': () => t`Tells applicants about jobs that closed`,
} as const;
export type TaskName = keyof typeof taskLabels;
