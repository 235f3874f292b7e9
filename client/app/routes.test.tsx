import { ApolloClient, ApolloLink } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { jest } from '@jest/globals';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import { OperationTypeNode } from 'graphql';
import { createMemoryRouter, type RouteObject, RouterProvider } from 'react-router-dom';
import { from, map, NEVER, of } from 'rxjs';
import { WithWords } from '../../test/with-words.tsx';
import { user } from '../../test/user.ts';
import { paths } from '../shared/lib/paths.ts';
import { createCache, defaultOptions } from './cache.ts';
import { routesOf } from './routes.tsx';

const me = {
  __typename: 'User',
  id: 'u',
  name: 'Rohan Mehta',
  email: 'rohan@example.in',
  role: 'HR',
  emailVerified: true,
  consentRequired: false,
  deletesAt: null,
};
const answers: Record<string, object> = {
  Me: { me },
  RecruiterCard: { hrProfile: { __typename: 'HrProfile', company: 'Tarang Softworks' } },
  UnreadNotificationCount: { unreadNotificationCount: 0 },
  SupportMessages: { supportMessages: [] },
  FilledJob: { filledJob: null },
  JobListings: {
    hrJobs: { __typename: 'JobPage', items: [], total: 0 },
    hrAnalytics: { __typename: 'HrAnalytics', totalJobs: 1, totalApplications: 0 },
  },
  JobSteps: {
    hrJobs: {
      __typename: 'JobPage',
      items: [
        { __typename: 'Job', id: 'j2', number: 1002, title: 'Spinner', applicationsReceived: 0 },
        { __typename: 'Job', id: 'j1', number: 1001, title: 'Weaver', applicationsReceived: 3 },
      ],
      total: 2,
    },
  },
  Applicants: {
    hrApplications: {
      __typename: 'ApplicationPage',
      items: [],
      total: 0,
      totalIsExact: true,
      page: 1,
      hasNextPage: false,
      endCursor: null,
    },
  },
  UndoableDecisions: { undoableDecisions: [] },
};
let asked: string[];
let stepsOnTheirWay = Promise.resolve();
const network = new ApolloLink(({ operationName = '', operationType }) => {
  asked.push(operationName);
  const data = answers[operationName];
  if (operationType === OperationTypeNode.SUBSCRIPTION || !data) return NEVER;
  if (operationName !== 'JobSteps') return of({ data });
  return from(stepsOnTheirWay).pipe(map(() => ({ data })));
});

const slowCode: Record<string, PromiseWithResolvers<void>> = {
  [paths.hiring]: Promise.withResolvers<void>(),
  [paths.applications]: Promise.withResolvers<void>(),
};
const pages: Record<string, Pick<RouteObject, 'lazy' | 'Component'>> = {
  [paths.hrSchedule]: { lazy: () => Promise.reject(new TypeError('Failed to fetch dynamically imported module')) },
  [paths.account]: { Component: () => <h1>Account</h1> },
};
/** The routes of the product, with pages of the test at some addresses. */
const withPages = (all: RouteObject[]): RouteObject[] =>
  all.map(({ children, ...route }) => {
    const { lazy, ...known } = route;
    const own = route.path && pages[route.path];
    const code = route.path && slowCode[route.path];
    const late = code && {
      lazy: async () => {
        await code.promise;
        return (lazy as () => Promise<RouteObject>)();
      },
    };
    return {
      ...(own ? { ...known, ...own } : route),
      ...late,
      ...(children && { children: withPages(children) }),
    } as RouteObject;
  });

function openApp(path: string) {
  asked = [];
  jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  const client = new ApolloClient({ cache: createCache(), defaultOptions, link: network });
  // The product waits for the code of the first page before it draws anything.
  const routes = [{ hydrateFallbackElement: <p>Loading</p>, children: withPages(routesOf(client)) }];
  const router = createMemoryRouter(routes, { initialEntries: [path] });
  render(
    <ApolloProvider client={client}>
      <RouterProvider router={router} useTransitions={false} />
    </ApolloProvider>,
    { wrapper: WithWords },
  );
  return router;
}

const countOf = (operation: string) => asked.filter((name) => name === operation).length;

test('a page is asked for once, while its code is on the way, and anew when it is visited again', async () => {
  document.cookie = 'userDetails=x';
  const router = openApp(paths.hiring);
  await waitFor(() => expect(countOf('JobListings')).toBe(1));
  expect(screen.queryByRole('heading', { name: 'Job Listings' })).toBeNull();
  slowCode[paths.hiring]?.resolve();
  await screen.findByRole('heading', { name: 'Job Listings' }, { timeout: 15_000 });
  expect(countOf('JobListings')).toBe(1);
  await act(() => router.navigate(paths.account));
  await screen.findByRole('heading', { name: 'Account' });
  await act(() => router.navigate(paths.hiring));
  await screen.findByRole('heading', { name: 'Job Listings' });
  expect(countOf('JobListings')).toBe(2);
  document.cookie = 'userDetails=; max-age=0';
});

test('what an answer leads to is asked for at once, too: the applicants of the first job', async () => {
  document.cookie = 'userDetails=x';
  const router = openApp(paths.applications);
  await waitFor(() => expect(countOf('Applicants')).toBe(1));
  expect(screen.queryByRole('heading', { level: 1 })).toBeNull();
  slowCode[paths.applications]?.resolve();
  await screen.findByRole('heading', { name: 'Applications for: Weaver' }, { timeout: 15_000 });
  await waitFor(() => expect(router.state.location.search).toBe('?job=j1'));
  expect([countOf('JobSteps'), countOf('Applicants')]).toEqual([1, 1]);
  await act(() => router.navigate(paths.account));
  await screen.findByRole('heading', { name: 'Account' });
  const late = Promise.withResolvers<void>();
  stepsOnTheirWay = late.promise;
  await act(() => router.navigate(paths.applications));
  await screen.findByRole('heading', { name: 'Applications for: Weaver' });
  await waitFor(() => expect([countOf('JobSteps'), countOf('Applicants')]).toEqual([2, 2]));
  late.resolve();
  await act(() => router.navigate(paths.account));
  await screen.findByRole('heading', { name: 'Account' });
  expect(countOf('Applicants')).toBe(2);
  document.cookie = 'userDetails=; max-age=0';
});

test('a page whose code does not come is said in its place: the menus stay, and lead on', async () => {
  const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  openApp(paths.hrSchedule);
  expect((await screen.findByRole('heading', { level: 1 }, { timeout: 15_000 })).textContent).toBe(
    'Unexpected Application Error!',
  );
  expect(within(screen.getByRole('main')).getByText('This page stopped working.')).toBeTruthy();
  expect(await screen.findByText('Rohan Mehta')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Logout' })).toBeTruthy();
  await user.click(within(screen.getByRole('navigation', { name: 'Main menu' })).getByRole('link', { name: 'Hiring' }));
  expect(await screen.findByRole('heading', { level: 1, name: 'Job Listings' })).toBeTruthy();
  logged.mockRestore();
});
