import { ApolloClient, ApolloLink, InMemoryCache } from '@apollo/client';
import { ApolloProvider, useQuery } from '@apollo/client/react';
import { jest } from '@jest/globals';
import { act, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { of, throwError } from 'rxjs';
import { user } from '../../../test/user.ts';
import { toastStore } from '../../shared/ui/toast.ts';
import { DayNotifications } from './day-notifications.tsx';
import { NotificationsDocument } from './notification-documents.ts';
import { NotificationList } from './notification-list.tsx';

const titles = ['First', 'Second', 'Third'];
const notifications = titles.map((title, index) => ({
  __typename: 'Notification',
  id: String(index),
  title,
  text: '',
  type: 'GENERAL',
  isRead: index > 0,
  createdAt: `2026-11-18T05:3${9 - index}:00Z`,
  link: null,
}));
let isReachable = true;
/** Stands in for the network: every deletion succeeds. */
const network = new ApolloLink(({ operationName, variables }) => {
  if (operationName === 'Notifications') return of({ data: { notifications, unreadNotificationCount: 1 } });
  if (operationName === 'UnreadNotificationCount') return of({ data: { unreadNotificationCount: 1 } });
  if (!isReachable) return throwError(() => new TypeError('Failed to fetch'));
  if (operationName === 'RestoreNotification')
    return of({ data: { restoreNotification: notifications.find(({ id }) => id === variables.id) } });
  return of({ data: { deleteNotification: true } });
});

/** As on /schedule: the heading is above the list. */
function Day() {
  const { data } = useQuery(NotificationsDocument);
  return (
    <section>
      <h2>Notifications</h2>
      {data && <DayNotifications notifications={data.notifications} />}
    </section>
  );
}

const places = { 'the dropdown': <NotificationList unread={1} />, 'the list of a day': <Day /> };

async function show(place: keyof typeof places): Promise<void> {
  render(
    <MemoryRouter>
      <ApolloProvider client={new ApolloClient({ cache: new InMemoryCache(), link: network })}>
        {places[place]}
      </ApolloProvider>
    </MemoryRouter>,
  );
  await screen.findByRole('button', { name: 'Delete: First' });
}

async function remove(title: string): Promise<void> {
  const button = screen.getByRole('button', { name: `Delete: ${title}` });
  button.focus();
  await user.click(button);
  await waitFor(() => expect(screen.queryByRole('button', { name: `Delete: ${title}` })).toBeNull());
}
const focused = () => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent;

beforeEach(() => {
  isReachable = true;
  toastStore.toasts([]);
});

describe.each(Object.keys(places) as (keyof typeof places)[])('in %s', (place) => {
  test('deleting a notification moves the focus to the next or previous one, or the heading', async () => {
    await show(place);
    await remove('First');
    expect(focused()).toBe('Delete: Second');
    await remove('Third');
    expect(focused()).toBe('Delete: Second');
    await remove('Second');
    expect(focused()).toBe('Notifications');
  });

  test('deleting a notification is confirmed with Undo, which restores it to its place', async () => {
    await show(place);
    await remove('Second');
    const [said] = toastStore.toasts();
    expect([said?.content, said?.action?.label]).toEqual(['Notification deleted.', 'Undo']);
    act(() => said?.action?.onClick());
    await screen.findByRole('button', { name: 'Delete: Second' });
    expect(screen.getAllByRole('button', { name: /^Delete/ }).map((button) => button.ariaLabel)).toEqual([
      'Delete: First',
      'Delete: Second',
      'Delete: Third',
    ]);
    expect(toastStore.toasts()).toEqual([]);
  });

  test('the focus stays where the user has moved it meanwhile', async () => {
    await show(place);
    const elsewhere = screen.getByRole('button', { name: 'Delete: Third' });
    const button = screen.getByRole('button', { name: 'Delete: First' });
    button.focus();
    await user.click(button);
    elsewhere.focus();
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Delete: First' })).toBeNull());
    expect(focused()).toBe('Delete: Third');
  });

  test('NOTIF-05 OP-053 a notification that could not be deleted stays, with the focus on it', async () => {
    const logged = jest.spyOn(console, 'info').mockImplementation(() => undefined);
    await show(place);
    isReachable = false;
    const button = screen.getByRole('button', { name: 'Delete: First' });
    button.focus();
    await user.click(button);
    await waitFor(() => expect(logged).toHaveBeenCalled());
    expect(screen.getAllByRole('button', { name: /^Delete/ })).toHaveLength(3);
    expect(focused()).toBe('Delete: First');
    logged.mockRestore();
  });
});

test('the dropdown links to the mail settings', async () => {
  await show('the dropdown');
  expect(screen.getByRole('link', { name: 'Choose your emails' }).getAttribute('href')).toBe('/account#mails');
});
