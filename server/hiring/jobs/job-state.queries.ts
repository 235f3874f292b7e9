import sql from 'sql-template-tag';
import * as z from 'zod/mini';
import { isVerifiedMember } from '../../companies/company.service.ts';
import { defineStatement } from '../../core/statement.ts';
import { recordedJobEvents } from './job.entity.ts';

export const recordOpenings = defineStatement({
  name: 'record-openings',
  row: z.object({ id: z.uuid() }),
  sql: ({ jobIds, now }: { jobIds: string[]; now: Date }) => sql`
    with opened as (
      select id from jobs where id = any(${jobIds}::uuid[]) and status = 'ACTIVE'
    ), recorded as (
      insert into job_events (job_id, type, at)
      select id, case when exists (select from job_events e where e.job_id = opened.id and e.type = 'POSTED')
        then 'REOPENED' else 'POSTED' end, ${now}::timestamptz
      from opened
    )
    select id from opened`,
});

/**
 * Waits for a concurrent suspension of the company or disabling of the recruiter before the job is locked:
 * they lock in this order, too.
 */
export const lockOwnerAndCompany = defineStatement({
  name: 'lock-owner-and-company-of-job',
  sql: (jobId: string) => sql`
    select from jobs j join users u on u.id = j.recruiter_id join companies c on c.id = j.company_id
    where j.id = ${jobId} for share of u, c`,
});

/** Open ones and those that will open by themselves (`opensByItself`), posted without the tick. */
export const countUnverifiedJobs = defineStatement({
  name: 'unverified-jobs',
  row: z.object({ count: z.int() }),
  sql: ({ recruiterId, exceptJobId }: { recruiterId: string; exceptJobId: string | null }) => sql`
    select count(*)::int as count from jobs j
    where j.recruiter_id = ${recruiterId} and j.archived_at is null
      and j.is_wanted and j.taken_down_at is null and j.expired_at is null
      and j.id is distinct from ${exceptJobId}::uuid
      and not ${isVerifiedMember(sql`j.recruiter_id`, sql`j.company_id`)}`,
});

export const takeUnsentEvents = defineStatement({
  name: 'unsent-job-events',
  row: z.object({ jobId: z.string(), type: z.enum(recordedJobEvents), at: z.date() }),
  sql: (limit: number) => sql`
    update job_events set is_sent = true
    where id in (select id from job_events where not is_sent order by id limit ${limit} for update)
    returning job_id as "jobId", type, at`,
});
