import { ApolloClient, ApolloLink } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { jest } from '@jest/globals';
import { act, render, screen, waitFor, within } from '@testing-library/react';
import { OperationTypeNode } from 'graphql';
import { createMemoryRouter, type RouteObject, RouterProvider } from 'react-router-dom';
import { from, map, NEVER, of, throwError } from 'rxjs';
import { WithWords } from '../../test/with-words.tsx';
import { user } from '../../test/user.ts';
import { paths } from '../shared/lib/paths.ts';
import type { Role } from '../gql/graphql.ts';
import { UnreadNotificationCountDocument } from '../workspace/notifications/notification-documents.ts';
import { createCache, defaultOptions } from './cache.ts';
import { asPage } from './page-loader.tsx';
import { routesOf } from './routes.tsx';

const me = {
  __typename: 'User',
  id: 'u',
  name: 'Rohan Mehta',
  email: 'rohan@example.in',
  emailVerified: true,
  consentRequired: false,
  deletesAt: null,
};
let role: Role;
let failing: string;
const answers: Record<string, object> = {
  RecruiterCard: { hrProfile: { __typename: 'HrProfile', company: 'Tarang Softworks' } },
  UnreadNotificationCount: { unreadNotificationCount: 0 },
  SupportMessages: { supportMessages: [] },
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
  FilledJob: { filledJob: null, job: null },
};
let asked: string[];
let stepsOnTheirWay = Promise.resolve();
const network = new ApolloLink(({ operationName = '', operationType }) => {
  asked.push(operationName);
  const data = operationName === 'Me' ? { me: { ...me, role } } : answers[operationName];
  if (operationName === failing) return throwError(() => new TypeError('Failed to fetch'));
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
  [paths.postJob]: {
    Component: asPage(() => {
      throw new Error('A page that breaks');
    }),
  },
  [paths.account]: { Component: asPage(() => <h1>Account</h1>) },
};
/** The app's routes, with test pages at some addresses. */
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
  // The app waits for the code of the first page before it renders.
  const routes = [{ hydrateFallbackElement: <p>Loading</p>, children: withPages(routesOf(client)) }];
  const router = createMemoryRouter(routes, { initialEntries: [path] });
  render(
    <ApolloProvider client={client}>
      <RouterProvider router={router} useTransitions={false} />
    </ApolloProvider>,
    { wrapper: WithWords },
  );
  return { router, client };
}

/** The hint that the server sets next to the session. */
const rememberRole = (hint: string) => void (document.cookie = `userDetails=${encodeURIComponent(hint)}`);

beforeEach(() => {
  role = 'HR';
  failing = '';
  rememberRole('{"role":"hr","name":"Rohan Mehta"}');
});
afterEach(() => void (document.cookie = 'userDetails=; max-age=0'));

const countOf = (operation: string) => asked.filter((name) => name === operation).length;

test("a page's data is fetched once, while its code loads, and again on the next visit", async () => {
  const { router } = openApp(paths.hiring);
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
});

test('a follow-up request starts at once, too: the applicants of the first job', async () => {
  const { router } = openApp(paths.applications);
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
});

test('a page whose code fails to load shows an error in its place; the menus stay usable', async () => {
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

type Router = ReturnType<typeof openApp>['router'];
const interruptions: [string, (router: Router) => unknown][] = [
  ['a click on another link', (router) => router.navigate(paths.applications)],
  ['a click on the page that stands', (router) => router.navigate(paths.account)],
  ['another query of the page that stands', (router) => router.navigate(`${paths.account}?tab=2`)],
  ['another section of the page that stands', (router) => router.navigate(`${paths.account}#logins`)],
  ['the back button', (router) => router.navigate(-1)],
  ['an address that leads on', (router) => router.navigate('/hire')],
  ['a page of another role', (router) => router.navigate(paths.adminHome)],
  ['code that does not come', () => slowCode[paths.allJobs]?.reject(new TypeError('Failed to fetch'))],
  ['a page that breaks', (router) => router.navigate(paths.postJob)],
  ['a page that nobody has', (router) => router.navigate('/nowhere')],
  ['nothing: the page comes', () => slowCode[paths.allJobs]?.resolve()],
  [
    'nothing: the page comes, without its answer',
    () => {
      failing = 'JobSteps';
      slowCode[paths.allJobs]?.resolve();
    },
  ],
];

/** An account page, and a click to a page that is still loading. */
async function openWhileLeaving() {
  slowCode[paths.hiring]?.resolve();
  slowCode[paths.applications]?.resolve();
  slowCode[paths.allJobs] = Promise.withResolvers<void>();
  const app = openApp(paths.hiring);
  const { router, client } = app;
  await screen.findByRole('heading', { name: 'Job Listings' }, { timeout: 15_000 });
  await act(() => router.navigate(paths.account));
  await screen.findByRole('heading', { name: 'Account' });
  act(() => void router.navigate(paths.allJobs));
  await waitFor(() => expect(router.state.navigation.location?.pathname).toBe(paths.allJobs));
  const readAgain = async () => {
    const before = countOf('UnreadNotificationCount');
    await act(() => client.query({ query: UnreadNotificationCountDocument, fetchPolicy: 'network-only' }));
    return countOf('UnreadNotificationCount') - before;
  };
  return { ...app, readAgain };
}

test.each(interruptions)('refetched data comes from the server after a click was ended by %s', async (_, end) => {
  const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const { router, readAgain } = await openWhileLeaving();
  await act(async () => void end(router));
  await waitFor(() => expect(router.state.navigation.state).toBe('idle'));
  await act(async () => undefined);
  expect(await readAgain()).toBe(1);
  logged.mockRestore();
});

test('the mounted page refetches from the server while the next one is loading', async () => {
  const { router, readAgain } = await openWhileLeaving();
  expect([await readAgain(), router.state.location.pathname]).toEqual([1, paths.account]);
});
