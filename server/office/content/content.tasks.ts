import type { Task } from '../../core/tasks.ts';
import { announcementTask } from './announcement-admin.service.ts';
import { sendAnnouncements } from './announcement-sending.service.ts';

export const contentTasks: Task[] = [{ name: announcementTask, cron: '* * * * *', run: sendAnnouncements }];
