import sql, { type Sql } from 'sql-template-tag';
import * as z from 'zod/mini';
import { Company } from '../../companies/company.entity.ts';
import { speaksFor } from '../../companies/company.service.ts';
import type { Actor } from '../../core/actor.rules.ts';
import type { Prepared } from '../../core/database.ts';
import { columnsOf, defineStatement } from '../../core/statement.ts';
import { keysOf } from '../../core/text.rules.ts';
import { Job } from './job.entity.ts';
import {
  experienceLevelLabels,
  jobEventTypeLabels,
  jobStatusLabels,
  jobTypeLabels,
  salaryPeriodLabels,
  workModeLabels,
} from './job.labels.ts';
import { isStaff } from './job.policy.ts';

const ownColumns = columnsOf(Job, 'j', { except: ['takenDownReason'] });

/**
 * `j` is the job, `c` its company. Who does not belong to the company shows its name alone, under the id of the job: a
 * cache that identifies companies by their id would mix the two.
 */
export const jobColumns = (viewerId: string | null): Sql => sql`
  ${ownColumns}, ${viewedColumns(viewerId)},
  coalesce(j.taken_down_reason, case when j.company_suspended_at is not null then c.suspension_reason end)
    as "takenDownReason"`;

/** Enough for the fields of a job that `isCardEnough` names. */
const cardColumns = (viewerId: string | null): Sql => sql`
  j.id, j.number, j.title, j.location, j.salary_min as "salaryMin", j.salary_max as "salaryMax",
  j.salary_period as "salaryPeriod", j.type, j.experience_level as "experienceLevel", j.min_years::float8 as "minYears",
  j.max_years::float8 as "maxYears", j.work_mode as "workMode", j.is_urgent as "isUrgent", j.skills, j.status,
  j.posted_at as "postedAt", ${viewedColumns(viewerId)}`;

/** The company, and how the viewer stands to the job. */
const viewedColumns = (viewerId: string | null): Sql => sql`
  case when ${speaksFor(sql`j.recruiter_id`, sql`j.company_id`)}
    then json_build_object('id', c.id, 'name', c.name, 'verifiedAt', c.verified_at,
      'ratingTotal', c.rating_total, 'reviewCount', c.review_count)
    else json_build_object('id', j.id, 'name', c.name, 'verifiedAt', null, 'ratingTotal', 0, 'reviewCount', 0)
  end as company,
  exists (
    select from applications a where a.job_id = j.id and a.seeker_id = ${viewerId} and a.status <> 'WITHDRAWN'
  ) as applied,
  exists (select from saved_jobs s where s.job_id = j.id and s.seeker_id = ${viewerId}) as saved`;

/** What `jobColumns` has besides the columns of the entity. */
export const jobRow = z.object({
  company: z.object({
    id: z.uuid(),
    name: z.string(),
    verifiedAt: z.nullable(z.string()),
    ratingTotal: z.int(),
    reviewCount: z.int(),
  }),
  applied: z.boolean(),
  saved: z.boolean(),
});

export function toJob({ company: { verifiedAt, ...company }, ...row }: z.output<typeof jobRow>): Job {
  const shown = { ...company, verifiedAt: verifiedAt === null ? null : new Date(verifiedAt) };
  return Object.assign(new Job(), row, { company: Object.assign(new Company(), shown) });
}

const cardRow = z.extend(jobRow, {
  id: z.uuid(),
  number: z.int(),
  title: z.string(),
  location: z.string(),
  salaryMin: z.int(),
  salaryMax: z.int(),
  salaryPeriod: z.enum(keysOf(salaryPeriodLabels)),
  type: z.enum(keysOf(jobTypeLabels)),
  experienceLevel: z.enum(keysOf(experienceLevelLabels)),
  minYears: z.nullable(z.number()),
  maxYears: z.nullable(z.number()),
  workMode: z.enum(keysOf(workModeLabels)),
  isUrgent: z.boolean(),
  skills: z.array(z.string()),
  status: z.enum(keysOf(jobStatusLabels)),
  postedAt: z.date(),
});

