import { IsNull } from 'typeorm';
import { z } from 'zod';
import { notFound } from '../core/errors.ts';
import { isId } from '../core/ids.ts';
import type { OutgoingMail } from '../core/mail.ts';
import { defineCommand, defineQuery, type WriteScope } from '../core/use-case.ts';
import { sealedLink } from './preference.service.ts';
import { Notification } from './notification.entity.ts';
import type { NotificationType } from './notification.labels.ts';
import { noticeMail } from './notification.mails.ts';
import {
  countUnread,
  findNotification,
  hasMailLeft,
  listNotifications,
  removeNotices,
  removeWaitingMails,
} from './notification.queries.ts';
import { notificationFilterSchema, notificationMessages } from './notification.rules.ts';

/** What one person is told: in the bell, live, and by mail. */
export interface Notice {
  userId: string;
  type: NotificationType;
  title: string;
  text: string;
  /** Path in the portal, with a leading slash. */
  link?: string;
  /** Goes with the mail only. */
  attachments?: OutgoingMail['attachments'];
  /** Of what it speaks, for whoever may call it back. */
  aboutId?: string;
}

export interface ToldNotice {
  id: string;
  aboutId: string | undefined;
}

interface SavedNotice {
  id: string;
  userId: string;
  position: number;
  /** Null when the account is closed or has switched mails of this type off. */
  mailTo: string | null;
}

/**
 * Tells people something in the caller's transaction: one row, one live event and one mail each (OP-107).
 * One statement, however many people. Mails may wait until `mailsLeaveAt`; before that `callBackNotices` takes them back.
 */
export async function notify(
  { tx, effects, now, services }: Pick<WriteScope, 'tx' | 'effects' | 'now' | 'services'>,
  notices: Notice[],
  mailsLeaveAt?: Date,
): Promise<ToldNotice[]> {
  if (notices.length === 0) return [];
  const rows = notices.map(({ userId, type, title, text, link }, position) => ({
    position,
    user_id: userId,
    type,
    title,
    body: text,
    link: link ?? null,
  }));
  const saved = (await tx.query(
    `with notice as materialized (
       select new_id() as id, * from jsonb_to_recordset($1) as n (position int, user_id uuid, type text, title text, body text, link text)
     ), inserted as (
       insert into notifications (id, user_id, type, title, body, link, created_at)
       select id, user_id, type, left(title, 200), left(body, 1000), link, $2 from notice
       returning id
     )
     select n.id, n.user_id as "userId", n.position, u.email::text as "mailTo"
     from inserted join notice n using (id)
       left join users u on u.id = n.user_id and u.disabled_at is null
         and not exists (select 1 from notification_preferences p where p.user_id = n.user_id and p.type = n.type and not p.is_mailed)
     order by n.position`,
    [JSON.stringify(rows), now],
  )) as SavedNotice[];
  for (const { id, userId, position, mailTo } of saved) {
    effects.events.push({ topic: 'notificationReceived', userIds: [userId], subjectId: id });
    const notice = notices[position];
    if (!mailTo || !notice) continue;
    const mail = noticeMail(mailTo, notice, sealedLink(services.secrets, userId, notice.type));
    effects.mails.push(mailsLeaveAt ? { ...mail, hold: { id, until: mailsLeaveAt } } : mail);
  }
  return saved.map(({ id, position }) => ({ id, aboutId: notices[position]?.aboutId }));
}

/** Takes out of the bell, live, what was told, and keeps its mails from leaving; false if one has left, or is about to. */
export async function callBackNotices(
  { tx, effects }: Pick<WriteScope, 'tx' | 'effects'>,
  ids: string[],
  mailsLeaveAt: Date,
): Promise<boolean> {
  await removeWaitingMails(tx, ids, mailsLeaveAt);
  if (await hasMailLeft(tx, ids)) return false;
  for (const { id, userId } of await removeNotices(tx, ids))
    effects.events.push({ topic: 'notificationRemoved', userIds: [userId], subjectId: id });
  return true;
}

const idSchema = z.object({ id: z.string() });

/** The person's own notifications, newest first, at most 200. */
export const listMyNotifications = defineQuery({
  name: 'notifications',
  allow: 'SIGNED_IN',
  input: notificationFilterSchema,
  run: ({ services, actor }, filter) => services.database.prepared(listNotifications({ userId: actor.id, ...filter })),
});

export const countMyUnreadNotifications = defineQuery({
  name: 'unreadNotificationCount',
  allow: 'SIGNED_IN',
  input: z.object({}),
  run: async ({ services, actor }) => (await services.database.prepared(countUnread(actor.id)))[0]?.count ?? 0,
});

/** NOT_FOUND for somebody else's. */
export const readNotification = defineQuery({
  name: 'notificationReceived',
  allow: 'SIGNED_IN',
  input: idSchema,
  run: async ({ services, actor }, { id }) => {
    const [notification] = await services.database.prepared(findNotification({ userId: actor.id, id }));
    return notification ?? refuse();
  },
});

/** Reading twice keeps the first time. NOT_FOUND for somebody else's. */
export const markNotificationRead = defineCommand({
  name: 'markNotificationRead',
  allow: 'SIGNED_IN',
  input: idSchema,
  load: (scope, { id }) => findOwn(scope, id),
  run: async ({ tx, now }, _input, notification) =>
    tx.save(Object.assign(notification, { readAt: notification.readAt ?? now })),
});

/** Answers how many were unread. */
export const markAllNotificationsRead = defineCommand({
  name: 'markAllNotificationsRead',
  allow: 'SIGNED_IN',
  input: z.object({}),
  run: async ({ tx, actor, now }) =>
    (await tx.update(Notification, { userId: actor.id, readAt: IsNull() }, { readAt: now })).affected ?? 0,
});

/** The person's other windows are told. NOT_FOUND for somebody else's, and for one that was deleted before. */
export const deleteNotification = defineCommand({
  name: 'deleteNotification',
  allow: 'SIGNED_IN',
  input: idSchema,
  load: (scope, { id }) => findOwn(scope, id),
  run: async ({ tx, effects, actor }, { id }) => {
    if (!(await tx.delete(Notification, { id })).affected) refuse();
    effects.events.push({ topic: 'notificationRemoved', userIds: [actor.id], subjectId: id });
    return true;
  },
});

async function findOwn({ tx, actor }: WriteScope<'SIGNED_IN'>, id: string): Promise<Notification> {
  return (isId(id) && (await tx.findOneBy(Notification, { id, userId: actor.id }))) || refuse();
}

function refuse(): never {
  throw notFound(notificationMessages.notFound);
}
