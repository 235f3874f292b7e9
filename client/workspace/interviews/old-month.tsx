import type { TypedDocumentNode } from '@apollo/client';
import { useQuery } from '@apollo/client/react';
import { t } from '@lingui/core/macro';
import { calendarPastDays } from '../../../server/calendar/interview.rules.ts';
import { indianDay } from '../../../server/core/india.rules.ts';
import { ErrorState } from '../ui/page-states.tsx';
import { dayjs } from '../lib/dayjs.ts';
import { dayText, daysShown, monthOf } from './calendar-days.ts';

type Days = ReturnType<typeof daysShown>;

/** The days that a calendar shows of a month that begins before the usual list does; null for all others. */
function oldDaysOf(month: string, now: Date): Days | null {
  const days = daysShown(month);
  return days.date > dayText(dayjs(indianDay(now)).subtract(calendarPastDays, 'day')) ? null : days;
}

type InterviewsQuery<Entry> = TypedDocumentNode<{ interviews: Entry[] }, Partial<Days>>;

export interface OldMonth<Entry> {
  interviews: readonly Entry[];
  isMissing: boolean;
  error: unknown;
  retry: () => void;
}

/** The interviews of a month that the usual list does not reach back to, read when it is looked at. */
function useOldMonth<Entry>(document: InterviewsQuery<Entry>, month: string, now: Date): OldMonth<Entry> {
  const days = oldDaysOf(month, now);
  const { data, error, refetch } = useQuery(document, { variables: days ?? {}, skip: days === null });
  return {
    interviews: data?.interviews ?? [],
    isMissing: days !== null && !data,
    error,
    retry: () => void refetch().catch(() => undefined),
  };
}

interface Place {
  month: string;
  day: string | null;
  now: Date;
}

/**
 * The usual list of a calendar, and with it what is shown of older months: that of the page and that of the chosen day.
 */
export function useWholeCalendar<Entry extends { id: string }>(
  document: InterviewsQuery<Entry>,
  usual: readonly Entry[],
  { month, day, now }: Place,
) {
  const monthShown = useOldMonth(document, month, now);
  const monthOfDay = useOldMonth(document, day ? monthOf(day) : month, now);
  const entries = [...usual, ...monthShown.interviews, ...monthOfDay.interviews];
  return { interviews: [...new Map(entries.map((entry) => [entry.id, entry])).values()], monthShown, monthOfDay };
}

/** Stands for the interviews of an older month until they are there. */
export function MissingMonth({ month: { isMissing, error, retry } }: { month: OldMonth<unknown> }) {
  if (!isMissing) return null;
  if (error)
    return <ErrorState title={t`The interviews of this month could not be loaded.`} error={error} onRetry={retry} />;
  return <output className="visually-hidden">{t`Loading the interviews of this month`}</output>;
}
