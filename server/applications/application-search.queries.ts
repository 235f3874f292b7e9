import { cursorTimeOf, fromCursor, toCursor } from '../core/cursor.ts';
import type { Database } from '../core/database.ts';
import { instantInIndia } from '../core/india.rules.ts';
import { badInput } from '../core/errors.ts';
import { containing } from '../core/like-pattern.ts';
import { exactTotalLimit, type Page, toPage } from '../core/page.ts';
import { applicationFilterMessages, type ApplicationFilterValues } from './application-filter.rules.ts';
import type { Application } from './application.entity.ts';
import type { ApplicationStatus } from './application.labels.ts';
import { applicantJoins, applicationRow, type ApplicationRow, toApplication } from './application.queries.ts';

export interface ApplicationSearch {
  recruiterId: string;
  jobId: string | null;
  statuses: readonly ApplicationStatus[];
  search: string | null;
  filter: ApplicationFilterValues | null;
}

export interface PageRequest {
  page: number;
  pageSize: number;
  /** Reads on from here instead of `page`. */
  after: string | null;
}

/** Conditions of one list. Each that not every list has adds a letter: the same shape is always the same text. */
class Conditions {
  readonly values: unknown[] = [];
  readonly sql: string[] = [];
  shape = '';
  isReadingRows = false;

  readonly bind = (value: unknown): string => `$${this.values.push(value)}`;

  add(letter: string, sql: string): void {
    this.shape += letter;
    this.sql.push(sql);
  }

  /** A condition that no index settles without a look at the rows themselves. */
  addOnRows(letter: string, sql: string): void {
    this.add(letter, sql);
    this.isReadingRows = true;
  }

  get where(): string {
    return this.sql.join(' and ');
  }
}

async function conditionsOf(database: Database, { recruiterId, jobId, statuses, search, filter }: ApplicationSearch): Promise<Conditions> {
  const conditions = new Conditions();
  const { bind } = conditions;
  conditions.add('r', `a.recruiter_id = ${bind(recruiterId)} and a.status = any(${bind(statuses)}::text[])`);
  if (jobId) conditions.add('j', `a.job_id = ${bind(jobId)}`);
  if (search) addSearch(conditions, search, jobId ? [] : await jobsTitled(database, recruiterId, search));
  const { appliedFrom, appliedTo, skills, experienceMin, experienceMax } = filter ?? {};
  if (appliedFrom) conditions.add('f', `a.applied_at >= ${bind(instantInIndia(appliedFrom))}::timestamptz`);
  if (appliedTo) conditions.add('t', `a.applied_at < ${bind(instantInIndia(appliedTo))}::timestamptz + interval '1 day'`);
  if (skills?.length) conditions.addOnRows('s', `a.applicant_skills @> ${bind(skills.map((skill) => skill.toLowerCase()))}::text[]`);
  if ((experienceMin ?? null) !== null) conditions.add('x', `a.applicant_years >= ${bind(experienceMin)}`);
  if ((experienceMax ?? null) !== null) conditions.add('y', `a.applicant_years <= ${bind(experienceMax)}`);
  return conditions;
}

/** Name, e-mail or a skill of the applicant, or, in a list across jobs, the title of the job. */
function addSearch(conditions: Conditions, search: string, jobIds: string[]): void {
  const inText = `a.search_text like lower(${conditions.bind(containing(search))}::text)`;
  if (jobIds.length === 0) conditions.addOnRows('q', inText);
  else conditions.addOnRows('qj', `(${inText} or a.job_id = any(${conditions.bind(jobIds)}::uuid[]))`);
}

async function jobsTitled(database: Database, recruiterId: string, search: string): Promise<string[]> {
  const rows = await database.searched<{ id: string }>(
    'jobs-of-recruiter-titled',
    'select id from jobs where recruiter_id = $1 and lower(title) like lower($2::text)',
    [recruiterId, containing(search)],
  );
  return rows.map(({ id }) => id);
}

/** A page of a list, newest first. The ids of the first matches are read once, for the total and the page; only the rows of the page are joined. */
export async function pageApplications(database: Database, search: ApplicationSearch, request: PageRequest): Promise<Page<Application>> {
  const conditions = await conditionsOf(database, search);
  const text = pageStatement(conditions, request);
  const rows = await database.searched<ApplicationRow & { total: number; cursorTime: string }>(`applications-${conditions.shape}`, text, conditions.values);
  const items = rows.filter(({ id }) => id !== null).map(toApplication);
  const last = items.at(-1);
  return toPage(items, rows[0]?.total ?? 0, request, last ? toCursor(last.cursorTime, last.id) : null);
}

