import { screen, waitFor, within } from '@testing-library/react';
import { noCounts } from '../../../test/sample-counts.ts';
import { sampleCard } from '../../../test/sample-card.ts';
import { type Answers, showScreen } from '../../../test/screen.tsx';
import { user } from '../../../test/user.ts';
import { SearchPage } from './search-page.tsx';

const job = {
  ...sampleCard,
  title: 'Nurse',
  location: 'Chennai',
  experienceText: '1-2 years',
  salaryText: '₹30,000 - ₹45,000 per month',
  isUrgent: true,
};
const nothing = { jobs: { items: [], total: 0, totalIsExact: true, page: 1 } };

const openAt = (at: string, suggestion: string | null = null, found: object = nothing) =>
  showScreen(<SearchPage />, {
    at,
    answers: {
      Me: () => ({ me: null }),
      SearchJobs: () => found,
      SearchCounts: () => noCounts,
      SearchSuggestion: () => ({ searchSuggestion: suggestion }),
      JobSuggestions: () => ({ jobSuggestions: [] }),
    },
  });

test('PUB-02 PUB-03 PUB-11 PUB-12 OP-102 before a search it says how to start; an address is a search', async () => {
  const { unmount } = openAt('/jobs/search');
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Find Your Next Opportunity');
  expect(screen.getByRole('heading', { name: 'Start your job search' })).toBeTruthy();
  unmount();
  openAt('/jobs/search?q=nurse&location=Pune&experience=Senior');
  const fields = ['Job title, keywords or company', 'Location', 'Experience level'];
  expect(fields.map((label) => screen.getByLabelText<HTMLInputElement>(label).value)).toEqual([
    'nurse',
    'Pune',
    'Senior',
  ]);
  expect(screen.queryByRole('heading', { name: 'Start your job search' })).toBeNull();
});

test('PUB-06 PUB-07 PUB-08 PUB-09 PUB-17 the results with their number, each with its facts', async () => {
  const other = { ...job, id: 'j2', title: 'Night Nurse', isUrgent: false };
  openAt('/jobs/search?q=NURSE', null, { jobs: { items: [job, other], total: 12, totalIsExact: true, page: 1 } });
  await screen.findByRole('heading', { name: '12 Job Result(s) Found' });
  const [card, next] = screen.getAllByRole('article').map((each) => within(each));
  for (const text of ['Nurse', /^Ravi Mills/, 'Chennai', '1-2 years', '₹30,000 - ₹45,000 per month', 'Today', 'Urgent'])
    expect(card?.getByText(text)).toBeTruthy();
  expect(card?.getByRole('link', { name: 'View Details' }).getAttribute('href')).toBe('/jobs/details/j1');
  expect(next?.queryByText('Urgent')).toBeNull();
});

test('PUB-10 a search without results says so, and offers a way on', async () => {
  const { address } = openAt('/jobs/search?q=zzzzzz');
  await screen.findByRole('heading', { name: '0 Job Result(s) Found' });
  expect(screen.getByText('No jobs found matching your criteria.')).toBeTruthy();
  await user.click(screen.getByRole('link', { name: 'See all jobs' }));
  expect(address()).toBe('/jobs/search?q=');
});

test.each([
  [null, 'Login to Apply', '/login?returnTo=%2Fjobs%2Fsearch%3Fq%3Ddriver%26page%3D2'],
  ['JOBSEEKER', 'Apply', '/apply-for-jobs'],
])('PUB-13 PUB-14 PUB-15 OP-103 role %s: the way home, and %s', async (role, name, path) => {
  const person = { id: 'u', name: 'Asha', email: 'a@example.in', emailVerified: true, consentRequired: false };
  const me = role && { ...person, role, deletesAt: null };
  const own: Answers = { Me: () => ({ me }), SearchJobs: () => nothing, SearchCounts: () => noCounts };
  const answers: Answers = { ...own, SearchSuggestion: () => ({ searchSuggestion: null }) };
  answers.JobSuggestions = () => ({ jobSuggestions: [] });
  showScreen(<SearchPage />, { at: '/jobs/search?q=driver&page=2', answers });
  expect((await screen.findByRole('link', { name })).getAttribute('href')).toBe(path);
  expect(screen.getByRole('link', { name: 'Back to Home' }).getAttribute('href')).toBe('/');
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
