import { jest } from '@jest/globals';
import { act, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { type Answers, showScreen } from '../../../test/screen.tsx';
import { user } from '../../../test/user.ts';
import { Toaster } from '../../app/toaster.tsx';
import { NotificationBell } from './notification-bell.tsx';

test('NOTIF-18 a bell outside the notifications provider throws an error instead of showing an empty bell', () => {
  const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  expect(() =>
    render(
      <MemoryRouter>
        <NotificationBell />
      </MemoryRouter>,
    ),
  ).toThrow();
  logged.mockRestore();
});

test('NOTIF-03 two quick presses on an unread notification count once', async () => {
  const notifications = ['First', 'Second', 'Third'].map((title, index) => ({
    __typename: 'Notification',
    id: String(index),
    title,
    text: '',
    type: 'GENERAL',
    isRead: false,
    createdAt: '2026-11-18T05:00:00Z',
    link: null,
  }));
  const { askedFor } = showScreen(<NotificationBell />, {
    at: '/',
    answers: {
      UnreadNotificationCount: () => ({ unreadNotificationCount: 3 }),
      Notifications: () => ({ notifications, unreadNotificationCount: 3 }),
      MarkNotificationRead: ({ id }) => ({ markNotificationRead: { __typename: 'Notification', id, isRead: true } }),
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Notifications, 3 unread' }));
  const first = (await screen.findByText('First')).closest('button') as HTMLElement;
  await user.click(first);
  await user.click(first);
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Notifications, 3 unread' })).toBeNull());
  expect(screen.queryByRole('button', { name: 'Notifications, 2 unread' })).not.toBeNull();
  expect(askedFor('MarkNotificationRead')).toHaveLength(1);
});

test('NOTIF-06 the count is fetched once; later counts come from the server, whatever is announced', async () => {
  const { push, hasLive, askedFor } = showScreen(<NotificationBell />, {
    answers: {
      UnreadNotificationCount: () => ({ unreadNotificationCount: 4 }),
    },
  });
  const count = (unreadNotificationCount: number) => act(() => push('LiveUnreadCount', { unreadNotificationCount }));
  const announce = (id: string) =>
    act(() =>
      push('NotificationReceived', {
        notificationReceived: {
          __typename: 'Notification',
          id,
          title: 'Interview scheduled',
          text: '',
          type: 'FOLLOW_UP',
          isRead: false,
          createdAt: '2026-11-18T05:00:00Z',
          link: null,
        },
      }),
    );
  await screen.findByRole('button', { name: 'Notifications, 4 unread' });
  expect([hasLive('NotificationReceived'), hasLive('LiveUnreadCount')]).toEqual([true, true]);
  count(4);
  announce('1');
  expect(screen.getByRole('button', { name: 'Notifications, 4 unread' })).toBeTruthy();
  count(5);
  expect(await screen.findByRole('button', { name: 'Notifications, 5 unread' })).toBeTruthy();
  expect(askedFor('UnreadNotificationCount')).toHaveLength(1);
});

test("if the first live count differs from the page's, missed notifications are fetched", async () => {
  let titles = ['Welcome'];
  const { push, askedFor } = showScreen(<NotificationBell />, {
    answers: {
      UnreadNotificationCount: () => ({ unreadNotificationCount: titles.length }),
      Notifications: () => ({
        notifications: titles.map((title) => ({
          __typename: 'Notification',
          id: title,
          title,
          text: '',
          type: 'GENERAL',
          isRead: false,
          createdAt: '2026-11-18T05:00:00Z',
          link: null,
        })),
        unreadNotificationCount: titles.length,
      }),
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Notifications, 1 unread' }));
  await screen.findByText('Welcome');
  titles = ['Missed', 'Welcome'];
  act(() => push('LiveUnreadCount', { unreadNotificationCount: 2 }));
  expect(await screen.findByText('Missed')).toBeTruthy();
  const read = askedFor('Notifications').length;
  act(() => push('LiveUnreadCount', { unreadNotificationCount: 3 }));
  expect(await screen.findByRole('button', { name: 'Notifications, 3 unread' })).toBeTruthy();
  expect(askedFor('Notifications')).toHaveLength(read);
});

test('a withdrawn notification leaves the open list, and the count is refetched, read or not', async () => {
  let unread = 2;
  const notifications = ['Your application was not selected', 'Interview scheduled'].map((title, index) => ({
    __typename: 'Notification',
    id: String(index),
    title,
    text: '',
    type: 'FOLLOW_UP',
    isRead: false,
    createdAt: '2026-11-18T05:00:00Z',
    link: null,
  }));
  const { push, hasLive } = showScreen(<NotificationBell />, {
    answers: {
      UnreadNotificationCount: () => ({ unreadNotificationCount: unread }),
      Notifications: () => ({ notifications, unreadNotificationCount: unread }),
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Notifications, 2 unread' }));
  await screen.findByText('Your application was not selected');
  expect(hasLive('NotificationRemoved')).toBe(true);
  unread = 1;
  act(() => push('NotificationRemoved', { notificationRemoved: { __typename: 'RemovedNotification', id: '0' } }));
  act(() => push('LiveUnreadCount', { unreadNotificationCount: 1 }));
  await waitFor(() => expect(screen.queryByText('Your application was not selected')).toBeNull());
  expect(await screen.findByRole('button', { name: 'Notifications, 1 unread' })).toBeTruthy();
  expect(screen.getByText('Interview scheduled')).toBeTruthy();
});

test('HLAY-14 notifications read in another window leave the count on return; without an answer it stays', async () => {
  const answers: Answers = { UnreadNotificationCount: () => ({ unreadNotificationCount: 3 }) };
  const { askedFor } = showScreen(<NotificationBell />, { answers });
  await screen.findByRole('button', { name: 'Notifications, 3 unread' });
  const comeBack = () => act(async () => void window.dispatchEvent(new Event('focus')));
  answers.UnreadNotificationCount = 'FAIL';
  await comeBack();
  await waitFor(() => expect(askedFor('UnreadNotificationCount')).toHaveLength(2));
  expect(screen.getByRole('button', { name: 'Notifications, 3 unread' })).toBeTruthy();
  answers.UnreadNotificationCount = () => ({ unreadNotificationCount: 0 });
  await comeBack();
  expect(await screen.findByRole('button', { name: 'Notifications' })).toBeTruthy();
});

test('HLAY-15 the open list is refetched on return too', async () => {
  let isRead = false;
  showScreen(<NotificationBell />, {
    answers: {
      UnreadNotificationCount: () => ({ unreadNotificationCount: isRead ? 0 : 1 }),
      Notifications: () => ({
        notifications: [
          {
            __typename: 'Notification',
            id: '0',
            title: 'First',
            text: '',
            type: 'GENERAL',
            isRead,
            createdAt: '2026-11-18T05:00:00Z',
            link: null,
          },
        ],
        unreadNotificationCount: isRead ? 0 : 1,
      }),
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Notifications, 1 unread' }));
  await screen.findByRole('button', { name: /^Unread: First/ });
  isRead = true;
  act(() => void window.dispatchEvent(new Event('focus')));
  await waitFor(() => expect(screen.queryByRole('button', { name: /^Unread/ })).toBeNull());
  expect(screen.getByRole('button', { name: 'Notifications' })).toBeTruthy();
});

test('a notification deleted unread is listed and counted again after Undo, and the list stays open', async () => {
  let isDeleted = false;
  const first = {
    __typename: 'Notification',
    id: '0',
    title: 'First',
    text: '',
    type: 'GENERAL',
    isRead: false,
    createdAt: '2026-11-18T05:00:00Z',
    link: null,
  };
  const screenOfBell = (
    <>
      <NotificationBell />
      <Toaster />
    </>
  );
  showScreen(screenOfBell, {
    answers: {
      UnreadNotificationCount: () => ({ unreadNotificationCount: isDeleted ? 0 : 1 }),
      Notifications: () => ({ notifications: [first], unreadNotificationCount: 1 }),
      DeleteNotification: () => ({ deleteNotification: (isDeleted = true) }),
      RestoreNotification: () => {
        isDeleted = false;
        return { restoreNotification: first };
      },
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Notifications, 1 unread' }));
  await user.click(await screen.findByRole('button', { name: 'Delete: First' }));
  await screen.findByRole('button', { name: 'Notifications' });
  await user.click(screen.getByRole('button', { name: 'Undo', hidden: true }));
  await screen.findByRole('button', { name: 'Notifications, 1 unread' });
  expect(screen.getByRole('button', { name: 'Delete: First' })).toBeTruthy();
});

test('a withdrawn row passes its focus to the next one, and from the only one to the heading', async () => {
  const notifications = ['First', 'Second'].map((title, index) => ({
    __typename: 'Notification',
    id: String(index),
    title,
    text: '',
    type: 'GENERAL',
    isRead: true,
    createdAt: '2026-11-18T05:00:00Z',
    link: null,
  }));
  const { push } = showScreen(<NotificationBell />, {
    answers: {
      UnreadNotificationCount: () => ({ unreadNotificationCount: 0 }),
      Notifications: () => ({ notifications, unreadNotificationCount: 0 }),
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Notifications' }));
  const first = (await screen.findByText('First')).closest('button');
  act(() => first?.focus());
  const callBack = (id: string) =>
    act(() => push('NotificationRemoved', { notificationRemoved: { __typename: 'RemovedNotification', id } }));
  callBack('0');
  await waitFor(() => expect(screen.queryByText('First')).toBeNull());
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Delete: Second' }));
  callBack('1');
  await waitFor(() => expect(screen.queryByText('Second')).toBeNull());
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Notifications' }));
});

test('HLAY-15 NOTIF-04 Mark all as read disappears with the last unread one; the heading gets the focus', async () => {
  let unread = 2;
  const { askedFor } = showScreen(<NotificationBell />, {
    at: '/',
    answers: {
      UnreadNotificationCount: () => ({ unreadNotificationCount: unread }),
      Notifications: () => ({ notifications: [], unreadNotificationCount: unread }),
      MarkAllNotificationsRead: () => ({ markAllNotificationsRead: (unread = 0) }),
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Notifications, 2 unread' }));
  const markAll = screen.getByRole('button', { name: 'Mark all as read' });
  markAll.focus();
  await user.click(markAll);
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Mark all as read' })).toBeNull());
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Notifications' }));
  expect(askedFor('MarkAllNotificationsRead')).toHaveLength(1);
});
