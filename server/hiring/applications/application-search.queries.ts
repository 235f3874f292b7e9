import sql, { join, type Sql } from 'sql-template-tag';
import * as z from 'zod/mini';
import { cursorTimeOf } from '../../core/cursor.ts';
import { instantInIndia } from '../../core/india.rules.ts';
import { containing } from '../../core/like-pattern.ts';
import { exactTotalLimit } from '../../core/product.rules.ts';
import { defineStatement } from '../../core/statement.ts';
import type { ApplicationFilterValues } from './application-filter.rules.ts';
import { Application } from './application.entity.ts';
import type { ApplicationStatus } from './application.labels.ts';
import { applicantJoins, applicantRow, applicationColumns } from './application.queries.ts';
import { countedApplications } from './application.rules.ts';

/** A search whose words have been looked for in the titles of the recruiter's jobs. */
export interface ApplicationList {
  recruiterId: string;
  jobId: string | null;
  statuses: readonly ApplicationStatus[];
  search: string | null;
  filter: ApplicationFilterValues | null;
  titledJobs: string[];
  after?: { time: string; id: string } | null;
  /** With it, the latest change comes last. */
  updatedSince?: Date | null;
}

const changedAt = sql`greatest(a.moved_at, a.changed_at)`;

/**
 * `bounds` are settled by an index in the order of the list: it starts and ends where they say. `isReadingRows`: one of
 * the others is settled by no index without a look at the rows themselves.
 */
function conditionsOf({
  recruiterId,
  jobId,
  statuses,
  search,
  titledJobs,
  filter,
  after,
  updatedSince,
}: ApplicationList) {
  const bounds = [sql`a.recruiter_id = ${recruiterId}`];
  const others = [sql`a.status = any(${statuses}::text[])`];
  const { appliedFrom, appliedTo, skills, experienceMin = null, experienceMax = null } = filter ?? {};
  if (jobId) bounds.push(sql`a.job_id = ${jobId}`);
  if (search) others.push(matching(search, titledJobs));
  if (appliedFrom) bounds.push(sql`a.applied_at >= ${instantInIndia(appliedFrom)}::timestamptz`);
  if (appliedTo) bounds.push(sql`a.applied_at < ${instantInIndia(appliedTo)}::timestamptz + interval '1 day'`);
  if (updatedSince) bounds.push(sql`${changedAt} >= ${updatedSince}::timestamptz`);
  if (after) {
    const end = sql`(${after.time}::timestamptz, ${after.id}::uuid)`;
    bounds.push(updatedSince ? sql`(${changedAt}, a.id) > ${end}` : sql`(a.applied_at, a.id) < ${end}`);
  }
  if (skills?.length) others.push(sql`a.applicant_skills @> ${skills.map((skill) => skill.toLowerCase())}::text[]`);
  if (experienceMin !== null) others.push(sql`a.applicant_years >= ${experienceMin}`);
  if (experienceMax !== null) others.push(sql`a.applicant_years <= ${experienceMax}`);
  const isReadingRows = Boolean(search) || Boolean(skills?.length);
  return { bounds, others, isReadingRows, where: join([...bounds, ...others], ' and ') };
}

/** Name, e-mail or a skill of the applicant, or, in a list across jobs, the title of the job. */
function matching(search: string, titledJobs: string[]): Sql {
  const inText = sql`a.search_text like lower(${containing(search)}::text)`;
  return titledJobs.length === 0 ? inText : sql`(${inText} or a.job_id = any(${titledJobs}::uuid[]))`;
}

/** The forms of a list, each condition alone. */
const forms: Partial<ApplicationList>[] = [
  {},
  { jobId: 'j' },
  { search: 's' },
  { search: 's', titledJobs: ['j'] },
  { after: { time: '', id: '' } },
  { updatedSince: new Date(0) },
  { updatedSince: new Date(0), after: { time: '', id: '' } },
  { filter: { appliedFrom: '2026-01-01', appliedTo: '2026-01-01' } },
  { filter: { skills: ['s'] } },
  { filter: { experienceMin: 1, experienceMax: 2 } },
];
const anyList = { recruiterId: '', jobId: null, statuses: [], search: null, filter: null, titledJobs: [] };
const sampleLists: ApplicationList[] = forms.map((form) => ({ ...anyList, ...form }));

export const findTitledJobs = defineStatement({
  name: 'jobs-of-recruiter-titled',
  row: z.object({ id: z.string() }),
  samples: [{ recruiterId: '', search: '' }],
  sql: ({ recruiterId, search }: { recruiterId: string; search: string }) => sql`
    select id from jobs where recruiter_id = ${recruiterId} and lower(title) like lower(${containing(search)}::text)`,
});

