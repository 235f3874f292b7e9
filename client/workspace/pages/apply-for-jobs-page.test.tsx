import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { noCounts } from '../../../test/sample-counts.ts';
import { places, suggestPlaces } from '../../../server/hiring/jobs/search/place.rules.ts';
import { sampleCard } from '../../../test/sample-card.ts';
import { type Answers, showScreen } from '../../../test/screen.tsx';
import { fill, user } from '../../../test/user.ts';
import { ApplyForJobsPage } from './apply-for-jobs-page.tsx';

const jobOf = (number: number) => ({
  ...sampleCard,
  id: `j${number}`,
  title: `Loom Operator ${number}`,
  saved: false,
  status: 'ACTIVE',
  viewerCan: { save: true },
});
let jobs: ReturnType<typeof jobOf>[];
let answers: Answers;
beforeEach(() => {
  jobs = Array.from({ length: 16 }, (_, index) => jobOf(index + 1));
  answers = {
    Me: () => ({ me: null }),
    SearchCounts: () => noCounts,
    SearchSuggestion: () => ({ searchSuggestion: null }),
    JobSuggestions: () => ({ jobSuggestions: [] }),
    ApplyForJobs: ({ page }) => ({
      jobs: {
        items: jobs.slice(Number(page) * 10 - 10, Number(page) * 10),
        total: jobs.length,
        totalIsExact: true,
        page,
      },
    }),
  };
});

const show = (search = '') => showScreen(<ApplyForJobsPage />, { at: `/apply-for-jobs${search}`, answers });
const showing = (first: number, last: number) =>
  screen.findByText(`Showing ${first} - ${last} of ${jobs.length} jobs based on your filter`);
