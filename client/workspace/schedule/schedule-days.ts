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
