import { And, type EntityManager, IsNull, LessThan, MoreThanOrEqual } from 'typeorm';
import * as z from 'zod/mini';
import type { Services } from '../../core/context.ts';
import { notFound } from '../../core/errors.ts';
import { instantInIndia } from '../../core/india.rules.ts';
import { isId } from '../../core/ids.ts';
import { defineSharedLoader } from '../../core/loader.ts';
import type { OutgoingMail } from '../../core/mail.ts';
import type { MailFile } from '../../core/mail-layout.ts';
import { defineCommand, defineQuery, runAsServer, type WriteScope } from '../../core/use-case.ts';
import { encryptedLink } from './preference.service.ts';
import { Notification } from './notification.entity.ts';
import type { NotificationType } from './notification.labels.ts';
import { noticeMail } from './notification.mails.ts';
import { countUnread, findNotifications, insertNotices, listMailed, removeNotices } from './notification.queries.ts';
import {
  notificationFilterSchema,
  notificationListLimit,
  notificationMessages,
  restorableMinutes,
} from './notification.rules.ts';

/** What one person is notified of: in the bell, live, and by mail. */
export interface Notice {
  userId: string;
  /** Ids of other people whom it speaks of or quotes: it is deleted with their accounts (decision 0104). */
  about: readonly string[];
  type: NotificationType;
  title: string;
  text: string;
  /** Path in the portal, with a leading slash. */
  link?: string;
  /** Goes with the mail only: a calendar file that names the address which it is sent to. */
  invitation?: (address: string) => MailFile;
  /** The mail waits, and may be recalled before. */
  hold?: OutgoingMail['hold'];
}

/**
 * In the caller's transaction: one row, one live event and one mail each (OP-107). One statement, however many people.
 * Returns the ids of the rows.
 */
export async function notify(
  { prepared, effects, now, services }: Pick<WriteScope, 'prepared' | 'effects' | 'now' | 'services'>,
  notices: Notice[],
): Promise<string[]> {
  if (notices.length === 0) return [];
  const stored = await prepared(insertNotices({ notices, now }));
  return stored.map(({ id, userId, position, mailTo }) => {
    effects.events.push({ topic: 'notificationReceived', userIds: [userId], subjectId: id });
    const notice = notices[position] as Notice;
    if (mailTo) effects.mails.push(noticeMail(mailTo, notice, encryptedLink(services.secrets, userId, notice.type)));
    return id;
  });
}

/** In the bell and live alone. Returns the ids of the rows. */
export async function notifyWithoutMail(
  { prepared, effects, now }: Pick<WriteScope, 'prepared' | 'effects' | 'now'>,
  notices: Notice[],
): Promise<string[]> {
  if (notices.length === 0) return [];
  const stored = await prepared(insertNotices({ notices, now }));
  for (const { id, userId } of stored)
    effects.events.push({ topic: 'notificationReceived', userIds: [userId], subjectId: id });
  return stored.map(({ id }) => id);
}

/** The mails alone, one for each person, all of one type; those who have switched such mails off get none. */
export async function mailNotices(
  { prepared, effects, services }: Pick<WriteScope, 'prepared' | 'effects' | 'services'>,
  notices: Notice[],
): Promise<void> {
  const [first] = notices;
  if (!first) return;
  const people = await prepared(listMailed({ userIds: notices.map(({ userId }) => userId), type: first.type }));
  const mailTo = new Map(people.map(({ id, email }) => [id, email]));
  for (const notice of notices) {
    const to = mailTo.get(notice.userId);
    if (to) effects.mails.push(noticeMail(to, notice, encryptedLink(services.secrets, notice.userId, notice.type)));
  }
}

/** Live too; mails that wait are recalled by their `hold`. */
export async function withdrawNotices(
  { prepared, effects }: Pick<WriteScope, 'prepared' | 'effects'>,
  ids: string[],
): Promise<void> {
  for (const { id, userId } of await prepared(removeNotices(ids)))
    effects.events.push({ topic: 'notificationRemoved', userIds: [userId], subjectId: id });
}

const dayMilliseconds = 86_400_000;
const idSchema = z.object({ id: z.string() });

/** Newest first, at most 200. */
export const listMyNotifications = defineQuery({
  name: 'notifications',
  allow: 'SIGNED_IN',
  token: 'NOTIFICATIONS_READ',
  input: notificationFilterSchema,
  run: ({ services, actor }, { date, unreadOnly }) =>
    services.database.manager.find(Notification, {
      where: {
        userId: actor.id,
        ...(date && { createdAt: onDay(date) }),
        ...(unreadOnly && { readAt: IsNull() }),
      },
      order: { createdAt: 'DESC', id: 'DESC' },
      take: notificationListLimit,
    }),
});

