import type { EntityManager } from 'typeorm';
import { Company } from '../companies/company.entity.ts';
import { speaksForSql } from '../companies/company.service.ts';
import type { Actor } from '../core/actor.ts';
import type { Database } from '../core/database.ts';
import { StoredFile } from '../files/file.entity.ts';
import { Job } from './job.entity.ts';
import type { JobEventType } from './job.labels.ts';

/** Of every statement below, $1 is the viewer's id or null. `j` is the job, `c` its company. */
export const jobColumns = `
  j.id, j.number, j.recruiter_id as "recruiterId", j.company_id as "companyId", j.title, j.description, j.location,
  j.salary_min as "salaryMin", j.salary_max as "salaryMax", j.salary_period as "salaryPeriod", j.type, j.experience_level as "experienceLevel",
  j.min_years::float8 as "minYears", j.max_years::float8 as "maxYears", j.work_mode as "workMode", j.is_urgent as "isUrgent", j.skills, j.eligibility,
  j.required_skills as "requiredSkills", j.openings, j.status, j.applications_received as "applicationsReceived",
  j.auto_stop_enabled as "autoStopEnabled", j.auto_stop_applications as "autoStopApplications", j.auto_stop_days as "autoStopDays",
  j.auto_stop_date::text as "autoStopDate", j.closes_at as "closesAt", j.opened_at as "openedAt", j.closed_at as "closedAt",
  j.archived_at as "archivedAt", j.kept_open_at as "keptOpenAt", j.waits_since as "waitsSince", j.posted_at as "postedAt", j.updated_at as "updatedAt",
  c.name as "companyName", c.verified_at as "companyVerifiedAt", c.rating_total as "companyRatingTotal", c.review_count as "companyReviewCount",
  ${speaksForSql('j.recruiter_id', 'j.company_id')} as "isOfCompany",
  exists (select from applications a where a.job_id = j.id and a.seeker_id = $1 and a.status <> 'WITHDRAWN') as applied,
  exists (select from saved_jobs s where s.job_id = j.id and s.seeker_id = $1) as saved`;

export interface JobRow extends Record<string, unknown> {
  id: string | null;
  companyId: string;
  companyName: string;
  companyVerifiedAt: Date | null;
  companyRatingTotal: number;
  companyReviewCount: number;
  isOfCompany: boolean;
}

/**
 * A recruiter who does not belong to the company shows its name alone. Under the id of the job: a cache that identifies
 * companies by their id would mix the two.
 */
export function toJob({
  companyName,
  companyVerifiedAt,
  companyRatingTotal,
  companyReviewCount,
  isOfCompany,
  ...row
}: JobRow): Job {
  const company = isOfCompany
    ? {
        id: row.companyId,
        name: companyName,
        verifiedAt: companyVerifiedAt,
        ratingTotal: companyRatingTotal,
        reviewCount: companyReviewCount,
      }
    : { id: row.id, name: companyName, verifiedAt: null, ratingTotal: 0, reviewCount: 0 };
  return Object.assign(new Job(), row, { company: Object.assign(new Company(), company) });
}

/** An archived job, or one that waits for its company, is visible only to its recruiter and those who applied. */
const jobsById = `
  select ${jobColumns} from jobs j join companies c on c.id = j.company_id
  where j.id = any($2::uuid[]) and ((j.archived_at is null and j.waits_since is null) or j.recruiter_id = $1 or exists (select from applications a where a.job_id = j.id and a.seeker_id = $1))`;

export async function findJobs(database: Database, viewer: Actor | null, ids: string[]): Promise<Job[]> {
  return (await database.prepared<JobRow>('jobs-by-id', jobsById, [viewer?.id ?? null, ids])).map(toJob);
}

/** The same inside a transaction, with its own changes so far. */
export async function findJobInside(tx: EntityManager, viewer: Actor, id: string): Promise<Job | null> {
  const [row] = (await tx.query(jobsById, [viewer.id, [id]])) as JobRow[];
  return row ? toJob(row) : null;
}

