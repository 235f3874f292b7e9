import { LessThan } from 'typeorm';
import type { Services } from '../../core/context.ts';
import type { Task } from '../../core/tasks.ts';
import { runAsServer } from '../../core/use-case.ts';
import { Notification } from './notification.entity.ts';
import { restorableMinutes } from './notification.rules.ts';

export const removeDeletedNotifications = (services: Services): Promise<void> =>
  runAsServer(services, async ({ tx, now }) => {
    const deletedAt = LessThan(new Date(now.getTime() - restorableMinutes * 60_000));
    await tx.delete(Notification, { deletedAt });
  });

export const notificationTasks: Task[] = [
  { name: 'remove-deleted-notifications', cron: '*/15 * * * *', run: removeDeletedNotifications },
];
