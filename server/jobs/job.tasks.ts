import type { Task } from '../core/tasks.ts';
import { closeDueJobs, noticesOfClosings, sendClosingNotices } from './job-closing.service.ts';

export const jobTasks: Task[] = [
  { name: 'close-due-jobs', cron: '* * * * *', run: closeDueJobs },
  { name: noticesOfClosings, cron: '* * * * *', run: sendClosingNotices },
];
