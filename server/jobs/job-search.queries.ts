import sql, { join, raw, type Sql } from 'sql-template-tag';
import * as z from 'zod/mini';
import type { Actor } from '../core/actor.rules.ts';
import { cursorTimeOf, fromCursor, toCursor } from '../core/cursor.ts';
import type { Database } from '../core/database.ts';
import { badInput } from '../core/errors.ts';
import { containing, wordsBeginningWith } from '../core/like-pattern.ts';
import { exactTotalLimit } from '../core/page.rules.ts';
import { type Page, toPage } from '../core/page.ts';
import { defineStatement } from '../core/statement.ts';
import { Job } from './job.entity.ts';
import { experienceWords } from './job.labels.ts';
import { jobColumns, jobRow, toJob } from './job.queries.ts';
import { daysOfDatePosted, type JobFilterValues, jobMessages, levelsNamed } from './job.rules.ts';
import { placeSpellings } from './place.rules.ts';

const levelWords = Object.entries(experienceWords).map(([level, word]) => `when '${level}' then lower('${word}')`);

/** Lower-case twin of `experienceText` in job-text.rules; a test compares the two. */
export const experienceTextSql = sql`
  (case when j.min_years is null and j.max_years is null then case j.experience_level ${raw(levelWords.join(' '))} end
    when j.max_years is null and j.min_years = 0 then ${raw(`lower('${experienceWords.ANY}')`)}
    when j.max_years is null then trim_scale(j.min_years) || '+ years'
    when j.min_years is null
      then 'up to ' || trim_scale(j.max_years) || case when j.max_years = 1 then ' year' else ' years' end
    when j.min_years = j.max_years
      then trim_scale(j.min_years) || case when j.min_years = 1 then ' year' else ' years' end
    else trim_scale(j.min_years) || '-' || trim_scale(j.max_years) || ' years' end)`;

/** Nearly every job has one or two letters somewhere: they count where a word begins (decision 0020). */
export const isShort = (text: string): boolean => Array.from(text).length < 3;

const contains = (q: string): Sql => sql`j.search_text like lower(${containing(q)}::text)`;

function hasWords(q: string): Sql {
  if (!isShort(q)) return contains(q);
  return sql`j.search_text like any(${wordsBeginningWith(q.toLowerCase())}::text[])`;
}

function isIn(location: string): Sql {
  const patterns = isShort(location)
    ? wordsBeginningWith(location.toLowerCase())
    : placeSpellings(location).map(containing);
  return sql`lower(j.location) like any(${patterns}::text[])`;
}

const isFor = (experience: string): Sql => sql`
  (j.experience_level = any(${levelsNamed(experience)}::text[])
    or ${experienceTextSql} like lower(${containing(experience)}::text))`;

const DAY_IN_MS = 86_400_000;

/**
 * Open jobs that fit. Conditions that an index can answer are there only when asked for. The others are without effect
 * while their value is null, so that few texts are prepared.
 */
export function openJobs(filter: JobFilterValues, now: Date): Sql[] {
  const { q, location, experience, years = null, datePosted, urgentOnly, type, workMode } = filter;
  const days = daysOfDatePosted[datePosted ?? 'ALL'];
  const postedFrom = days === null ? '-infinity' : new Date(now.getTime() - days * DAY_IN_MS);
  const types = type?.length ? type : null;
  const modes = workMode?.length ? workMode : null;
  const salary = filter.salaryMinMonthly || null;
  return [
    sql`j.status = 'ACTIVE'`,
    ...(q ? [hasWords(q)] : []),
    ...(location ? [isIn(location)] : []),
    ...(experience && experience.toLowerCase() !== experienceWords.ANY.toLowerCase() ? [isFor(experience)] : []),
    ...(urgentOnly ? [sql`j.is_urgent`] : []),
    sql`j.posted_at >= ${postedFrom}::timestamptz`,
    sql`(${types}::text[] is null or j.type = any(${types}::text[]))`,
    sql`(${modes}::text[] is null or j.work_mode = any(${modes}::text[]))`,
    sql`(${salary}::bigint is null or j.salary_max_monthly >= ${salary}::bigint)`,
    sql`(${years}::numeric is null or (j.min_years is null or j.min_years <= ${years}::numeric)
      and (j.max_years is null or j.max_years >= ${years}::numeric))`,
  ];
}

