import { screen, waitFor, within } from '@testing-library/react';
import { noCounts } from '../../../test/sample-counts.ts';
import { type Answers, showScreen } from '../../../test/screen.tsx';
import { user } from '../../../test/user.ts';
import { SearchPage } from './search-page.tsx';

const nothing = { jobs: { items: [], total: 0, totalIsExact: true, page: 1 } };

const openAt = (at: string, suggestion: string | null = null) =>
  showScreen(<SearchPage />, {
    at,
    answers: {
      Me: () => ({ me: null }),
      SearchJobs: () => nothing,
      SearchCounts: () => noCounts,
      SearchSuggestion: () => ({ searchSuggestion: suggestion }),
      JobSuggestions: () => ({ jobSuggestions: [] }),
    },
  });

test('a search without results offers the nearest words, which lead to a search with the same filters', async () => {
  const { address, askedFor } = openAt('/jobs/search?q=nrse&location=Pune&sort=pay', 'nurse');
  await user.click(await screen.findByRole('link', { name: 'nurse' }));
  expect(address()).toBe('/jobs/search?q=nurse&location=Pune&sort=pay');
  expect(askedFor('SearchSuggestion')[0]).toMatchObject({ filter: { q: 'nrse', location: 'Pune' } });
});

test('without nearer words, or without a search text, no suggestions are fetched', async () => {
  const { askedFor } = openAt('/jobs/search?q=&location=Pune');
  await screen.findByText('No jobs found matching your criteria.');
  expect([askedFor('SearchSuggestion'), screen.queryByText(/Did you mean/)]).toEqual([[], null]);
});

test('the chosen order is in the address and the request, and stays; best match needs a search text', async () => {
  const { address, askedFor } = openAt('/jobs/search?q=');
  const orders = () =>
    within(screen.getByRole('group', { name: 'Sort by' }))
      .getAllByRole('radio')
      .map((radio) => (radio as HTMLInputElement).labels?.[0]?.textContent);
  expect(orders()).toEqual(['Newest first', 'Highest pay']);
  await user.click(screen.getByRole('radio', { name: 'Highest pay' }));
  expect(address()).toBe('/jobs/search?q=&sort=pay');
  expect(askedFor('SearchJobs').at(-1)).toMatchObject({ sort: 'PAY' });
  await user.type(screen.getByLabelText('Job title, keywords or company'), 'nurse{Enter}');
  expect(address()).toBe('/jobs/search?q=nurse&sort=pay');
  expect(orders()).toEqual(['Newest first', 'Best match', 'Highest pay']);
});

test('retrying after a failure refetches results and counts, and nothing that had loaded', async () => {
  const known: Answers = {
    Me: () => ({ me: null }),
    SearchJobs: () => nothing,
    SearchCounts: () => noCounts,
    SearchSuggestion: () => ({ searchSuggestion: null }),
    JobSuggestions: () => ({ jobSuggestions: [] }),
  };
  const answers: Answers = { ...known, SearchJobs: 'FAIL', SearchCounts: 'FAIL' };
  const { asked } = showScreen(<SearchPage />, { at: '/jobs/search?q=nurse', answers });
  const again = await screen.findByRole('button', { name: 'Try again' });
  await waitFor(() => expect(asked).toHaveLength(4));
  Object.assign(answers, known);
  await user.click(again);
  await screen.findByText('No jobs found matching your criteria.');
  const names = asked.slice(4).map(({ operation }) => operation);
  expect(names.filter((name) => name !== 'SearchSuggestion').toSorted()).toEqual(['SearchCounts', 'SearchJobs']);
});
