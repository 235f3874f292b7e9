import type { EntityManager } from 'typeorm';
import type { Database } from '../core/database.ts';
import { exactTotalLimit, type Page, toPage } from '../core/page.ts';
import type { Applicant, Application, ApplicationEvent } from './application.entity.ts';
import type { ApplicationStatus } from './application.labels.ts';

const seekerListLimit = 500;

/** Never parents, gender or anything of the account but name and e-mail (OP-088). */
const applicationRow = `
  a.id, a.job_id as "jobId", a.recruiter_id as "recruiterId", a.seeker_id as "seekerId", a.status, a.resume_file_id as "resumeFileId",
  a.applied_at as "appliedAt", a.moved_at as "movedAt", a.decided_at as "decidedAt",
  jsonb_build_object(
    'name', u.name, 'email', u.email, 'phone', p.phone, 'portfolio', p.portfolio, 'location', p.location, 'program', p.program,
    'education', p.education, 'experienceYears', p.experience_years, 'skills', coalesce(p.skills, '{}'), 'bio', p.bio,
    'projects', coalesce(p.projects, '[]'), 'certifications', coalesce(p.certifications, '{}')) as applicant`;
const applicantJoins = `join users u on u.id = a.seeker_id left join seeker_profiles p on p.user_id = a.seeker_id`;

type ApplicantRow = Omit<Applicant, 'experience'> & { experienceYears: number | null };
type Row = Omit<Application, 'applicant'> & { applicant: ApplicantRow } & Record<string, unknown>;

function toApplication<R extends Row>(row: R): R & Application {
  const { experienceYears, ...applicant } = row.applicant;
  return { ...row, applicant: { ...applicant, experience: yearsText(experienceYears) } };
}

const yearsText = (years: number | null): string | null => (years === null ? null : years === 1 ? '1 year' : `${years} years`);

interface PageRequest {
  recruiterId: string;
  jobId: string | null;
  statuses: readonly ApplicationStatus[];
  page: number;
  pageSize: number;
}

/** Page and count in one statement; a statement each for one job and for all, so that each keeps to its own index. */
const pageSql = (where: string) => `
  with counted as (select count(*)::int as total from (select 1 from applications a where ${where} limit ${exactTotalLimit + 1}) c),
  page as (
    select a.* from applications a where ${where} order by a.applied_at desc, a.id desc limit $4 offset $5
  )
  select counted.total, ${applicationRow}
  from counted left join (page a ${applicantJoins}) on true
  order by a.applied_at desc, a.id desc`;
const pageOfJob = pageSql('a.recruiter_id = $1 and a.status = any($2) and a.job_id = $3');
const pageOfRecruiter = pageSql('a.recruiter_id = $1 and a.status = any($2) and $3::uuid is null');

/** Newest first. */
export async function pageApplications(database: Database, { recruiterId, jobId, statuses, page, pageSize }: PageRequest): Promise<Page<Application>> {
  const rows = await database.prepared<Row & { total: number }>(
    jobId ? 'applications-of-job' : 'applications-of-recruiter',
    jobId ? pageOfJob : pageOfRecruiter,
    [recruiterId, statuses, jobId, pageSize, (page - 1) * pageSize],
  );
  const items = rows.filter(({ id }) => id !== null).map(toApplication);
  return toPage(items, rows[0]?.total ?? 0, { page, pageSize }, items.at(-1)?.id ?? null);
}

/** All that the seeker did not withdraw, newest first, with whether the job is open. */
export async function listOfSeeker(database: Database, seekerId: string): Promise<(Application & { isJobOpen: boolean })[]> {
  const rows = await database.prepared<Row & { isJobOpen: boolean }>(
    'applications-of-seeker',
    `select ${applicationRow}, j.status = 'ACTIVE' as "isJobOpen"
     from applications a ${applicantJoins} join jobs j on j.id = a.job_id
     where a.seeker_id = $1 and a.status <> 'WITHDRAWN' order by a.applied_at desc, a.id desc limit ${seekerListLimit}`,
    [seekerId],
  );
  return rows.map(toApplication);
}

/** Those of the ids in which the viewer is seeker or recruiter. */
export async function findApplications(database: Database, viewerId: string, ids: string[]): Promise<Application[]> {
  const rows = await database.prepared<Row>(
    'applications-by-id',
    `select ${applicationRow} from applications a ${applicantJoins} where a.id = any($1) and $2 in (a.seeker_id, a.recruiter_id)`,
    [ids, viewerId],
  );
  return rows.map(toApplication);
}

/** The seeker's own applications for these jobs; a withdrawn one counts as none. */
export async function findOwnByJob(database: Database, seekerId: string, jobIds: string[]): Promise<Application[]> {
  const rows = await database.prepared<Row>(
    'applications-by-job-and-seeker',
    `select ${applicationRow} from applications a ${applicantJoins}
     where a.job_id = any($1) and a.seeker_id = $2 and a.status <> 'WITHDRAWN'`,
    [jobIds, seekerId],
  );
  return rows.map(toApplication);
}

/** Inside the transaction that changed it. */
export async function readChanged(tx: EntityManager, id: string): Promise<Application> {
  const [row] = (await tx.query(`select ${applicationRow} from applications a ${applicantJoins} where a.id = $1`, [id])) as Row[];
  if (!row) throw new Error(`The application ${id} vanished in its own transaction.`);
  return toApplication(row);
}

/** Oldest first. */
export function listEvents(database: Database, applicationIds: string[]): Promise<ApplicationEvent[]> {
  return database.prepared<ApplicationEvent & Record<string, unknown>>(
    'application-events',
    `select e.id, e.application_id as "applicationId", e.to_status as status, e.from_status as "previousStatus", u.name as "actorName", e.reason, e.at
     from application_events e left join users u on u.id = e.actor_id
     where e.application_id = any($1) order by e.application_id, e.at, e.id`,
    [applicationIds],
  );
}

/** Whether the job is one of the recruiter's, archived ones included: applicants keep their history. */
export async function isJobOf(database: Database, recruiterId: string, jobId: string): Promise<boolean> {
  const rows = await database.prepared('job-of-recruiter', 'select 1 from jobs where id = $1 and recruiter_id = $2', [jobId, recruiterId]);
  return rows.length > 0;
}
