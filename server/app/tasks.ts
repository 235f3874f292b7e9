import { contentTasks } from '../content/content.tasks.ts';
import { interviewTasks } from '../interviews/interview.tasks.ts';
import { companyTasks } from '../companies/company.tasks.ts';
import { jobTasks } from '../jobs/job.tasks.ts';
import { credentialTasks } from '../identity/credentials/credential.tasks.ts';
import { signupTasks } from '../identity/signups/signup.tasks.ts';
import { staffTasks } from '../identity/administration/staff.tasks.ts';
import { backupTasks } from '../backups/backup.tasks.ts';
import { notificationTasks } from '../notifications/notification.tasks.ts';
import { fileTasks } from '../files/file.tasks.ts';
import { idempotencyTasks } from '../core/idempotency.ts';
import { outboxTasks } from '../core/outbox-sweep.ts';
import { webhookTasks } from '../webhooks/webhook.tasks.ts';
import { privacyTasks } from '../privacy/privacy.tasks.ts';
import { supportTasks } from '../support/support.tasks.ts';
import type { Task } from '../core/tasks.ts';

export const tasks: Task[] = [
  ...credentialTasks,
  ...signupTasks,
  ...staffTasks,
  ...fileTasks,
  ...notificationTasks,
  ...companyTasks,
  ...jobTasks,
  ...contentTasks,
  ...interviewTasks,
  ...backupTasks,
  ...webhookTasks,
  ...privacyTasks,
  ...supportTasks,
  ...outboxTasks,
  ...idempotencyTasks,
];
