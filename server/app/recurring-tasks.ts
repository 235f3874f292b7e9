import { sweepIdempotencyKeys } from '../core/idempotency.ts';
import { sweepOutbox } from '../core/outbox.ts';
import type { Task } from '../core/tasks.ts';
import { backUpOnSchedule } from '../platform/backups/backup-schedule.service.ts';
import { removeStrayContent } from '../platform/files/file.content.ts';
import { removeDeletedNotifications } from '../platform/notifications/notification.service.ts';
import { removeExpiredCredentials } from '../people/identity/login/expired-credentials.service.ts';
import { removeExpiredSignups } from '../people/identity/signup/signup.service.ts';
import { jobEventTask, openJobsOfAll } from '../companies/membership.service.ts';
import { removeUnclaimedFiles } from '../hiring/documents/document.service.ts';
import { remindOfInterviews } from '../hiring/interviews/interview-reminder.service.ts';
import { closeDueJobs, noticesOfClosings, sendClosingNotices } from '../hiring/jobs/job-closing.service.ts';
import { sendJobEvents } from '../hiring/jobs/job-event.service.ts';
import { markFrequentTerms } from '../hiring/jobs/search/job-search.service.ts';
import { deliverWebhooks, removeOldWebhookDeliveries } from '../hiring/webhooks/webhook-delivery.service.ts';
import { removeOldInvitations } from '../office/admin/staff.service.ts';
import { announcementTask } from '../office/content/announcement-admin.service.ts';
import { sendAnnouncements } from '../office/content/announcement-sending.service.ts';
import { eraseLeftAccounts } from '../office/privacy/account-erasure.service.ts';
import { buildDataExports, exportTask, removeOldDataExports } from '../office/privacy/data-export.service.ts';
import { removeOldResumes } from '../office/privacy/resume-log.service.ts';
import { removeVisitorConversations } from '../office/support/visitor.service.ts';

/** In the order of their rooms. Those that something wakes have a name of their own. */
export const recurringTasks: Task[] = [
  { name: 'sweep-idempotency-keys', cron: '50 * * * *', run: sweepIdempotencyKeys },
  { name: 'sweep-outbox', cron: '10 21 * * *', run: sweepOutbox },

  // A minute after each full hour in India.
  {
    name: 'back-up',
    cron: '31 * * * *',
    longestSeconds: 12 * 3600,
    run: backUpOnSchedule,
    isOff: ({ config }) => !config.backup,
  },
  { name: 'remove-stray-content', cron: '25 * * * *', run: removeStrayContent },
  { name: 'remove-deleted-notifications', cron: '*/15 * * * *', run: removeDeletedNotifications },

  { name: 'remove-expired-credentials', cron: '40 * * * *', run: removeExpiredCredentials },
  { name: 'remove-expired-signups', cron: '*/15 * * * *', run: removeExpiredSignups },

  { name: 'open-waiting-jobs', cron: '* * * * *', run: openJobsOfAll },

  { name: 'remove-unclaimed-files', cron: '*/10 * * * *', run: removeUnclaimedFiles },
  // OP-107: both sides are reminded 24 hours before.
  { name: 'remind-of-interviews', cron: '*/5 * * * *', run: remindOfInterviews },
  { name: 'close-due-jobs', cron: '* * * * *', run: closeDueJobs },
  { name: 'mark-frequent-terms', cron: '7 * * * *', run: ({ database }) => markFrequentTerms(database.prepared) },
  { name: jobEventTask, cron: '* * * * *', run: sendJobEvents },
  { name: noticesOfClosings, cron: '* * * * *', run: sendClosingNotices },
  { name: 'deliver-webhooks', cron: '* * * * *', run: deliverWebhooks },
  { name: 'remove-webhook-deliveries', cron: '50 2 * * *', run: removeOldWebhookDeliveries },

  { name: 'remove-old-invitations', cron: '40 21 * * *', run: removeOldInvitations },
  { name: announcementTask, cron: '* * * * *', run: sendAnnouncements },
  { name: exportTask, cron: '* * * * *', run: buildDataExports },
  { name: 'remove-old-data-exports', cron: '20 22 * * *', run: removeOldDataExports },
  { name: 'erase-left-accounts', cron: '5 * * * *', run: eraseLeftAccounts },
  { name: 'remove-old-resumes', cron: '40 22 * * *', run: removeOldResumes },
  { name: 'remove-visitor-conversations', cron: '17 3 * * *', run: removeVisitorConversations },
];
