import type { InterviewEntryFragment } from '../../gql/graphql.ts';

const isLive = ({ status }: InterviewEntryFragment): boolean => status !== 'CANCELLED';
const byStart = (one: InterviewEntryFragment, other: InterviewEntryFragment): number => one.startsAt.localeCompare(other.startsAt);

/** OP-112: of the chosen day, else of today and later; cancelled ones are gone. */
export const shownInterviews = (interviews: readonly InterviewEntryFragment[], day: string | null, today: string): InterviewEntryFragment[] =>
  interviews.filter((interview) => isLive(interview) && (day ? interview.date === day : interview.date >= today)).toSorted(byStart);

export function countsByDay(interviews: readonly InterviewEntryFragment[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const { date } of interviews.filter(isLive)) counts.set(date, (counts.get(date) ?? 0) + 1);
  return counts;
}
