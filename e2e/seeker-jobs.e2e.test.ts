import type { Locator, Page } from 'playwright-core';
import { places } from '../server/jobs/place.rules.ts';
import { insert, makeJob, makeRecruiter, type TestPerson } from '../test/factories.ts';
import { forgiveLosses, isInReach } from './account-steps.ts';
import { type ClockedServer, clockedWindow } from './clocked-server.ts';
import { onPage } from './on-page.ts';
import { siteUrl } from './person.ts';
import { enterAs } from './signed-in.ts';

/** /apply-for-jobs and the job page of the seeker's area: find, filter, save, apply, come back. */

const screen = clockedWindow('/login');
let page: Page;
let server: ClockedServer;
let recruiter: TestPerson & { companyId: string };
let nurse: string;
beforeEach(() => void ({ page, server } = screen));

const HOUR_IN_MS = 3_600_000;
const make = (title: string, hoursAgo: number, row: Record<string, unknown> = {}) => {
  const at = new Date(screen.server.clock.now().getTime() - hoursAgo * HOUR_IN_MS);
  return makeJob(screen.server.services, recruiter, { title, posted_at: at, opened_at: at, updated_at: at, ...row });
};

/** 16 jobs; the times leave room for what the tests let pass. */
beforeAll(async () => {
  recruiter = await makeRecruiter(screen.server.services, { companyName: 'Ravi Mills' });
  for (let number = 1; number <= 12; number += 1)
    await make(`Loom Operator ${number}`, 240 + number, { location: 'Surat', skills: ['Looms'] });
  nurse = await make('Ward Nurse', 1, {
    location: 'Chennai',
    is_urgent: true,
    type: 'CONTRACT',
    work_mode: 'HYBRID',
    min_years: 1,
    max_years: 2,
    salary_min: 30_000,
    salary_max: 45_000,
    skills: ['ICU', 'Triage', 'Wards', 'Notes', 'Care'],
    description: 'You look after one ward.\nNights are shared.',
    openings: 3,
    eligibility: 'GNM or BSc Nursing',
    required_skills: ['State registration'],
  });
  await insert(screen.server.services, 'job_events', { job_id: nurse, type: 'POSTED', at: screen.server.clock.now() });
  await make('Ward Sister', 40, { location: 'Bengaluru', work_mode: 'REMOTE', min_years: 5, skills: ['Care'] });
  await make('Night Guard', 120, { location: 'Gurugram', is_urgent: true, type: 'PART_TIME' });
  await make('Dyer', 230, { location: 'Mumbai', salary_min: 10_000, salary_max: 12_000 });
});

const showing = (first: number, last: number, total = 16) =>
  page.getByText(`Showing ${first} - ${last} of ${total} jobs based on your filter`, { exact: true }).waitFor();
const cards = (): Locator => page.getByRole('region', { name: 'Results' }).getByRole('article');
const titles = async (): Promise<string[]> => cards().getByRole('heading').allInnerTexts();
const chips = async (): Promise<string[]> =>
  page.getByRole('list', { name: 'Active filters' }).getByRole('listitem').allInnerTexts();
const search = () => page.getByRole('button', { name: 'Search', exact: true }).click();
const scrolled = () => page.evaluate(() => window.scrollY);
const operationOf = (body: string | null): string =>
  (JSON.parse(body ?? '{}') as { operationName?: string }).operationName ?? '';

