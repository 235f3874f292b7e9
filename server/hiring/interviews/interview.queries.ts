import sql from 'sql-template-tag';
import * as z from 'zod/mini';
import { Interview } from './interview.entity.ts';
import { interviewModeLabels, interviewSlotLabels, interviewStatusLabels } from './interview.labels.ts';
import { columnsOf, defineStatement } from '../../core/statement.ts';
import { keysOf } from '../../core/text.rules.ts';

const columns = columnsOf(Interview);

/**
 * Earliest first, without cancelled ones, from an instant to the end of the day that begins at `lastDay`; both sides
 * have an index of their own. No one has more than five slots a day: the past takes 460 of the 1000 at most, and the
 * others are the next ones.
 */
export const listInterviews = defineStatement({
  name: 'interviews',
  entity: Interview,
  sql: ({ personId, from, lastDay }: { personId: string; from: Date; lastDay: Date | 'infinity' }) => {
    const isListed = sql`status <> 'CANCELLED'
      and starts_at >= ${from} and starts_at < ${lastDay}::timestamptz + interval '1 day'`;
    return sql`
      select ${columns} from (
        select * from interviews where recruiter_id = ${personId} and ${isListed}
        union all
        select * from interviews where seeker_id = ${personId} and ${isListed}
      ) mine
      order by starts_at, id limit 1000`;
  },
});

/** The interview that counts for each application: the newest that was not cancelled. */
export const findCurrentInterviews = defineStatement({
  name: 'interviews-of-applications',
  entity: Interview,
  sql: (applicationIds: string[]) => sql`
    select distinct on (application_id) ${columns} from interviews
    where application_id = any(${applicationIds}::uuid[]) and status <> 'CANCELLED'
    order by application_id, created_at desc, id desc`,
});

/** Cancelled ones too, with what it is about. */
export const findCalendarEntry = defineStatement({
  name: 'interview-calendar-entry',
  entity: Interview,
  row: z.object({ jobTitle: z.nullable(z.string()), companyName: z.nullable(z.string()) }),
  sql: ({ id, personId }: { id: string; personId: string }) => sql`
    select mine.*, j.title as "jobTitle", c.name::text as "companyName"
    from (
      select ${columns} from interviews where id = ${id} and ${personId}::uuid in (recruiter_id, seeker_id)) mine
      left join applications a on a.id = mine."applicationId" left join jobs j on j.id = a.job_id
      left join companies c on c.id = j.company_id`,
});

export const findBusySlots = defineStatement({
  name: 'busy-interview-slots',
  row: z.object({ slot: z.enum(keysOf(interviewSlotLabels)) }),
  sql: ({ personIds, date }: { personIds: string[]; date: string }) => sql`
    select distinct slot from interviews
    where (recruiter_id = any(${personIds}::uuid[]) or seeker_id = any(${personIds}::uuid[]))
      and date = ${date} and status <> 'CANCELLED'
    order by slot`,
});

/** Marks up to `size` interviews of the next 24 hours as reminded. Those that another server marks are skipped. */
export const takeDueReminders = defineStatement({
  name: 'due-interview-reminders',
  entity: Interview,
  // For an interview of no application all but the recruiter's name is null, as its seeker is.
  row: z.object({
    jobId: z.string(),
    jobTitle: z.string(),
    companyName: z.string(),
    recruiterName: z.string(),
    seekerName: z.string(),
    seekerEmail: z.string(),
  }),
  sql: ({ now, size }: { now: Date; size: number }) => sql`
    with due as (
      select i.id, a.job_id as "jobId", j.title as "jobTitle", c.name::text as "companyName", r.name as "recruiterName",
        s.name as "seekerName", s.email::text as "seekerEmail"
      from interviews i
        left join applications a on a.id = i.application_id left join jobs j on j.id = a.job_id
        left join companies c on c.id = j.company_id
        join users r on r.id = i.recruiter_id left join users s on s.id = i.seeker_id
      where i.status in ('SCHEDULED', 'PENDING') and i.reminded_at is null
        and i.starts_at > ${now} and i.starts_at <= ${now}::timestamptz + interval '24 hours'
      order by i.starts_at limit ${size} for update of i
    ), reminded as (
      update interviews set reminded_at = ${now} where id in (select id from due) returning ${columns}
    )
    select * from reminded join due using (id)`,
});

/** One that is over is completed, a coming one is cancelled. */
export const endInterviews = defineStatement({
  name: 'end-interviews',
  row: z.object({
    id: z.string(),
    applicationId: z.string(),
    title: z.string(),
    candidate: z.string(),
    date: z.string(),
    slot: z.enum(keysOf(interviewSlotLabels)),
    mode: z.nullable(z.enum(keysOf(interviewModeLabels))),
    location: z.nullable(z.string()),
    startsAt: z.date(),
    endsAt: z.date(),
    sequence: z.int(),
    status: z.enum(keysOf(interviewStatusLabels)),
    earlierStatus: z.enum(keysOf(interviewStatusLabels)),
  }),
  sql: ({ applicationIds, now }: { applicationIds: string[]; now: Date }) => sql`
    update interviews i
    set status = case when i.ends_at <= ${now} then 'COMPLETED' else 'CANCELLED' end,
      sequence = i.sequence + 1, updated_at = ${now}
    from (
      select id, status from interviews
      where application_id = any(${applicationIds}::uuid[]) and status in ('SCHEDULED', 'PENDING') for update) earlier
    where i.id = earlier.id
    returning i.id, i.application_id as "applicationId", i.title, i.candidate, i.date::text, i.slot, i.mode, i.location,
      i.starts_at as "startsAt", i.ends_at as "endsAt", i.sequence, i.status, earlier.status as "earlierStatus"`,
});
