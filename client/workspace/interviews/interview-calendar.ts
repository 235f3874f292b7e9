import type { InterviewEntryFragment } from '../../gql/graphql.ts';

export const isLive = ({ status }: InterviewEntryFragment): boolean => status !== 'CANCELLED';
const byStart = (one: InterviewEntryFragment, other: InterviewEntryFragment): number =>
  one.startsAt.localeCompare(other.startsAt);

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

/** OP-112: of the chosen day, else of today and later; cancelled ones are gone. */
export const shownInterviews = (
  interviews: readonly InterviewEntryFragment[],
  day: string | null,
  today: string,
): InterviewEntryFragment[] =>
  interviews
    .filter((interview) => isLive(interview) && (day ? interview.date === day : interview.date >= today))
    .toSorted(byStart);

export function countsByDay(interviews: readonly InterviewEntryFragment[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { date } of interviews.filter(isLive)) counts.set(date, (counts.get(date) ?? 0) + 1);
  return counts;
}
