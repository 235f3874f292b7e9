import { ApolloClient, ApolloLink } from '@apollo/client';
import { ApolloProvider } from '@apollo/client/react';
import { jest } from '@jest/globals';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { OperationTypeNode } from 'graphql';
import { isValidElement } from 'react';
import { createMemoryRouter, matchRoutes, type RouteObject, RouterProvider } from 'react-router-dom';
import { NEVER, of } from 'rxjs';
import { screens } from '../../e2e/screen-list.ts';
import { privatePaths } from '../../server/app/private-paths.ts';
import type { Role } from '../gql/graphql.ts';
import { paths } from '../shared/lib/paths.ts';
import { createCache } from './cache.ts';
import { RequireRole } from './require-role.tsx';
import { routes } from './routes.tsx';

const me = {
  __typename: 'User',
  id: 'u',
  name: 'Rohan Mehta',
  email: 'rohan@example.in',
  role: 'HR',
  emailVerified: true,
  consentRequired: false,
};
const answers: Record<string, object> = {
  Me: { me },
  RecruiterCard: { hrProfile: { __typename: 'HrProfile', company: 'Tarang Softworks' } },
  UnreadNotificationCount: { unreadNotificationCount: 0 },
  SupportMessages: { supportMessages: [] },
  FilledJob: { filledJob: null },
};
const network = new ApolloLink(({ operationName = '', operationType }) =>
  operationType === OperationTypeNode.SUBSCRIPTION ? NEVER : of({ data: answers[operationName] }),
);

const pages: Record<string, Pick<RouteObject, 'lazy' | 'Component'>> = {
  [paths.hrSchedule]: { lazy: () => Promise.reject(new TypeError('Failed to fetch dynamically imported module')) },
  [paths.hrProfile]: { Component: () => <h1>Profile</h1> },
};
/** The routes of the product, with pages of the test at some addresses. */
const withPages = (all: RouteObject[]): RouteObject[] =>
  all.map(({ children, ...route }) => {
    const { lazy: _lazy, ...known } = route;
    const own = route.path && pages[route.path];
    return {
      ...(own ? { ...known, ...own } : route),
      ...(children && { children: withPages(children) }),
    } as RouteObject;
  });

test('a page whose code does not come is said in its place: the menus stay, and lead on', async () => {
  const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  const router = createMemoryRouter(withPages(routes), { initialEntries: [paths.hrSchedule] });
  render(
    <ApolloProvider client={new ApolloClient({ cache: createCache(), link: network })}>
      <RouterProvider router={router} />
    </ApolloProvider>,
  );
  expect((await screen.findByRole('heading', { level: 1 }, { timeout: 15_000 })).textContent).toBe(
    'Unexpected Application Error!',
  );
  expect(within(screen.getByRole('main')).getByText('This page stopped working.')).toBeTruthy();
  expect(await screen.findByText('Rohan Mehta')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Logout' })).toBeTruthy();
  await act(
    async () =>
      void fireEvent.click(
        within(screen.getByRole('navigation', { name: 'Main menu' })).getByRole('link', { name: 'Profile' }),
      ),
  );
  expect((await screen.findByRole('heading', { level: 1, name: 'Profile' })).textContent).toBe('Profile');
  logged.mockRestore();
});

interface PageRoute {
  path: string;
  /** Whom it admits; null for everybody. */
  roles: readonly Role[] | null;
}

const rolesOf = ({ element }: RouteObject): readonly Role[] | null =>
  isValidElement<{ is: readonly Role[] }>(element) && element.type === RequireRole ? element.props.is : null;
/** The pages of the router. What only redirects has nothing to show. */
const pagesOf = (all: RouteObject[], outer: readonly Role[] | null = null): PageRoute[] =>
  all.flatMap((route) => {
    const roles = rolesOf(route) ?? outer;
    return [
      ...(route.path && route.lazy ? [{ path: route.path, roles }] : []),
      ...pagesOf(route.children ?? [], roles),
    ];
  });

test('robots.txt closes each page that needs a login, and of the others only the search of the seekers’ area', () => {
  const isClosed = ({ path }: PageRoute) => privatePaths.some((closed) => path.startsWith(closed));
  const pagesOfAll = pagesOf(routes);
  expect(pagesOfAll.length).toBeGreaterThan(30);
  expect(pagesOfAll.filter((page) => page.roles && !isClosed(page))).toEqual([]);
  const closedToRobotsAlone = pagesOfAll.filter((page) => !page.roles && isClosed(page)).map(({ path }) => path);
  expect(closedToRobotsAlone).toEqual([paths.applyForJobs, paths.seekerJobDetails(':id')]);
});

test('the tour of the screens comes to each page, as somebody whom it admits', () => {
  const tours = { JOBSEEKER: screens.seeker, HR: screens.hr, ADMIN: screens.admin, SUPERADMIN: screens.superadmin };
  const pathAt = (address: string) => matchRoutes(routes, address.split(/[?#]/)[0] ?? '')?.at(-1)?.route.path;
  const isShown = ({ path, roles }: PageRoute) =>
    (roles ? roles.map((role) => tours[role]) : Object.values(screens))
      .flat()
      .some((address) => pathAt(address) === path);
  const notShown = pagesOf(routes)
    .filter((page) => !isShown(page))
    .map(({ path }) => path);
  // The first is the public page of a job in another frame, the other has nothing to show without a code under way.
  expect(notShown).toEqual([paths.seekerJobDetails(':id'), paths.verifyEmail]);
});