/** A page, last saved first. */
export async function listSavedJobs(
  database: Database,
  viewer: Actor,
  { page, pageSize }: { page: number; pageSize: number },
): Promise<Job[]> {
  const rows = await database.prepared<JobRow>(
    'saved-jobs',
    `select ${jobColumns} from saved_jobs own join jobs j on j.id = own.job_id join companies c on c.id = j.company_id
     where own.seeker_id = $1 and j.archived_at is null and j.waits_since is null order by own.saved_at desc, j.id limit $2 offset $3`,
    [viewer.id, pageSize, (page - 1) * pageSize],
  );
  return rows.map(toJob);
}

/**
 * Of the newest open jobs those that fit the viewer's skills, place and years best, then those with most applications;
 * without the jobs that the viewer applied to.
 */
export async function listRecommendedJobs(database: Database, viewer: Actor | null, limit: number): Promise<Job[]> {
  const rows = await database.searched<JobRow>(
    'recommended-jobs',
    `with newest as materialized (
       select id, skills, location, min_years, max_years, applications_received, posted_at from jobs where status = 'ACTIVE' order by posted_at desc, id desc limit 300
     ), fitting as (
       select n.id, n.applications_received, n.posted_at,
         array(select skill from unnest(n.skills) skill where lower(skill) in (select lower(own) from unnest(p.skills) own)) as skills,
         coalesce(p.location <> '' and position(lower(p.location) in lower(n.location)) > 0, false) as is_near,
         coalesce(p.experience_years between coalesce(n.min_years, 0) and coalesce(n.max_years, 100), false) as is_for_years
       from newest n left join seeker_profiles p on p.user_id = $1
       where not exists (select from applications a where a.job_id = n.id and a.seeker_id = $1 and a.status <> 'WITHDRAWN')
     ), best as materialized (
       select id, skills, is_near, is_for_years, row_number() over (order by
         2 * (cardinality(skills) + is_near::int) + is_for_years::int desc, applications_received desc, posted_at desc, id desc) as place
       from fitting order by place limit $2
     )
     select ${jobColumns}, json_build_object('skills', best.skills, 'isNear', best.is_near, 'isForYears', best.is_for_years) as "fit" from best join jobs j using (id) join companies c on c.id = j.company_id order by best.place`,
    [viewer?.id ?? null, limit],
  );
  return rows.map(toJob);
}

export interface Likeness {
  /** LIKE patterns; those of the title count twice. */
  titleWords: string[];
  /** Lower-case names. */
  skills: string[];
  /** LIKE patterns by which the index finds jobs that may be alike. */
  either: string[];
}

/**
 * Of the newest 200 open jobs that share a word or a skill with the job, those that share most, where the same level
 * counts as much as a title word; then those in the same place.
 */
export async function listSimilarJobs(
  database: Database,
  viewer: Actor | null,
  { id, location, experienceLevel }: Pick<Job, 'id' | 'location' | 'experienceLevel'>,
  likeness: Likeness,
  limit: number,
): Promise<Job[]> {
  const { titleWords, skills, either } = likeness;
  const rows = await database.searched<JobRow>(
    'similar-jobs',
    `with near as materialized (
       select id, title, skills, location, experience_level, posted_at from jobs
       where status = 'ACTIVE' and id <> $2 and search_text like any($3::text[]) order by posted_at desc, id desc limit 200
     ), alike as (
       select n.id, n.posted_at, n.location = $6 as is_near, case when n.experience_level = $8 then 2 else 0 end as of_level,
         2 * (select count(*) from unnest($4::text[]) word where lower(n.title) like word)
           + (select count(*) from unnest(n.skills) skill where lower(skill) = any($5::text[])) as shared
       from near n
     ), best as materialized (
       select id, row_number() over (order by shared + of_level desc, is_near desc, posted_at desc, id desc) as place from alike where shared > 0 order by place limit $7
     )
     select ${jobColumns} from best join jobs j using (id) join companies c on c.id = j.company_id order by best.place`,
    [viewer?.id ?? null, id, either, titleWords, skills, location, limit, experienceLevel],
  );
  return rows.map(toJob);
}

