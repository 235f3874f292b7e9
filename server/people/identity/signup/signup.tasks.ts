import { LessThanOrEqual } from 'typeorm';
import type { Services } from '../../../core/context.ts';
import type { Task } from '../../../core/tasks.ts';
import { runAsServer } from '../../../core/use-case.ts';
import { endSignups } from './signup.service.ts';

/** Sign-ups that no one confirmed end after a day; their resumes follow with the unclaimed files. */
export const removeExpiredSignups = (services: Services): Promise<void> =>
  runAsServer(services, ({ tx, now }) => endSignups(tx, { expiresAt: LessThanOrEqual(now) }));

export const signupTasks: Task[] = [
  { name: 'remove-expired-signups', cron: '*/15 * * * *', run: removeExpiredSignups },
];
