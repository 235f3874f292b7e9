import { interviewStatusAt } from '../../../server/hiring/interviews/interview.rules.ts';
import { indianDay } from '../../../server/core/india.rules.ts';
import type { InterviewEntryFragment } from '../../gql/graphql.ts';

export interface Planned {
  readonly date: string;
  readonly status: InterviewEntryFragment['status'];
}

export interface Dated {
  readonly createdAt: string;
}

const dayOfNotification = ({ createdAt }: Dated): string => indianDay(new Date(createdAt));

/** The number of interviews and notifications of each day (HSCHED-02, SCHED-03). */
export function countsByDay(interviews: readonly Planned[], notifications: readonly Dated[] = []): Map<string, number> {
  const counts = new Map<string, number>();
  for (const day of [...interviews.map(({ date }) => date), ...notifications.map(dayOfNotification)])
    counts.set(day, (counts.get(day) ?? 0) + 1);
  return counts;
}

/** OP-112: of the chosen day, else from today on. */
export const shownInterviews = <Entry extends Planned>(
  interviews: readonly Entry[],
  day: string | null,
  today: string,
): Entry[] => interviews.filter(({ date }) => (day === null ? date >= today : date === day));

/** OP-090: of the chosen day, else all, newest first. */
export const shownNotifications = <Entry extends Dated>(notifications: readonly Entry[], day: string | null): Entry[] =>
  notifications.filter((notification) => day === null || dayOfNotification(notification) === day);

/**
 * The first that has not ended. A phone opens its month: it shows only the calendar, and an empty month would hide it.
 */
export const nextInterview = <Entry extends Planned & { readonly endsAt: string }>(
  interviews: readonly Entry[],
  now: Date,
): Entry | undefined =>
  shownInterviews(interviews, null, indianDay(now)).find(
    ({ status, endsAt }) => interviewStatusAt(status, new Date(endsAt), now) === 'SCHEDULED',
  );
