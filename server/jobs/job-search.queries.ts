import type { QueryResultRow } from 'pg';
import type { Actor } from '../core/actor.ts';
import { cursorTimeOf, fromCursor, toCursor } from '../core/cursor.ts';
import type { Database } from '../core/database.ts';
import { badInput } from '../core/errors.ts';
import { containing, wordsBeginningWith } from '../core/like-pattern.ts';
import { exactTotalLimit } from '../core/page.rules.ts';
import { type Page, toPage } from '../core/page.ts';
import type { Job } from './job.entity.ts';
import { anyExperienceLabel, experienceLevelLabels } from './job.labels.ts';
import { jobColumns, type JobRow, toJob } from './job.queries.ts';
import { daysOfDatePosted, type JobFilterValues, jobMessages, levelsNamed } from './job.rules.ts';
import { placeSpellings } from './place.rules.ts';

/** Lower-case twin of `experienceText` in job.rules; a test compares the two. */
export const experienceTextSql = `
  (case when j.min_years is null and j.max_years is null then case j.experience_level ${Object.entries(
    experienceLevelLabels,
  )
    .map(([level, label]) => `when '${level}' then lower('${label}')`)
    .join(' ')} end
    when j.max_years is null and j.min_years = 0 then lower('${anyExperienceLabel}')
    when j.max_years is null then trim_scale(j.min_years) || '+ years'
    when j.min_years is null then 'up to ' || trim_scale(j.max_years) || case when j.max_years = 1 then ' year' else ' years' end
    when j.min_years = j.max_years then trim_scale(j.min_years) || case when j.min_years = 1 then ' year' else ' years' end
    else trim_scale(j.min_years) || '-' || trim_scale(j.max_years) || ' years' end)`;

interface PageRequest {
  page: number;
  pageSize: number;
  after?: string | null | undefined;
}

/**
 * Conditions of one list. The letters of the conditions that not every list has form its shape: the same shape is
 * always the same text.
 */
class Conditions {
  readonly values: unknown[];
  readonly sql: string[] = [];
  shape = '';
  /** Whether finding a page may have to look at all open jobs. */
  isSlow = false;

  constructor(viewer: Actor | null) {
    this.values = [viewer?.id ?? null];
  }

  readonly bind = (value: unknown): string => `$${this.values.push(value)}`;

  add(letter: string, sql: string): void {
    this.shape += letter;
    this.sql.push(sql);
  }
}

const DAY_IN_MS = 86_400_000;

/**
 * A condition that an index can answer is a shape of its own. The others are always there and without effect while
 * their value is null, so that there are few shapes.
 */
function addFilter(conditions: Conditions, filter: JobFilterValues, now: Date): void {
  const { bind } = conditions;
  const { q, location, experience, years, datePosted, urgentOnly, type, workMode, salaryMinMonthly } = filter;
  if (q && isShort(q))
    conditions.add('w', `j.search_text like any(${bind(wordsBeginningWith(q.toLowerCase()))}::text[])`);
  else addSearch(conditions, q);
  if (location) {
    const patterns = isShort(location)
      ? wordsBeginningWith(location.toLowerCase())
      : placeSpellings(location).map(containing);
    conditions.add('l', `lower(j.location) like any(${bind(patterns)}::text[])`);
  }
  conditions.isSlow =
    !q && !location && (Boolean(experience) || typeof years === 'number' || Boolean(salaryMinMonthly));
  if (experience && experience.toLowerCase() !== anyExperienceLabel.toLowerCase()) {
    const levels = bind(levelsNamed(experience));
    conditions.add(
      'e',
      `(j.experience_level = any(${levels}::text[]) or ${experienceTextSql} like lower(${bind(containing(experience))}::text))`,
    );
  }
  if (urgentOnly) conditions.add('u', 'j.is_urgent');
  const days = daysOfDatePosted[datePosted ?? 'ALL'];
  conditions.add(
    '',
    `j.posted_at >= ${bind(days === null ? '-infinity' : new Date(now.getTime() - days * DAY_IN_MS))}::timestamptz`,
  );
  conditions.add(
    '',
    unlessNull(bind(type?.length ? type : null), 'text[]', (types) => `j.type = any(${types})`),
  );
  conditions.add(
    '',
    unlessNull(bind(workMode?.length ? workMode : null), 'text[]', (modes) => `j.work_mode = any(${modes})`),
  );
  conditions.add(
    '',
    unlessNull(bind(salaryMinMonthly || null), 'bigint', (salary) => `j.salary_max_monthly >= ${salary}`),
  );
  conditions.add(
    '',
    unlessNull(
      bind(years ?? null),
      'numeric',
      (value) =>
        `(j.min_years is null or j.min_years <= ${value}) and (j.max_years is null or j.max_years >= ${value})`,
    ),
  );
}

