import * as z from 'zod/mini';
import { indianDay, instantInIndia } from '../../core/india.rules.ts';
import { keysOf } from '../../core/text.rules.ts';
import { type AnalyticsPeriod, analyticsPeriodLabels, hiringStepLabels } from './analytics.labels.ts';

const DAY_IN_MS = 86_400_000;
const WEEKS = 13;
const MONTHS = 12;

export const hiringSteps = keysOf(hiringStepLabels);

export const hrAnalyticsSchema = z.object({
  jobId: z.nullish(z.string()),
  period: z.nullish(z.enum(keysOf(analyticsPeriodLabels))),
});

/** Days of India, both inclusive. */
export interface Days {
  from: string;
  to: string;
}

const shiftDay = (day: string, by: number): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) + by * DAY_IN_MS).toISOString().slice(0, 10);
const daysBetween = (from: string, to: string): number =>
  (Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / DAY_IN_MS;
const startOfDay = (day: string): Date => new Date(instantInIndia(day));

/** The days of each column of the chart: a day, a week up to the start of the next, or a month; the last ends today. */
export function columnsOf(period: AnalyticsPeriod, now: Date): Days[] {
  const today = indianDay(now);
  if (period === 'LAST_3_MONTHS')
    return stepsBack(WEEKS, (back) => ({ from: shiftDay(today, -7 * back - 6), to: shiftDay(today, -7 * back) }));
  if (period === 'LAST_12_MONTHS') return stepsBack(MONTHS, (back) => monthBefore(today, back));
  return stepsBack(period === 'LAST_7_DAYS' ? 7 : 30, (back) => ({
    from: shiftDay(today, -back),
    to: shiftDay(today, -back),
  }));
}

const stepsBack = (count: number, at: (back: number) => Days): Days[] =>
  Array.from({ length: count }, (_, index) => at(count - 1 - index));

function monthBefore(today: string, back: number): Days {
  const [year, month] = [Number(today.slice(0, 4)), Number(today.slice(5, 7)) - 1 - back];
  const dayOf = (date: number) => new Date(date).toISOString().slice(0, 10);
  return { from: dayOf(Date.UTC(year, month, 1)), to: back === 0 ? today : dayOf(Date.UTC(year, month + 1, 0)) };
}

export const spanBefore = ({ from, to }: Days): Days => ({
  from: shiftDay(from, -1 - daysBetween(from, to)),
  to: shiftDay(from, -1),
});

/** From the first instant up to the one that no longer belongs to it. */
export interface Span {
  since: Date;
  before: Date;
}

export const spanOf = ({ from, to }: Days): Span => ({
  since: startOfDay(from),
  before: new Date(startOfDay(to).getTime() + DAY_IN_MS),
});