/** Whether finding a page may have to look at all open jobs. */
export const isSlow = ({ q, location, experience, years, salaryMinMonthly }: JobFilterValues): boolean =>
  !q && !location && (Boolean(experience) || typeof years === 'number' || Boolean(salaryMinMonthly));

/** The recruiter's own jobs that were not deleted, open or closed (OP-059). */
export const ownJobs = (recruiterId: string, search: string | null | undefined): Sql[] => [
  sql`j.recruiter_id = ${recruiterId} and j.archived_at is null`,
  ...(search ? [contains(search)] : []),
];

interface PageRequest {
  page: number;
  pageSize: number;
  after?: string | null | undefined;
}

interface PageOfJobs {
  viewerId: string | null;
  conditions: Sql[];
  request: PageRequest;
}

/**
 * The ids of the first matches are read once, for the total and the page; only the rows of the page are joined. On an
 * empty page one row brings the total.
 */
const pageOfJobs = defineStatement({
  name: 'page-of-jobs',
  entity: Job,
  row: z.extend(jobRow, { total: z.int(), cursorTime: z.string() }),
  samples: [undefined, toCursor('2026-01-01T00:00:00.000000Z', '00000000-0000-7000-8000-000000000000')].flatMap(
    (after) =>
      [{}, { q: 'ab', location: 'ab' }, { q: 'abc', location: 'Pune', experience: 'Senior', urgentOnly: true }].map(
        (filter) => ({
          viewerId: null,
          conditions: openJobs(filter, new Date(0)),
          request: { page: 1, pageSize: 10, after },
        }),
      ),
  ),
  sql: ({ viewerId, conditions, request: { page, pageSize, after } }: PageOfJobs) => {
    const matching = join(conditions, ' and ');
    const last = after ? fromCursor(after, jobMessages.cursor()) : null;
    const rows = last
      ? sql`
        select j.id, j.posted_at from jobs j
        where ${matching} and (j.posted_at, j.id) < (${last.time}::timestamptz, ${last.id}::uuid)
        order by j.posted_at desc, j.id desc limit ${pageSize}`
      : sql`
        select id, posted_at from matches
        order by posted_at desc, id desc limit ${pageSize} offset ${(page - 1) * pageSize}`;
    return sql`
      with matches as materialized (
        select j.id, j.posted_at from jobs j where ${matching}
        order by j.posted_at desc, j.id desc limit ${raw(String(exactTotalLimit + 1))}
      ), page as (${rows})
      select counted.total, ${cursorTimeOf(sql`page.posted_at`)} as "cursorTime", ${jobColumns(viewerId)}
      from (select count(*)::int as total from matches) counted
        left join page on true left join jobs j on j.id = page.id left join companies c on c.id = j.company_id
      order by page.posted_at desc, page.id desc`;
  },
});

/**
 * Newest first, with companies, the viewer's flags and the total in one statement. The total is counted up to one more
 * than `exactTotalLimit`; `after` continues from anywhere, pages only as far as the total is exact.
 */
export async function readPage(
  database: Database,
  viewer: Actor | null,
  conditions: Sql[],
  request: PageRequest,
  options: { isSlow?: boolean } = {},
): Promise<Page<Job>> {
  const { page, pageSize, after } = request;
  if (!after && page * pageSize > exactTotalLimit) throw badInput({ page: jobMessages.tooDeep() });
  const rows = await database.searched(pageOfJobs({ viewerId: viewer?.id ?? null, conditions, request }), options);
  const items = rows.filter(({ id }) => id !== null).map(({ total: _total, cursorTime: _time, ...row }) => toJob(row));
  const last = rows.at(-1);
  return toPage(items, rows[0]?.total ?? 0, request, {
    endCursor: last?.id ? toCursor(last.cursorTime, last.id) : null,
  });
}
