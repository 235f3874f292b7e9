import sql from 'sql-template-tag';
import * as z from 'zod/mini';
import { defineStatement } from '../../core/statement.ts';

const ofRecruiter = z.object({ id: z.uuid(), recruiterId: z.uuid() });

/** Takes down what is open, with its history, and has who waits for an answer notified. */
export const takeDownJobsOf = defineStatement({
  name: 'take-down-jobs-of-company',
  row: ofRecruiter,
  sql: ({ companyId, reason, now }: { companyId: string; reason: string; now: Date }) => sql`
    with taken as (
      update jobs set status = 'INACTIVE', taken_down_at = ${now}, taken_down_reason = ${reason},
        opens_when_restored = true, taken_down_with_company = true
      where company_id = ${companyId} and status = 'ACTIVE'
      returning id, recruiter_id
    ), recorded as (
      insert into job_events (job_id, type, at) select id, 'CLOSED', ${now}::timestamptz from taken
    ), awaited as (
      insert into job_closings_to_tell (job_id, is_taken_down) select id, true from taken
    )
    select id, recruiter_id as "recruiterId" from taken`,
});

/** Who was not notified yet needs no notice: the job is there again. */
export const restoreJobsOf = defineStatement({
  name: 'restore-jobs-of-company',
  row: ofRecruiter,
  sql: ({ companyId, now }: { companyId: string; now: Date }) => sql`
    with restored as (
      update jobs set status = 'ACTIVE', taken_down_at = null, taken_down_reason = null, opens_when_restored = false,
        taken_down_with_company = false
      where company_id = ${companyId} and taken_down_with_company and archived_at is null
      returning id, recruiter_id
    ), recorded as (
      insert into job_events (job_id, type, at) select id, 'REOPENED', ${now}::timestamptz from restored
    ), forgotten as (
      delete from job_closings_to_tell where is_taken_down and job_id in (select id from restored)
    )
    select id, recruiter_id as "recruiterId" from restored`,
});
