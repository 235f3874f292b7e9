import type { Page } from 'playwright-core';
import { places, suggestPlaces } from '../server/hiring/jobs/search/place.rules.ts';
import { forgiveLosses } from './account-steps.ts';
import { jobsWindow } from './jobs-window.ts';
import { onPage } from './on-page.ts';
import { operationOf } from './operation-of.ts';
import { siteUrl } from './person.ts';
import { enterAs } from './signed-in.ts';

/** /apply-for-jobs: find, filter, come back. */

const screen = jobsWindow();
const { showing, cards, titles, chips, search } = screen;
let page: Page;
beforeEach(() => void ({ page } = screen));

const scrolled = () => page.evaluate(() => window.scrollY);

test('JOBS-01 JOBS-02 JOBS-08 JOBS-09 JOBS-15 JOBS-18 JOBS-19 all jobs, ten a page; fields, filters', async () => {
  await enterAs(screen, 'JOBSEEKER', '/apply-for-jobs');
  await page.getByRole('heading', { level: 1, name: 'Apply for Jobs' }).waitFor();
  await showing(1, 10);
  await onPage(() => cards().count()).toBe(10);
  for (const name of ['Role', 'Location']) await page.getByRole('combobox', { name, exact: true }).waitFor();
  await page.getByRole('textbox', { name: 'Experience (in years)' }).waitFor();
  const posted = page.getByRole('group', { name: 'Date posted' });
  await onPage(() => posted.locator('label').allInnerTexts()).toEqual([
    'All',
    'Last 24 hours',
    'Last 3 days',
    'Last 7 days',
  ]);
  await onPage(() => posted.getByRole('radio', { name: 'All' }).isChecked()).toBe(true);
  await onPage(() => page.getByRole('link', { name: 'Page 1' }).getAttribute('aria-current')).toBe('page');
  await page.getByRole('link', { name: 'Page 2' }).click();
  await showing(11, 16);
  await onPage(() => cards().count()).toBe(6);
});

test('OP-093 a new filter or search scrolls the list back to its first result and focuses it', async () => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await enterAs(screen, 'JOBSEEKER', '/apply-for-jobs');
  await showing(1, 10);
  const isAtFirst = () =>
    cards()
      .first()
      .getByRole('link')
      .first()
      .evaluate(
        (link) =>
          link === document.activeElement &&
          link.getBoundingClientRect().top >= (document.querySelector('search')?.getBoundingClientRect().bottom ?? 0),
      );
  const scroll = () => page.evaluate(() => window.scrollTo(0, 1000));
  await scroll();
  await page.getByRole('complementary', { name: 'Filters' }).getByLabel('Full Time').click();
  await showing(1, 10, 14);
  await onPage(isAtFirst).toBe(true);
  await scroll();
  await page.getByRole('combobox', { name: 'Role' }).fill('Loom');
  await search();
  await showing(1, 10, 12);
  await onPage(isAtFirst).toBe(true);
});

test('JOBS-20 JOBS-25 OP-127 a card shows the deciding facts, and links to the job', async () => {
  await enterAs(screen, 'JOBSEEKER', '/apply-for-jobs');
  const card = cards().filter({ hasText: 'Ward Nurse' });
  await card.getByText(/^Ravi Mills/).waitFor();
  for (const fact of [
    'Chennai',
    '1-2 years',
    '₹30,000 - ₹45,000 per month',
    'Contract',
    'Hybrid',
    'Today',
    'Urgent',
    'New',
    'ICU',
    'Triage',
    'Wards',
    '+2',
  ]) {
    await card
      .getByText(fact, { exact: fact !== 'New' && fact !== '+2' })
      .first()
      .waitFor();
  }
  await card.getByRole('link', { name: 'Ward Nurse' }).click();
  await page.waitForURL(`**/apply-for-jobs/job-details/${screen.nurse}`);
});

