import type { Task } from '../core/tasks.ts';
import { closeDueJobs, closingOfDueJobs, tellingOfClosings, tellOfClosings } from './job-closing.service.ts';

export const jobTasks: Task[] = [
  { name: closingOfDueJobs, cron: '* * * * *', run: closeDueJobs },
  { name: tellingOfClosings, cron: '* * * * *', run: tellOfClosings },
];
