import { ApolloClient, ApolloLink } from '@apollo/client';
import { jest } from '@jest/globals';
import { i18n } from '@lingui/core';
import { render, screen, waitFor } from '@testing-library/react';
import { OperationTypeNode } from 'graphql';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { from, NEVER, of } from 'rxjs';
import type { Role } from '../../server/core/actor.rules.ts';
import { exactTotalLimit } from '../../server/core/product.rules.ts';
import { wordlessAnswer } from '../../test/wordless-answers.ts';
import { createCache, defaultOptions } from './cache.ts';
import { Providers } from './providers.tsx';
import { routesOf } from './routes.tsx';

const ofTheApi = 'Take `after` to read on.';
const refusal = {
  message: ofTheApi,
  extensions: { code: 'BAD_USER_INPUT', fields: { page: ofTheApi, after: ofTheApi } },
};
const USUAL_PAGE_SIZE = 10;
/** Every list has this many rows, on its first pages. */
const ROWS = 60;

type Answer = Record<string, unknown>;
/** A page past the end has no rows; a list without pages is empty. */
const without = (list: unknown): unknown =>
  Array.isArray(list) ? [] : list && typeof list === 'object' ? { ...list, items: [], total: ROWS } : list;

function openList(address: string, role: Role | null) {
  const link = new ApolloLink(({ query, variables, operationType }) => {
    if (operationType === OperationTypeNode.SUBSCRIPTION) return NEVER;
    const {
      page,
      pageSize = USUAL_PAGE_SIZE,
      after,
    } = variables as { page?: number; pageSize?: number; after?: string };
    if (after || (page !== undefined && !(page >= 1 && page * pageSize <= exactTotalLimit)))
      return of({ data: null, errors: [refusal] });
    const answer = wordlessAnswer(query, variables, { me: role, flag: true, count: ROWS, items: 2 });
    const isBeyond = page !== undefined && (page - 1) * pageSize >= ROWS;
    return from(answer.then(({ data }) => ({ data: isBeyond && data ? emptied(data) : data }) as never));
  });
  const emptied = (data: Answer): Answer =>
    Object.fromEntries(Object.entries(data).map(([field, value]) => [field, field === 'me' ? value : without(value)]));
  const client = new ApolloClient({ cache: createCache(), defaultOptions, link });
  const router = createMemoryRouter(routesOf(client), { initialEntries: [address] });
  render(
    <Providers client={client} words={i18n} isPhone={false}>
      <RouterProvider router={router} useTransitions={false} />
    </Providers>,
  );
  return router;
}

beforeEach(() => {
  jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  jest.spyOn(console, 'info').mockImplementation(() => undefined);
  // The router warns that nothing is rendered while the first page loads.
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});

/** The lists whose page is in the address. */
const lists: [string, Role | null][] = [
  ['/jobs/search?q=&page=', null],
  ['/jobs/search?q=nurse&urgent=1&page=', null],
  ['/apply-for-jobs?page=', null],
  ['/apply-for-jobs?tab=saved&saved-page=', 'JOBSEEKER'],
  ['/applied-jobs?page=', 'JOBSEEKER'],
  ['/applied-jobs?tab=hiring-done&page=', 'JOBSEEKER'],
  ['/applied-jobs?tab=withdrawn&page=', 'JOBSEEKER'],
  ['/applied-jobs?tab=invitations&page=', 'JOBSEEKER'],
  ['/hire/quick-hire?all=1&page=', 'HR'],
  ['/admin/support?page=', 'ADMIN'],
  ['/admin/support?state=CLOSED&page=', 'ADMIN'],
  ['/admin/users?after=', 'ADMIN'],
  ['/admin/jobs?after=', 'ADMIN'],
  ['/admin/companies?after=', 'ADMIN'],
  ['/admin/reports?after=', 'ADMIN'],
  ['/admin/announcements?after=', 'ADMIN'],
  ['/admin/contact?after=', 'ADMIN'],
  ['/superadmin/tasks?after=', 'SUPERADMIN'],
  ['/superadmin/audit?after=', 'SUPERADMIN'],
];

test.each(lists.map(([list, role]) => [`${list}9999`, role] as const))(
  '%s says that it is past the end of the list, and leads back',
  async (address, role) => {
    const router = openList(address, role);
    await screen.findByText('This page is past the end of the list.', {}, { timeout: 15_000 });
    expect(document.body.textContent).not.toContain(ofTheApi);
    const back = screen.getByRole<HTMLAnchorElement>('link', { name: 'Go to the first page' });
    const left = new URLSearchParams(back.search);
    for (const name of ['page', 'saved-page', 'after']) expect(left.has(name)).toBe(false);
    expect(back.pathname).toBe(router.state.location.pathname);
  },
);

test.each(
  lists
    // None of the answers contains a withdrawn application.
    .filter(([list]) => !/after|withdrawn/.test(list))
    .map(([list, role]) => [`${list}0`, role] as const),
)('%s is the first page', async (address, role) => {
  openList(address, role);
  await waitFor(() => expect(document.querySelector('main')?.textContent).toMatch(/१|२/), { timeout: 15_000 });
  expect(document.body.textContent).not.toContain(ofTheApi);
  expect(screen.queryByText('This page is past the end of the list.')).toBeNull();
});

test('the last page is one click away too, if known', async () => {
  const router = openList('/jobs/search?q=nurse&page=400', null);
  const last = await screen.findByRole<HTMLAnchorElement>('link', { name: 'Go to the last page' }, { timeout: 15_000 });
  expect([last.pathname, last.search]).toEqual(['/jobs/search', '?q=nurse&page=6']);
  expect(router.state.location.search).toBe('?q=nurse&page=400');
});

test.each(['/hire/hiring?page=9999', '/hire/all-applications?page=9999', '/hire/rejected-students?page=9999&size=50'])(
  '%s leads to the last page of the list',
  async (address) => {
    const router = openList(address, 'HR');
    await waitFor(() => expect(router.state.location.search).toMatch(/page=(2|15|20)\b/), { timeout: 15_000 });
  },
);