function onDay(date: string) {
  const start = new Date(instantInIndia(date));
  return And(MoreThanOrEqual(start), LessThan(new Date(start.getTime() + dayMilliseconds)));
}

export const countMyUnreadNotifications = defineQuery({
  name: 'unreadNotificationCount',
  allow: 'SIGNED_IN',
  token: 'NOTIFICATIONS_READ',
  input: z.object({}),
  run: ({ services, actor }) => countUnreadOf(services, actor.id),
});

const loadUnread = defineSharedLoader<{ userId: string; count: number }>(
  ({ database }, userIds) => database.prepared(countUnread(userIds)),
  ({ userId }) => userId,
);

export const countUnreadOf = async (services: Services, userId: string): Promise<number> =>
  (await loadUnread(services, userId))?.count ?? 0;

/** Whosever it is. */
export const loadNotification = defineSharedLoader<Notification>(
  ({ database }, ids) => database.prepared(findNotifications(ids)),
  ({ id }) => id,
);

/** NOT_FOUND for another person's. */
export const readNotification = defineQuery({
  name: 'notificationReceived',
  allow: 'SIGNED_IN',
  token: 'NOTIFICATIONS_READ',
  input: z.object({ found: z.nullable(z.custom<Notification>()) }),
  run: async ({ actor }, { found }) => (found?.userId === actor.id ? found : refuse()),
});

/** Of two reads the first counts. NOT_FOUND for another person's. */
export const markNotificationRead = defineCommand({
  name: 'markNotificationRead',
  allow: 'SIGNED_IN',
  token: 'NOTIFICATIONS_WRITE',
  input: idSchema,
  load: ({ tx, actor }, { id }) => findOwn(tx, actor.id, id),
  run: async ({ tx, now }, _input, notification) =>
    tx.save(Object.assign(notification, { readAt: notification.readAt ?? now })),
});

export const markAllNotificationsRead = defineCommand({
  name: 'markAllNotificationsRead',
  allow: 'SIGNED_IN',
  token: 'NOTIFICATIONS_WRITE',
  input: z.object({}),
  run: async ({ tx, actor, now }) =>
    (await tx.update(Notification, { userId: actor.id, readAt: IsNull(), deletedAt: IsNull() }, { readAt: now }))
      .affected ?? 0,
});

/**
 * The person's other windows are informed. It can be restored for a while. NOT_FOUND for another person's, and for one
 * that was deleted before.
 */
export const deleteNotification = defineCommand({
  name: 'deleteNotification',
  allow: 'SIGNED_IN',
  token: 'NOTIFICATIONS_WRITE',
  input: idSchema,
  load: ({ tx, actor }, { id }) => findOwn(tx, actor.id, id),
  run: async ({ tx, effects, actor, now }, { id }) => {
    if (!(await tx.update(Notification, { id, deletedAt: IsNull() }, { deletedAt: now })).affected) refuse();
    effects.events.push({ topic: 'notificationRemoved', userIds: [actor.id], subjectId: id });
    return true;
  },
});

/** One that is not deleted stays as it is. NOT_FOUND for another person's, and when it is gone for good. */
export const restoreNotification = defineCommand({
  name: 'restoreNotification',
  allow: 'SIGNED_IN',
  token: 'NOTIFICATIONS_WRITE',
  input: idSchema,
  load: ({ tx, actor }, { id }) => findOwn(tx, actor.id, id, { withDeleted: true }),
  run: ({ tx }, _input, notification) => tx.save(Object.assign(notification, { deletedAt: null })),
});

async function findOwn(
  manager: EntityManager,
  userId: string,
  id: string,
  options: { withDeleted?: boolean } = {},
): Promise<Notification> {
  return (isId(id) && (await manager.findOne(Notification, { where: { id, userId }, ...options }))) || refuse();
}

function refuse(): never {
  throw notFound(notificationMessages.notFound());
}

export const removeDeletedNotifications = (services: Services): Promise<void> =>
  runAsServer(services, async ({ tx, now }) => {
    const deletedAt = LessThan(new Date(now.getTime() - restorableMinutes * 60_000));
    await tx.delete(Notification, { deletedAt });
  });
