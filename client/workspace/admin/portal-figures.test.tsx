import { ApolloClient, ApolloLink, InMemoryCache } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { jest } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { of, throwError } from 'rxjs';
import { WithWords } from '../../../test/with-words.tsx';
import { user } from '../../../test/user.ts';
import { sessionExpired } from '../../shared/lib/session.ts';
import { PortalFigures } from './portal-figures.tsx';
import { adminGroups, superadminGroups } from './portal-groups.ts';

const asked = jest.fn<() => void>();
let isReachable = true;
let seekers = 0;
/** Stands in for the network: each request returns one more seeker. */
const network = new ApolloLink(() => {
  asked();
  if (!isReachable) return throwError(() => new TypeError('Failed to fetch'));
  seekers += 1;
  const usersByRole = Object.entries({ JOBSEEKER: seekers, HR: 20_345, ADMIN: 2, SUPERADMIN: 1 }).map(
    ([role, total]) => ({ __typename: 'RoleTotal', role, total }),
  );
  const countedAt = new Date().toISOString();
  return of({
    data: {
      portalTotals: {
        __typename: 'PortalTotals',
        usersByRole,
        activeJobs: 500,
        closedJobs: 12,
        heldJobs: 1,
        openReports: 2,
        applications: 3_000_000,
        messagesWaiting: 4,
        countedAt,
      },
    },
  });
});

const pass = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
const show = (groups = adminGroups) =>
  render(
    <ApolloProvider client={new ApolloClient({ cache: new InMemoryCache(), link: network })}>
      <MemoryRouter>
        <PortalFigures groups={groups} />
      </MemoryRouter>
    </ApolloProvider>,
    { wrapper: WithWords },
  );
const numberOf = (label: string): string | null | undefined =>
  screen.getByText(label).closest('.ant-statistic')?.querySelector('.ant-statistic-content')?.textContent;

let isHidden = false;
Object.defineProperty(document, 'hidden', { get: () => isHidden });
const setHidden = (hidden: boolean) => {
  isHidden = hidden;
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
};

beforeEach(() => {
  jest.useFakeTimers({ now: new Date('2026-11-18T10:35:10Z') });
  asked.mockReset();
  isReachable = true;
  seekers = 0;
  isHidden = false;
});
afterEach(() => {
  sessionExpired(false);
  jest.useRealTimers();
});

test('each figure has its label, Indian digit grouping and the time it was counted', async () => {
  show();
  expect(screen.queryByText('Loading the figures…')).not.toBeNull();
  await pass(50);
  expect(
    [
      'Job seekers',
      'Recruiters',
      'Admins',
      'Superadmins',
      'Active jobs',
      'Closed jobs',
      'Applications',
      'Messages waiting',
    ].map(numberOf),
  ).toEqual(['1', '20,345', '2', '1', '500', '12', '30,00,000', '4']);
  expect(screen.getByText(/^Updated at/).textContent).toMatch(/^Updated at 4:05:10.PM\. $/);
  expect(screen.queryByText('Staff accounts')).toBeNull();
});

test('a figure that means work links to its list with the matching filter', async () => {
  show(superadminGroups);
  await pass(50);
  const places = screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
  expect(Object.fromEntries(places)).toEqual({
    'Job seekers': '/admin/users?role=JOBSEEKER',
    Recruiters: '/admin/users?role=HR',
    Admins: '/admin/users?role=ADMIN',
    Superadmins: '/admin/users?role=SUPERADMIN',
    'Active jobs': '/admin/jobs?state=OPEN',
    'Closed jobs': '/admin/jobs?state=CLOSED',
    'Jobs held for review': '/admin/jobs?state=HELD',
    'Open reports': '/admin/reports?state=OPEN',
    'Contact messages': '/admin/contact?state=OPEN',
    Support: '/admin/support',
  });
});

test('a superadmin also sees the number of staff', async () => {
  show(superadminGroups);
  await pass(50);
  expect(numberOf('Staff accounts')).toBe('3');
});

test('figures refresh every 10 s while the page is visible, not while hidden, and at once on return', async () => {
  show();
  await pass(50);
  await pass(10_000);
  expect(numberOf('Job seekers')).toBe('2');
  setHidden(true);
  await pass(120_000);
  expect(asked).toHaveBeenCalledTimes(2);
  setHidden(false);
  await pass(50);
  expect(numberOf('Job seekers')).toBe('3');
  await pass(10_000);
  expect(asked).toHaveBeenCalledTimes(4);
});

test('asvs-7.3.1 an untouched page stops refreshing after 15 minutes, says so, keeps no session alive', async () => {
  show();
  await pass(15 * 60_000 - 1000);
  const before = asked.mock.calls.length;
  expect(before).toBeGreaterThanOrEqual(89);
  expect(screen.queryByText(/Paused/)).toBeNull();
  await pass(3_600_000);
  expect(asked.mock.calls.length).toBeLessThanOrEqual(before + 1);
  expect(screen.queryByText(/Paused: nobody has been here for 15 minutes\./)).not.toBeNull();
  const resting = asked.mock.calls.length;
  await user.pointer({ target: document.body });
  await pass(50);
  expect(asked).toHaveBeenCalledTimes(resting + 1);
  expect(screen.queryByText(/Paused/)).toBeNull();
});

test('an expired session is not polled', async () => {
  show();
  await pass(50);
  act(() => void sessionExpired(true));
  await pass(60_000);
  expect(asked).toHaveBeenCalledTimes(1);
  act(() => void sessionExpired(false));
  await pass(50);
  expect(asked).toHaveBeenCalledTimes(2);
});

test('a failed refresh keeps the last figures and says so, and the next refresh recovers', async () => {
  show();
  await pass(50);
  isReachable = false;
  await pass(25_000);
  expect(numberOf('Job seekers')).toBe('1');
  expect(screen.getByRole('status').textContent).toBe('The figures could not be refreshed. These are the last ones.');
  expect(screen.getByText(/^Updated at/).textContent).toContain('4:05:10');
  isReachable = true;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await pass(50);
  expect(numberOf('Job seekers')).toBe('2');
  expect(screen.getByRole('status').textContent).toBe('');
});

test('figures that never loaded are retried, by the user or automatically', async () => {
  isReachable = false;
  show();
  await pass(50);
  expect(screen.queryByText('The figures could not be loaded.')).not.toBeNull();
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  await pass(50);
  expect(screen.queryByText('The figures could not be loaded.')).not.toBeNull();
  isReachable = true;
  await pass(10_000);
  expect(numberOf('Job seekers')).toBe('1');
});
