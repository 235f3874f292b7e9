import { interviewStatusAt } from '../../../server/calendar/interview.rules.ts';
import { indianDay } from '../../../server/core/india.rules.ts';

interface Dated {
  readonly createdAt: string;
}

interface OnDay {
  readonly date: string;
  readonly startsAt: string;
}

const dayOfNotification = ({ createdAt }: Dated): string => indianDay(new Date(createdAt));

/** How many notifications and interviews each day has (SCHED-03). */
export function countsByDay(notifications: readonly Dated[], interviews: readonly OnDay[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const day of [...notifications.map(dayOfNotification), ...interviews.map(({ date }) => date)])
    counts.set(day, (counts.get(day) ?? 0) + 1);
  return counts;
}

/** OP-090: those of the chosen day; without one all, newest first. */
export const shownNotifications = <Entry extends Dated>(notifications: readonly Entry[], day: string | null): Entry[] =>
  notifications.filter((notification) => day === null || dayOfNotification(notification) === day);

/** Those of the chosen day; without one those of today and later. */
export const shownInterviews = <Entry extends OnDay>(
  interviews: readonly Entry[],
  day: string | null,
  today: string,
): Entry[] =>
  interviews
    .filter(({ date }) => (day === null ? date >= today : date === day))
    .toSorted((one, other) => one.startsAt.localeCompare(other.startsAt));

interface Planned extends OnDay {
  readonly endsAt: string;
  readonly status: Parameters<typeof interviewStatusAt>[0];
}

/**
 * The first that is not over. A phone opens its month: it shows the calendar alone, and an empty month would hide it.
 */
export const nextInterview = <Entry extends Planned>(interviews: readonly Entry[], now: Date): Entry | undefined =>
  shownInterviews(interviews, null, indianDay(now)).find(
    ({ status, endsAt }) => interviewStatusAt(status, new Date(endsAt), now) === 'SCHEDULED',
  );
