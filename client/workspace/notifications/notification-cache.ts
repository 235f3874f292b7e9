import type { ApolloCache } from '@apollo/client';
import type { NotificationItemFragment } from '../../gql/graphql.ts';
import { NotificationsDocument, UnreadNotificationCountDocument } from './notification-documents.ts';

function changeUnread(cache: ApolloCache, change: (unread: number) => number): void {
  cache.updateQuery(
    { query: UnreadNotificationCountDocument },
    (counted) => counted && { unreadNotificationCount: Math.max(0, change(counted.unreadNotificationCount)) },
  );
}

/** A new one goes to the top (NOTIF-06); one already fetched by a catch-up changes nothing. */
export function addNotification(cache: ApolloCache, added: NotificationItemFragment): void {
  cache.updateQuery({ query: NotificationsDocument }, (listed) =>
    listed && !listed.notifications.some(({ id }) => id === added.id)
      ? { ...listed, notifications: [added, ...listed.notifications] }
      : undefined,
  );
}

/** A restored one returns to its place. */
export function putBack(cache: ApolloCache, restored: NotificationItemFragment): void {
  const order = ({ createdAt, id }: NotificationItemFragment) => `${createdAt} ${id}`;
  cache.updateQuery({ query: NotificationsDocument }, (listed) => {
    if (!listed || listed.notifications.some(({ id }) => id === restored.id)) return undefined;
    const notifications = [restored, ...listed.notifications].toSorted((a, b) => (order(a) < order(b) ? 1 : -1));
    return { ...listed, notifications };
  });
}

export const countOneRead = (cache: ApolloCache): void => changeUnread(cache, (unread) => unread - 1);

export function readAll(cache: ApolloCache): void {
  changeUnread(cache, () => 0);
  cache.updateQuery(
    { query: NotificationsDocument },
    (listed) =>
      listed && {
        ...listed,
        notifications: listed.notifications.map((notification) => ({ ...notification, isRead: true })),
      },
  );
}

/** Removes it from every list; returns whether any list had it. */
export const dropNotification = (cache: ApolloCache, id: string): boolean =>
  cache.evict({ id: cache.identify({ __typename: 'Notification', id }) });

/**
 * A deleted one leaves the list, and the unread count if it was unread. If the live event removed it first, the count
 * is refetched.
 */
export function removeNotification(
  cache: ApolloCache,
  { id, isRead }: Pick<NotificationItemFragment, 'id' | 'isRead'>,
): void {
  if (dropNotification(cache, id) && !isRead) countOneRead(cache);
}
