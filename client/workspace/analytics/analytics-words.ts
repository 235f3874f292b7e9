import { i18n, type MessageDescriptor } from '@lingui/core';
import { msg, plural, t } from '@lingui/core/macro';
import type { HiringFiguresFragment, WaitingTimesFragment } from '../../gql/graphql.ts';
import { longDate } from '../../shared/lib/dates.ts';

const DAY_IN_MS = 86_400_000;
const HOURS_IN_A_DAY = 24;

/** States the meaning of the number above every chart: more or less than before. */
export function trendText({ from, to, applications, applicationsBefore }: HiringFiguresFragment): string {
  const days = (Date.parse(to) - Date.parse(from)) / DAY_IN_MS + 1;
  const before = plural(days, { one: 'in the # day before', other: 'in the # days before' });
  const change = applications - applicationsBefore;
  if (applicationsBefore === 0) return applications === 0 ? t`None ${before} either.` : t`None ${before}.`;
  if (change === 0) return t`As many as ${before}.`;
  const difference = i18n.number(Math.abs(change));
  return change > 0 ? t`${difference} more than ${before}.` : t`${difference} fewer than ${before}.`;
}

/** The number of applications in a range of days. */
export interface CountedDays {
  from: string;
  to: string;
  count: number;
}

/** One day as its date, a longer range as from and to. */
export const daysText = ({ from, to }: { from: string; to: string }): string =>
  from === to ? longDate(from) : t`${longDate(from)} to ${longDate(to)}`;

const highestOf = (columns: readonly CountedDays[]): CountedDays | undefined =>
  columns.toSorted((one, other) => other.count - one.count)[0];

/** The chart in one sentence, for people who cannot see it. */
export function timelineText(columns: readonly CountedDays[]): string {
  const [highest, first, last] = [highestOf(columns), columns[0], columns.at(-1)];
  if (!first || !last || !highest?.count) return t`No applications.`;
  const [from, to, most] = [longDate(first.from), longDate(last.to), daysText(highest)];
  return t`Applications from ${from} to ${to}; most, ${highest.count}, on ${most}.`;
}

/** The same for any subject that the heading above names. */
export function chartText(columns: readonly CountedDays[], title: string): string {
  const [highest, first, last] = [highestOf(columns), columns[0], columns.at(-1)];
  if (!first || !last || !highest?.count) return t`${title}: none.`;
  const [from, to, most] = [longDate(first.from), longDate(last.to), daysText(highest)];
  return t`${title} from ${from} to ${to}; most, ${highest.count}, on ${most}.`;
}

export function durationText(hours: number): string {
  if (hours < 1) return t`under an hour`;
  if (hours < 2 * HOURS_IN_A_DAY) return plural(hours, { one: '# hour', other: '# hours' });
  return plural(Math.floor(hours / HOURS_IN_A_DAY), { one: '# day', other: '# days' });
}

const spanTexts: Record<string, MessageDescriptor> = {
  24: msg`within a day`,
  72: msg`1 to 3 days`,
  168: msg`3 to 7 days`,
  null: msg`longer`,
};
const spanText = (belowHours: number | null): string => {
  const known = spanTexts[String(belowHours)];
  return known ? i18n._(known) : t`below ${belowHours ?? 0} hours`;
};

/** How long each group waited; those still waiting come last. */
export const waitingParts = ({ spans, waiting }: WaitingTimesFragment) => [
  ...spans.map(({ belowHours, applications }, place) => ({
    label: spanText(belowHours ?? null),
    count: applications,
    tone: place,
  })),
  { label: t`still waiting`, count: waiting, tone: 4 },
];

/** "40%" of the total. A share above zero never rounds to 0%, and one below the total never to 100%. */
export function shareText(part: number, whole: number): string {
  const share = whole === 0 ? 0 : (part / whole) * 100;
  if (share > 0 && share < 1) return '<1%';
  return share > 99 && share < 100 ? '>99%' : `${Math.round(share)}%`;
}