const newestFirst = 'order by applied_at desc, id desc';

/**
 * The first matches, in any order, are counted. When those are all there are, the page is cut out of them; else matches are so frequent that
 * walking the applications from the newest on is quick. Either way nothing is read that is not needed, however rare or common a match is.
 * Matches that took rows to find are kept between the two; those of an index are quicker found again.
 */
function pageStatement(conditions: Conditions, { page, pageSize, after }: PageRequest): string {
  const { bind, where } = conditions;
  const [from, part] = after ? cutAfter(conditions, after, bind(pageSize)) : ['', cutPage({ page, pageSize }, bind)];
  return `
    with matches as ${conditions.isReadingRows ? 'materialized' : 'not materialized'} (select a.id, a.applied_at from applications a where ${where} limit ${exactTotalLimit + 1}),
      counted as materialized (select count(*)::int as total from matches),
      page as (
        (select id, applied_at from matches where (select total from counted) <= ${exactTotalLimit} ${from} ${newestFirst} ${part})
        union all
        (select a.id, a.applied_at from applications a where (select total from counted) > ${exactTotalLimit} and ${where} ${from} ${newestFirst} ${part})
      )
    select counted.total, ${cursorTimeOf('page.applied_at')} as "cursorTime", ${applicationRow}
    from counted left join (page join applications a on a.id = page.id ${applicantJoins}) on true
    order by page.applied_at desc, page.id desc`;
}

function cutPage({ page, pageSize }: Pick<PageRequest, 'page' | 'pageSize'>, bind: Conditions['bind']): string {
  if (page * pageSize > exactTotalLimit) throw badInput({ page: applicationFilterMessages.tooDeep });
  return `limit ${bind(pageSize)} offset ${bind((page - 1) * pageSize)}`;
}

function cutAfter(conditions: Conditions, after: string, limit: string): [from: string, part: string] {
  const { time, id } = fromCursor(after, applicationFilterMessages.cursor);
  conditions.shape += 'a';
  return [`and (applied_at, id) < (${conditions.bind(time)}::timestamptz, ${conditions.bind(id)}::uuid)`, `limit ${limit}`];
}

/** Place of an application in a list, from 1; null if it is not among the first ones that a list counts. */
export async function placeOfApplication(database: Database, search: ApplicationSearch, id: string): Promise<number | null> {
  const conditions = await conditionsOf(database, search);
  const own = conditions.bind(id);
  const rows = await database.searched<{ place: number }>(
    `application-place-${conditions.shape}`,
    `with own as (select a.id, a.applied_at from applications a where a.id = ${own} and ${conditions.where})
     select (select count(*)::int from (
       select 1 from applications a where (a.applied_at, a.id) >= (own.applied_at, own.id) and ${conditions.where} limit ${exactTotalLimit + 1}) before) as place from own`,
    conditions.values,
  );
  const place = rows[0]?.place ?? null;
  return place !== null && place <= exactTotalLimit ? place : null;
}

type Listed = Application & { jobTitle: string; cursorTime: string };
const exportBatch = 1000;

/** The whole list, newest first, in batches, so that no list is too long for the memory. */
export async function* listApplications(database: Database, search: ApplicationSearch): AsyncGenerator<Listed[]> {
  for (let after: Listed | undefined; ; ) {
    const conditions = await conditionsOf(database, search);
    if (after) conditions.add('a', `(a.applied_at, a.id) < (${conditions.bind(after.cursorTime)}::timestamptz, ${conditions.bind(after.id)}::uuid)`);
    const rows = await database.searched<ApplicationRow & { jobTitle: string; cursorTime: string }>(
      `application-export-${conditions.shape}`,
      `with page as materialized (select a.id, a.applied_at from applications a where ${conditions.where} ${newestFirst} limit ${exportBatch})
       select j.title as "jobTitle", ${cursorTimeOf('page.applied_at')} as "cursorTime", ${applicationRow}
       from page join applications a on a.id = page.id ${applicantJoins} join jobs j on j.id = a.job_id
       order by page.applied_at desc, page.id desc`,
      conditions.values,
    );
    const batch = rows.map(toApplication);
    if (batch.length > 0) yield batch;
    if (batch.length < exportBatch) return;
    after = batch.at(-1);
  }
}
