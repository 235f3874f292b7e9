import sql, { type Sql } from 'sql-template-tag';
import * as z from 'zod/mini';
import { columnsOf, defineStatement } from '../../core/statement.ts';
import { keysOf } from '../../core/text.rules.ts';
import { countedJob, countingOneMore } from '../jobs/job-closing.service.ts';
import { Application, ApplicationEvent } from './application.entity.ts';
import { type AppliedTab, appliedTabLabels } from './application.labels.ts';

const eventColumns = columnsOf(ApplicationEvent, 'e');

/** Never parents, gender or anything of the account but name and e-mail (OP-088). */
export const applicationColumns = sql`
  ${columnsOf(Application, 'a')},
  jsonb_build_object(
    'name', u.name, 'email', u.email, 'phone', p.phone, 'portfolio', p.portfolio, 'location', p.location,
    'program', p.program, 'education', p.education, 'experienceYears', p.experience_years,
    'skills', coalesce(p.skills, '{}'), 'bio', p.bio, 'projects', coalesce(p.projects, '[]'),
    'certifications', coalesce(p.certifications, '{}')) as applicant`;
export const applicantJoins = sql`
  join users u on u.id = a.seeker_id left join seeker_profiles p on p.user_id = a.seeker_id`;
export const applicantRow = z.object({ applicant: z.looseObject({}) });

/** `appliedTabOf` in SQL; a test compares the two. */
const tabConditions: Record<AppliedTab, Sql> = {
  APPLIED: sql`a.status not in ('HIRED', 'REJECTED', 'WITHDRAWN') and j.status = 'ACTIVE'`,
  HIRING_DONE: sql`a.status <> 'WITHDRAWN' and (a.status in ('HIRED', 'REJECTED') or j.status <> 'ACTIVE')`,
  WITHDRAWN: sql`a.status = 'WITHDRAWN'`,
};

interface SeekersPage {
  seekerId: string;
  tab: AppliedTab;
  page: number;
  pageSize: number;
}

export const listOfSeeker = defineStatement({
  name: 'applications-of-seeker',
  entity: Application,
  row: applicantRow,
  samples: keysOf(appliedTabLabels).map((tab) => ({
    seekerId: '',
    tab,
    page: 1,
    pageSize: 1,
  })),
  sql: ({ seekerId, tab, page, pageSize }: SeekersPage) => sql`
    select ${applicationColumns}
    from applications a ${applicantJoins} join jobs j on j.id = a.job_id
    where a.seeker_id = ${seekerId} and ${tabConditions[tab]}
    order by a.applied_at desc, a.id desc limit ${pageSize} offset ${(page - 1) * pageSize}`,
});

/** Those in which the viewer is seeker or recruiter, in the order of their ids. */
export const findApplications = defineStatement({
  name: 'applications-by-id',
  entity: Application,
  row: applicantRow,
  sql: ({ viewerId, ids }: { viewerId: string | null; ids: string[] }) => sql`
    select ${applicationColumns} from applications a ${applicantJoins}
    where a.id = any(${ids}::uuid[]) and ${viewerId}::uuid in (a.seeker_id, a.recruiter_id)
    order by a.id`,
});

interface NewApplication {
  jobId: string;
  seekerId: string;
  now: Date;
}

/** Counted at its job, with the resume of the profile and the first step of its timeline. No row for a closed job. */
export const sendApplication = defineStatement({
  name: 'send-application',
  entity: Application,
  row: z.extend(applicantRow, { job: countedJob }),
  sql: ({ jobId, seekerId, now }: NewApplication) => sql`
    with job as (${countingOneMore({ jobId, now })}), sent as (
      insert into applications (job_id, recruiter_id, seeker_id, resume_file_id, applied_at, moved_at)
      select job.id, job."recruiterId", ${seekerId}::uuid,
        (select p.resume_file_id from seeker_profiles p where p.user_id = ${seekerId}),
        ${now}::timestamptz, ${now}::timestamptz
      from job
      returning *
    ), first_step as (
      insert into application_events (application_id, to_status, actor_id, at)
      select id, status, seeker_id, applied_at from sent
    )
    select ${applicationColumns}, to_jsonb(job) as job from job, sent a ${applicantJoins}`,
});

interface AskedEvents {
  viewerId: string | null;
  applicationIds: string[];
  /** Of each application. */
  count: number;
}

/** A withdrawn one counts as none. */
export const findOwnByJob = defineStatement({
  name: 'applications-by-job-and-seeker',
  entity: Application,
  row: applicantRow,
  sql: ({ seekerId, jobIds }: { seekerId: string; jobIds: string[] }) => sql`
    select ${applicationColumns} from applications a ${applicantJoins}
    where a.job_id = any(${jobIds}::uuid[]) and a.seeker_id = ${seekerId} and a.status <> 'WITHDRAWN'`,
});

/**
 * The newest of each, oldest first. A decision that was taken back, and the undo, stand in the recruiter's history
 * alone.
 */
export const listEvents = defineStatement({
  name: 'application-events',
  entity: ApplicationEvent,
  row: z.object({ actorName: z.nullable(z.string()), isUndo: z.boolean() }),
  sql: ({ viewerId, applicationIds, count }: AskedEvents) => sql`
    select ${eventColumns}, u.name as "actorName", e.undoes_id is not null as "isUndo"
    from unnest(${applicationIds}::uuid[]) asked (id) join applications a on a.id = asked.id
      cross join lateral (
        select e.* from application_events e
        where e.application_id = a.id and (a.recruiter_id = ${viewerId}
          or (e.undoes_id is null and not exists (select from application_events undo where undo.undoes_id = e.id)))
        order by e.at desc, e.id desc limit ${count}) e
      left join users u on u.id = e.actor_id
    order by e.application_id, e.at, e.id`,
});
