import type { Task } from '../../core/tasks.ts';
import { eraseLeftAccounts } from './account-erasure.service.ts';
import { buildDataExports, exportTask, removeOldDataExports } from './data-export.service.ts';
import { removeOldResumes } from './resume-log.service.ts';

export const privacyTasks: Task[] = [
  { name: exportTask, cron: '* * * * *', run: buildDataExports },
  { name: 'remove-old-data-exports', cron: '20 22 * * *', run: removeOldDataExports },
  { name: 'erase-left-accounts', cron: '5 * * * *', run: eraseLeftAccounts },
  { name: 'remove-old-resumes', cron: '40 22 * * *', run: removeOldResumes },
];
