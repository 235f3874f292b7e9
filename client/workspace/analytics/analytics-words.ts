import type { HiringFiguresFragment, WaitingTimesFragment } from '../../gql/graphql.ts';
import { longDate } from '../../shared/lib/dates.ts';

const DAY_IN_MS = 86_400_000;
const HOURS_IN_A_DAY = 24;

export const counted = (count: number, one: string, many = `${one}s`): string =>
  `${count.toLocaleString('en-IN')} ${count === 1 ? one : many}`;

/** What the number means, before any chart: more or less than before. */
export function trendText({ from, to, applications, applicationsBefore }: HiringFiguresFragment): string {
  const days = (Date.parse(to) - Date.parse(from)) / DAY_IN_MS + 1;
  const before = `in the ${counted(days, 'day')} before`;
  const change = applications - applicationsBefore;
  if (applicationsBefore === 0) return applications === 0 ? `None ${before} either.` : `None ${before}.`;
  if (change === 0) return `As many as ${before}.`;
  return `${Math.abs(change).toLocaleString('en-IN')} ${change > 0 ? 'more' : 'fewer'} than ${before}.`;
}

/** A day by its date, a longer stretch from and to. */
export const daysText = ({ from, to }: { from: string; to: string }): string =>
  from === to ? longDate(from) : `${longDate(from)} to ${longDate(to)}`;

/** The chart in one sentence, for those who do not see it. */
export function timelineText(timeline: HiringFiguresFragment['timeline']): string {
  const highest = timeline.reduce((best, column) => (column.applications > best.applications ? column : best), {
    from: '',
    to: '',
    applications: 0,
  });
  const [first, last] = [timeline[0], timeline.at(-1)];
  if (!first || !last || highest.applications === 0) return 'No applications.';
  return (
    `Applications from ${longDate(first.from)} to ${longDate(last.to)}; most, ${highest.applications}, on ` +
    `${daysText(highest)}.`
  );
}

export function durationText(hours: number): string {
  if (hours < 1) return 'under an hour';
  return hours < 2 * HOURS_IN_A_DAY ? counted(hours, 'hour') : counted(Math.floor(hours / HOURS_IN_A_DAY), 'day');
}

const spanTexts: Record<string, string> = { 24: 'within a day', 72: '1 to 3 days', 168: '3 to 7 days', null: 'longer' };

/** How long each group waited, those who still do last. */
export const waitingParts = ({ spans, waiting }: WaitingTimesFragment) => [
  ...spans.map(({ belowHours, applications }, place) => ({
    label: spanTexts[String(belowHours)] ?? `below ${belowHours} hours`,
    count: applications,
    tone: place,
  })),
  { label: 'still waiting', count: waiting, tone: 4 },
];

/** "40%" of the whole; one of many is not none, and all but one are not all. */
export function shareText(part: number, whole: number): string {
  const share = whole === 0 ? 0 : (part / whole) * 100;
  if (share > 0 && share < 1) return '<1%';
  return share > 99 && share < 100 ? '>99%' : `${Math.round(share)}%`;
}
