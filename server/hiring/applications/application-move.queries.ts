import sql, { type Sql } from 'sql-template-tag';
import * as z from 'zod/mini';
import { defineStatement } from '../../core/statement.ts';
import { keysOf } from '../../core/text.rules.ts';
import { hasWebhooks } from '../webhooks/webhook.service.ts';
import { Application } from './application.entity.ts';
import { type ApplicationStatus, applicationStatusLabels } from './application.labels.ts';
import { applicantJoins, applicantRow, applicationColumns } from './application.queries.ts';
import { decisions } from './application.rules.ts';

export const namedApplicationRow = z.object({
  id: z.string(),
  /** The same, for what is about its interview. */
  applicationId: z.string(),
  status: z.enum(keysOf(applicationStatusLabels)),
  movedAt: z.date(),
  decidedAt: z.nullable(z.date()),
  /** Of the last mail to the seeker about the status, and of the last one before it that left. */
  mailLeavesAt: z.nullable(z.date()),
  mailLeftAt: z.nullable(z.date()),
  jobId: z.string(),
  jobTitle: z.string(),
  companyName: z.string(),
  recruiterId: z.string(),
  recruiterName: z.string(),
  seekerId: z.string(),
  seekerName: z.string(),
  seekerEmail: z.string(),
  /** Whether any webhook may receive it. */
  hasWebhooks: z.boolean(),
});

const selectNamed = sql`
  select a.id, a.id as "applicationId", a.status, a.moved_at as "movedAt", a.decided_at as "decidedAt",
    a.mail_leaves_at as "mailLeavesAt", a.mail_left_at as "mailLeftAt", a.job_id as "jobId",
    j.title as "jobTitle", c.name::text as "companyName",
    a.recruiter_id as "recruiterId", r.name as "recruiterName",
    a.seeker_id as "seekerId", s.name as "seekerName", s.email::text as "seekerEmail",
    ${hasWebhooks(sql`j.recruiter_id`, sql`j.company_id`)} as "hasWebhooks"
  from applications a
    join jobs j on j.id = a.job_id join companies c on c.id = j.company_id
    join users r on r.id = a.recruiter_id join users s on s.id = a.seeker_id`;

/**
 * Until the end of the transaction no one else moves them. In one order, so that two who move several never deadlock.
 */
const locked = sql`order by a.id for no key update of a`;

/**
 * Those among the ids in which the person is seeker or recruiter: both in a list, so that Postgres looks by the ids and
 * not through all that the person has.
 */
