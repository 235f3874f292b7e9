import sql, { type Sql } from 'sql-template-tag';
import * as z from 'zod/mini';
import { defineStatement } from '../../core/statement.ts';
import { hasWebhooks } from '../webhooks/webhook.service.ts';
import { Job } from './job.entity.ts';
import { jobColumns, jobRow } from './job.queries.ts';

const areOpeningsFilled = sql`
  (select count(*) from applications a where a.job_id = j.id and a.status = 'HIRED') >= j.openings`;

export const findFilledJobs = defineStatement({
  name: 'filled-jobs',
  row: z.object({ jobId: z.uuid() }),
  sql: (jobIds: string[]) => sql`
    select j.id as "jobId" from jobs j where j.id = any(${jobIds}::uuid[]) and ${areOpeningsFilled}`,
});

/** Filled, and not to be left open: the one posted first. */
export const findJobToAskAbout = defineStatement({
  name: 'job-to-ask-about',
  entity: Job,
  row: jobRow,
  sql: (recruiterId: string) => sql`
    select ${jobColumns(recruiterId)} from jobs j join companies c on c.id = j.company_id
    where j.recruiter_id = ${recruiterId} and j.status = 'ACTIVE' and j.kept_open_at is null and ${areOpeningsFilled}
    order by j.posted_at, j.id limit 1`,
});

const closedJob = z.object({ id: z.uuid(), title: z.string(), recruiterId: z.uuid() });

const isLastApplication = sql`
  (auto_stop_enabled and coalesce(applications_received + 1 >= auto_stop_applications, false))`;

export const countedJob = z.extend(closedJob, {
  companyName: z.string(),
  /** Whether this application was the last that it takes. */
  hasClosed: z.boolean(),
  /** Whether any webhook may receive it. */
  hasWebhooks: z.boolean(),
});
export type CountedJob = z.infer<typeof countedJob>;

/**
 * Answers a `CountedJob`. A closed or due job is not among the rows; the last application of an auto-stop closes the
 * job in the same statement, so that there is never one too many (OP-115).
 */
export const countingOneMore = ({ jobId, now }: { jobId: string; now: Date }): Sql => sql`
  update jobs set
    applications_received = applications_received + 1,
    expired_at = case when ${isLastApplication} then ${now}::timestamptz end,
    closed_at = case when ${isLastApplication} then ${now}::timestamptz end
  where id = ${jobId} and status = 'ACTIVE' and (closes_at is null or closes_at > ${now})
  returning id, title, (select name from companies c where c.id = company_id) as "companyName",
    recruiter_id as "recruiterId", status = 'INACTIVE' as "hasClosed",
    ${hasWebhooks(sql`jobs.recruiter_id`, sql`jobs.company_id`)} as "hasWebhooks"`;

export const countOneMore = defineStatement({ name: 'count-application', row: countedJob, sql: countingOneMore });

export const countOneLess = defineStatement({
  name: 'uncount-application',
  sql: (jobId: string) => sql`
    update jobs set applications_received = applications_received - 1
    where id = ${jobId} and applications_received > 0`,
});

/** Jobs that wait or are held are not due: their days begin when they open. A job that was not public closes silently. */
export const closeDue = defineStatement({
  name: 'close-due-jobs',
  row: z.extend(closedJob, { wasOpen: z.boolean() }),
  sql: ({ now, limit }: { now: Date; limit: number }) => sql`
    with due as (
      select id, status from jobs
      where is_wanted and archived_at is null and expired_at is null and closes_at <= ${now}
        and waits_since is null and held_at is null
      order by closes_at limit ${limit} for update
    )
    update jobs j set expired_at = ${now}, closed_at = ${now} from due where j.id = due.id
    returning j.id, j.title, j.recruiter_id as "recruiterId", due.status = 'ACTIVE' as "wasOpen"`,
});

/** One of the three is given. */
export interface JobsOf {
  jobId?: string;
  companyId?: string;
  recruiterId?: string;
}

/** Sends no notifications. */
export const expireDue = defineStatement({
  name: 'expire-due-jobs',
  row: z.object({ id: z.uuid() }),
  sql: ({ jobId, companyId, recruiterId, now }: JobsOf & { now: Date }) => sql`
    update jobs set expired_at = ${now}, closed_at = ${now}
    where (id = ${jobId ?? null}::uuid or company_id = ${companyId ?? null}::uuid
        or recruiter_id = ${recruiterId ?? null}::uuid)
      and is_wanted and archived_at is null and expired_at is null and closes_at <= ${now}
      and waits_since is null and held_at is null
    returning id`,
});

/** Still undecided or under way. In the order of an index, so that each batch begins where the one before ended. */
export const listWaitingSeekers = defineStatement({
  name: 'waiting-seekers',
  row: z.object({ seekerId: z.uuid(), applicationId: z.uuid() }),
  sql: ({ jobId, notifiedUpTo, limit }: { jobId: string; notifiedUpTo: string; limit: number }) => sql`
    select seeker_id as "seekerId", id as "applicationId" from applications
    where job_id = ${jobId} and status not in ('REJECTED', 'HIRED', 'WITHDRAWN') and seeker_id > ${notifiedUpTo}
    order by seeker_id limit ${limit}`,
});

/** The oldest. Locked, so that reopening its job waits for the batch under way. */
export const takeClosing = defineStatement({
  name: 'take-closing',
  row: z.object({
    id: z.uuid(),
    jobId: z.uuid(),
    notifiedUpTo: z.uuid(),
    isTakenDown: z.boolean(),
    title: z.string(),
    companyName: z.string(),
  }),
  sql: () => sql`
    select t.is_taken_down as "isTakenDown", t.id, t.job_id as "jobId", t.told_up_to as "notifiedUpTo", j.title,
      c.name as "companyName"
    from job_closings_to_tell t join jobs j on j.id = t.job_id join companies c on c.id = j.company_id
    order by t.id limit 1 for update of t`,
});
