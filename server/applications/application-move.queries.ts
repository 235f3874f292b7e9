import sql from 'sql-template-tag';
import * as z from 'zod/mini';
import { defineStatement } from '../core/statement.ts';
import { keysOf } from '../core/text.rules.ts';
import { type ApplicationStatus, applicationStatusLabels } from './application.labels.ts';

export const namedApplicationRow = z.object({
  id: z.string(),
  status: z.enum(keysOf(applicationStatusLabels)),
  movedAt: z.date(),
  decidedAt: z.nullable(z.date()),
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
  select a.id, a.status, a.moved_at as "movedAt", a.decided_at as "decidedAt", a.job_id as "jobId",
    j.title as "jobTitle", c.name::text as "companyName",
    a.recruiter_id as "recruiterId", r.name as "recruiterName",
    a.seeker_id as "seekerId", s.name as "seekerName", s.email::text as "seekerEmail"
  from applications a
    join jobs j on j.id = a.job_id join companies c on c.id = j.company_id
    join users r on r.id = a.recruiter_id join users s on s.id = a.seeker_id`;

/**
 * Until the end of the transaction no one else moves them. In one order, so that two who move several never deadlock.
 */
const locked = sql`order by a.id for no key update of a`;

/** Those among the ids in which the person is seeker or recruiter. */
export const lockNamed = defineStatement({
  name: 'lock-applications',
  row: namedApplicationRow,
  sql: ({ personId, ids }: { personId: string; ids: string[] }) => sql`
    ${selectNamed} where a.id = any(${ids}::uuid[]) and ${personId}::uuid in (a.recruiter_id, a.seeker_id) ${locked}`,
});

/** The applications for a job whose interview is not settled. */
export const lockInterviewed = defineStatement({
  name: 'lock-interviewed-applications',
  row: namedApplicationRow,
  sql: (jobId: string) => sql`
    ${selectNamed}
    where a.job_id = ${jobId} and exists (
      select from interviews i where i.application_id = a.id and i.status in ('SCHEDULED', 'PENDING'))
    ${locked}`,
});

/** A row if the job is there for applicants: the seeker's application for it, of nulls if there never was one. */
export const lockNamedFor = defineStatement({
  name: 'lock-application-for-job',
  row: z.extend(namedApplicationRow, { id: z.nullable(z.string()) }),
  sql: ({ jobId, seekerId }: { jobId: string; seekerId: string }) => sql`
    with earlier as (${selectNamed} where a.job_id = ${jobId} and a.seeker_id = ${seekerId} ${locked})
    select earlier.* from jobs left join earlier on true
    where jobs.id = ${jobId} and archived_at is null and waits_since is null and taken_down_at is null
      and held_at is null`,
});

interface WrittenMoves {
  ids: string[];
  to: ApplicationStatus;
  isDecision: boolean;
  actorId: string | null;
  reason: string | null;
  now: Date;
}

/**
 * Of locked applications, with the event of each. Applying again sends the current resume, to the company that the job
 * has now.
 */
export const writeMoves = defineStatement({
  name: 'move-applications',
  samples: [{ ids: [], to: 'NEW', isDecision: false, actorId: null, reason: null, now: new Date(0) }],
  sql: ({ ids, to, isDecision, actorId, reason, now }: WrittenMoves) => sql`
    with moved as (
      update applications a set status = ${to}, moved_at = ${now},
        decided_at = case when ${isDecision}::boolean then ${now}::timestamptz
          when ${to} = 'NEW' then null else a.decided_at end,
        applied_at = case when ${to} = 'NEW' then ${now}::timestamptz else a.applied_at end,
        company_id = case when ${to} = 'NEW'
          then (select j.company_id from jobs j where j.id = a.job_id) else a.company_id end,
        resume_file_id = case when ${to} = 'NEW'
          then (select p.resume_file_id from seeker_profiles p where p.user_id = a.seeker_id) else a.resume_file_id end,
        resume_gone = case when ${to} = 'NEW' then null else a.resume_gone end
      from applications earlier
      where a.id = any(${ids}::uuid[]) and earlier.id = a.id
      returning a.id, earlier.status as earlier
    )
    insert into application_events (application_id, from_status, to_status, actor_id, reason, at)
    select id, earlier, ${to}, ${actorId}::uuid, ${reason}, ${now}::timestamptz from moved`,
});
