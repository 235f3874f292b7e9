import { jest } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import { type Answers, showScreen, standStillAt } from '../../../test/screen.tsx';
import { user } from '../../../test/user.ts';
import { toastStore } from '../../shared/ui/toast.ts';
import { NotificationBell } from './notification-bell.tsx';

const notification = (id: string, title: string, createdAt: string, isRead = false) => ({
  id,
  title,
  text: '',
  type: 'GENERAL',
  isRead,
  createdAt,
  link: null,
});
let stored: ReturnType<typeof notification>[];
const unread = () => stored.filter(({ isRead }) => !isRead).length;
const answers = (): Answers => ({
  UnreadNotificationCount: () => ({ unreadNotificationCount: unread() }),
  Notifications: () => ({ notifications: stored, unreadNotificationCount: unread() }),
  MarkNotificationRead: ({ id }) => {
    stored = stored.map((each) => (each.id === id ? { ...each, isRead: true } : each));
    return { markNotificationRead: stored.find((each) => each.id === id) };
  },
  MarkAllNotificationsRead: () => {
    stored = stored.map((each) => ({ ...each, isRead: true }));
    return { markAllNotificationsRead: 0 };
  },
  DeleteNotification: ({ id }) => {
    stored = stored.filter((each) => each.id !== id);
    return { deleteNotification: true };
  },
});
beforeEach(() => {
  standStillAt('2026-11-18T05:30:00Z');
  toastStore.toasts([]);
  stored = [
    notification('1', 'Application viewed', '2026-11-18T05:30:00Z'),
    notification('2', 'Interview tomorrow', '2026-11-18T02:30:00Z'),
    notification('3', 'Welcome', '2026-11-17T04:30:00Z', true),
  ];
});
afterEach(() => jest.useRealTimers());

const press = (name: string | RegExp) => user.click(screen.getByRole('button', { name }));
const bell = (name: string) => screen.findByRole('button', { name });
const rows = () => screen.queryAllByRole('listitem').map(({ textContent }) => textContent);
async function open(own = answers(), allPath?: string) {
  const shown = showScreen(<NotificationBell allPath={allPath} />, { answers: own });
  await user.click(await bell('Notifications, 2 unread'));
  await screen.findByText('Welcome');
  return shown;
}

const sides = [
  ['SHELL-03 SHELL-04 SHELL-05 NOTIF-01 NOTIF-03 NOTIF-04 NOTIF-05 NOTIF-09 NOTIF-10 a seeker', '/schedule'],
  ['NOTIF-12 NOTIF-13 NOTIF-14 a recruiter', undefined],
] as const;

test.each(sides)('%s sees the age of each, reads one or all, and deletes one', async (_side, allPath) => {
  const { askedFor, address } = await open(answers(), allPath);
  expect(rows()).toEqual([
    'Unread: Application viewedJust now',
    'Unread: Interview tomorrow3 hours ago',
    'WelcomeNovember 17, 2026',
  ]);
  await press(/^Unread: Interview tomorrow/);
  await bell('Notifications, 1 unread');
  await press('Delete: Welcome');
  await waitFor(() => expect(rows()).toHaveLength(2));
  await press('Mark all as read');
  await bell('Notifications');
  expect(rows()).toEqual(['Application viewedJust now', 'Interview tomorrow3 hours ago']);
  expect([askedFor('MarkNotificationRead'), askedFor('DeleteNotification')]).toEqual([[{ id: '2' }], [{ id: '3' }]]);
  const all = screen.queryByRole('link', { name: 'View all notifications' });
  expect(all?.getAttribute('href')).toBe(allPath);
  if (!all) return;
  await user.click(all);
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Notifications' })).toBeNull());
  expect(address()).toBe('/schedule');
});

test('NOTIF-06 NOTIF-07 OP-107 a server event is in the open list at once, unread and on top', async () => {
  const { push } = await open();
  act(() => {
    push('LiveUnreadCount', { unreadNotificationCount: 2 });
    push('NotificationReceived', { notificationReceived: notification('4', 'Approved', '2026-11-18T05:30:00Z') });
    push('LiveUnreadCount', { unreadNotificationCount: 3 });
  });
  await bell('Notifications, 3 unread');
  expect(rows()).toHaveLength(4);
  expect(rows()[0]).toBe('Unread: ApprovedJust now');
});

test('ERR-12 ERR-13 OP-053 a failed notification call leaves the list unchanged, is logged and shown', async () => {
  const logged = jest.spyOn(console, 'info').mockImplementation(() => undefined);
  const own = answers();
  await open(own);
  const before = rows();
  Object.assign(own, { MarkAllNotificationsRead: 'FAIL', MarkNotificationRead: 'FAIL', DeleteNotification: 'FAIL' });
  for (const name of ['Mark all as read', /^Unread: Interview/, 'Delete: Welcome']) await press(name);
  await waitFor(() => expect(toastStore.toasts()).toHaveLength(3));
  expect(new Set(toastStore.toasts().map(({ content }) => content))).toEqual(
    new Set(['We could not reach the server. Check your connection and try again.']),
  );
  expect(logged.mock.calls.map(([words]) => words)).toEqual(Array(3).fill('A notification could not be changed'));
  expect(rows()).toEqual(before);
  Object.assign(own, answers());
  await press('Mark all as read');
  await bell('Notifications');
});
