import type { Task } from '../core/tasks.ts';
import { openJobsOfAll } from './membership.service.ts';

export const companyTasks: Task[] = [{ name: 'open-waiting-jobs', cron: '* * * * *', run: openJobsOfAll }];
