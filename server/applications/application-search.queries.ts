import { raw } from 'sql-template-tag';
import { cursorTimeOf, fromCursor, toCursor } from '../core/cursor.ts';
import type { Database } from '../core/database.ts';
import { instantInIndia } from '../core/india.rules.ts';
import { badInput } from '../core/errors.ts';
import { containing } from '../core/like-pattern.ts';
import { exactTotalLimit } from '../core/page.rules.ts';
import { toPage } from '../core/page.ts';
import { applicationFilterMessages, type ApplicationFilterValues } from './application-filter.rules.ts';
import type { Application, ApplicationPage } from './application.entity.ts';
import type { ApplicationStatus } from './application.labels.ts';
import { applicantJoins, applicationRow, type ApplicationRow, toApplication } from './application.queries.ts';
import { countedApplications } from './application.rules.ts';

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
  /** Those that an index in the order of the list settles: it starts and ends where they say. */
  readonly bounds: string[] = [];
  readonly others: string[] = [];
  shape = '';
  isReadingRows = false;

  readonly bind = (value: unknown): string => `$${this.values.push(value)}`;

  addBound(letter: string, sql: string): void {
    this.shape += letter;
    this.bounds.push(sql);
  }

  add(letter: string, sql: string): void {
    this.shape += letter;
    this.others.push(sql);
  }

  /** A condition that no index settles without a look at the rows themselves. */
  addOnRows(letter: string, sql: string): void {
    this.add(letter, sql);
    this.isReadingRows = true;
  }

  get where(): string {
    return [...this.bounds, ...this.others].join(' and ');
  }
}

/** `titledJobs`: those whose title has what is searched for. */
function conditionsOf(
  { recruiterId, jobId, statuses, search, filter }: ApplicationSearch,
  titledJobs: string[],
): Conditions {
  const conditions = new Conditions();
  const { bind } = conditions;
  conditions.addBound('', `a.recruiter_id = ${bind(recruiterId)}`);
  conditions.add('', `a.status = any(${bind(statuses)}::text[])`);
  if (jobId) conditions.addBound('j', `a.job_id = ${bind(jobId)}`);
  if (search) addSearch(conditions, search, titledJobs);
  const { appliedFrom, appliedTo, skills, experienceMin, experienceMax } = filter ?? {};
  if (appliedFrom) conditions.addBound('f', `a.applied_at >= ${bind(instantInIndia(appliedFrom))}::timestamptz`);
  if (appliedTo)
    conditions.addBound('t', `a.applied_at < ${bind(instantInIndia(appliedTo))}::timestamptz + interval '1 day'`);
  if (skills?.length)
    conditions.addOnRows('s', `a.applicant_skills @> ${bind(skills.map((skill) => skill.toLowerCase()))}::text[]`);
  if ((experienceMin ?? null) !== null) conditions.add('x', `a.applicant_years >= ${bind(experienceMin)}`);
  if ((experienceMax ?? null) !== null) conditions.add('y', `a.applicant_years <= ${bind(experienceMax)}`);
  return conditions;
}

/** Name, e-mail or a skill of the applicant, or, in a list across jobs, the title of the job. */
function addSearch(conditions: Conditions, search: string, titledJobs: string[]): void {
  const inText = `a.search_text like lower(${conditions.bind(containing(search))}::text)`;
  if (titledJobs.length === 0) conditions.addOnRows('q', inText);
  else conditions.addOnRows('i', `(${inText} or a.job_id = any(${conditions.bind(titledJobs)}::uuid[]))`);
}

async function findTitledJobs(
  database: Database,
  { recruiterId, jobId, search }: ApplicationSearch,
): Promise<string[]> {
  if (jobId || !search) return [];
  const rows = await database.prepared<{ id: string }>(
    'jobs-of-recruiter-titled',
    'select id from jobs where recruiter_id = $1 and lower(title) like lower($2::text)',
    [recruiterId, containing(search)],
  );
  return rows.map(({ id }) => id);
}