test('JOBS-01 JOBS-02 JOBS-08 JOBS-09 JOBS-15 JOBS-18 JOBS-19 all jobs from page 1, ten a page; three search fields and filters', async () => {
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

test('OP-093 a new filter or search brings a scrolled list back to its first result, with the focus', async () => {
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

test('JOBS-20 JOBS-25 OP-127 a card says what decides, and leads to the job', async () => {
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
  await page.waitForURL(`**/apply-for-jobs/job-details/${nurse}`);
});

test('JOBS-03 JOBS-04 JOBS-05 typing a place offers all 39 by name; an old name finds the new one', async () => {
  await enterAs(screen, 'JOBSEEKER', '/apply-for-jobs');
  const where = page.getByRole('combobox', { name: 'Location', exact: true });
  expect(places).toHaveLength(39);
  for (const place of places) {
    await where.fill(place.slice(0, -1));
    await page.getByRole('option', { name: place, exact: true }).waitFor();
  }
  await where.fill('b');
  await page.getByRole('option').first().waitFor({ state: 'detached' });
  await where.fill('bangal');
  await page.getByRole('option', { name: 'Bengaluru', exact: true }).click();
  await search();
  await showing(1, 1, 1);
  await onPage(async () => [await titles(), await chips()]).toEqual([['Ward Sister'], ['Bengaluru', 'Clear all']]);
});

test('JOBS-06 JOBS-07 OP-092 role, place and years narrow together; experience takes digits and one dot', async () => {
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

// Each filter has a chip that removes it; each change begins at page 1; the address holds every filter.
test('JOBS-10 JOBS-11 JOBS-12 JOBS-13 JOBS-14 OP-093 chips remove filters; changes go to page 1; all is in the address', async () => {
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
    ['₹40,000 or more', '₹40,000+ per month'],
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
    '₹40,000+ per month',
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

test('JOBS-16 JOBS-17 a search that finds nothing says so and leads back to all jobs', async () => {
  await enterAs(screen, 'JOBSEEKER', '/apply-for-jobs?q=zzzz');
  await page.getByText('No jobs found', { exact: true }).waitFor();
  await page.getByText('Try adjusting your search or filters', { exact: true }).waitFor();
  await page.getByRole('link', { name: 'See all jobs' }).click();
  await showing(1, 10);
});

test('OP-013 the list shows loading until the answer comes, and a failure can be tried again', async () => {
  const gate = Promise.withResolvers<undefined>();
  let isBroken = false;
  await page.route('**/graphql', async (route) => {
    if (operationOf(route.request().postData()) !== 'ApplyForJobs') return route.continue();
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

test('OP-093 from a job, the link and the back button return to the same search, page and place', async () => {
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

test('JOBD-01 JOBD-04 JOBD-05 JOBD-07 the job page has every fact, what happened to the job, and similar jobs', async () => {
  await enterAs(screen, 'JOBSEEKER', `/apply-for-jobs/job-details/${nurse}`);
  await page.getByRole('heading', { level: 1, name: 'Ward Nurse' }).waitFor();
  const main = page.getByRole('main');
  const facts = {
    Pay: '₹30,000 - ₹45,000 per month',
    Location: 'Chennai',
    Experience: '1-2 years',
    'Work mode': 'Hybrid',
    'Job type': 'Contract',
    Openings: '3',
  };
  for (const [term, value] of Object.entries(facts))
    await main.locator('dl > div').filter({ hasText: term }).getByText(value, { exact: true }).waitFor();
  await main
    .locator('dl > div')
    .filter({ hasText: 'Posted' })
    .getByText(/^(Today|1 day ago)$/)
    .waitFor();
  await main
    .getByText(/^Ravi Mills/)
    .first()
    .waitFor();
  for (const text of ['You look after one ward.', 'GNM or BSc Nursing', 'State registration'])
    await main.getByText(text).first().waitFor();
  await onPage(() => main.getByRole('list', { name: 'Skills' }).first().getByRole('listitem').allInnerTexts()).toEqual([
    'ICU',
    'Triage',
    'Wards',
    'Notes',
    'Care',
  ]);
  const updates = page.getByRole('region', { name: 'Job Updates' });
  await updates.getByText('Job posted').waitFor();
  const similar = page.getByRole('region', { name: 'Similar jobs' });
  await onPage(() => similar.getByRole('heading', { level: 3 }).allInnerTexts()).toEqual(['Ward Sister']);
  await similar.getByRole('link', { name: 'Ward Sister' }).click();
  await page.getByRole('heading', { level: 1, name: 'Ward Sister' }).waitFor();
  await onPage(() => scrolled()).toBe(0);
});

test('JOBD-03 JOBD-14 OP-097 a job is saved on its page, stays in Saved after a reload, is removed there', async () => {
  await enterAs(screen, 'JOBSEEKER', `/apply-for-jobs/job-details/${nurse}`);
  await page.getByRole('button', { name: 'Save: Ward Nurse' }).click();
  const remove = page.getByRole('button', { name: 'Remove from saved: Ward Nurse' });
  await remove.waitFor();
  await onPage(() => remove.getAttribute('aria-pressed')).toBe('true');
  await page.goto('/apply-for-jobs?tab=saved');
  await remove.click();
  await page.getByText('No saved jobs yet').waitFor();
  await page.getByRole('button', { name: 'Undo' }).click();
  await remove.waitFor();
  await page.getByRole('link', { name: 'Ward Nurse' }).click();
  await page.getByRole('link', { name: 'Back to results' }).click();
  await page.waitForURL('**/apply-for-jobs?tab=saved');
});

test('JOBD-02 JOBD-09 JOBD-10 JOBD-11 JOBD-12 APPL-01 APPL-02 Apply Now opens applied jobs; the job says Applied, links it', async () => {
  await enterAs(screen, 'JOBSEEKER', `/apply-for-jobs/job-details/${nurse}`);
  await page.getByRole('region', { name: 'Similar jobs' }).waitFor();
  await page.setViewportSize({ width: 1280, height: 500 });
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  await onPage(async () => [
    await isInReach(page.getByRole('button', { name: 'Apply Now' })),
    (await scrolled()) > 100,
  ]).toEqual([true, true]);
  await page.getByRole('button', { name: 'Apply Now' }).click();
  await page.waitForURL((url) => url.pathname === '/applied-jobs' && url.search === '');
  await page.getByText('Applied to Ravi Mills.').waitFor();
  await page
    .getByRole('article')
    .filter({ hasText: 'Ward Nurse' })
    .getByText('Applied', { exact: true })
    .first()
    .waitFor();
  await page.getByRole('link', { name: 'Ward Nurse' }).click();
  await page.getByRole('region', { name: 'Job Updates' }).getByText('Your application: Applied').waitFor();
  await page.getByRole('main').getByText('Applied', { exact: true }).waitFor();
  await onPage(() => page.getByRole('button', { name: 'Apply Now' }).count()).toBe(0);
  await page.getByRole('link', { name: 'View Application' }).click();
  await page.waitForURL(/\/applied-jobs\?application=/);
  await page.getByRole('article', { name: 'Ward Nurse' }).waitFor();
});

test('APPL-03 APPL-04 applying again or to a job that is gone changes nothing and logs the warning', async () => {
  const seeker = await enterAs(screen, 'JOBSEEKER', `/apply-for-jobs/job-details/${nurse}`);
  await page.getByRole('button', { name: 'Apply Now' }).waitFor();
  expect(
    (await server.graphql('mutation ($id: ID!) { applyToJob(jobId: $id) { id } }', { id: nurse }, seeker.token)).errors,
  ).toEqual([]);
  await page.getByRole('button', { name: 'Apply Now' }).click();
  await page.getByRole('link', { name: 'View Application' }).waitFor();
  const gone = await make('Short Job', 2);
  await page.goto(`/apply-for-jobs/job-details/${gone}`);
  await page.getByRole('button', { name: 'Apply Now' }).waitFor();
  await server.services.database.query(`update jobs set status = 'INACTIVE', archived_at = now() where id = $1`, [
    gone,
  ]);
  await page.getByRole('button', { name: 'Apply Now' }).click();
  await page.getByRole('heading', { level: 1, name: 'Job not found.' }).waitFor();
  const { data } = await server.graphql<{ myApplications: unknown[] }>('{ myApplications { id } }', {}, seeker.token);
  expect(data?.myApplications).toHaveLength(1);
  expect(screen.person.complaints.splice(0)).toEqual([
    'warning: Job already applied or not found',
    'warning: Job already applied or not found',
  ]);
});

test('JOBD-13 OP-096 an unknown job says "Job not found." and leads to the others', async () => {
  await enterAs(screen, 'JOBSEEKER', '/apply-for-jobs/job-details/none');
  await page.getByRole('heading', { level: 1, name: 'Job not found.' }).waitFor();
  await page.getByRole('link', { name: 'Browse Jobs' }).click();
  await showing(1, 10);
});

interface DemoJobs {
  data: {
    all: { total: number; items: { title: string; description: string }[] };
    day: { total: number };
    days: { total: number };
    week: { total: number };
  };
}

test('JOBS-24 OP-062 the demo data has 500 jobs or more, no two alike, some in each date filter', async () => {
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
