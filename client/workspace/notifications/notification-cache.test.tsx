import { InMemoryCache } from '@apollo/client';
import type { NotificationItemFragment } from '../../gql/graphql.ts';
import { addNotification, countOneRead, dropNotification, readAll, removeNotification } from './notification-cache.ts';
import { NotificationsDocument, UnreadNotificationCountDocument } from './notification-documents.ts';

/** With the __typename, which answers contain and the generated types omit: the cache identifies objects by it. */
function notification(id: string, isRead = false): NotificationItemFragment {
  const sent = {
    __typename: 'Notification',
    id,
    title: `Title ${id}`,
    text: '',
    type: 'GENERAL',
    isRead,
    createdAt: '2026-11-21T12:00:00Z',
    link: null,
  } as const;
  return sent;
}

function filledCache(): InMemoryCache {
  const cache = new InMemoryCache();
  cache.writeQuery({
    query: NotificationsDocument,
    data: { notifications: [notification('one'), notification('two', true)], unreadNotificationCount: 1 },
  });
  return cache;
}
const listed = (cache: InMemoryCache) =>
  cache.readQuery({ query: NotificationsDocument })?.notifications.map(({ id }) => id);
const unread = (cache: InMemoryCache) =>
  cache.readQuery({ query: UnreadNotificationCountDocument })?.unreadNotificationCount;

test('NOTIF-06 a new notification is first in the list', () => {
  const cache = filledCache();
  addNotification(cache, notification('new'));
  expect(listed(cache)).toEqual(['new', 'one', 'two']);
});

test('a notification that a catch-up already fetched is not listed twice', () => {
  const cache = filledCache();
  addNotification(cache, notification('one'));
  expect(listed(cache)).toEqual(['one', 'two']);
});

test('NOTIF-13 marking all as read leaves nothing unread; the count never falls below zero', () => {
  const cache = filledCache();
  readAll(cache);
  countOneRead(cache);
  expect(unread(cache)).toBe(0);
  expect(cache.readQuery({ query: NotificationsDocument })?.notifications.every(({ isRead }) => isRead)).toBe(true);
});

test('OP-090 a deleted notification leaves the list, and the count if it was unread', () => {
  const cache = filledCache();
  removeNotification(cache, { id: 'two', isRead: true });
  expect(listed(cache)).toEqual(['one']);
  expect(unread(cache)).toBe(1);
  removeNotification(cache, { id: 'one', isRead: false });
  expect(listed(cache)).toEqual([]);
  expect(unread(cache)).toBe(0);
});

test('NOTIF-05 a deletion already announced by a live event is not subtracted from the count twice', () => {
  const cache = filledCache();
  dropNotification(cache, 'one');
  cache.writeQuery({ query: UnreadNotificationCountDocument, data: { unreadNotificationCount: 3 } });
  removeNotification(cache, { id: 'one', isRead: false });
  expect(unread(cache)).toBe(3);
});
