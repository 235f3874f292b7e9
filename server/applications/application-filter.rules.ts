import { z } from 'zod';
import { daySchema, keysOf, searchTextSchema, tagList } from '../core/text.rules.ts';
import { type ApplicationStatus, applicationStatusLabels } from './application.labels.ts';

export const applicationFilterLimits = { skill: 50, skills: 10, years: 60 } as const;

export const applicationFilterMessages = {
  date: 'Date must be written YYYY-MM-DD',
  /** At a date field: a year typed with two digits becomes one of the first century. */
  day: 'Enter a day with all four digits of its year',
  dateOrder: 'The last day must not be before the first',
  years: `Years must be between 0 and ${applicationFilterLimits.years}`,
  yearsOrder: 'The most years must not be below the least',
  cursor: 'Take `after` from `endCursor` of the page before.',
  tooDeep: 'Pages end here. Use `after` to read on.',
} as const;

export const filterDaySchema = daySchema(applicationFilterMessages.date).nullish();
const yearsSchema = z
  .number(applicationFilterMessages.years)
  .min(0, applicationFilterMessages.years)
  .max(applicationFilterLimits.years, applicationFilterMessages.years)
  .nullish();
/** An end that is not given contradicts none. */
export const isInOrder = (low: number | string | null | undefined, high: typeof low): boolean =>
  (low ?? null) === null || (high ?? null) === null || low! <= high!;

/** What is left out means any. */
export const applicationFilterSchema = z
  .object({
    status: z
      .array(z.enum(keysOf(applicationStatusLabels)))
      .max(Object.keys(applicationStatusLabels).length)
      .nullish(),
    appliedFrom: filterDaySchema,
    appliedTo: filterDaySchema,
    skills: tagList('A skill', {
      length: applicationFilterLimits.skill,
      count: applicationFilterLimits.skills,
    }).nullish(),
    experienceMin: yearsSchema,
    experienceMax: yearsSchema,
  })
  .refine(({ appliedFrom, appliedTo }) => isInOrder(appliedFrom, appliedTo), {
    error: applicationFilterMessages.dateOrder,
    path: ['appliedTo'],
  })
  .refine(({ experienceMin, experienceMax }) => isInOrder(experienceMin, experienceMax), {
    error: applicationFilterMessages.yearsOrder,
    path: ['experienceMax'],
  });

export type ApplicationFilterFields = z.input<typeof applicationFilterSchema>;
export type ApplicationFilterValues = z.output<typeof applicationFilterSchema>;

/** A filter adds none to a list. */
export const narrowedTo = (
  statuses: readonly ApplicationStatus[],
  filter: ApplicationFilterValues | null | undefined,
): readonly ApplicationStatus[] =>
  filter?.status?.length ? statuses.filter((status) => filter.status?.includes(status)) : statuses;

export const applicationSearchFields = { search: searchTextSchema, filter: applicationFilterSchema.nullish() };
