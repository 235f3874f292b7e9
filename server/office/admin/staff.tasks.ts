import type { Task } from '../../core/tasks.ts';
import { removeOldInvitations } from './staff.service.ts';

export const staffTasks: Task[] = [{ name: 'remove-old-invitations', cron: '40 21 * * *', run: removeOldInvitations }];
