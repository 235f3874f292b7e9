import type { EntityManager } from 'typeorm';
import type { Database } from '../core/database.ts';
import type { Applicant, Application, ApplicationEvent } from './application.entity.ts';
import { type AppliedTab, yearsText } from './application.labels.ts';

/** Never parents, gender or anything of the account but name and e-mail (OP-088). */
export const applicationRow = `
  a.id, a.job_id as "jobId", a.recruiter_id as "recruiterId", a.seeker_id as "seekerId", a.status, a.resume_file_id as "resumeFileId",
  a.applied_at as "appliedAt", a.moved_at as "movedAt", a.decided_at as "decidedAt",
  jsonb_build_object(
    'name', u.name, 'email', u.email, 'phone', p.phone, 'portfolio', p.portfolio, 'location', p.location, 'program', p.program,
    'education', p.education, 'experienceYears', p.experience_years, 'skills', coalesce(p.skills, '{}'), 'bio', p.bio,
    'projects', coalesce(p.projects, '[]'), 'certifications', coalesce(p.certifications, '{}')) as applicant`;
export const applicantJoins = `join users u on u.id = a.seeker_id left join seeker_profiles p on p.user_id = a.seeker_id`;

type ApplicantRow = Omit<Applicant, 'experience'> & { experienceYears: number | null };
export type ApplicationRow = Omit<Application, 'applicant'> & { applicant: ApplicantRow } & Record<string, unknown>;

export function toApplication<R extends ApplicationRow>(row: R): R & Application {
  const { experienceYears, ...applicant } = row.applicant;
  return {
    ...row,
    applicant: { ...applicant, experience: experienceYears === null ? null : yearsText(experienceYears) },
  };
}

/** `appliedTabOf` in SQL; a test compares the two. */
const tabConditions: Record<AppliedTab, string> = {
  APPLIED: `a.status not in ('HIRED', 'REJECTED', 'WITHDRAWN') and j.status = 'ACTIVE'`,
  HIRING_DONE: `a.status <> 'WITHDRAWN' and (a.status in ('HIRED', 'REJECTED') or j.status <> 'ACTIVE')`,
  WITHDRAWN: `a.status = 'WITHDRAWN'`,
};

/** A page of one tab of the seeker, newest first. */
export async function listOfSeeker(
  database: Database,
  seekerId: string,
  { tab, page, pageSize }: { tab: AppliedTab; page: number; pageSize: number },
): Promise<Application[]> {
  const rows = await database.prepared<ApplicationRow>(
    `applications-of-seeker-${tab}`,
    `select ${applicationRow}
     from applications a ${applicantJoins} join jobs j on j.id = a.job_id
     where a.seeker_id = $1 and ${tabConditions[tab]} order by a.applied_at desc, a.id desc limit $2 offset $3`,
    [seekerId, pageSize, (page - 1) * pageSize],
  );
  return rows.map(toApplication);
}

/** Those of the ids in which the viewer is seeker or recruiter. */
export async function findApplications(database: Database, viewerId: string, ids: string[]): Promise<Application[]> {
  const rows = await database.prepared<ApplicationRow>(
    'applications-by-id',
    `select ${applicationRow} from applications a ${applicantJoins} where a.id = any($1) and $2 in (a.seeker_id, a.recruiter_id)`,
    [ids, viewerId],
  );
  return rows.map(toApplication);
}

/** The seeker's own applications for these jobs; a withdrawn one counts as none. */
export async function findOwnByJob(database: Database, seekerId: string, jobIds: string[]): Promise<Application[]> {
  const rows = await database.prepared<ApplicationRow>(
    'applications-by-job-and-seeker',
    `select ${applicationRow} from applications a ${applicantJoins}
     where a.job_id = any($1) and a.seeker_id = $2 and a.status <> 'WITHDRAWN'`,
    [jobIds, seekerId],
  );
  return rows.map(toApplication);
}

/** Inside the transaction that changed it. */
export async function readChanged(tx: EntityManager, id: string): Promise<Application> {
  const [row] = (await tx.query(`select ${applicationRow} from applications a ${applicantJoins} where a.id = $1`, [
    id,
  ])) as ApplicationRow[];
  if (!row) throw new Error(`The application ${id} vanished in its own transaction.`);
  return toApplication(row);
}

/** Oldest first. A decision that was taken back, and the undo, stand in the recruiter's history alone. */
export function listEvents(
  database: Database,
  viewerId: string | null,
  applicationIds: string[],
): Promise<ApplicationEvent[]> {
  return database.prepared<ApplicationEvent & Record<string, unknown>>(
    'application-events',
    `select e.id, e.application_id as "applicationId", e.to_status as status, e.from_status as "previousStatus", u.name as "actorName", e.reason, e.at, e.undoes_id is not null as "isUndo"
     from application_events e join applications a on a.id = e.application_id left join users u on u.id = e.actor_id
     where e.application_id = any($1)
       and (a.recruiter_id = $2 or (e.undoes_id is null and not exists (select from application_events undo where undo.undoes_id = e.id)))
     order by e.application_id, e.at, e.id`,
    [applicationIds, viewerId],
  );
}

/** Whether the job is one of the recruiter's, archived ones included: applicants keep their history. */
export async function isJobOf(database: Database, recruiterId: string, jobId: string): Promise<boolean> {
  const rows = await database.prepared('job-of-recruiter', 'select 1 from jobs where id = $1 and recruiter_id = $2', [
    jobId,
    recruiterId,
  ]);
  return rows.length > 0;
}