/**
 * Titles, companies and skills that contain a text, of the newest open jobs that the patterns find; those that begin
 * with it first, then the most frequent.
 */
export async function listSuggestions(
  database: Database,
  patterns: { jobs: string[]; contains: string; begins: string },
  limit: number,
): Promise<string[]> {
  const rows = await database.searched<{ text: string }>(
    'job-suggestions',
    `with matches as materialized (
       select j.title, c.name::text as company, j.skills from jobs j join companies c on c.id = j.company_id
       where j.status = 'ACTIVE' and j.search_text like any($4::text[]) order by j.posted_at desc, j.id desc limit 300
     ), texts as (
       select title as text from matches union all select company from matches union all select unnest(skills) from matches
     )
     select min(text) as text from texts where lower(text) like lower($1)
     group by lower(text) order by lower(text) like lower($2) desc, count(*) desc, lower(text) limit $3`,
    [patterns.contains, patterns.begins, limit, patterns.jobs],
  );
  return rows.map(({ text }) => text);
}

export interface JobEventRow extends Record<string, unknown> {
  jobId: string;
  type: JobEventType;
  at: Date;
}

/** The newest events of each job, and when its last application came. */
export function listJobEvents(database: Database, jobIds: string[]): Promise<JobEventRow[]> {
  return database.prepared<JobEventRow>(
    'job-events',
    `select job_id as "jobId", type, at from (
       select job_id, type, at, row_number() over (partition by job_id order by at desc, id desc) as place from job_events where job_id = any($1::uuid[])) e
     where place <= 10
     union all
     select job_id, 'APPLICATIONS', max(applied_at) from applications where job_id = any($1::uuid[]) and status <> 'WITHDRAWN' group by job_id`,
    [jobIds],
  );
}

/** Files of the jobs in their order. */
export async function listAttachments(
  database: Database,
  jobIds: string[],
): Promise<{ jobId: string; file: StoredFile }[]> {
  const rows = await database.prepared<{ jobId: string }>(
    'job-attachments',
    `select a.job_id as "jobId", f.id, f.name, f.media_type as "mediaType", f.size from job_attachments a join files f on f.id = a.file_id
     where a.job_id = any($1::uuid[]) order by a.job_id, a.position`,
    [jobIds],
  );
  return rows.map(({ jobId, ...file }) => ({ jobId, file: Object.assign(new StoredFile(), file) }));
}

/** The same as ids of one job, as its transaction sees them. */
export async function listAttachedIds(tx: EntityManager, jobId: string): Promise<string[]> {
  const rows = (await tx.query('select file_id as "fileId" from job_attachments where job_id = $1 order by position', [
    jobId,
  ])) as { fileId: string }[];
  return rows.map(({ fileId }) => fileId);
}

const areOpeningsFilled = `(select count(*) from applications a where a.job_id = j.id and a.status = 'HIRED') >= j.openings`;

/** Those of the jobs for which as many are hired as they have openings. */
export async function findFilledJobs(
  { prepared }: Pick<Database, 'prepared'>,
  jobIds: string[],
): Promise<{ jobId: string }[]> {
  return prepared<{ jobId: string }>(
    'filled-jobs',
    `select j.id as "jobId" from jobs j where j.id = any($1::uuid[]) and ${areOpeningsFilled}`,
    [jobIds],
  );
}

/**
 * Of the recruiter's open jobs that are filled, and that the recruiter has not decided to leave open, the one posted
 * first.
 */