const cardFields = new Set([
  '__typename',
  ...Object.keys(cardRow.shape),
  'salaryText',
  'experienceLevelText',
  'experienceText',
  'typeText',
  'workModeText',
  'isRemote',
  'isNew',
  'postedText',
  'viewerCan',
]);

/** `viewerCan` of everyone but its recruiter, from the columns of a card. */
const cardPermissions = new Set(['__typename', 'apply', 'save']);

/** Whether what is asked of a job, and of what the viewer may do with it, needs no other columns (decision 0051). */
export const isCardEnough = (fields: readonly string[], permissions: readonly string[]): boolean =>
  fields.every((field) => cardFields.has(field)) && permissions.every((name) => cardPermissions.has(name));

interface JobsById {
  viewerId: string | null;
  mayReadAll: boolean;
  ids: string[];
}

/** A hidden job only for its recruiter and those who applied; for admins too, unless it waits or was deleted. */
const visibleJobs = ({ viewerId, mayReadAll, ids }: JobsById): Sql => sql`
  from jobs j join companies c on c.id = j.company_id
  where j.id = any(${ids}::uuid[]) and (
    not j.is_hidden
    or ${mayReadAll}::boolean and j.archived_at is null and j.waits_since is null
    or j.recruiter_id = ${viewerId}
    or exists (select from applications a where a.job_id = j.id and a.seeker_id = ${viewerId}))`;

const jobsById = defineStatement({
  name: 'jobs-by-id',
  entity: Job,
  row: jobRow,
  sql: (asked: JobsById) => sql`select ${jobColumns(asked.viewerId)} ${visibleJobs(asked)}`,
});

const jobCardsById = defineStatement({
  name: 'job-cards-by-id',
  row: cardRow,
  sql: (asked: JobsById) => sql`select ${cardColumns(asked.viewerId)} ${visibleJobs(asked)}`,
});

/** In a transaction with its own changes so far. */
export async function findJobs(
  prepared: Prepared,
  viewer: Actor | null,
  ids: string[],
  { asCards = false } = {},
): Promise<Job[]> {
  const asked = { viewerId: viewer?.id ?? null, mayReadAll: isStaff(viewer), ids };
  const rows = await (asCards ? prepared(jobCardsById(asked)) : prepared(jobsById(asked)));
  return rows.map(toJob);
}

/** Last saved first. */
export const listSavedJobs = defineStatement({
  name: 'saved-jobs',
  entity: Job,
  row: jobRow,
  sql: ({ seekerId, page, pageSize }: { seekerId: string; page: number; pageSize: number }) => sql`
    select ${jobColumns(seekerId)}
    from saved_jobs own join jobs j on j.id = own.job_id join companies c on c.id = j.company_id
    where own.seeker_id = ${seekerId} and not j.is_hidden
    order by own.saved_at desc, j.id limit ${pageSize} offset ${(page - 1) * pageSize}`,
});

/** Newest first, with when its last application came. */
export const listJobEvents = defineStatement({
  name: 'job-events',
  row: z.object({ jobId: z.uuid(), type: z.enum(keysOf(jobEventTypeLabels)), at: z.date() }),
  sql: (jobIds: string[]) => sql`
    select job_id as "jobId", type, at from (
      select job_id, type, at, row_number() over (partition by job_id order by at desc, id desc) as position
      from job_events where job_id = any(${jobIds}::uuid[])) e
    where position <= 10
    union all
    select job_id, 'APPLICATIONS', max(applied_at) from applications
    where job_id = any(${jobIds}::uuid[]) and status <> 'WITHDRAWN' group by job_id
    order by at desc`,
});

/** In their order. */
export const listAttachments = defineStatement({
  name: 'job-attachments',
  row: z.object({ jobId: z.uuid(), id: z.uuid(), name: z.string(), mediaType: z.string(), size: z.int() }),
  sql: (jobIds: string[]) => sql`
    select a.job_id as "jobId", f.id, f.name, f.media_type as "mediaType", f.size
    from job_attachments a join files f on f.id = a.file_id
    where a.job_id = any(${jobIds}::uuid[]) order by a.job_id, a.position`,
});
