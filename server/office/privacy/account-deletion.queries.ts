import sql from 'sql-template-tag';
import * as z from 'zod/mini';
import { interviewModeLabels } from '../../hiring/interviews/interview.labels.ts';
import { defineStatement } from '../../core/statement.ts';
import { keysOf } from '../../core/text.rules.ts';
import { deletionGraceDays } from './privacy.rules.ts';

/** Whose applicants have not heard that they are closed: also those whose limits were reached meanwhile. */
export const listJobsToEnd = defineStatement({
  name: 'jobs-to-end-of-recruiter',
  row: z.object({ id: z.uuid() }),
  sql: (userId: string) => sql`
    select j.id from jobs j join users u on u.id = j.recruiter_id
    where j.recruiter_id = ${userId} and j.is_wanted and not j.is_hidden
      and (j.expired_at is null or j.expired_at > u.deletes_at - make_interval(days => ${deletionGraceDays}))`,
});

/** All that are not decided, with an event in the history that names no actor. */
export const withdrawApplications = defineStatement({
  name: 'withdraw-applications-of-seeker',
  row: z.object({
    id: z.uuid(),
    jobId: z.uuid(),
    recruiterId: z.uuid(),
    seekerId: z.uuid(),
    earlier: z.string(),
  }),
  sql: ({ userId, now }: { userId: string; now: Date }) => sql`
    with moved as (
      update applications a set status = 'WITHDRAWN', moved_at = ${now}
      from applications earlier
      where a.seeker_id = ${userId} and a.status not in ('REJECTED', 'HIRED', 'WITHDRAWN') and earlier.id = a.id
      returning a.id, a.job_id as "jobId", a.recruiter_id as "recruiterId", a.seeker_id as "seekerId",
        earlier.status as earlier
    ), steps as (
      insert into application_events (application_id, from_status, to_status, at)
      select id, earlier, 'WITHDRAWN', ${now}::timestamptz from moved
    )
    select * from moved`,
});

/** As recruiter or as applicant. */
export const listComingInterviews = defineStatement({
  name: 'coming-interviews-of-person',
  row: z.object({
    id: z.uuid(),
    applicationId: z.uuid(),
    jobId: z.uuid(),
    mode: z.nullable(z.enum(keysOf(interviewModeLabels))),
    otherId: z.uuid(),
    isOtherRecruiter: z.boolean(),
    startsAt: z.date(),
  }),
  sql: ({ userId, now }: { userId: string; now: Date }) => sql`
    select i.id, a.id as "applicationId", a.job_id as "jobId", i.mode,
      case when i.seeker_id = ${userId} then i.recruiter_id else i.seeker_id end as "otherId",
      i.seeker_id = ${userId} as "isOtherRecruiter", i.starts_at as "startsAt"
    from interviews i join applications a on a.id = i.application_id
    where ${userId} in (i.recruiter_id, i.seeker_id)
      and i.status in ('SCHEDULED', 'PENDING') and i.ends_at > ${now}`,
});

/** What other people were notified of. */
export const deleteOthersNotices = defineStatement({
  name: 'delete-notices-about-person',
  row: z.object({ id: z.uuid(), userId: z.uuid() }),
  sql: (userId: string) => sql`
    delete from notifications where about_ids && array[${userId}::uuid] and user_id <> ${userId}
    returning id, user_id as "userId"`,
});

/** Finished tasks keep what they were given and how they failed. */
export const deleteTaskTraces = defineStatement({
  name: 'delete-task-traces',
  sql: (userId: string) => sql`
    delete from tasks.job
    where state in ('completed', 'failed', 'cancelled') and position(${userId} in concat(data, ' ', output, ' ', group_id)) > 0`,
});