test('JOBS-03 JOBS-04 JOBS-05 typing a place offers all 39 by name; an old name finds the new one', async () => {
  await enterAs(screen, 'JOBSEEKER', '/apply-for-jobs');
  const where = page.getByRole('combobox', { name: 'Location', exact: true });
  expect(places).toHaveLength(39);
  expect(places.filter((place) => !suggestPlaces(place.slice(0, -1)).includes(place))).toEqual([]);
  await where.fill('Chenna');
  await page.getByRole('option', { name: 'Chennai', exact: true }).waitFor();
  await where.fill('b');
  await page.getByRole('option').first().waitFor({ state: 'detached' });
  await where.fill('bangal');
  await page.getByRole('option', { name: 'Bengaluru', exact: true }).click();
  await search();
  await showing(1, 1, 1);
  await onPage(async () => [await titles(), await chips()]).toEqual([['Ward Sister'], ['Bengaluru', 'Clear all']]);
});

test('JOBS-06 JOBS-07 OP-092 role, place and years filter together; experience takes digits and one dot', async () => {
  await enterAs(screen, 'JOBSEEKER', '/apply-for-jobs');
  await page.getByRole('combobox', { name: 'Role', exact: true }).fill('ward');
  await search();
  await showing(1, 2, 2);
  const years = page.getByRole('textbox', { name: 'Experience (in years)' });
  await years.pressSequentially('1a.5.');
  await onPage(() => years.inputValue()).toBe('1.5');
  await search();
  await showing(1, 1, 1);
  await onPage(async () => [await titles(), await chips()]).toEqual([
    ['Ward Nurse'],
    ['ward', '1.5 years of experience', 'Clear all'],
  ]);
});

// Each filter has a chip that removes it; each change starts at page 1; the address has every filter.
test('JOBS-10 JOBS-11 JOBS-12 JOBS-13 JOBS-14 OP-093 chips remove filters; the address has all', async () => {
  await enterAs(screen, 'JOBSEEKER', '/apply-for-jobs?page=2');
  await showing(11, 16);
  await page.getByRole('radio', { name: 'Last 7 days' }).click();
  await showing(1, 3, 3);
  await page.getByRole('radio', { name: 'Last 3 days' }).click();
  await showing(1, 2, 2);
  await page.getByRole('radio', { name: 'Last 24 hours' }).click();
  await showing(1, 1, 1);
  await page.getByRole('link', { name: 'Remove Last 24 hours' }).click();
  await showing(1, 10);
  await page.getByLabel('Urgently hiring').click();
  await showing(1, 2, 2);
  await onPage(() => titles()).toEqual(['Ward Nurse', 'Night Guard']);
  for (const [filter, chip] of [
    ['Part Time', 'Part Time'],
    ['Contract', 'Contract'],
    ['Hybrid', 'Hybrid'],
    ['Up to ₹40,000 or more', 'Up to ₹40,000+ per month'],
  ] as const) {
    await page.getByLabel(filter).click();
    await page.getByRole('link', { name: `Remove ${chip}` }).waitFor();
  }
  await showing(1, 1, 1);
  await onPage(() => chips()).toEqual([
    'Urgently hiring',
    'Part Time',
    'Contract',
    'Hybrid',
    'Up to ₹40,000+ per month',
    'Clear all',
  ]);
  await page.reload();
  await showing(1, 1, 1);
  await onPage(() => page.getByRole('checkbox', { name: 'Hybrid' }).isChecked()).toBe(true);
  await page.goBack();
  await showing(1, 1, 1);
  await onPage(() => chips()).toEqual(['Urgently hiring', 'Part Time', 'Contract', 'Hybrid', 'Clear all']);
  await page.getByRole('link', { name: 'Clear all' }).click();
  await showing(1, 10);
  await onPage(() => page.getByRole('list', { name: 'Active filters' }).count()).toBe(0);
});