export async function findJobToAskAbout(database: Database, recruiter: Actor): Promise<Job | null> {
  const rows = await database.prepared<JobRow>(
    'job-to-ask-about',
    `select ${jobColumns} from jobs j join companies c on c.id = j.company_id
     where j.recruiter_id = $1 and j.status = 'ACTIVE' and j.kept_open_at is null and ${areOpeningsFilled} order by j.posted_at, j.id limit 1`,
    [recruiter.id],
  );
  return rows[0] ? toJob(rows[0]) : null;
}

/** When the next job falls due, if one does until then. */
export async function findNextClosing(database: Database, until: Date): Promise<Date | null> {
  const [next] = await database.prepared<{ at: Date | null }>(
    'next-closing',
    `select min(closes_at) as at from jobs where status = 'ACTIVE' and closes_at <= $1`,
    [until],
  );
  return next?.at ?? null;
}

/** Up to which seeker the notices of a closing were sent, and who must not get one any more. */
export interface ToldSoFar {
  /** The seeker who was notified last. */
  toldUpTo: string;
  /** The seeker whose application closed the job; was notified at once. */
  lastSeekerId: string | null;
}

/**
 * Seekers whose application is still undecided or under way: they are notified when a job closes. In the order of an
 * index, so that each batch begins where the one before ended.
 */
export async function listWaitingSeekers(
  tx: EntityManager,
  jobId: string,
  limit: number,
  told?: ToldSoFar,
): Promise<string[]> {
  const rows = (await tx.query(
    `select seeker_id as "seekerId" from applications
     where job_id = $1 and status not in ('REJECTED', 'HIRED', 'WITHDRAWN') and seeker_id > coalesce($3::uuid, '00000000-0000-0000-0000-000000000000') and seeker_id is distinct from $4
     order by seeker_id limit $2`,
    [jobId, limit, told?.toldUpTo, told?.lastSeekerId],
  )) as { seekerId: string }[];
  return rows.map(({ seekerId }) => seekerId);
}

/**
 * Every seeker to be notified has applied by now: no one else applies until the job is opened again, and then the
 * closing is forgotten.
 */
export async function rememberClosing(
  tx: EntityManager,
  jobId: string,
  { toldUpTo, lastSeekerId }: Pick<ToldSoFar, 'toldUpTo' | 'lastSeekerId'>,
): Promise<void> {
  await tx.query('insert into job_closings_to_tell (job_id, told_up_to, last_seeker_id) values ($1, $2, $3)', [
    jobId,
    toldUpTo,
    lastSeekerId,
  ]);
}

/** A seeker who was not notified yet that the job closed needs no notice: it is open again. */
export async function forgetClosing(tx: EntityManager, jobId: string): Promise<void> {
  await tx.query('delete from job_closings_to_tell where job_id = $1', [jobId]);
}

export interface ClosingToTell extends ToldSoFar {
  id: string;
  job: { id: string; title: string; companyName: string; recruiterId: string };
}

/** The oldest closing that no other server is working on. This server has it until the end of the transaction. */
export async function takeClosing(tx: EntityManager): Promise<ClosingToTell | undefined> {
  const [closing] = (await tx.query(
    `select t.id, t.told_up_to as "toldUpTo", t.last_seeker_id as "lastSeekerId",
       json_build_object('id', j.id, 'title', j.title, 'companyName', c.name, 'recruiterId', j.recruiter_id) as job
     from job_closings_to_tell t join jobs j on j.id = t.job_id join companies c on c.id = j.company_id
     order by t.id limit 1 for update of t skip locked`,
  )) as ClosingToTell[];
  return closing;
}

/** Moves the mark on; without a mark all were notified. */
export async function keepClosing(tx: EntityManager, id: string, toldUpTo: string | undefined): Promise<void> {
  await (toldUpTo
    ? tx.query('update job_closings_to_tell set told_up_to = $2 where id = $1', [id, toldUpTo])
    : tx.query('delete from job_closings_to_tell where id = $1', [id]));
}