/** Counts on to one more than are counted exactly. */
export const countMatches = defineStatement({
  name: 'applications-count',
  row: z.object({ total: z.int() }),
  samples: sampleLists,
  sql: (list: ApplicationList) => sql`
    select count(*)::int as total from (
      select 1 from applications a where ${conditionsOf(list).where} limit ${countedApplications + 1}) matches`,
});

const newestFirst = sql`order by a.applied_at desc, a.id desc`;
const cursorTime = sql`${cursorTimeOf(sql`page.applied_at`)} as "cursorTime"`;
const listedRow = z.extend(applicantRow, { cursorTime: z.string() });

/** How many of the newest applications are looked through for a page before all matches are. */
const reach = 500;

interface ListedPage {
  list: ApplicationList;
  size: number;
  skipped: number;
}

const newestPage = defineStatement({
  name: 'applications-page',
  entity: Application,
  row: listedRow,
  samples: sampleLists.map((list) => ({ list, size: 1, skipped: 0 })),
  sql: ({ list, size, skipped }: ListedPage) => sql`
    with page as (
      select a.id, a.applied_at from applications a where ${conditionsOf(list).where}
      ${newestFirst} limit ${size} offset ${skipped})
    select ${cursorTime}, ${applicationColumns}
    from page join applications a on a.id = page.id ${applicantJoins}
    order by page.applied_at desc, page.id desc`,
});

/**
 * Frequent matches fill a page from the newest applications; else all are found and sorted. So no plan rests on a guess
 * of how frequent matches are, which is far out when that changed with the time.
 */
const nearPage = defineStatement({
  name: 'applications-near-page',
  entity: Application,
  row: listedRow,
  samples: sampleLists.map((list) => ({ list, size: 1, skipped: 0 })),
  sql: ({ list, size, skipped }: ListedPage) => {
    const { bounds, others, where } = conditionsOf(list);
    return sql`
      with near as materialized (
        select a.id, a.applied_at from (
          select a.* from applications a where ${join(bounds, ' and ')} ${newestFirst} limit ${reach}) a
        where ${join(others, ' and ')} ${newestFirst} limit ${size} offset ${skipped}),
      page as (
        select id, applied_at from near where (select count(*) from near) = ${size}
        union all
        (select a.id, a.applied_at from (
          select a.id, a.applied_at from applications a
          where (select count(*) from near) < ${size} and ${where} offset 0) a
          ${newestFirst} limit ${size} offset ${skipped}))
      select ${cursorTime}, ${applicationColumns}
      from page join applications a on a.id = page.id ${applicantJoins}
      order by page.applied_at desc, page.id desc`;
  },
});

/** The latest change last, along the index of changes. */
const changedPage = defineStatement({
  name: 'applications-changed-page',
  entity: Application,
  row: listedRow,
  samples: sampleLists.map((list) => ({ list, size: 1, skipped: 0 })),
  sql: ({ list, size, skipped }: ListedPage) => sql`
    with page as (
      select a.id, ${changedAt} as at from applications a where ${conditionsOf(list).where}
      order by ${changedAt}, a.id limit ${size} offset ${skipped})
    select ${cursorTimeOf(sql`page.at`)} as "cursorTime", ${applicationColumns}
    from page join applications a on a.id = page.id ${applicantJoins}
    order by page.at, page.id`,
});

export function readPage(asked: ListedPage): ReturnType<typeof newestPage> {
  const { list, size, skipped } = asked;
  if (list.updatedSince) return changedPage(asked);
  const isNear = conditionsOf(list).isReadingRows && skipped + size <= reach;
  return isNear ? nearPage(asked) : newestPage(asked);
}

/** Place of an application in a list, from 1; one past the limit for all behind it. */
export const findPlace = defineStatement({
  name: 'application-place',
  row: z.object({ place: z.int() }),
  samples: sampleLists.map((list) => ({ list, id: '' })),
  sql: ({ list, id }: { list: ApplicationList; id: string }) => {
    const { where } = conditionsOf(list);
    return sql`
      with own as (select a.id, a.applied_at from applications a where a.id = ${id} and ${where})
      select (select count(*)::int from (
        select 1 from applications a where (a.applied_at, a.id) >= (own.applied_at, own.id) and ${where}
        limit ${exactTotalLimit + 1}) before) as place from own`;
  },
});

export const readExportBatch = defineStatement({
  name: 'application-export',
  entity: Application,
  row: z.extend(listedRow, { jobTitle: z.string() }),
  samples: sampleLists.map((list) => ({ list, size: 1 })),
  sql: ({ list, size }: { list: ApplicationList; size: number }) => sql`
    with page as materialized (
      select a.id, a.applied_at from applications a where ${conditionsOf(list).where} ${newestFirst} limit ${size})
    select j.title as "jobTitle", ${cursorTime}, ${applicationColumns}
    from page join applications a on a.id = page.id ${applicantJoins} join jobs j on j.id = a.job_id
    order by page.applied_at desc, page.id desc`,
});
