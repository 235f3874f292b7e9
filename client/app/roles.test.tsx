import { ApolloClient, ApolloLink } from '@apollo/client';
import { jest } from '@jest/globals';
import { i18n } from '@lingui/core';
import { act, cleanup, render, waitFor } from '@testing-library/react';
import { Kind, type OperationDefinitionNode, OperationTypeNode } from 'graphql';
import { isValidElement } from 'react';
import { createMemoryRouter, matchRoutes, RouterProvider } from 'react-router-dom';
import { from, NEVER } from 'rxjs';
import { allPages } from '../../server/core/client-pages.rules.ts';
import { roles } from '../../server/core/actor.rules.ts';
import { matrix } from '../../test/authorisation-matrix.ts';
import { wordlessAnswer } from '../../test/wordless-answers.ts';
import { homeOf } from '../shared/lib/homes.ts';
import { paths } from '../shared/lib/paths.ts';
import { loginPath } from '../shared/lib/return-to.ts';
import { toastStore } from '../shared/ui/toast.ts';
import { createCache, defaultOptions } from './cache.ts';
import { Providers } from './providers.tsx';
import { RequireRole } from './require-role.tsx';
import { routesOf } from './routes.tsx';

const viewers = ['VISITOR', ...roles] as const;
type Viewer = (typeof viewers)[number];

/** What the API refuses to a role, from the authorisation matrix. */
function isRefused(viewer: Viewer, field: string): boolean {
  const rows = matrix.filter(({ operation }) => operation === `Query.${field}`);
  return !rows.some(
    ({ allow }) => allow === 'ANYONE' || (allow === 'SIGNED_IN' ? viewer !== 'VISITOR' : allow.includes(viewer)),
  );
}

const fieldsOf = ({ selectionSet }: OperationDefinitionNode): string[] =>
  selectionSet.selections.flatMap((each) => (each.kind === Kind.FIELD ? [each.name.value] : []));

/** Opens the app in a viewer's browser; collects the queries that the API would refuse. */
function openAs(viewer: Viewer, address: string, whoIsIt: 'SAID' | 'NEVER_SAID') {
  const role = viewer === 'VISITOR' ? null : viewer;
  document.cookie = role
    ? `userDetails=${encodeURIComponent(JSON.stringify({ role: role.toLowerCase(), name: 'Asha' }))}`
    : 'userDetails=; max-age=0';
  const asked: string[] = [];
  const link = new ApolloLink(({ query, variables, operationType, operationName }) => {
    if (operationType === OperationTypeNode.SUBSCRIPTION) return NEVER;
    const [definition] = query.definitions;
    asked.push(...fieldsOf(definition as OperationDefinitionNode));
    if (operationName === 'Me' && whoIsIt === 'NEVER_SAID') return NEVER;
    return from(wordlessAnswer(query, variables, { me: role, flag: false, count: 1, items: 1 }));
  });
  const client = new ApolloClient({ cache: createCache(), defaultOptions, link });
  const router = createMemoryRouter(routesOf(client), { initialEntries: [address] });
  render(
    <Providers client={client} words={i18n} isPhone={false}>
      <RouterProvider router={router} useTransitions={false} />
    </Providers>,
  );
  return { router, refused: () => asked.filter((field) => isRefused(viewer, field)) };
}

/** The code of a page and of its queries has loaded, and its redirects have run. */
async function arrived({ router }: ReturnType<typeof openAs>): Promise<void> {
  await waitFor(() => expect(router.state.initialized && router.state.navigation.state).toBe('idle'));
  await act(() => new Promise((resolve) => setTimeout(resolve, 0)));
}

beforeEach(() => {
  jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  jest.spyOn(console, 'info').mockImplementation(() => undefined);
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});
afterEach(() => void (document.cookie = 'userDetails=; max-age=0'));

test.each(viewers)('no page sends a query that %s may not make, before their role is known', async (viewer) => {
  const opened = openAs(viewer, paths.about, 'NEVER_SAID');
  await arrived(opened);
  for (const { path } of allPages.filter(({ frame, roles: admitted }) => admitted || frame !== 'SITE')) {
    await act(() => opened.router.navigate(path.replace(':id', '1')));
    await arrived(opened);
    expect([path, opened.router.state.location.pathname, opened.refused()]).toEqual([
      path,
      path.replace(':id', '1'),
      [],
    ]);
  }
});

/** Whom the guards around a page admit. */
const guardsOf = (path: string): unknown[] =>
  (matchRoutes(routesOf(null), path.replace(':id', '1')) ?? []).flatMap(({ route: { element } }) =>
    isValidElement<{ is: unknown }>(element) && element.type === RequireRole ? [element.props.is] : [],
  );

test('ROLE-12 ROLE-13 OP-050 OP-051 HMISC-12 a guard stands before each page that is not for all', () => {
  for (const { path, roles: admitted } of allPages) expect([path, guardsOf(path).at(-1)]).toEqual([path, admitted]);
});

/** One page for each set of roles. */
const guarded = [...new Map(allPages.map((page) => [page.roles?.join(), page])).values()].filter((page) => page.roles);

test.each(viewers)(
  'ROLE-12 ROLE-13 OP-050 OP-051 HMISC-12 a page not meant for %s leads to the login, or home and says why',
  async (viewer) => {
    for (const { path, roles: admitted = [] } of guarded) {
      if (viewer !== 'VISITOR' && admitted.includes(viewer)) continue;
      const { router } = openAs(viewer, path, 'SAID');
      const isRefusalShown = () =>
        toastStore.toasts().some(({ content }) => content === "You don't have access to that page.");
      const expected = viewer === 'VISITOR' ? [loginPath(path), false] : [homeOf(viewer), true];
      await waitFor(() =>
        expect([router.state.location.pathname + router.state.location.search, isRefusalShown()]).toEqual(expected),
      );
      cleanup();
      toastStore.toasts([]);
    }
  },
);

const halfOpen = [`${paths.applyForJobs}?tab=saved`, paths.applyForJobs, paths.seekerJobDetails('1')];

test.each(viewers)('what is open to all asks nothing that %s may not read', async (viewer) => {
  for (const address of halfOpen) {
    const opened = openAs(viewer, address, 'SAID');
    await arrived(opened);
    expect([opened.router.state.location.pathname, opened.refused()]).toEqual([address.split('?')[0], []]);
    cleanup();
  }
});
