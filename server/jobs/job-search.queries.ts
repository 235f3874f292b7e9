import sql, { empty, join, raw, type Sql } from 'sql-template-tag';
import * as z from 'zod/mini';
import type { Actor } from '../core/actor.rules.ts';
import { cursorTimeOf, fromCursor, toCursor } from '../core/cursor.ts';
import type { Database } from '../core/database.ts';
import { badInput } from '../core/errors.ts';
import { containing } from '../core/like-pattern.ts';
import { exactTotalLimit } from '../core/page.rules.ts';
import { type Page, toPage } from '../core/page.ts';
import { defineStatement } from '../core/statement.ts';
import type { Job } from './job.entity.ts';
import { findJobs } from './job.queries.ts';
import { daysOfDatePosted, type JobFilterValues, jobMessages } from './job.rules.ts';
import { type FoundTerms, termsOf } from './search-terms.queries.ts';

/** `table` has the `id` and `posted_at` of jobs; as `j` it is what the conditions are about. */
interface SearchedJobs {
  table: Sql;
  conditions: Sql[];
}

const DAY_IN_MS = 86_400_000;

/**
 * Open jobs that fit, of `open_jobs`. Conditions that an index can answer are there only when asked for. The others are
 * without effect while their value is null, so that few texts are prepared.
 */
function openJobs(filter: JobFilterValues, { terms, places, experiences }: FoundTerms, now: Date): SearchedJobs {
  const { years = null, datePosted, urgentOnly, type, workMode } = filter;
  const days = daysOfDatePosted[datePosted ?? 'ALL'];
  const postedFrom = days === null ? '-infinity' : new Date(now.getTime() - days * DAY_IN_MS);
  const types = type?.length ? type : null;
  const modes = workMode?.length ? workMode : null;
  const salary = filter.salaryMinMonthly || null;
  const conditions = [
    ...(terms ? [sql`j.terms && ${terms}::int[]`] : []),
    ...(places ? [sql`j.place = any(${places}::int[])`] : []),
    ...(experiences ? [sql`j.experience = any(${experiences}::int[])`] : []),
    ...(urgentOnly ? [sql`j.is_urgent`] : []),
    sql`j.posted_at >= ${postedFrom}::timestamptz`,
    sql`(${types}::text[] is null or j.type = any(${types}::text[]))`,
    sql`(${modes}::text[] is null or j.work_mode = any(${modes}::text[]))`,
    sql`(${salary}::bigint is null or j.salary_max_monthly >= ${salary}::bigint)`,
    sql`(${years}::numeric is null or (j.min_years is null or j.min_years <= ${years}::numeric)
      and (j.max_years is null or j.max_years >= ${years}::numeric))`,
  ];
  return { table: raw('open_jobs'), conditions };
}

/** Whether finding a page may have to look at all open jobs. */
const isSlow = ({ q, location, experience, years, salaryMinMonthly }: JobFilterValues): boolean =>
  !q && !location && !experience && (typeof years === 'number' || Boolean(salaryMinMonthly));

/** The recruiter's own jobs that were not deleted, open or closed (OP-059). */
export const ownJobs = (recruiterId: string, search: string | null | undefined): SearchedJobs => ({
  table: raw('jobs'),
  conditions: [
    sql`j.recruiter_id = ${recruiterId} and j.archived_at is null`,
    ...(search ? [sql`j.search_text like lower(${containing(search)}::text)`] : []),
  ],
});

interface PageRequest {
  page: number;
  pageSize: number;
  after?: string | null | undefined;
}

interface PageOfMatches extends SearchedJobs {
  request: PageRequest;
}

/** Pages that end behind this row are as far along the newest as the total is: one walk brings both. */
const shallowLimit = 1000;

/**
 * Matches are found in any order, up to one more than the total says exactly. If these are all, the page is cut out of
 * them. Of more than that a page near the top is found along the newest, which then takes few steps (decision 0054).
 * On an empty page one row brings the total.
 */
