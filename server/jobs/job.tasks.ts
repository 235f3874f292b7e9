import type { Task } from '../core/tasks.ts';
import { closeDueJobs } from './job-closing.service.ts';

export const jobTasks: Task[] = [{ name: 'close-due-jobs', cron: '* * * * *', run: closeDueJobs }];