export const lockNamed = defineStatement({
  name: 'lock-applications',
  row: namedApplicationRow,
  sql: ({ personId, ids }: { personId: string; ids: string[] }) => sql`
    ${selectNamed}
    where a.id = any(${ids}::uuid[]) and ${personId}::uuid = any(array[a.recruiter_id, a.seeker_id]) ${locked}`,
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
    where jobs.id = ${jobId} and not is_hidden`,
});

interface WrittenMoves {
  /** Locked, as they are before, and when the mail to the seeker leaves; null if there is none. */
  earlier: (Pick<z.infer<typeof namedApplicationRow>, 'id' | 'status'> & { mailAt: Date | null })[];
  to: ApplicationStatus;
  isDecision: boolean;
  actorId: string | null;
  reason: string | null;
  now: Date;
}

/** Applying again sends the current resume, to the company that the job has now, and computes its ranking again. */
const sentAgain = (now: Date): Sql => sql`
  applied_at = ${now}, decided_at = null, resume_gone = null,
  company_id = (select j.company_id from jobs j where j.id = a.job_id),
  resume_file_id = (select p.resume_file_id from seeker_profiles p where p.user_id = a.seeker_id),
  answer_hours = null, decision_hours = null, furthest_step = 0`;

/** Whether the seeker of this application hears by mail, in the day before, that a review has begun somewhere. */
export const findReviewMail = defineStatement({
  name: 'review-mail-of-seeker',
  row: z.object({ reviewMailAt: z.date() }),
  sql: ({ seekerId, since }: { seekerId: string; since: Date }) => sql`
    select review_mail_at as "reviewMailAt" from applications
    where seeker_id = ${seekerId} and review_mail_at > ${since} limit 1`,
});

/** The reason of the last step to the status that an application has, as long as it was not taken back. */
export const findReasons = defineStatement({
  name: 'reasons-of-applications',
  row: z.object({ id: z.string(), reason: z.nullable(z.string()) }),
  sql: (ids: string[]) => sql`
    select a.id, (
      select e.reason from application_events e
      where e.application_id = a.id and e.to_status = a.status and e.undoes_id is null
      order by e.at desc, e.id desc limit 1) as reason
    from applications a where a.id = any(${ids}::uuid[])`,
});

/** As `application_progress` counts them. */
const steps: Record<ApplicationStatus, number> = {
  NEW: 0,
  WITHDRAWN: 0,
  IN_REVIEW: 1,
  ON_HOLD: 1,
  REJECTED: 1,
  APPROVED: 2,
  INTERVIEW_SCHEDULED: 3,
  OFFER_EXTENDED: 4,
  HIRED: 5,
};

/** A trigger counts this from the events: where it finds it counted, the row and its many indexes are written once. */
function movedOn({ to, isDecision, now }: Pick<WrittenMoves, 'to' | 'isDecision' | 'now'>): Sql {
  const hours = sql`floor(extract(epoch from ${now}::timestamptz - a.applied_at) / 3600)::int`;
  return sql`
    decided_at = case when ${isDecision}::boolean then ${now} else a.decided_at end,
    answer_hours = coalesce(a.answer_hours, case when ${steps[to] > 0}::boolean then ${hours} end),
    decision_hours = coalesce(a.decision_hours, case when ${decisions.includes(to)}::boolean then ${hours} end),
    furthest_step = greatest(a.furthest_step, ${steps[to]}::smallint)`;
}

/** A mail that has not left is replaced: it never was. */
const mailed = ({ to, now }: Pick<WrittenMoves, 'to' | 'now'>): Sql => sql`
  mail_left_at = case when a.mail_leaves_at <= ${now} then a.mail_leaves_at else a.mail_left_at end,
  mail_leaves_at = earlier.mail_at,
  review_mail_at = case
    when ${to === 'IN_REVIEW'}::boolean then coalesce(earlier.mail_at, a.review_mail_at)
    when earlier.status = 'IN_REVIEW' and a.mail_leaves_at > ${now} then null
    else a.review_mail_at end`;

/**
 * With the event of each. Answers them in the order of their ids. The lists are selected, so that Postgres does not
 * count them: it would plan again for each.
 */
export const writeMoves = defineStatement({
  name: 'move-applications',
  entity: Application,
  row: applicantRow,
  samples: (['NEW', 'APPROVED'] as const).map((to) => ({
    earlier: [],
    to,
    isDecision: false,
    actorId: null,
    reason: null,
    now: new Date(0),
  })),
  sql: ({ earlier, to, isDecision, actorId, reason, now }: WrittenMoves) => sql`
    with moved as (
      update applications a set status = ${to}, moved_at = ${now}, ${mailed({ to, now })},
        ${to === 'NEW' ? sentAgain(now) : movedOn({ to, isDecision, now })}
      from unnest(
        (select ${earlier.map(({ id }) => id)}::uuid[]), (select ${earlier.map(({ status }) => status)}::text[]),
        (select ${earlier.map(({ mailAt }) => mailAt)}::timestamptz[])
      ) earlier (id, status, mail_at)
      where a.id = earlier.id
      returning a.*, earlier.status as earlier
    ), step as (
      insert into application_events (application_id, from_status, to_status, actor_id, reason, at)
      select id, earlier, ${to}, ${actorId}::uuid, ${reason}, ${now}::timestamptz from moved
    )
    select ${applicationColumns} from moved a ${applicantJoins} order by a.id`,
});
