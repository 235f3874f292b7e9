import * as z from 'zod/mini';
import type { Prepared } from '../../../core/database.ts';
import { type Page, pageInput } from '../../../core/page.ts';
import { keysOf } from '../../../core/text.rules.ts';
import { defineQuery } from '../../../core/use-case.ts';
import type { Job } from '../job.entity.ts';
import { jobSortLabels } from '../job.labels.ts';
import { jobFilterSchema, jobMessages } from '../job.rules.ts';
import type { JobSearchCounts } from '../job.types.ts';
import { markFrequent, usualFrequency } from './frequent-terms.queries.ts';
import { countOpenJobs } from './job-counts.queries.ts';
import { readOpenJobs } from './job-search.queries.ts';
import { readSuggestion } from './search-suggestion.queries.ts';

const pageSize = 10;

export const searchJobs = defineQuery({
  name: 'searchJobs',
  allow: 'ANYONE',
  token: 'JOBS_READ',
  isPublic: true,
  input: z.object({
    filter: z.nullish(jobFilterSchema),
    sort: z.nullish(z.enum(keysOf(jobSortLabels))),
    ...pageInput(pageSize),
    after: z.nullish(z.string().check(z.maxLength(200, { error: jobMessages.cursor }))),
    asCards: z.optional(z.boolean()),
  }),
  run: ({ services, actor, now }, { filter, sort, ...request }): Promise<Page<Job>> =>
    readOpenJobs(services.database, actor, { filter: filter ?? {}, sort: sort ?? 'NEWEST', now }, request),
});

const filterInput = z.object({ filter: jobFilterSchema });

/** Null if the search finds something, or if nothing near is known. */
export const suggestSearch = defineQuery({
  name: 'suggestSearch',
  allow: 'ANYONE',
  token: 'ANY',
  input: filterInput,
  run: ({ services, now }, { filter }): Promise<string | null> => readSuggestion(services.database, filter, now),
});

/** How many jobs each choice of a filter has. */
export const countSearch = defineQuery({
  name: 'countSearch',
  allow: 'ANYONE',
  token: 'ANY',
  input: filterInput,
  run: ({ services, now }, { filter }): Promise<JobSearchCounts> => countOpenJobs(services.database, filter, now),
});

/** What the search knows of frequent terms is an hour old at most. */
export async function markFrequentTerms(prepared: Prepared): Promise<void> {
  await prepared(markFrequent(usualFrequency));
}
