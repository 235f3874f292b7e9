import { interviewDateSchema } from '../../../server/hiring/interviews/interview.rules.ts';
import { dayjs } from '../lib/dayjs.ts';

/** Months are "YYYY-MM", days "YYYY-MM-DD": Indian days, independent of any time zone. */
export const monthOf = (day: string): string => day.slice(0, 7);

export const dayText = (day: dayjs.Dayjs): string => day.format('YYYY-MM-DD');

/** The day in the address; null if no calendar has it. */
export const askedDay = (text: string | null): string | null => interviewDateSchema.safeParse(text).data ?? null;

/** First and last day of the six weeks from Monday that antd's calendar shows for a month. */
export function daysShown(month: string): { date: string; until: string } {
  const monday = dayjs(month).startOf('week');
  return { date: dayText(monday), until: dayText(monday.add(41, 'day')) };
}
