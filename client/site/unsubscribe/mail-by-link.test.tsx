import { ApolloClient, ApolloLink, CombinedGraphQLErrors, InMemoryCache } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { jest } from '@jest/globals';
import { render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { of, throwError } from 'rxjs';
import { WithWords } from '../../../test/with-words.tsx';
import { user } from '../../../test/user.ts';
import { UnsubscribePage } from '../pages/unsubscribe-page.tsx';
import { toastStore } from '../../shared/ui/toast.ts';

const sent = jest.fn<(operation: string | undefined, variables: unknown) => void>();
let isReachable = true;
let isMailed = true;
/** Stands in for the network: it knows the link "right". */
const network = new ApolloLink(({ operationName, variables }) => {
  sent(operationName, variables);
  if (!isReachable) return throwError(() => new TypeError('Failed to fetch'));
  if (variables.link !== 'right')
    return throwError(
      () =>
        new CombinedGraphQLErrors({
          errors: [{ message: 'This link does not work.', extensions: { code: 'NOT_FOUND' } }],
        }),
    );
  if ('isMailed' in variables) isMailed = Boolean(variables.isMailed);
  const name = operationName?.startsWith('Update')
    ? 'updateNotificationPreferenceByLink'
    : 'notificationPreferenceByLink';
  return of({
    data: {
      [name]: {
        __typename: 'NotificationPreference',
        type: 'REMINDER',
        label: 'Reminders',
        summary: 'The day before an interview.',
        isMailed,
      },
    },
  });
});

const show = (hash: string) =>
  render(
    <MemoryRouter initialEntries={[`/unsubscribe${hash}`]}>
      <ApolloProvider client={new ApolloClient({ cache: new InMemoryCache(), link: network })}>
        <UnsubscribePage />
      </ApolloProvider>
    </MemoryRouter>,
    { wrapper: WithWords },
  );
const button = (name: string) => screen.findByRole('button', { name });

beforeEach(() => {
  sent.mockReset();
  isReachable = true;
  isMailed = true;
});

test('the page of a mailed link asks first, stops the mails, says so, and can restart them', async () => {
  show('#link=right');
  const stop = await button('Stop these emails');
  expect(sent.mock.calls.map(([operation]) => operation)).toEqual(['NotificationPreferenceByLink']);
  expect(screen.getByText('Reminders').nextElementSibling?.textContent).toBe('The day before an interview.');
  expect(screen.getByRole('status').textContent).toBe('You receive these emails.');
  stop.focus();
  await user.click(stop);
  await waitFor(() =>
    expect(screen.getByRole('status').textContent).toBe(
      'You no longer get these emails. Notifications on the site stay on.',
    ),
  );
  expect(sent).toHaveBeenLastCalledWith('UpdateNotificationPreferenceByLink', { link: 'right', isMailed: false });
  expect(document.activeElement).toBe(await button('Turn them back on'));
  await user.click(await button('Turn them back on'));
  await button('Stop these emails');
  expect(isMailed).toBe(true);
  expect(screen.getByRole('link', { name: 'Choose all your emails' }).getAttribute('href')).toBe('/account#mails');
});

test.each(['#link=wrong', ''])('the link "%s" leads to the settings instead', async (hash) => {
  show(hash);
  await screen.findByText('This link does not work.');
  expect(screen.getByRole('link', { name: 'Choose your emails' }).getAttribute('href')).toBe('/account#mails');
  expect(screen.queryByRole('button')).toBeNull();
});

test('without a connection it says so and offers a retry; a failed press changes nothing on the screen', async () => {
  isReachable = false;
  show('#link=right');
  expect((await screen.findByRole('alert')).textContent).toContain('Your choice could not be loaded.');
  isReachable = true;
  await user.click(await button('Try again'));
  const stop = await button('Stop these emails');
  isReachable = false;
  await user.click(stop);
  await waitFor(() =>
    expect(toastStore.toasts().map(({ content }) => content)).toContain(
      'We could not reach the server. Check your connection and try again.',
    ),
  );
  await button('Stop these emails');
  expect(isMailed).toBe(true);
});
