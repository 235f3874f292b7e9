import { interviewStatusAt } from '../../../server/calendar/interview.rules.ts';
import { indianDay } from '../../../server/core/india.rules.ts';
import type { InterviewEntryFragment } from '../../gql/graphql.ts';

interface Planned {
  readonly date: string;
  readonly startsAt: string;
  readonly status: InterviewEntryFragment['status'];
}

interface Dated {
  readonly createdAt: string;
}

export const isLive = ({ status }: Planned): boolean => status !== 'CANCELLED';

const dayOfNotification = ({ createdAt }: Dated): string => indianDay(new Date(createdAt));

/** How many interviews and notifications each day has (HSCHED-02, SCHED-03). */
export function countsByDay(interviews: readonly Planned[], notifications: readonly Dated[] = []): Map<string, number> {
  const counts = new Map<string, number>();
  for (const day of [...interviews.filter(isLive).map(({ date }) => date), ...notifications.map(dayOfNotification)])
    counts.set(day, (counts.get(day) ?? 0) + 1);
  return counts;
}

/** OP-112: of the chosen day, else of today and later; cancelled ones are gone. */
export const shownInterviews = <Entry extends Planned>(
  interviews: readonly Entry[],
  day: string | null,
  today: string,
): Entry[] =>
  interviews
    .filter((interview) => isLive(interview) && (day === null ? interview.date >= today : interview.date === day))
    .toSorted((one, other) => one.startsAt.localeCompare(other.startsAt));

/** OP-090: those of the chosen day; without one all, newest first. */
export const shownNotifications = <Entry extends Dated>(notifications: readonly Entry[], day: string | null): Entry[] =>
  notifications.filter((notification) => day === null || dayOfNotification(notification) === day);

/**
 * The first that is not over. A phone opens its month: it shows the calendar alone, and an empty month would hide it.
 */
export const nextInterview = <Entry extends Planned & { readonly endsAt: string }>(
  interviews: readonly Entry[],
  now: Date,
): Entry | undefined =>
  shownInterviews(interviews, null, indianDay(now)).find(
    ({ status, endsAt }) => interviewStatusAt(status, new Date(endsAt), now) === 'SCHEDULED',
  );

/** An interview that is being edited; its place in the list is that of its start when the form was opened. */
export interface HeldInterview {
  interview: InterviewEntryFragment;
  place: string;
}

/**
 * The list, and in it the interview whose form is open, whichever day is chosen: moved elsewhere meanwhile, it stays.
 */
export function withHeld(
  shown: readonly InterviewEntryFragment[],
  held: HeldInterview | null,
): readonly InterviewEntryFragment[] {
  if (!held) return shown;
  const others = shown.filter(({ id }) => id !== held.interview.id);
  return [
    ...others.filter(({ startsAt }) => startsAt < held.place),
    held.interview,
    ...others.filter(({ startsAt }) => startsAt >= held.place),
  ];
}
