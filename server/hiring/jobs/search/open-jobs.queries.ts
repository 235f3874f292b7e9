import sql, { empty, raw, type Sql } from 'sql-template-tag';
import { containing } from '../../../core/like-pattern.ts';
import type { DatePosted } from '../job.labels.ts';
import { daysOfDatePosted, type JobFilterValues } from '../job.rules.ts';
import type { FoundTerms } from './search-terms.queries.ts';

/** `table` has the `id`, `posted_at` and `salary_max_monthly` of jobs; as `j` it is what the conditions are about. */
export interface SearchedJobs {
  table: Sql;
  conditions: Sql[];
  /** True if there are more than a total says exactly, without a count. */
  areMany?: Sql | undefined;
}

const DAY_IN_MS = 86_400_000;

export function postedFrom(datePosted: DatePosted | null | undefined, now: Date): Date | '-infinity' {
  const days = daysOfDatePosted[datePosted ?? 'ALL'];
  return days === null ? '-infinity' : new Date(now.getTime() - days * DAY_IN_MS);
}

const orRemote = sql` or j.work_mode = 'REMOTE'`;

/**
 * Open jobs that fit, of `open_jobs`. Conditions that an index can answer are there only when asked for. The others are
 * without effect while their value is null, so that few texts are prepared.
 */
export function openJobs(
  filter: JobFilterValues,
  { terms, places, experiences, withRemote = false }: FoundTerms,
  now: Date,
): SearchedJobs {
  const { years = null, datePosted, urgentOnly, type, workMode } = filter;
  const types = type?.length ? type : null;
  const modes = workMode?.length ? workMode : null;
  const salary = filter.salaryMinMonthly || null;
  const since = postedFrom(datePosted, now);
  const isNarrowed = urgentOnly || types || modes || salary || years !== null || since !== '-infinity';
  const asked = [terms, places, experiences].filter((ids) => ids !== null);
  const conditions = [
    ...(terms ? [sql`j.terms && ${terms}::int[]`] : []),
    ...(places ? [sql`(j.place = any(${places}::int[])${withRemote ? orRemote : empty})`] : []),
    ...(experiences ? [sql`j.experience = any(${experiences}::int[])`] : []),
    ...(urgentOnly ? [sql`j.is_urgent`] : []),
    sql`j.posted_at >= ${since}::timestamptz`,
    sql`(${types}::text[] is null or j.type = any(${types}::text[]))`,
    sql`(${modes}::text[] is null or j.work_mode = any(${modes}::text[]))`,
    sql`(${salary}::bigint is null or j.salary_max_monthly >= ${salary}::bigint)`,
    sql`(${years}::numeric is null or (j.min_years is null or j.min_years <= ${years}::numeric)
      and (j.max_years is null or j.max_years >= ${years}::numeric))`,
  ];
  const areMany =
    asked.length <= 1 && !isNarrowed
      ? sql`exists (
          select from search_terms where is_frequent ${asked[0] ? sql`and id = any(${asked[0]}::int[])` : empty}
        )`
      : undefined;
  return { table: raw('open_jobs'), conditions, areMany };
}

/** Whether finding a page may have to look at all open jobs. */
export const isSlowSearch = ({ q, location, experience, years, salaryMinMonthly }: JobFilterValues): boolean =>
  !q && !location && !experience && (typeof years === 'number' || Boolean(salaryMinMonthly));

export interface OwnJobs {
  recruiterId: string;
  search?: string | null | undefined;
  externalId?: string | null | undefined;
}

/** The recruiter's own jobs that were not deleted, open or closed (OP-059). */
export const ownJobs = ({ recruiterId, search, externalId }: OwnJobs): SearchedJobs => ({
  table: raw('jobs'),
  conditions: [
    sql`j.recruiter_id = ${recruiterId} and j.archived_at is null`,
    ...(search ? [sql`j.search_text like lower(${containing(search)}::text)`] : []),
    ...(externalId ? [sql`j.external_id = ${externalId}`] : []),
  ],
});
