import type { EntityManager } from 'typeorm';
import type { Database } from '../core/database.ts';
import type { Notification } from './notification.entity.ts';
import { notificationListLimit } from './notification.rules.ts';

type Row = Notification & Record<string, unknown>;
const columns = `id, user_id as "userId", type, title, body as text, link, created_at as "createdAt", read_at as "readAt"`;

/** Newest first; of one day in India if given. */
export function listNotifications(
  database: Database,
  userId: string,
  filter: { date?: string | null; unreadOnly: boolean },
): Promise<Notification[]> {
  return database.prepared<Row>(
    'notifications',
    `select ${columns} from notifications
     where user_id = $1
       and ($2::date is null or (created_at >= $2::date::timestamp at time zone 'Asia/Kolkata' and created_at < ($2::date + 1)::timestamp at time zone 'Asia/Kolkata'))
       and (not $3::boolean or read_at is null)
     order by created_at desc, id desc limit ${notificationListLimit}`,
    [userId, filter.date ?? null, filter.unreadOnly],
  );
}

/** One of the person's own, or null. */
export async function findNotification(database: Database, userId: string, id: string): Promise<Notification | null> {
  const [row] = await database.prepared<Row>(
    'notification',
    `select ${columns} from notifications where id = $1 and user_id = $2`,
    [id, userId],
  );
  return row ?? null;
}

export async function countUnread(database: Database, userId: string): Promise<number> {
  const [row] = await database.prepared<{ count: number }>(
    'unread-notifications',
    'select count(*)::int as count from notifications where user_id = $1 and read_at is null',
    [userId],
  );
  return row?.count ?? 0;
}

/** A notice's mail is held under the notice's id. */
export async function removeWaitingMails(tx: EntityManager, noticeIds: string[], leavesAt: Date): Promise<void> {
  // A worker that takes a mail to deliver it sets another time.
  await tx.query(
    'delete from outbox where hold_id = any($1) and delivered_at is null and attempts = 0 and next_attempt_at = $2',
    [noticeIds, leavesAt],
  );
}

/** Whether a mail of the notices is still there after those that waited were removed. */
export async function hasMailLeft(tx: EntityManager, noticeIds: string[]): Promise<boolean> {
  const left = (await tx.query('select 1 from outbox where hold_id = any($1) limit 1', [noticeIds])) as unknown[];
  return left.length > 0;
}

/** Returns the notices that were still there. */
export async function removeNotices(tx: EntityManager, ids: string[]): Promise<{ id: string; userId: string }[]> {
  const [removed] = (await tx.query('delete from notifications where id = any($1) returning id, user_id as "userId"', [
    ids,
  ])) as [{ id: string; userId: string }[], number];
  return removed;
}
