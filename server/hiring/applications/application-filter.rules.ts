import { t } from '@lingui/core/macro';
import * as z from 'zod/mini';
import { daySchema, keysOf, searchTextSchema, tagList } from '../../core/text.rules.ts';
import { type ApplicationStatus, applicationStatusLabels } from './application.labels.ts';

export const applicationFilterLimits = { skill: 50, skills: 10, years: 60 } as const;

export const applicationFilterMessages = {
  date: () => t`Date must be written YYYY-MM-DD`,
  /** At a date field: a year typed with two digits becomes one of the first century. */
  day: () => t`Enter a day with all four digits of its year`,
  dateOrder: () => t`The last day must not be before the first`,
  years: () => t`Years must be between 0 and ${applicationFilterLimits.years}`,
  yearsOrder: () => t`The most years must not be below the least`,
  cursor: () => t`Take \`after\` from \`endCursor\` of the page before.`,
  tooDeep: () => t`Pages end here. Use \`after\` to read on.`,
} as const;

export const filterDaySchema = z.nullish(daySchema(applicationFilterMessages.date));
const yearsSchema = z.nullish(
  z
    .number({ error: applicationFilterMessages.years })
    .check(
      z.minimum(0, { error: applicationFilterMessages.years }),
      z.maximum(applicationFilterLimits.years, { error: applicationFilterMessages.years }),
    ),
);
/** An end that is not given contradicts none. */
export const isInOrder = (low: number | string | null | undefined, high: typeof low): boolean =>
  (low ?? null) === null || (high ?? null) === null || low! <= high!;

/** What is left out means any. */
export const applicationFilterSchema = z
  .object({
    status: z.nullish(
      z.array(z.enum(keysOf(applicationStatusLabels))).check(z.maxLength(Object.keys(applicationStatusLabels).length)),
    ),
    appliedFrom: filterDaySchema,
    appliedTo: filterDaySchema,
    skills: z.nullish(
      tagList(() => t`A skill`, { length: applicationFilterLimits.skill, count: applicationFilterLimits.skills }),
    ),
    experienceMin: yearsSchema,
    experienceMax: yearsSchema,
    withdrawn: z.nullish(z.boolean()),
  })
  .check(
    z.refine(({ appliedFrom, appliedTo }) => isInOrder(appliedFrom, appliedTo), {
      error: applicationFilterMessages.dateOrder,
      path: ['appliedTo'],
    }),
    z.refine(({ experienceMin, experienceMax }) => isInOrder(experienceMin, experienceMax), {
      error: applicationFilterMessages.yearsOrder,
      path: ['experienceMax'],
    }),
  );

export type ApplicationFilterFields = z.input<typeof applicationFilterSchema>;
export type ApplicationFilterValues = z.output<typeof applicationFilterSchema>;

/** A filter adds none to a list; those that were withdrawn, which no list holds, come in its place. */
export const narrowedTo = (
  statuses: readonly ApplicationStatus[],
  filter: ApplicationFilterValues | null | undefined,
): readonly ApplicationStatus[] => {
  if (filter?.withdrawn) return ['WITHDRAWN'];
  return filter?.status?.length ? statuses.filter((status) => filter.status?.includes(status)) : statuses;
};

export const applicationSearchFields = { search: searchTextSchema, filter: z.nullish(applicationFilterSchema) };