test('JOBS-16 JOBS-17 a search without results says so and links back to all jobs', async () => {
  await enterAs(screen, 'JOBSEEKER', '/apply-for-jobs?q=zzzz');
  await page.getByText('No jobs found', { exact: true }).waitFor();
  await page.getByText('Try adjusting your search or filters', { exact: true }).waitFor();
  await page.getByRole('link', { name: 'See all jobs' }).click();
  await showing(1, 10);
});

test('JOBS-22 OP-013 the list shows loading until the answer, and a failure can be retried', async () => {
  const gate = Promise.withResolvers<undefined>();
  let isBroken = false;
  await page.route('**/graphql*', async (route) => {
    if (operationOf(route.request()) !== 'ApplyForJobs') return route.continue();
    await gate.promise;
    return isBroken ? route.abort('connectionfailed') : route.continue();
  });
  await enterAs(screen, 'JOBSEEKER', '/apply-for-jobs?location=Surat');
  await page.getByText('Loading jobs').waitFor({ state: 'attached' });
  await onPage(() => cards().count()).toBe(0);
  gate.resolve(undefined);
  await showing(1, 10, 12);
  isBroken = true;
  await page.getByRole('radio', { name: 'Last 3 days' }).click();
  const alert = page.getByRole('alert').filter({ hasText: 'Jobs could not be loaded.' });
  await alert.waitFor();
  isBroken = false;
  await alert.getByRole('button', { name: 'Try again' }).click();
  await page.getByText('No jobs found', { exact: true }).waitFor();
  forgiveLosses(screen.person);
});

test('OP-093 from a job, the link and the back button return to the same search, page and position', async () => {
  await enterAs(screen, 'JOBSEEKER', '/apply-for-jobs?q=&page=2&location=Surat');
  await page.setViewportSize({ width: 390, height: 600 });
  await page.goto('/apply-for-jobs?q=&location=Surat');
  await showing(1, 10, 12);
  const card = cards().filter({ hasText: 'Loom Operator 9' });
  await card.scrollIntoViewIfNeeded();
  const place = await scrolled();
  expect(place).toBeGreaterThan(500);
  for (const goBack of [() => page.getByRole('link', { name: 'Back to results' }).click(), () => page.goBack()]) {
    await card.getByRole('link', { name: 'Loom Operator 9' }).click();
    await page.getByRole('heading', { level: 1, name: 'Loom Operator 9' }).waitFor();
    await onPage(() => scrolled()).toBe(0);
    await goBack();
    await showing(1, 10, 12);
    await onPage(() => new URL(page.url()).search).toBe('?q=&location=Surat');
    await page.waitForFunction((wanted) => Math.abs(window.scrollY - wanted) < 3, place);
  }
  await page.getByRole('tab', { name: 'Saved' }).click();
  await page.getByText('No saved jobs yet').waitFor();
  await page.getByRole('tab', { name: 'All jobs' }).click();
  await showing(1, 10, 12);
});

interface DemoJobs {
  data: {
    all: { total: number; items: { title: string; description: string }[] };
    day: { total: number };
    days: { total: number };
    week: { total: number };
  };
}

test('JOBS-21 JOBS-24 OP-062 the demo has at least 500 jobs, no two alike, some in each date filter', async () => {
  const query = `{
    all: jobs(pageSize: 100) { total items { title description } }
    day: jobs(filter: { datePosted: LAST_24_HOURS }) { total }
    days: jobs(filter: { datePosted: LAST_3_DAYS }) { total }
    week: jobs(filter: { datePosted: LAST_7_DAYS }) { total }
  }`;
  const answer = await fetch(siteUrl('/graphql'), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query }),
  });
  const { all, day, days, week } = ((await answer.json()) as DemoJobs).data;
  expect(all.total).toBeGreaterThanOrEqual(500);
  expect(new Set(all.items.map(({ description }) => description)).size).toBe(100);
  expect(day.total).toBeGreaterThan(0);
  expect(days.total).toBeGreaterThan(day.total);
  expect(week.total).toBeGreaterThan(days.total);
});
