import type { Page } from 'playwright-core';
import { isInReach, press } from './account-steps.ts';
import type { ClockedServer } from './clocked-server.ts';
import { jobsWindow } from './jobs-window.ts';
import { onPage } from './on-page.ts';
import { watchLoading } from './public-page.ts';
import { enterAs } from './signed-in.ts';

/** The job page of the seeker's area: read, save, apply. */

const screen = jobsWindow();
const { showing } = screen;
let page: Page;
let server: ClockedServer;
let nurse: string;
beforeEach(() => void ({ page, server, nurse } = screen));

const scrolled = () => page.evaluate(() => window.scrollY);

test("JOBD-01 JOBD-04 JOBD-05 JOBD-07 every fact, the job's history, and similar jobs", async () => {
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

test('JOBD-02 JOBD-09 JOBD-10 JOBD-11 JOBD-12 APPL-01 APPL-02 Apply Now opens applied jobs, linked', async () => {
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

test('APPL-03 APPL-04 applying again or to a deleted job changes nothing and logs the warning', async () => {
  const seeker = await enterAs(screen, 'JOBSEEKER', `/apply-for-jobs/job-details/${nurse}`);
  await page.getByRole('button', { name: 'Apply Now' }).waitFor();
  expect(
    (await server.graphql('mutation ($id: ID!) { applyToJob(jobId: $id) { id } }', { id: nurse }, seeker.token)).errors,
  ).toEqual([]);
  await page.getByRole('button', { name: 'Apply Now' }).click();
  await page.getByRole('link', { name: 'View Application' }).waitFor();
  const gone = await screen.post('Short Job', 2);
  await page.goto(`/apply-for-jobs/job-details/${gone}`);
  await page.getByRole('button', { name: 'Apply Now' }).waitFor();
  await server.services.database.query(`update jobs set archived_at = now() where id = $1`, [gone]);
  await page.getByRole('button', { name: 'Apply Now' }).click();
  await page.getByRole('heading', { level: 1, name: 'Job not found.' }).waitFor();
  const { data } = await server.graphql<{ myApplications: unknown[] }>('{ myApplications { id } }', {}, seeker.token);
  expect(data?.myApplications).toHaveLength(1);
  expect(screen.person.complaints.splice(0)).toEqual([
    'warning: Job already applied or not found',
    'warning: Job already applied or not found',
  ]);
});

test('JOBD-13 OP-096 an unknown job says "Job not found." and links to the others', async () => {
  await enterAs(screen, 'JOBSEEKER', '/apply-for-jobs/job-details/none');
  await page.getByRole('heading', { level: 1, name: 'Job not found.' }).waitFor();
  await page.getByRole('link', { name: 'Browse Jobs' }).click();
  await showing(1, 10);
});

test('a late answer to Apply leaves a user who went on to the profile there, with typed text', async () => {
  await enterAs(screen, 'JOBSEEKER', `/apply-for-jobs/job-details/${nurse}`);
  const isLoaded = watchLoading(page);
  const answered = Promise.withResolvers<undefined>();
  await page.route('**/graphql', async (route) => {
    if (route.request().postData()?.includes('ApplyToJob')) await answered.promise;
    await route.continue();
  });
  await press(page, 'Apply Now');
  await page.getByRole('link', { name: 'Profile', exact: true }).first().click();
  await press(page, 'Edit Student Details');
  const form = page.getByRole('form', { name: 'Student Details' });
  await form.getByLabel('Address').fill('12 Temple Road');
  answered.resolve(undefined);
  await page.getByText('Applied to Ravi Mills').waitFor();
  // The code and data of a page opened by the answer would have been requested by then.
  await isLoaded();
  expect(new URL(page.url()).pathname).toBe('/profile');
  expect(await form.getByLabel('Address').inputValue()).toBe('12 Temple Road');
});
