import sql from 'sql-template-tag';
import * as z from 'zod/mini';
import { defineStatement } from '../../core/statement.ts';

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
