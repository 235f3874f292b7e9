import type { EntityManager } from 'typeorm';
import type { Database } from '../core/database.ts';
import type { SentNotice } from '../notifications/notification.service.ts';
import type { DecisionBatch } from './decision-batch.types.ts';

interface NewBatch {
  recruiterId: string;
  status: string;
  decidedAt: Date;
  undoUntil: Date;
  applicationIds: string[];
}

/** Before the applications move: it stores their current state. */
export async function writeBatch(
  tx: EntityManager,
  { recruiterId, status, decidedAt, undoUntil, applicationIds }: NewBatch,
): Promise<string> {
  const [row] = (await tx.query(
    `with batch as (
       insert into decision_batches (recruiter_id, to_status, decided_at, undo_until) values ($1, $2, $3, $4) returning id
     ), items as (
       insert into decision_batch_items (batch_id, application_id, earlier_status, earlier_moved_at, earlier_decided_at)
       select batch.id, a.id, a.status, a.moved_at, a.decided_at from batch, applications a where a.id = any($5)
     )
     select id from batch`,
    [recruiterId, status, decidedAt, undoUntil, applicationIds],
  )) as { id: string }[];
  if (!row) throw new Error('The batch was not written.');
  return row.id;
}

/** The notice that was sent about each application of the batch. */
export async function writeNotices(tx: EntityManager, id: string, told: SentNotice[]): Promise<void> {
  await tx.query(
    `update decision_batch_items i set notice_id = told.id from unnest($2::uuid[], $3::uuid[]) as told (id, application_id)
     where i.batch_id = $1 and i.application_id = told.application_id`,
    [id, told.map((notice) => notice.id), told.map(({ aboutId }) => aboutId ?? null)],
  );
}

interface LockedBatch {
  undoUntil: Date;
  undoneAt: Date | null;
  applicationIds: string[];
}

/** The recruiter's own batch; another request that undoes it waits. */
export async function lockBatch(tx: EntityManager, recruiterId: string, id: string): Promise<LockedBatch | null> {
  const [row] = (await tx.query(
    `select b.undo_until as "undoUntil", b.undone_at as "undoneAt",
       (select array_agg(i.application_id) from decision_batch_items i where i.batch_id = b.id) as "applicationIds"
     from decision_batches b where b.id = $1 and b.recruiter_id = $2 for update`,
    [id, recruiterId],
  )) as LockedBatch[];
  return row ?? null;
}

interface RestoredApplication {
  id: string;
  /** The notice that the batch sent about it. */
  noticeId: string;
}

/**
 * Only what the batch itself did is taken back: an application that has moved since stays. Returns the applications
 * that were restored.
 */
export async function restoreApplications(
  tx: EntityManager,
  { id, actorId, now }: { id: string; actorId: string; now: Date },
): Promise<RestoredApplication[]> {
  return (await tx.query(
    `with batch as (
       update decision_batches set undone_at = $3 where id = $1 returning id, to_status, decided_at
     ), restored as (
       update applications a set status = i.earlier_status, moved_at = i.earlier_moved_at, decided_at = i.earlier_decided_at
       from batch join decision_batch_items i on i.batch_id = batch.id
       where a.id = i.application_id and a.status = batch.to_status and a.moved_at = batch.decided_at
       returning a.id, a.status, batch.to_status, batch.decided_at, i.notice_id
     ), told as (
       insert into application_events (application_id, from_status, to_status, actor_id, at, undoes_id)
       select r.id, r.to_status, r.status, $2, $3, (
         select e.id from application_events e where e.application_id = r.id and e.at = r.decided_at and e.to_status = r.to_status order by e.id desc limit 1)
       from restored r
     )
     select id, notice_id as "noticeId" from restored order by id`,
    [id, actorId, now],
  )) as RestoredApplication[];
}

/** Batches that can still be taken back, newest first. */
export function listUndoable(
  database: Database,
  recruiterId: string,
  now: Date,
): Promise<Omit<DecisionBatch, 'undoSeconds'>[]> {
  return database.prepared<Omit<DecisionBatch, 'undoSeconds'> & Record<string, unknown>>(
    'undoable-decisions',
    `select b.id, b.to_status as status, b.undo_until as "undoUntil", (select count(*)::int from decision_batch_items i where i.batch_id = b.id) as size
     from decision_batches b where b.recruiter_id = $1 and b.undo_until > $2 and b.undone_at is null order by b.undo_until desc`,
    [recruiterId, now],
  );
}

/** Removes the batches that could be taken back until before `limit`. */
export async function removeBatches(database: Database, limit: Date): Promise<void> {
  await database.query('delete from decision_batches where undo_until < $1', [limit]);
}
