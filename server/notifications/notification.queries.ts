import sql from 'sql-template-tag';
import type { EntityManager } from 'typeorm';
import { z } from 'zod';
import { defineStatement } from '../core/statement.ts';
import { Notification } from './notification.entity.ts';
import { notificationListLimit } from './notification.rules.ts';

const columns = sql`
  id, user_id as "userId", type, title, body as text, link, created_at as "createdAt", read_at as "readAt"`;

interface NotificationFilter {
  userId: string;
  /** A day in India. */
  date?: string | null;
  unreadOnly: boolean;
}

/** Newest first. */
export const listNotifications = defineStatement({
  name: 'notifications',
  entity: Notification,
  sql: ({ userId, date = null, unreadOnly }: NotificationFilter) => sql`
    select ${columns} from notifications
    where user_id = ${userId}
      and (${date}::date is null or (
        created_at >= ${date}::date::timestamp at time zone 'Asia/Kolkata'
        and created_at < (${date}::date + 1)::timestamp at time zone 'Asia/Kolkata'))
      and (not ${unreadOnly}::boolean or read_at is null)
    order by created_at desc, id desc limit ${notificationListLimit}`,
});

/** One of the person's own, or none. */
export const findNotification = defineStatement({
  name: 'notification',
  entity: Notification,
  sql: ({ userId, id }: { userId: string; id: string }) => sql`
    select ${columns} from notifications where id = ${id} and user_id = ${userId}`,
});

export const countUnread = defineStatement({
  name: 'unread-notifications',
  row: z.object({ count: z.int() }),
  sql: (userId: string) => sql`
    select count(*)::int as count from notifications where user_id = ${userId} and read_at is null`,
});

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
