import type { Services } from '../core/context.ts';
import type { Task } from '../core/tasks.ts';
import { runAsServer } from '../core/use-case.ts';
import { endSignups } from './signup.service.ts';

/** Sign-ups that nobody confirmed end after a day; their resumes follow with the unclaimed files. */
export const removeExpiredSignups = (services: Services): Promise<void> =>
  runAsServer(services, ({ tx, now }) => endSignups(tx, 'expires_at <= $1', [now]));

/** Old codes, counters, sessions and devices say nothing any more. */
export async function removeExpiredCredentials({ database, clock }: Services): Promise<void> {
  const daysAgo = (days: number) => new Date(clock.now().getTime() - days * 86_400_000);
  await database.query('delete from one_time_codes where expires_at < $1', [daysAgo(2)]);
  await database.query('delete from attempt_counters where last_attempt_at < $1 and (blocked_until is null or blocked_until < $1)', [daysAgo(2)]);
  await database.query('delete from sessions where expires_at < $1', [daysAgo(30)]);
  await database.query('delete from known_devices where last_seen_at < $1', [daysAgo(400)]);
}

export const accountTasks: Task[] = [
  { name: 'remove-expired-signups', cron: '*/15 * * * *', run: removeExpiredSignups },
  { name: 'remove-expired-credentials', cron: '40 * * * *', run: removeExpiredCredentials },
];
