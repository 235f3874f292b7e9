import { plural, t } from '@lingui/core/macro';
import { indianDay } from '../../core/india.rules.ts';
import {
  anyExperienceLabel,
  type ExperienceLevel,
  experienceLevelLabels,
  type JobEventType,
  type SalaryPeriod,
  salaryPeriodLabels,
} from './job.labels.ts';

const DAY_IN_MS = 86_400_000;

const rupees = new Intl.NumberFormat('en-IN', { style: 'currency', currency: 'INR', maximumFractionDigits: 0 });

interface Pay {
  salaryMin: number;
  salaryMax: number;
  salaryPeriod: SalaryPeriod;
}

/** "₹25,000 - ₹40,000 per month" (OP-016). */
export function salaryText({ salaryMin, salaryMax, salaryPeriod }: Pay): string {
  const range =
    salaryMin === salaryMax ? rupees.format(salaryMin) : `${rupees.format(salaryMin)} - ${rupees.format(salaryMax)}`;
  return `${range} ${salaryPeriodLabels[salaryPeriod]()}`;
}

/** Rupees a month that such an amount makes, as `monthly_salary` in the database counts (OP-015). */
const monthly: Record<SalaryPeriod, (amount: number) => number> = {
  HOUR: (amount) => amount * 208,
  DAY: (amount) => amount * 26,
  WEEK: (amount) => (amount * 52) / 12,
  MONTH: (amount) => amount,
  YEAR: (amount) => amount / 12,
};
/** In rupees a month. Beyond them a zero or the period is wrong more often than not. */
const plausiblePay = { least: 1000, most: 5_000_000 } as const;

/** Asks whether an amount is meant so; null for a usual one. It refuses nothing. */
export function payQuestion(amount: number, salaryPeriod: SalaryPeriod): string | null {
  const month = monthly[salaryPeriod](amount);
  if (!(amount > 0) || (month >= plausiblePay.least && month <= plausiblePay.most)) return null;
  const pay = salaryText({ salaryMin: amount, salaryMax: amount, salaryPeriod });
  return month < plausiblePay.least
    ? t`${pay}? That is very little. Please check amount and period.`
    : t`${pay}? That is very much. Please check amount and period.`;
}

export interface JobFit {
  skills: string[];
  isNear: boolean;
  isForYears: boolean;
}

interface Years {
  minYears: number | null;
  maxYears: number | null;
}

const SKILLS_NAMED = 3;

/**
 * "Fits your skills Excel and Tally, your place and your experience"; null when nothing in particular fits. For a job
 * that takes any number of years, experience is not mentioned.
 */
export function recommendationReason(fit: JobFit, { minYears, maxYears }: Years): string | null {
  const skills = fit.skills.slice(0, SKILLS_NAMED);
  const named = inWords(skills);
  const parts = [
    ...(skills.length > 0
      ? [plural(skills.length, { one: `your skill ${named}`, other: `your skills ${named}` })]
      : []),
    ...(fit.isNear ? [t`your place`] : []),
    ...(fit.isForYears && (minYears !== null || maxYears !== null) ? [t`your experience`] : []),
  ];
  return parts.length > 0 ? t`Fits ${inWords(parts)}` : null;
}

/** "Excel, Tally and Word" */
function inWords(parts: string[]): string {
  const most = parts.slice(0, -1).join(', ');
  const last = parts.at(-1) ?? '';
  return most ? t`${most} and ${last}` : last;
}

const yearsWord = (years: number) => plural(years, { one: '# year', other: '# years' });

/**
 * "1-2 years", "2+ years", "Up to 3 years", "Any experience" from 0 years on; a job that names no years shows its level
 * (OP-016). The same as `experienceTextSql`.
 */
export function experienceText({
  experienceLevel,
  minYears,
  maxYears,
}: Years & { experienceLevel: ExperienceLevel }): string {
  if (minYears === null && maxYears === null) return experienceLevelLabels[experienceLevel]();
  if (maxYears === null) return minYears ? t`${minYears}+ years` : anyExperienceLabel();
  if (minYears === null) return t`Up to ${yearsWord(maxYears)}`;
  return minYears === maxYears ? yearsWord(minYears) : t`${minYears}-${maxYears} years`;
}

/** "Today", then whole days rounded up (OP-021). */
export function postedText(postedAt: Date, now: Date): string {
  if (indianDay(postedAt) === indianDay(now)) return t`Today`;
  const days = Math.max(1, Math.ceil((now.getTime() - postedAt.getTime()) / DAY_IN_MS));
  return plural(days, { one: '# day ago', other: '# days ago' });
}

const newForDays = 3;
export const isNewJob = (postedAt: Date, now: Date): boolean =>
  now.getTime() - postedAt.getTime() <= newForDays * DAY_IN_MS;

const closingSoonDays = 3;
/** By the clock, within 3 days. */
export const closesSoon = ({ status, closesAt }: { status: string; closesAt: Date | null }, now: Date): boolean =>
  status === 'ACTIVE' &&
  closesAt !== null &&
  closesAt > now &&
  closesAt.getTime() - now.getTime() <= closingSoonDays * DAY_IN_MS;

/** Wording of the Job Updates strip; `count` is of applications. */
export const jobEventText = (type: JobEventType, count = 0): string =>
  ({
    POSTED: t`Job posted`,
    EDITED: t`Job details updated`,
    APPLICATIONS: plural(count, { one: '# person has applied', other: '# people have applied' }),
    CLOSING_SOON: t`Closing soon`,
    CLOSED: t`Hiring closed`,
    REOPENED: t`Hiring reopened`,
    ARCHIVED: t`Job removed`,
  })[type];