const pageOfMatches = defineStatement({
  name: 'page-of-matches',
  row: z.object({ total: z.int(), id: z.nullable(z.uuid()), cursorTime: z.nullable(z.string()) }),
  samples: [undefined, toCursor('2026-01-01T00:00:00.000000Z', '00000000-0000-7000-8000-000000000000')].flatMap(
    (after) =>
      [
        ownJobs('', 'ab'),
        openJobs({}, { terms: null, places: null, experiences: null }, new Date(0)),
        openJobs({ urgentOnly: true }, { terms: [], places: [], experiences: [] }, new Date(0)),
      ].map((searched) => ({ ...searched, request: { page: 1, pageSize: 10, after } })),
  ),
  sql: ({ table, conditions, request: { page, pageSize, after } }: PageOfMatches) => {
    const [matching, most] = [join(conditions, ' and '), raw(String(exactTotalLimit))];
    const last = after ? fromCursor(after, jobMessages.cursor()) : null;
    const isDeep = !last && page * pageSize > shallowLimit;
    const beyond = last ? sql`(j.posted_at, j.id) < (${last.time}::timestamptz, ${last.id}::uuid)` : sql`true`;
    const newestFirst = sql`order by j.posted_at desc, j.id desc`;
    const cut = sql`${newestFirst} limit ${pageSize} offset ${last ? 0 : (page - 1) * pageSize}`;
    const areAll = isDeep ? sql`true` : sql`((select total from counted) <= ${most})`;
    return sql`
      with matches as materialized (
        select j.id, j.posted_at from ${table} j where ${matching} ${isDeep ? newestFirst : empty}
        limit ${most} + 1
      ), counted as materialized (select count(*)::int as total from matches)
      select counted.total, page.id, ${cursorTimeOf(sql`page.posted_at`)} as "cursorTime"
      from counted left join (
        (select j.id, j.posted_at from matches j where ${areAll} and ${beyond} ${cut})
        union all
        (select j.id, j.posted_at from ${table} j where not ${areAll} and ${matching} and ${beyond} ${cut})
      ) page on true
      order by page.posted_at desc, page.id desc`;
  },
});

/** BAD_USER_INPUT for a page beyond those that are numbered. */
function refuseTooDeep({ page, pageSize, after }: PageRequest): void {
  if (!after && page * pageSize > exactTotalLimit) throw badInput({ page: jobMessages.tooDeep() });
}

/**
 * Newest first, with the total, then their rows by a statement whose plan is kept. The total is counted up to one more
 * than `exactTotalLimit`; `after` continues from anywhere, pages only as far as the total is exact.
 */
export async function readPage(
  { searched, prepared }: Pick<Database, 'searched' | 'prepared'>,
  viewer: Actor | null,
  jobs: SearchedJobs,
  request: PageRequest,
  options: { isSlow?: boolean } = {},
): Promise<Page<Job>> {
  refuseTooDeep(request);
  const rows = await searched(pageOfMatches({ ...jobs, request }), options);
  const ids = rows.flatMap(({ id }) => id ?? []);
  const jobsFound = ids.length > 0 ? await findJobs(prepared, viewer, ids) : [];
  const found = new Map(jobsFound.map((job) => [job.id, job]));
  const items = ids.flatMap((id) => found.get(id) ?? []);
  const last = rows.at(-1);
  return toPage(items, rows[0]?.total ?? 0, request, {
    endCursor: last?.id && last.cursorTime ? toCursor(last.cursorTime, last.id) : null,
  });
}

/** Open jobs that fit. What no word, place or experience of a job contains is not looked for. */
export async function readOpenJobs(
  database: Database,
  viewer: Actor | null,
  { filter, now }: { filter: JobFilterValues; now: Date },
  request: PageRequest,
): Promise<Page<Job>> {
  refuseTooDeep(request);
  const terms = await termsOf(database, filter);
  if (!terms) return toPage([], 0, request);
  return readPage(database, viewer, openJobs(filter, terms, now), request, { isSlow: isSlow(filter) });
}
