import type { Task } from '../core/tasks.ts';
import { closeDueJobs, closingOfDueJobs, noticesOfClosings, sendClosingNotices } from './job-closing.service.ts';

export const jobTasks: Task[] = [
  { name: closingOfDueJobs, cron: '* * * * *', run: closeDueJobs },
  { name: noticesOfClosings, cron: '* * * * *', run: sendClosingNotices },
];
