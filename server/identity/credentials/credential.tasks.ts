import type { Services } from '../../core/context.ts';
import type { Task } from '../../core/tasks.ts';
import { counterDays } from './attempt.rules.ts';

/** Old codes, counters, sessions and devices say nothing any more. */
export async function removeExpiredCredentials({ database, clock }: Services): Promise<void> {
  const daysAgo = (days: number) => new Date(clock.now().getTime() - days * 86_400_000);
  await database.query('delete from one_time_codes where expires_at < $1', [daysAgo(2)]);
  await database.query(
    'delete from attempt_counters where last_attempt_at < $1 and (blocked_until is null or blocked_until < $1) and (streak = 0 or last_attempt_at < $2)',
    [daysAgo(counterDays.usual), daysAgo(counterDays.streak)],
  );
  await database.query('delete from sessions where expires_at < $1', [daysAgo(30)]);
  await database.query('delete from known_devices where last_seen_at < $1', [daysAgo(400)]);
}

export const credentialTasks: Task[] = [
  { name: 'remove-expired-credentials', cron: '40 * * * *', run: removeExpiredCredentials },
];
