import { ApolloClient, ApolloLink, InMemoryCache } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { jest } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { of, throwError } from 'rxjs';
import { WithWords } from '../../../test/with-words.tsx';
import { fill, user } from '../../../test/user.ts';
import { Announcements } from './announcements.tsx';

const asked = jest.fn<(variables: unknown) => void>();
let isReachable = true;
let hasShrunk = false;
/** Stands in for the network: eight announcements without a search, none with one. */
const network = new ApolloLink(({ variables }) => {
  asked(variables);
  if (!isReachable) return throwError(() => new TypeError('Failed to fetch'));
  const total = variables.search ? 0 : hasShrunk ? 6 : 8;
  const onPage = variables.page === 1 ? 6 : total - 6;
  const items = Array.from({ length: total && onPage }, (_, index) => ({
    __typename: 'Announcement',
    id: `${variables.page}-${index}`,
    date: '2026-11-21T06:30:00Z',
    title: `News ${variables.page}-${index}`,
    description: 'Something new.',
    type: 'NEW',
  }));
  return of({ data: { announcements: { __typename: 'AnnouncementPage', total, pageSize: 6, items } } });
});

const settle = () => act(() => jest.advanceTimersByTimeAsync(400));
const show = () =>
  render(
    <ApolloProvider client={new ApolloClient({ cache: new InMemoryCache(), link: network })}>
      <MemoryRouter>
        <Announcements />
      </MemoryRouter>
    </ApolloProvider>,
    { wrapper: WithWords },
  );

beforeEach(() => {
  jest.useFakeTimers();
  asked.mockReset();
  isReachable = true;
  hasShrunk = false;
});
afterEach(() => jest.useRealTimers());

test('LAND-17 LAND-18 another filter starts at its first page', async () => {
  show();
  await settle();
  expect(screen.getAllByRole('article')).toHaveLength(6);
  await user.click(screen.getByRole('button', { name: 'Page 2' }));
  await settle();
  expect(screen.getAllByRole('article')).toHaveLength(2);
  await user.click(screen.getByRole('tab', { name: 'Old' }));
  await settle();
  expect(asked).toHaveBeenLastCalledWith({ search: '', filter: 'OLD', page: 1 });
});

test('LAND-16 LAND-19 a search waits until typing stops, and says when nothing was found', async () => {
  show();
  await settle();
  for (const value of ['z', 'zz', ' zzz ']) await fill(screen.getByLabelText('Search announcements'), value);
  await settle();
  expect(asked).toHaveBeenCalledTimes(2);
  expect(asked).toHaveBeenLastCalledWith({ search: 'zzz', filter: 'ALL', page: 1 });
  expect(screen.queryByText('No announcements found.')).not.toBeNull();
});

test('a failure is shown, and a retry recovers', async () => {
  isReachable = false;
  show();
  await settle();
  expect(screen.queryByText('Announcements could not be loaded.')).not.toBeNull();
  isReachable = true;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await settle();
  expect(screen.getAllByRole('article')).toHaveLength(6);
});

test('a page that is gone when opened leads back to the first', async () => {
  show();
  await settle();
  hasShrunk = true;
  await user.click(screen.getByRole('button', { name: 'Page 2' }));
  await settle();
  expect(screen.queryByText('This page is past the end of the list.')).not.toBeNull();
  await user.click(screen.getByRole('button', { name: 'Go to the first page' }));
  await settle();
  expect(screen.getAllByRole('article')).toHaveLength(6);
});
