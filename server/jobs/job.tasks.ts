import type { Task } from '../core/tasks.ts';
import { closeDueJobs, tellOfClosings } from './job-closing.service.ts';

export const jobTasks: Task[] = [
  { name: 'close-due-jobs', cron: '* * * * *', run: closeDueJobs },
  { name: 'tell-of-closings', cron: '* * * * *', run: tellOfClosings },
];
