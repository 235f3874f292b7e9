import type { EntityManager } from 'typeorm';
import type { Database } from '../core/database.ts';
import type { DecisionBatch } from './decision-batch.types.ts';

interface NewBatch {
  recruiterId: string;
  status: string;
  decidedAt: Date;
  undoUntil: Date;
  applicationIds: string[];
}

/** Before the applications move: it keeps what they are. */
export async function writeBatch(tx: EntityManager, { recruiterId, status, decidedAt, undoUntil, applicationIds }: NewBatch): Promise<string> {
  const [row] = (await tx.query(
    `with batch as (
       insert into decision_batches (recruiter_id, to_status, decided_at, undo_until) values ($1, $2, $3, $4) returning id
     ), items as (
       insert into decision_batch_items (batch_id, application_id, earlier_status, earlier_decided_at)
       select batch.id, a.id, a.status, a.decided_at from batch, applications a where a.id = any($5)
     )
     select id from batch`,
    [recruiterId, status, decidedAt, undoUntil, applicationIds],
  )) as { id: string }[];
  if (!row) throw new Error('The batch was not written.');
  return row.id;
}

interface LockedBatch {
  undoUntil: Date;
  undoneAt: Date | null;
  applicationIds: string[];
}

/** The recruiter's own batch; whoever undoes it too waits. */
export async function lockBatch(tx: EntityManager, recruiterId: string, id: string): Promise<LockedBatch | null> {
  const [row] = (await tx.query(
    `select b.undo_until as "undoUntil", b.undone_at as "undoneAt",
       (select array_agg(i.application_id) from decision_batch_items i where i.batch_id = b.id) as "applicationIds"
     from decision_batches b where b.id = $1 and b.recruiter_id = $2 for update`,
    [id, recruiterId],
  )) as LockedBatch[];
  return row ?? null;
}

/** Only what the batch itself did is taken back: an application that has moved since stays. Answers the ids of those that are again what they were. */
export async function restoreApplications(tx: EntityManager, { id, actorId, now }: { id: string; actorId: string; now: Date }): Promise<string[]> {
  const rows = (await tx.query(
    `with batch as (
       update decision_batches set undone_at = $3 where id = $1 returning id, to_status, decided_at
     ), restored as (
       update applications a set status = i.earlier_status, moved_at = $3, decided_at = i.earlier_decided_at
       from batch join decision_batch_items i on i.batch_id = batch.id
       where a.id = i.application_id and a.status = batch.to_status and a.moved_at = batch.decided_at
       returning a.id, a.status, batch.to_status
     ), told as (
       insert into application_events (application_id, from_status, to_status, actor_id, at, is_undo)
       select id, to_status, status, $2, $3, true from restored
     )
     select id from restored order by id`,
    [id, actorId, now],
  )) as { id: string }[];
  return rows.map((row) => row.id);
}

/** What the bell said of the decision goes with it. */
export async function callBackNotices(tx: EntityManager, id: string, userIds: string[]): Promise<void> {
  await tx.query('delete from notifications n using decision_batches b where b.id = $1 and n.id = any(b.notice_ids) and n.user_id = any($2)', [id, userIds]);
}

/** Mails that still wait are called back; false if one has left, or is about to. */
export async function callBackMails(tx: EntityManager, { id, leavesAt, addresses }: { id: string; leavesAt: Date; addresses: string[] }): Promise<boolean> {
  await tx.query(
    // Whoever takes a mail to deliver it sets another time.
    `delete from outbox where hold_id = $1 and payload->>'to' = any($2) and delivered_at is null and attempts = 0 and next_attempt_at = $3`,
    [id, addresses, leavesAt],
  );
  const left = (await tx.query(`select 1 from outbox where hold_id = $1 and payload->>'to' = any($2) limit 1`, [id, addresses])) as unknown[];
  return left.length === 0;
}

/** Those that can still be taken back, newest first. */
export function listUndoable(database: Database, recruiterId: string, now: Date): Promise<Omit<DecisionBatch, 'undoSeconds'>[]> {
  return database.prepared<Omit<DecisionBatch, 'undoSeconds'> & Record<string, unknown>>(
    'undoable-decisions',
    `select b.id, b.to_status as status, b.undo_until as "undoUntil", (select count(*)::int from decision_batch_items i where i.batch_id = b.id) as size
     from decision_batches b where b.recruiter_id = $1 and b.undo_until > $2 and b.undone_at is null order by b.undo_until desc`,
    [recruiterId, now],
  );
}
