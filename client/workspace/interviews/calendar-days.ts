import { interviewDateSchema } from '../../../server/calendar/interview.rules.ts';

export const DAY_IN_MS = 86_400_000;

/** Months are "YYYY-MM", days "YYYY-MM-DD"; all arithmetic is in UTC, so that no time zone moves a day. */
export const monthOf = (day: string): string => day.slice(0, 7);

/** The day that an address asks for; null for one that no calendar has. */
export const askedDay = (text: string | null): string | null => interviewDateSchema.safeParse(text).data ?? null;

export function shiftMonth(month: string, by: number): string {
  const first = new Date(`${month}-01T00:00:00Z`);
  first.setUTCMonth(first.getUTCMonth() + by);
  return first.toISOString().slice(0, 7);
}

/** The weeks of a month from Monday to Sunday, with the days of its neighbours that fill them. */
export function weeksOf(month: string): string[][] {
  const first = Date.parse(`${month}-01T00:00:00Z`);
  const mondayFirst = (new Date(first).getUTCDay() + 6) % 7;
  const start = first - mondayFirst * DAY_IN_MS;
  const weeks: string[][] = [];
  for (let week = 0; week === 0 || monthOf(dayAt(start, week * 7)) === month; week += 1) {
    weeks.push(Array.from({ length: 7 }, (_, day) => dayAt(start, week * 7 + day)));
  }
  return weeks;
}

const dayAt = (start: number, days: number): string => new Date(start + days * DAY_IN_MS).toISOString().slice(0, 10);

const monthName = new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' });

/** "November 2026". */
export const monthText = (month: string): string => monthName.format(new Date(`${month}-01T00:00:00Z`));