const unlessNull = (place: string, type: string, condition: (value: string) => string): string =>
  `(${place}::${type} is null or ${condition(`${place}::${type}`)})`;

/** Nearly every job has one or two letters somewhere: they count where a word begins (decision 0020). */
export const isShort = (text: string): boolean => Array.from(text).length < 3;

function addSearch(conditions: Conditions, q: string | null | undefined): void {
  if (q) conditions.add('q', `j.search_text like lower(${conditions.bind(containing(q))}::text)`);
}

/**
 * Open jobs, newest first: page, companies, the viewer's flags and the total in one statement. The total is counted up
 * to one more than `exactTotalLimit`; `after` continues from anywhere, pages only as far as the total is exact.
 */
export async function searchJobs(
  database: Database,
  viewer: Actor | null,
  filter: JobFilterValues,
  request: PageRequest,
  now: Date,
): Promise<Page<Job>> {
  const conditions = new Conditions(viewer);
  conditions.add('o', `j.status = 'ACTIVE'`);
  addFilter(conditions, filter, now);
  return readPage(database, conditions, request);
}

/** The recruiter's own jobs that were not deleted, open or closed, newest first (OP-059). */
export async function searchOwnJobs(
  database: Database,
  recruiter: Actor,
  search: string | null | undefined,
  request: PageRequest,
): Promise<Page<Job>> {
  const conditions = new Conditions(recruiter);
  conditions.add('r', 'j.recruiter_id = $1 and j.archived_at is null');
  addSearch(conditions, search);
  return readPage(database, conditions, request);
}

interface PageRow extends JobRow {
  total: number;
  cursorTime: string;
}

async function readPage(database: Database, conditions: Conditions, request: PageRequest): Promise<Page<Job>> {
  const text = pageStatement(conditions, request);
  const rows = await database.searched<PageRow & QueryResultRow>(
    `jobs-${conditions.shape}`,
    text,
    conditions.values,
    conditions,
  );
  const items = rows.filter(({ id }) => id !== null).map(({ total: _total, cursorTime: _time, ...row }) => toJob(row));
  const last = rows.at(-1);
  return toPage(items, rows[0]?.total ?? 0, request, {
    endCursor: last?.id ? toCursor(last.cursorTime, last.id) : null,
  });
}

/** The ids of the first matches are read once, for the total and the page; only the rows of the page are joined. */
function pageStatement(conditions: Conditions, { page, pageSize, after }: PageRequest): string {
  const matching = () =>
    `select j.id, j.posted_at from jobs j where ${conditions.sql.join(' and ')} order by j.posted_at desc, j.id desc`;
  const matches = `${matching()} limit ${exactTotalLimit + 1}`;
  let rows = 'select id, posted_at from matches order by posted_at desc, id desc';
  if (after) {
    const { time, id } = fromCursor(after, jobMessages.cursor);
    conditions.add('a', `(j.posted_at, j.id) < (${conditions.bind(time)}::timestamptz, ${conditions.bind(id)}::uuid)`);
    rows = `${matching()} limit ${conditions.bind(pageSize)}`;
  } else {
    if (page * pageSize > exactTotalLimit) throw badInput({ page: jobMessages.tooDeep });
    rows = `${rows} limit ${conditions.bind(pageSize)} offset ${conditions.bind((page - 1) * pageSize)}`;
  }
  return `
    with matches as materialized (${matches}), page as (${rows})
    select counted.total, ${cursorTimeOf('page.posted_at')} as "cursorTime", ${jobColumns}
    from (select count(*)::int as total from matches) counted
      left join page on true left join jobs j on j.id = page.id left join companies c on c.id = j.company_id
    order by page.posted_at desc, page.id desc`;
}
