import sql from 'sql-template-tag';
import * as z from 'zod/mini';
import { roles } from '../../core/actor.rules.ts';
import { columnsOf, defineStatement } from '../../core/statement.ts';
import { Notification } from './notification.entity.ts';
import type { NotificationType } from './notification.labels.ts';
import type { Notice } from './notification.service.ts';

const columns = columnsOf(Notification);

/** Of those who have some. */
export const countUnread = defineStatement({
  name: 'unread-notifications',
  row: z.object({ userId: z.uuid(), count: z.int() }),
  sql: (userIds: string[]) => sql`
    select user_id as "userId", count(*)::int as count from notifications
    where user_id = any(${userIds}::uuid[]) and read_at is null and deleted_at is null
    group by user_id`,
});

/** Whosever they are. */
export const findNotifications = defineStatement({
  name: 'notifications-by-id',
  entity: Notification,
  sql: (ids: string[]) => sql`
    select ${columns} from notifications where id = any(${ids}::uuid[]) and deleted_at is null`,
});

/**
 * Nobody is notified whose account was deleted. Answers each with the address that its mail goes to: null when the
 * account is closed or has switched mails of this type off. Each address is found by its key: joined, all people would
 * be read, as Postgres expects a hundred notices.
 */
export const insertNotices = defineStatement({
  name: 'insert-notices',
  row: z.object({ id: z.string(), userId: z.string(), position: z.int(), mailTo: z.nullable(z.string()) }),
  samples: [{ notices: [], now: new Date(0) }],
  sql: ({ notices, now }: { notices: Notice[]; now: Date }) => sql`
    with notice as materialized (
      select new_id() as id, n.*
      from jsonb_to_recordset(${JSON.stringify(notices.map(toColumns))}::jsonb)
        as n (position int, "userId" uuid, about uuid[], type text, title text, text text, link text)
      where (select u.erased_at is null from users u where u.id = n."userId")
    ), inserted as (
      insert into notifications (id, user_id, about_ids, type, title, body, link, created_at)
      select id, "userId", nullif(about, '{}'), type, left(title, 200), left(text, 1000), link, ${now}::timestamptz from notice
    )
    select n.id, n."userId", n.position, (
      select u.email::text from users u
      where u.id = n."userId" and u.disabled_at is null and not exists (
        select from notification_preferences p where p.user_id = u.id and p.type = n.type and not p.is_mailed)
    ) as "mailTo"
    from notice n order by n.position`,
});

const toColumns = ({ userId, about, type, title, text, link }: Notice, position: number) => ({
  position,
  userId,
  about,
  type,
  title,
  text,
  link,
});

/** Of these people those who take mails of this type. */
export const listMailed = defineStatement({
  name: 'people-who-take-mails',
  row: z.object({ id: z.string(), email: z.string() }),
  sql: ({ userIds, type }: { userIds: string[]; type: NotificationType }) => sql`
    select u.id, u.email::text as email from users u
    where u.id = any(${userIds}::uuid[]) and u.disabled_at is null and not exists (
      select from notification_preferences p where p.user_id = u.id and p.type = ${type} and not p.is_mailed)`,
});

/** Returns those that were still there. */
export const removeNotices = defineStatement({
  name: 'remove-notices',
  row: z.object({ id: z.string(), userId: z.string() }),
  sql: (ids: string[]) => sql`
    delete from notifications where id = any(${ids}::uuid[]) returning id, user_id as "userId"`,
});

/** None where the account is closed. */
export const findRole = defineStatement({
  name: 'role-of-person',
  row: z.object({ role: z.enum(roles) }),
  sql: (userId: string) => sql`select role from users where id = ${userId} and disabled_at is null`,
});