const field = (role: 'combobox' | 'textbox', name: string) => screen.getByRole<HTMLInputElement>(role, { name });
const search = () => user.click(screen.getByRole('button', { name: 'Search' }));
const chips = () =>
  within(screen.getByRole('list', { name: 'Active filters' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

test('JOBS-01 JOBS-02 JOBS-08 JOBS-09 JOBS-15 JOBS-18 JOBS-19 all jobs, ten a page; fields, dates', async () => {
  const { askedFor } = show();
  await showing(1, 10);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Apply for Jobs');
  expect(screen.getAllByRole('article')).toHaveLength(10);
  for (const name of ['Role', 'Location']) expect(field('combobox', name).value).toBe('');
  expect(field('textbox', 'Experience (in years)').value).toBe('');
  const dates = within(screen.getByRole('group', { name: 'Date posted' })).getAllByRole<HTMLInputElement>('radio');
  expect(dates.map(({ labels, checked }) => [labels?.[0]?.textContent, checked])).toEqual([
    ['All', true],
    ['Last 24 hours', false],
    ['Last 3 days', false],
    ['Last 7 days', false],
  ]);
  expect(screen.getByRole('link', { name: 'Page 1' }).getAttribute('aria-current')).toBe('page');
  await user.click(screen.getByRole('link', { name: 'Page 2' }));
  await showing(11, 16);
  expect(screen.getAllByRole('article')).toHaveLength(6);
  expect(askedFor('ApplyForJobs').map(({ page, pageSize }) => [page, pageSize])).toEqual([
    [1, 10],
    [2, 10],
  ]);
});

test('JOBS-03 JOBS-04 typing a place offers all 39 by name; an old name finds the new one', async () => {
  const { askedFor } = show();
  await showing(1, 10);
  expect(places).toHaveLength(39);
  expect(places.filter((place) => !suggestPlaces(place.slice(0, -1)).includes(place))).toEqual([]);
  const offered = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);
  await fill(field('combobox', 'Location'), 'Chenna');
  expect(offered()).toEqual(['Chennai']);
  await fill(field('combobox', 'Location'), 'b');
  expect(offered()).toEqual([]);
  await fill(field('combobox', 'Location'), 'bangal');
  await user.click(screen.getByRole('option', { name: 'Bengaluru' }));
  await search();
  await waitFor(() => expect(chips()).toEqual(['Bengaluru', 'Clear all']));
  expect(askedFor('ApplyForJobs').at(-1)).toMatchObject({ filter: { location: 'Bengaluru' } });
});

test('JOBS-06 JOBS-07 OP-092 role, place and years filter together; experience takes digits and one dot', async () => {
  const { askedFor } = show();
  await user.type(field('combobox', 'Role'), 'ward');
  await user.type(field('textbox', 'Experience (in years)'), '1a.5.');
  await user.type(field('combobox', 'Location'), 'Chennai');
  expect(field('textbox', 'Experience (in years)').value).toBe('1.5');
  await search();
  await waitFor(() => expect(chips()).toEqual(['ward', 'Chennai', '1.5 years of experience', 'Clear all']));
  expect(askedFor('ApplyForJobs').at(-1)).toMatchObject({ filter: { q: 'ward', location: 'Chennai', years: 1.5 } });
});

// Each filter has a chip that removes it; each change starts at page 1; the address has every filter.
test('JOBS-10 JOBS-11 JOBS-12 JOBS-13 JOBS-14 OP-093 chips remove filters; the address has all', async () => {
  const shown = show('?page=2');
  const { address, askedFor, router } = shown;
  await showing(11, 16);
  for (const [name, datePosted] of [
    ['Last 7 days', 'LAST_7_DAYS'],
    ['Last 3 days', 'LAST_3_DAYS'],
    ['Last 24 hours', 'LAST_24_HOURS'],
  ]) {
    await user.click(screen.getByRole('radio', { name }));
    expect(askedFor('ApplyForJobs').at(-1)).toMatchObject({ filter: { datePosted }, page: 1 });
  }
  await user.click(screen.getByRole('link', { name: 'Remove Last 24 hours' }));
  expect(askedFor('ApplyForJobs').at(-1)).toMatchObject({ filter: { datePosted: 'ALL' } });
  for (const name of ['Urgently hiring', 'Part Time', 'Contract', 'Hybrid'])
    await user.click(screen.getByRole('checkbox', { name }));
  await user.click(screen.getByRole('radio', { name: 'Up to ₹40,000 or more' }));
  const most = ['Urgently hiring', 'Part Time', 'Contract', 'Hybrid'];
  await waitFor(() => expect(chips()).toEqual([...most, 'Up to ₹40,000+ per month', 'Clear all']));
  const filter = { urgentOnly: true, type: ['PART_TIME', 'CONTRACT'], workMode: ['HYBRID'] };
  expect(askedFor('ApplyForJobs').at(-1)).toMatchObject({ filter: { ...filter, salaryMinMonthly: 40_000 } });
  await act(() => router.navigate(-1));
  await waitFor(() => expect(chips()).toEqual([...most, 'Clear all']));
  const all = address();
  shown.unmount();
  show(all.slice(all.indexOf('?')));
  expect(chips()).toEqual([...most, 'Clear all']);
  expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Hybrid' }).checked).toBe(true);
  await user.click(screen.getByRole('link', { name: 'Clear all' }));
  await waitFor(() => expect(screen.queryByRole('list', { name: 'Active filters' })).toBeNull());
  await showing(1, 10);
});

test('JOBS-16 JOBS-17 a search without results says so and links back to all jobs', async () => {
  const found = jobs;
  jobs = [];
  const { address } = show('?q=zzzz');
  await screen.findByText('No jobs found');
  expect(screen.getByText('Try adjusting your search or filters')).toBeTruthy();
  jobs = found;
  await user.click(screen.getByRole('link', { name: 'See all jobs' }));
  await showing(1, 10);
  expect(address()).toBe('/apply-for-jobs');
});

test('JOBS-22 OP-013 the list shows loading until the answer, and a failure can be retried', async () => {
  const answer = answers.ApplyForJobs;
  answers.ApplyForJobs = 'FAIL';
  show('?location=Surat');
  expect(screen.getByText('Loading jobs')).toBeTruthy();
  expect(screen.queryByRole('article')).toBeNull();
  const alert = within(await screen.findByRole('alert'));
  expect(alert.getByText('Jobs could not be loaded.')).toBeTruthy();
  if (answer) answers.ApplyForJobs = answer;
  await user.click(alert.getByRole('button', { name: 'Try again' }));
  await showing(1, 10);
});

test('JOBS-20 JOBS-25 OP-127 a card shows the deciding facts, and links to the job', async () => {
  const facts = {
    location: 'Chennai',
    experienceText: '1-2 years',
    salaryText: '₹30,000 - ₹45,000 per month',
    typeText: 'Contract',
    workModeText: 'Hybrid',
    postedText: 'Today',
  };
  const flags = { isUrgent: true, isNew: true, skills: ['ICU', 'Triage', 'Wards', 'Notes', 'Care'] };
  jobs = [{ ...jobOf(1), ...facts, ...flags }];
  const { address } = show();
  const card = within(await screen.findByRole('article'));
  for (const fact of [...Object.values(facts), /^Ravi Mills/, 'Urgent', 'New', 'ICU', 'Triage', 'Wards', '+2'])
    expect(card.getByText(fact)).toBeTruthy();
  await user.click(card.getByRole('link', { name: 'Loom Operator 1' }));
  expect(address()).toBe('/apply-for-jobs/job-details/j1');
});

test('a failed search says so, keeps typed text and retries when the network is back', async () => {
  jobs = [];
  const { ApplyForJobs: answer = 'FAIL' } = answers;
  show();
  const role = await screen.findByRole<HTMLInputElement>('combobox', { name: 'Role' });
  await user.type(role, 'handloom');
  answers['ApplyForJobs'] = 'FAIL';
  await user.click(screen.getByRole('button', { name: 'Search' }));
  await screen.findByText('Jobs could not be loaded.');
  expect(screen.getByText(/^We could not reach the server/)).toBeTruthy();
  expect(role.value).toBe('handloom');
  answers['ApplyForJobs'] = answer;
  await act(async () => void fireEvent(window, new Event('online')));
  expect(await screen.findByText(/^No jobs found/)).toBeTruthy();
  expect(screen.queryByText('Jobs could not be loaded.')).toBeNull();
});
