import sql from 'sql-template-tag';
import * as z from 'zod/mini';
import { interviewModeLabels } from '../calendar/interview.labels.ts';
import { defineStatement } from '../core/statement.ts';
import { keysOf } from '../core/text.rules.ts';
import { mentions, type Person } from './personal-data.queries.ts';

const hiddenJob = z.object({ id: z.uuid(), recruiterId: z.uuid() });

/** No one is notified: the account may be kept. */
export const hideJobs = defineStatement({
  name: 'hide-jobs-of-recruiter',
  row: hiddenJob,
  sql: ({ userId, now }: { userId: string; now: Date }) => sql`
    update jobs set status = 'INACTIVE', closed_at = ${now}, opens_when_kept = true
    where recruiter_id = ${userId} and status = 'ACTIVE' returning id, recruiter_id as "recruiterId"`,
});

/** Jobs stay closed if an admin took them down, their company is suspended, or their recruiter deleted them. */
export const showJobs = defineStatement({
  name: 'show-jobs-of-recruiter',
  row: z.object({ id: z.uuid(), isOpen: z.boolean() }),
  sql: (userId: string) => sql`
    update jobs j set opens_when_kept = false,
      status = case when ${mayOpen} then 'ACTIVE' else 'INACTIVE' end,
      closed_at = case when ${mayOpen} then null else j.closed_at end,
      opens_when_restored = j.opens_when_restored or j.taken_down_at is not null
    where recruiter_id = ${userId} and opens_when_kept returning id, status = 'ACTIVE' as "isOpen"`,
});
const mayOpen = sql`(j.taken_down_at is null and j.archived_at is null and j.waits_since is null
  and not exists (select from companies where id = j.company_id and suspended_at is not null))`;

/** Also jobs that opened meanwhile, such as one that an admin restored or released. */
export const listJobsToEnd = defineStatement({
  name: 'jobs-to-end-of-recruiter',
  row: z.object({ id: z.uuid() }),
  sql: (userId: string) => sql`
    select id from jobs where recruiter_id = ${userId} and (opens_when_kept or status = 'ACTIVE')`,
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

/** Everyone who dealt with the person: no one else got a notification or mail about them. */
const others = (userId: string) => sql`
  select recruiter_id from applications where seeker_id = ${userId}
  union select seeker_id from applications where recruiter_id = ${userId}
  union select colleague.user_id from company_members mine join company_members colleague using (company_id)
    where mine.user_id = ${userId}
  union select member.user_id from company_join_requests asked join company_members member using (company_id)
    where asked.user_id = ${userId}
  union select reporter_id from reports where user_id = ${userId}`;

/**
 * Notifications that name the person come from an application, a request to join or a report. They are matched by time,
 * not by name: it may have changed since, or be a common word.
 */
export const deleteOthersNotices = defineStatement({
  name: 'delete-notices-about-person',
  row: z.object({ id: z.uuid(), userId: z.uuid() }),
  sql: ({ id, email }: Person) => sql`
    delete from notifications n where n.user_id in (${others(id)}) and n.user_id <> ${id} and (
      position(lower(${email}) in lower(n.body)) > 0
      or exists (
        select from applications a join application_events e on e.application_id = a.id
        where a.seeker_id = ${id} and a.recruiter_id = n.user_id and e.at = n.created_at)
      or exists (
        select from company_join_requests asked where asked.user_id = ${id} and asked.asked_at = n.created_at)
      or exists (select from reports r where r.user_id = ${id} and r.settled_at = n.created_at))
    returning n.id, n.user_id as "userId"`,
});

/** A mail that was sent is matched by subject; one that waits or failed still holds its encrypted content. */
export const listOthersMails = defineStatement({
  name: 'mails-to-others',
  row: z.object({ id: z.string(), subject: z.string(), sealed: z.nullable(z.string()) }),
  sql: ({ afterId, limit, ...person }: Person & { afterId: string; limit: number }) => sql`
    select id::text as id, payload->>'subject' as subject, payload->>'sealed' as sealed from outbox
    where kind = 'MAIL' and id > ${afterId}::bigint
      and lower(payload->>'to') in (select lower(email::text) from users where id in (${others(person.id)}))
      and (payload ? 'sealed' or ${mentions("payload->>'subject'", person)})
    order by outbox.id limit ${limit}`,
});

export const deleteMails = defineStatement({
  name: 'delete-mails',
  sql: (ids: string[]) => sql`delete from outbox where id = any(${ids}::bigint[])`,
});

/** Finished tasks keep their input and output, such as the text of an error. */
export const deleteTaskTraces = defineStatement({
  name: 'delete-task-traces',
  sql: (person: Person) => sql`
    delete from tasks.job
    where state in ('completed', 'failed', 'cancelled') and ${mentions("concat(data, ' ', output)", person)}`,
});
