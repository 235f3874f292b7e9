import sql from 'sql-template-tag';
import * as z from 'zod/mini';
import type { NamedApplication } from './application-move.service.ts';
import type { NotifiedMove } from './status-messages.service.ts';
import { type ApplicationStatus, applicationStatusLabels } from './application.labels.ts';
import { defineStatement } from '../../core/statement.ts';
import { keysOf } from '../../core/text.rules.ts';
import { DecisionBatch } from './decision-batch.types.ts';

interface NewBatch {
  recruiterId: string;
  status: ApplicationStatus;
  decidedAt: Date;
  undoUntil: Date;
  /** As they were before. */
  applications: Pick<NamedApplication, 'id' | 'status' | 'movedAt' | 'decidedAt'>[];
  /** The messages that were sent about each of them. */
  notified: NotifiedMove[];
}

/** The recruiter's batches of earlier days go: what they decided stands in the timelines. */
export const writeBatch = defineStatement({
  name: 'write-decision-batch',
  row: z.object({ id: z.string() }),
  samples: [
    {
      recruiterId: '',
      status: 'APPROVED',
      decidedAt: new Date(0),
      undoUntil: new Date(0),
      applications: [],
      notified: [],
    },
  ],
  sql: ({ recruiterId, status, decidedAt, undoUntil, applications, notified }: NewBatch) => sql`
    with outdated as (
      delete from decision_batches
      where recruiter_id = ${recruiterId} and undo_until < ${decidedAt}::timestamptz - interval '1 day'
    ), batch as (
      insert into decision_batches (recruiter_id, to_status, decided_at, undo_until)
      values (${recruiterId}, ${status}, ${decidedAt}, ${undoUntil}) returning id
    ), items as (
      insert into decision_batch_items (
        batch_id, application_id, earlier_status, earlier_moved_at, earlier_decided_at, notice_id, own_notice_id,
        interview_id, interview_status, replaced_mail_at)
      select batch.id, item.* from batch, unnest(
        ${applications.map(({ id }) => id)}::uuid[],
        ${applications.map((earlier) => earlier.status)}::text[],
        ${applications.map(({ movedAt }) => movedAt)}::timestamptz[],
        ${applications.map((earlier) => earlier.decidedAt)}::timestamptz[],
        ${notified.map(({ noticeId }) => noticeId)}::uuid[],
        ${notified.map(({ ownNoticeId }) => ownNoticeId)}::uuid[],
        ${notified.map(({ interview }) => interview?.id ?? null)}::uuid[],
        ${notified.map(({ interview }) => interview?.earlierStatus ?? null)}::text[],
        ${notified.map(({ replacedMailAt }) => replacedMailAt)}::timestamptz[]) as item
    )
    select id from batch`,
});

/** The recruiter's own batch; another request that undoes it waits. */
export const lockBatch = defineStatement({
  name: 'lock-decision-batch',
  row: z.object({ undoUntil: z.date(), undoneAt: z.nullable(z.date()), applicationIds: z.array(z.string()) }),
  sql: ({ recruiterId, id }: { recruiterId: string; id: string }) => sql`
    select b.undo_until as "undoUntil", b.undone_at as "undoneAt",
      (select array_agg(i.application_id) from decision_batch_items i where i.batch_id = b.id) as "applicationIds"
    from decision_batches b where b.id = ${id} and b.recruiter_id = ${recruiterId} for update`,
});

/**
 * An application that has moved since stays. Returns the restored ones with the messages of the decision. An interview that
 * was cancelled with it stands again; a calendar that has not heard of that needs no word.
 */
export const restoreApplications = defineStatement({
  name: 'restore-applications',
  row: z.object({
    id: z.string(),
    jobId: z.string(),
    seekerId: z.string(),
    recruiterId: z.string(),
    noticeId: z.nullable(z.string()),
    ownNoticeId: z.nullable(z.string()),
    interviewId: z.nullable(z.string()),
    replacedMailAt: z.nullable(z.date()),
    from: z.enum(keysOf(applicationStatusLabels)),
    to: z.enum(keysOf(applicationStatusLabels)),
  }),
  sql: ({ id, actorId, now }: { id: string; actorId: string; now: Date }) => sql`
    with batch as (
      update decision_batches set undone_at = ${now} where id = ${id} returning id, to_status, decided_at
    ), restored as (
      update applications a
      set status = i.earlier_status, moved_at = i.earlier_moved_at, decided_at = i.earlier_decided_at,
        changed_at = ${now},
        mail_leaves_at = i.replaced_mail_at,
        review_mail_at = case when i.earlier_status = 'IN_REVIEW' then coalesce(i.replaced_mail_at, a.review_mail_at)
          else a.review_mail_at end
      from batch join decision_batch_items i on i.batch_id = batch.id
      where a.id = i.application_id and a.status = batch.to_status and a.moved_at = batch.decided_at
      returning a.id, a.job_id, a.status, a.seeker_id, a.recruiter_id, batch.to_status, batch.decided_at,
        i.notice_id, i.own_notice_id, i.interview_id, i.interview_status, i.replaced_mail_at
    ), interviews as (
      update interviews i set status = r.interview_status, updated_at = ${now}
      from restored r where i.id = r.interview_id and i.status = 'CANCELLED' and r.interview_status <> 'CANCELLED'
    ), events as (
      insert into application_events (application_id, from_status, to_status, actor_id, at, undoes_id)
      select r.id, r.to_status, r.status, ${actorId}::uuid, ${now}::timestamptz, (
        select e.id from application_events e
        where e.application_id = r.id and e.at = r.decided_at and e.to_status = r.to_status
        order by e.id desc limit 1)
      from restored r
    )
    select id, job_id as "jobId", seeker_id as "seekerId", recruiter_id as "recruiterId", notice_id as "noticeId",
      own_notice_id as "ownNoticeId", interview_id as "interviewId", replaced_mail_at as "replacedMailAt",
      to_status as "from", status as "to"
    from restored`,
});

/** Batches that can still be taken back, newest first. */
export const listUndoable = defineStatement({
  name: 'undoable-decisions',
  type: DecisionBatch,
  except: ['undoSeconds'],
  sql: ({ recruiterId, now }: { recruiterId: string; now: Date }) => sql`
    select b.id, b.to_status as status, b.undo_until as "undoUntil", item.*
    from decision_batches b cross join lateral (
      select count(*)::int as size, case when count(*) = 1 then min(u.name) end as "applicantName"
      from decision_batch_items i
        join applications a on a.id = i.application_id join users u on u.id = a.seeker_id
      where i.batch_id = b.id) item
    where b.recruiter_id = ${recruiterId} and b.undo_until > ${now} and b.undone_at is null
    order by b.undo_until desc`,
});
