import { jest } from '@jest/globals';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { showScreen } from '../../../test/screen.tsx';
import { NotificationBell } from './notification-bell.tsx';

test('NOTIF-18 a bell outside of what provides the notifications is an error, not an empty bell', () => {
  const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  expect(() => render(<MemoryRouter><NotificationBell /></MemoryRouter>)).toThrow();
  logged.mockRestore();
});

test('NOTIF-03 two quick presses on one that is unread count it once', async () => {
  const notifications = ['First', 'Second', 'Third'].map((title, index) => ({ __typename: 'Notification', id: String(index), title, text: '', type: 'GENERAL', isRead: false, createdAt: '2026-11-18T05:00:00Z', link: null }));
  const { askedFor } = showScreen(<NotificationBell />, {
    UnreadNotificationCount: () => ({ unreadNotificationCount: 3 }),
    Notifications: () => ({ notifications, unreadNotificationCount: 3 }),
    MarkNotificationRead: ({ id }) => ({ markNotificationRead: { __typename: 'Notification', id, isRead: true } }),
  }, '/', { isLate: true });
  fireEvent.click(await screen.findByRole('button', { name: 'Notifications, 3 unread' }));
  const first = (await screen.findByText('First')).closest('button') as HTMLElement;
  fireEvent.click(first);
  fireEvent.click(first);
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Notifications, 3 unread' })).toBeNull());
  expect(screen.queryByRole('button', { name: 'Notifications, 2 unread' })).not.toBeNull();
  expect(askedFor('MarkNotificationRead')).toHaveLength(1);
});

test('one that is called back while the list is open leaves it, and the bell counts anew, whether it was read or not', async () => {
  let unread = 2;
  const notifications = ['Your application was not selected', 'Interview scheduled'].map((title, index) => (
    { __typename: 'Notification', id: String(index), title, text: '', type: 'FOLLOW_UP', isRead: false, createdAt: '2026-11-18T05:00:00Z', link: null }
  ));
  const { tell, hasLive } = showScreen(<NotificationBell />, {
    UnreadNotificationCount: () => ({ unreadNotificationCount: unread }),
    Notifications: () => ({ notifications, unreadNotificationCount: unread }),
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Notifications, 2 unread' }));
  await screen.findByText('Your application was not selected');
  expect(hasLive('NotificationRemoved')).toBe(true);
  unread = 1;
  act(() => tell('NotificationRemoved', { notificationRemoved: { __typename: 'RemovedNotification', id: '0' } }));
  await waitFor(() => expect(screen.queryByText('Your application was not selected')).toBeNull());
  expect(await screen.findByRole('button', { name: 'Notifications, 1 unread' })).toBeTruthy();
  expect(screen.getByText('Interview scheduled')).toBeTruthy();
});
