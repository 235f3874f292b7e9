import sql, { empty } from 'sql-template-tag';
import * as z from 'zod/mini';
import { defineStatement } from '../core/statement.ts';
import { keysOf } from '../core/text.rules.ts';
import { type ApplicationStatus, applicationStatusLabels } from './application.labels.ts';

export const namedApplicationRow = z.object({
  id: z.string(),
  status: z.enum(keysOf(applicationStatusLabels)),
  jobId: z.string(),
  jobTitle: z.string(),
  companyName: z.string(),
  recruiterId: z.string(),
  recruiterName: z.string(),
  seekerId: z.string(),
  seekerName: z.string(),
  seekerEmail: z.string(),
});

const selectNamed = sql`
  select a.id, a.status, a.job_id as "jobId", j.title as "jobTitle", c.name::text as "companyName",
    a.recruiter_id as "recruiterId", r.name as "recruiterName",
    a.seeker_id as "seekerId", s.name as "seekerName", s.email::text as "seekerEmail"
  from applications a
    join jobs j on j.id = a.job_id join companies c on c.id = j.company_id
    join users r on r.id = a.recruiter_id join users s on s.id = a.seeker_id`;

/**
 * The recruiter's own among the ids, locked in their order, so that two people who decide on several never deadlock.
 */
export const lockNamed = defineStatement({
  name: 'lock-applications',
  row: namedApplicationRow,
  sql: ({ recruiterId, ids }: { recruiterId: string; ids: string[] }) => sql`
    ${selectNamed} where a.id = any(${ids}::uuid[]) and a.recruiter_id = ${recruiterId}
    order by a.id for no key update of a`,
});

/** The applications for a job whose interview is not settled, locked in the same order. */
export const lockInterviewed = defineStatement({
  name: 'lock-interviewed-applications',
  row: namedApplicationRow,
  sql: (jobId: string) => sql`
    ${selectNamed}
    where a.job_id = ${jobId} and exists (
      select from interviews i where i.application_id = a.id and i.status in ('SCHEDULED', 'PENDING'))
    order by a.id for no key update of a`,
});

interface Asked {
  personId: string;
  id: string;
  isLocked: boolean;
}

export const findNamed = defineStatement({
  name: 'named-application',
  row: namedApplicationRow,
  samples: [true, false].map((isLocked) => ({ personId: '', id: '', isLocked })),
  sql: ({ personId, id, isLocked }: Asked) => sql`
    ${selectNamed} where a.id = ${id} and ${personId}::uuid in (a.recruiter_id, a.seeker_id)
    ${isLocked ? sql`for no key update of a` : empty}`,
});

/** The seeker's application for a job, if there ever was one. */
export const findNamedFor = defineStatement({
  name: 'named-application-for-job',
  row: namedApplicationRow,
  sql: ({ jobId, seekerId }: { jobId: string; seekerId: string }) => sql`
    ${selectNamed} where a.job_id = ${jobId} and a.seeker_id = ${seekerId}`,
});

interface WrittenMoves {
  /** As they were seen. */
  applications: { id: string; status: ApplicationStatus }[];
  to: ApplicationStatus;
  isDecision: boolean;
  actorId: string | null;
  reason: string | null;
  now: Date;
}

/**
 * A row moves only from the seen status, and its event exists if and only if it moved. Applying again sends the current
 * resume, to the company that the job has now.
 */
export const writeMoves = defineStatement({
  name: 'move-applications',
  row: z.object({ id: z.string() }),
  samples: [{ applications: [], to: 'NEW', isDecision: false, actorId: null, reason: null, now: new Date(0) }],
  sql: ({ applications, to, isDecision, actorId, reason, now }: WrittenMoves) => sql`
    with moved as (
      update applications a set status = ${to}, moved_at = ${now},
        decided_at = case when ${isDecision}::boolean then ${now}::timestamptz
          when ${to} = 'NEW' then null else decided_at end,
        applied_at = case when ${to} = 'NEW' then ${now}::timestamptz else applied_at end,
        company_id = case when ${to} = 'NEW'
          then (select j.company_id from jobs j where j.id = a.job_id) else company_id end,
        resume_file_id = case when ${to} = 'NEW'
          then (select p.resume_file_id from seeker_profiles p where p.user_id = a.seeker_id) else resume_file_id end
      from unnest(
        ${applications.map(({ id }) => id)}::uuid[],
        ${applications.map(({ status }) => status)}::text[]) as seen (id, status)
      where a.id = seen.id and a.status = seen.status
      returning a.id, seen.status as earlier
    )
    insert into application_events (application_id, from_status, to_status, actor_id, reason, at)
    select id, earlier, ${to}, ${actorId}::uuid, ${reason}, ${now}::timestamptz from moved
    returning id`,
});