/** A page of a list, newest first. How many there are in all is counted meanwhile (decision 0012). */
export async function pageApplications(
  database: Database,
  search: ApplicationSearch,
  request: PageRequest,
): Promise<ApplicationPage> {
  const titledJobs = await findTitledJobs(database, search);
  const counted = countMatches(database, conditionsOf(search, titledJobs));
  counted.catch(() => undefined); // A caller who asks for the total gets the error; no caller when the page fails too.
  const rows = await readPage(database, conditionsOf(search, titledJobs), request);
  const shown = rows.slice(0, request.pageSize);
  const last = shown.at(-1);
  const page = toPage(shown.map(toApplication), counted, request, {
    endCursor: last ? toCursor(last.cursorTime, last.id) : null,
    exactUpTo: countedApplications,
  });
  return Object.assign(page, { hasNextPage: rows.length > shown.length });
}

async function countMatches(database: Database, { shape, where, values }: Conditions): Promise<number> {
  const rows = await database.searched<{ total: number }>(
    `applications-count-${shape}`,
    `select count(*)::int as total from (select 1 from applications a where ${where} limit ${countedApplications + 1}) matches`,
    values,
  );
  return rows[0]?.total ?? 0;
}

/** As text, until these statements are templates too. */
const cursorTime = cursorTimeOf(raw('page.applied_at')).text;
const newestFirst = 'order by a.applied_at desc, a.id desc';

/** The rows of a page and, where there is one, the row behind it. */
async function readPage(
  database: Database,
  conditions: Conditions,
  { page, pageSize, after }: PageRequest,
): Promise<(ApplicationRow & { cursorTime: string })[]> {
  const skipped = after ? 0 : (page - 1) * pageSize;
  if (after) continueAfter(conditions, after);
  else if (skipped + pageSize > exactTotalLimit) throw badInput({ page: applicationFilterMessages.tooDeep });
  const isNear = conditions.isReadingRows && skipped + pageSize < reach;
  const size = conditions.bind(pageSize + 1);
  const part = `${newestFirst} limit ${size} offset ${conditions.bind(skipped)}`;
  const matches = `select a.id, a.applied_at from applications a where ${conditions.where}`;
  return database.searched(
    `applications-${isNear ? 'near-' : ''}page-${conditions.shape}`,
    `with ${isNear ? nearPage(conditions, size, part) : `page as (${matches} ${part})`}
     select ${cursorTime} as "cursorTime", ${applicationRow}
     from page join applications a on a.id = page.id ${applicantJoins}
     order by page.applied_at desc, page.id desc`,
    conditions.values,
  );
}

function continueAfter(conditions: Conditions, after: string): void {
  const { time, id } = fromCursor(after, applicationFilterMessages.cursor);
  conditions.addBound(
    'a',
    `(a.applied_at, a.id) < (${conditions.bind(time)}::timestamptz, ${conditions.bind(id)}::uuid)`,
  );
}

/** How many of the newest applications are looked through for a page before all matches are. */
const reach = 500;

/**
 * Frequent matches fill a page from the newest applications. When they do not, they are rare or old: all are found and
 * sorted. So no plan rests on a guess of how frequent matches are, which is far out when that changed with the time.
 */
function nearPage({ bounds, others, where }: Conditions, size: string, part: string): string {
  return `
    near as materialized (
      select a.id, a.applied_at from (select a.* from applications a where ${bounds.join(' and ')} ${newestFirst} limit ${reach}) a
      where ${others.join(' and ')} ${part}),
    page as (
      select id, applied_at from near where (select count(*) from near) = ${size}
      union all
      (select a.id, a.applied_at from (
         select a.id, a.applied_at from applications a where (select count(*) from near) < ${size} and ${where} offset 0) a ${part}))`;
}

/** Place of an application in a list, from 1; null if it is not among the first ones that a list counts. */
export async function placeOfApplication(
  database: Database,
  search: ApplicationSearch,
  id: string,
): Promise<number | null> {
  const conditions = conditionsOf(search, await findTitledJobs(database, search));
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
  const titledJobs = await findTitledJobs(database, search);
  for (let after: Listed | undefined; ;) {
    const conditions = conditionsOf(search, titledJobs);
    if (after)
      conditions.addBound(
        'a',
        `(a.applied_at, a.id) < (${conditions.bind(after.cursorTime)}::timestamptz, ${conditions.bind(after.id)}::uuid)`,
      );
    const rows = await database.searched<ApplicationRow & { jobTitle: string; cursorTime: string }>(
      `application-export-${conditions.shape}`,
      `with page as materialized (select a.id, a.applied_at from applications a where ${conditions.where} ${newestFirst} limit ${exportBatch})
       select j.title as "jobTitle", ${cursorTime} as "cursorTime", ${applicationRow}
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
