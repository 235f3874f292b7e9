import { ApolloClient, ApolloLink } from '@apollo/client';
import { jest } from '@jest/globals';
import { i18n } from '@lingui/core';
import { render, screen } from '@testing-library/react';
import { OperationTypeNode } from 'graphql';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { from, NEVER } from 'rxjs';
import { allPages } from '../../server/core/client-pages.rules.ts';
import { wordlessAnswer } from '../../test/wordless-answers.ts';
import { createCache, defaultOptions } from './cache.ts';
import { Providers } from './providers.tsx';
import { routesOf } from './routes.tsx';

function openAsRecruiter(address: string) {
  const link = new ApolloLink(({ query, variables, operationType }) =>
    operationType === OperationTypeNode.SUBSCRIPTION
      ? NEVER
      : from(wordlessAnswer(query, variables, { me: 'HR', flag: true, count: 1, items: 1 })),
  );
  const client = new ApolloClient({ cache: createCache(), defaultOptions, link });
  const router = createMemoryRouter(routesOf(client), { initialEntries: [address] });
  render(
    <Providers client={client} words={i18n} isPhone={false}>
      <RouterProvider router={router} useTransitions={false} />
    </Providers>,
  );
  return router;
}

const headings: Record<string, string | RegExp> = {
  '/hire/hrprofile': 'Profile',
  '/hire/schedule': 'Schedule',
  '/hire/hiring': 'Job Listings',
  '/hire/post-job': 'Create New Job Posting',
  '/hire/all-jobs': 'All Jobs',
  '/hire/applications': /^Applications/,
  '/hire/all-applications': /^All Applications/i,
  '/hire/approved-students': /^Approved/,
  '/hire/students-on-hold': /Hold/,
  '/hire/rejected-students': /^Rejected/,
  '/hire/quick-hire': 'Kaamyab',
  '/hire/data-request': 'Data Request',
  '/hire/get-profile': 'Hire Hr Professionals',
  '/hire/webhooks': 'Webhooks',
};
const patience = { timeout: 15_000 };

beforeEach(() => {
  jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  jest.spyOn(console, 'info').mockImplementation(() => undefined);
  // The router warns that nothing is rendered while the first page loads.
  jest.spyOn(console, 'warn').mockImplementation(() => undefined);
});

test.each(Object.entries(headings))(
  'HLAY-01 HLAY-02 HLAY-05 HLAY-06 HLAY-07 HLAY-08 HLAY-10 HLAY-11 HLAY-12 %s has its page',
  async (path, name) => {
    const router = openAsRecruiter(path);
    expect(await screen.findByRole('heading', { level: 1, name }, patience)).toBeTruthy();
    expect(router.state.location.pathname).toBe(path);
  },
);

test('HLAY-01 every page of the area is listed here, and its short addresses lead to the profile', async () => {
  const paths = allPages.filter(({ frame }) => frame === 'RECRUITER').map(({ path }) => path);
  expect(paths.toSorted()).toEqual(Object.keys(headings).toSorted());
  for (const address of ['/hire', '/hr']) {
    const router = openAsRecruiter(address);
    await screen.findAllByRole('heading', { level: 1, name: 'Profile' }, patience);
    expect(router.state.location.pathname).toBe('/hire/hrprofile');
  }
});
