import type { Locator, Page } from 'playwright-core';
import { makeJob, makeRecruiter } from '../test/factories.ts';
import { until } from '../test/until.ts';
import { isInReach } from './account-steps.ts';
import { clockedWindow } from './clocked-server.ts';
import { loginAsDemo } from './demo-login.ts';
import { onPage } from './on-page.ts';
import { operationOf } from './operation-of.ts';
import { openWindow, siteUrl } from './person.ts';
import { isAlive, openPublic } from './public-page.ts';
import { signIn } from './signed-in.ts';

/** The public search and the public page of a job. */

interface FoundJob {
  id: string;
  title: string;
  location: string;
  experienceText: string;
  salaryText: string;
  postedText: string;
  isUrgent: boolean;
  skills: string[];
  description: string;
  company: { name: string };
}

/** The API's results, to compare with the screen. */
async function found(filter: object): Promise<{ items: FoundJob[]; total: number }> {
  const query = `query($filter: JobFilter) { jobs(filter: $filter) { total items {
    id title location experienceText salaryText postedText isUrgent skills description company { name }
  } } }`;
  const answer = await fetch(siteUrl('/graphql'), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query, variables: { filter } }),
  });
  return ((await answer.json()) as { data: { jobs: { items: FoundJob[]; total: number } } }).data.jobs;
}

const results = (page: Page) => page.getByRole('region', { name: 'Results' });
const cards = (page: Page) => results(page).getByRole('article');
const texts = (card: Locator, parts: string[]) =>
  Promise.all(parts.map((part) => card.getByText(part, { exact: true }).first().waitFor()));

describe('among the demo jobs', () => {
  async function visit(path: string, act: (page: Page) => Promise<void>): Promise<void> {
    const person = await openWindow();
    const { page } = person;
    await openPublic(page, path);
    await act(page);
    await person.leave();
    expect(person.complaints).toEqual([]);
  }

  test('PUB-01 PUB-02 PUB-03 PUB-11 PUB-12 OP-102 before a search it says how to start; an address is a search', () =>
    visit('/jobs/search', async (page) => {
      await page.getByRole('heading', { level: 1, name: 'Find Your Next Opportunity' }).waitFor();
      await page.getByRole('heading', { name: 'Start your job search' }).waitFor();
      await openPublic(page, '/jobs/search?q=nurse&location=Pune&experience=Senior');
      const fields = ['Job title, keywords or company', 'Location', 'Experience level'];
      await onPage(() => Promise.all(fields.map((label) => page.getByLabel(label).inputValue()))).toEqual([
        'nurse',
        'Pune',
        'Senior',
      ]);
      await onPage(() => page.getByRole('heading', { name: 'Start your job search' }).count()).toBe(0);
    }));

  test('PUB-04 PUB-05 OP-101 from the second character it suggests at most five titles, companies and skills', () =>
    visit('/jobs/search', async (page) => {
      const field = page.getByLabel('Job title, keywords or company');
      const options = page.getByRole('option').and(page.locator('[aria-selected]'));
      const asked: string[] = [];
      page.on('request', (request) => asked.push(operationOf(request)));
      await page.clock.install();
      await field.pressSequentially('d');
      await page.clock.runFor(5000);
      await onPage(async () => [
        await options.count(),
        asked.filter((operation) => operation === 'JobSuggestions'),
      ]).toEqual([0, []]);
      await field.pressSequentially('e');
      await options.first().waitFor();
      const offered = await options.allTextContents();
      expect(offered.length).toBeLessThanOrEqual(5);
      for (const text of offered) expect((await found({ q: text })).total).toBeGreaterThan(0);
      await field.press('ArrowDown');
      await field.press('Enter');
      expect(offered).toContain(await field.inputValue());
    }));

  test("PUB-06 PUB-07 PUB-08 PUB-09 PUB-16 PUB-17 the server's results in any letter case, with their facts", () =>
    visit('/jobs/search?q=NURSE', async (page) => {
      const { items, total } = await found({ q: 'nurse' });
      await page.getByRole('heading', { name: `${total} Job Result(s) Found` }).waitFor();
      await onPage(async () => [await cards(page).getByRole('heading').allTextContents(), items.length]).toEqual([
        items.map(({ title }) => title),
        Math.min(total, 10),
      ]);
      for (const [index, job] of items.entries()) {
        const card = cards(page).nth(index);
        await texts(card, [job.location, job.experienceText, job.salaryText, job.postedText]);
        await onPage(() => card.textContent()).toContain(job.company.name);
        await onPage(() => card.getByText('Urgent', { exact: true }).count()).toBe(job.isUrgent ? 1 : 0);
        await onPage(() => card.getByRole('link', { name: 'View Details' }).getAttribute('href')).toBe(
          `/jobs/details/${job.id}`,
        );
      }
      const urgent = (await found({ urgentOnly: true })).items[0];
      await page.goto(`/jobs/search?urgent=1&q=${encodeURIComponent(urgent?.title ?? '')}`);
      await cards(page).first().getByText('Urgent', { exact: true }).waitFor();
    }));

  test('PUB-10 a search without results says so, and offers a way on', () =>
    visit('/jobs/search?q=zzzzzz', async (page) => {
      await page.getByRole('heading', { name: '0 Job Result(s) Found' }).waitFor();
      await page.getByText('No jobs found matching your criteria.').waitFor();
      await results(page).getByRole('link', { name: 'See all jobs' }).click();
      await cards(page).first().waitFor();
    }));

  test('PUB-13 PUB-14 PUB-15 OP-103 a visitor goes home or logs in to apply, and returns to it with Apply', () =>
    visit('/jobs/search?q=driver&page=2', async (page) => {
      const ways = page.getByRole('navigation', { name: 'Ways on' });
      await onPage(() => ways.getByRole('link', { name: 'Back to Home' }).getAttribute('href')).toBe('/');
      await ways.getByRole('link', { name: 'Login to Apply' }).click();
      await page.waitForURL('**/login?returnTo=**');
      await loginAsDemo(page, 'seeker');
      await page.waitForURL('**/jobs/search?q=driver&page=2');
      await ways.getByRole('link', { name: 'Apply', exact: true }).click();
      await page.waitForURL('**/apply-for-jobs');
    }));

  test('PUB-09 OP-093 the link from a job returns to the same results, at the same scroll position', () =>
    visit('/jobs/search', async (page) => {
      await page.getByLabel('Job title, keywords or company').fill('manager');
      await page.getByRole('button', { name: 'Search' }).click();
      await page.getByRole('heading', { name: /Job Result\(s\) Found/ }).waitFor();
      await page.getByRole('link', { name: 'Page 2' }).click();
      await page.waitForURL('**/jobs/search?q=manager&page=2');
      await page.getByRole('link', { name: 'Page 2' }).and(page.locator('[aria-current=page]')).waitFor();
      const chosen = cards(page).nth(6);
      await chosen.scrollIntoViewIfNeeded();
      const place = await page.evaluate(() => window.scrollY);
      expect(place).toBeGreaterThan(100);
      for (const back of [
        () => page.getByRole('link', { name: 'Back to results' }).click(),
        () => page.goBack().then(() => undefined),
      ]) {
        await chosen.getByRole('link', { name: 'View Details' }).click();
        await page.waitForURL(/\/jobs\/details\//);
        await onPage(() => page.getByRole('link', { name: 'Back to results' }).getAttribute('href')).toBe(
          '/jobs/search?q=manager&page=2',
        );
        await back();
        await page.waitForURL('**/jobs/search?q=manager&page=2');
        await until(
          async () => Math.abs((await page.evaluate(() => window.scrollY)) - place) < 50,
          `the page stands at ${place} again`,
        );
      }
      // A reload keeps the link back; visitors from elsewhere are led to all jobs.
      await chosen.getByRole('link', { name: 'View Details' }).click();
      await page.waitForURL(/\/jobs\/details\//);
      await page.reload();
      await isAlive(page);
      await page.getByRole('link', { name: 'Back to results' }).waitFor();
      const address = page.url();
      await page.goto('/about');
      await openPublic(page, address);
      await onPage(() => page.getByRole('link', { name: 'All jobs' }).getAttribute('href')).toBe('/jobs/search');
    }));

  test('PUB-18 PUB-21 a job shows its facts; Login to Apply returns to it', async () => {
    const job = (await found({ urgentOnly: true })).items[0];
    if (!job) throw new Error('The demo jobs have an urgent one.');
    await visit(`/jobs/details/${job.id}`, async (page) => {
      const main = page.getByRole('main');
      await main.getByRole('heading', { level: 1, name: job.title }).waitFor();
      await texts(main, ['Urgent', job.location, job.experienceText, job.salaryText, job.postedText]);
      for (const part of [job.company.name, job.description.split('\n')[0] ?? ''])
        await onPage(() => main.textContent()).toContain(part);
      await onPage(() => main.getByRole('button', { name: 'Apply' }).count()).toBe(0);
      const way = main.getByRole('link', { name: 'Login to Apply' });
      for (const width of [1280, 820, 390]) {
        await page.setViewportSize({ width, height: 500 });
        await page.evaluate(() => window.scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }));
        await onPage(() => isInReach(way)).toBe(true);
      }
      await way.click();
      await page.waitForURL(`**/login?returnTo=${encodeURIComponent(`/jobs/details/${job.id}`)}`);
      await loginAsDemo(page, 'seeker');
      await page.waitForURL(`**/jobs/details/${job.id}`);
      await page.getByRole('heading', { level: 1, name: job.title }).waitFor();
      await onPage(() => page.getByRole('link', { name: 'Login to Apply' }).count()).toBe(0);
    });
  });

  test('on a phone the search text stays visible; pressing it shows the whole bar', () =>
    visit('/jobs/search?q=', async (page) => {
      await page.setViewportSize({ width: 390, height: 700 });
      const words = page.getByRole('combobox', { name: 'Job title, keywords or company' });
      const search = page.getByRole('search').getByRole('button', { name: 'Search' });
      await cards(page).last().scrollIntoViewIfNeeded();
      await onPage(async () => [await isInReach(words), await isInReach(search)]).toEqual([true, false]);
      await words.click();
      await onPage(() => isInReach(search)).toBe(true);
    }));

  test('PUB-19 OP-096 an unknown job says so, and offers the search', () =>
    visit('/jobs/details/00000000-0000-0000-0000-000000000000', async (page) => {
      await page.getByRole('heading', { level: 1, name: 'Job not found.' }).waitFor();
      await page.getByRole('main').getByRole('link', { name: 'Search jobs' }).click();
      await page.waitForURL('**/jobs/search');
    }));
});

describe('a card on a phone', () => {
  const site = clockedWindow();

  test('shows three skills, and truncates the last long one first', async () => {
    const { page, server } = site;
    const recruiter = await makeRecruiter(server.services);
    const skillsOf = {
      'Crop adviser': ['Drip Irrigation', 'Crop Advisory', 'Farmer Training', 'Soil'],
      'Lorry driver': ['Loading Safety', 'Route Knowledge', 'Heavy Vehicle Driving', 'Maps'],
    };
    for (const [title, skills] of Object.entries(skillsOf))
      await makeJob(server.services, recruiter, { title, skills });
    await page.setViewportSize({ width: 390, height: 844 });
    const cutOn = async (title: string): Promise<string[]> => {
      await page.goto(`/jobs/search?q=${encodeURIComponent(title)}`);
      const names = cards(page).filter({ hasText: title }).getByRole('list', { name: 'Skills' }).getByRole('listitem');
      await names.first().waitFor();
      expect(await names.count()).toBe(4);
      return names.evaluateAll((items) =>
        items.filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth).map(({ textContent }) => textContent),
      );
    };
    expect(await cutOn('Crop adviser')).toEqual([]);
    expect(await cutOn('Lorry driver')).toEqual(['Heavy Vehicle Driving']);
  });
});

describe('a seeker', () => {
  const site = clockedWindow();

  test('PUB-20 PUB-22 OP-015 applies on the public page, is confirmed, and it counts in the own area', async () => {
    const { page, server } = site;
    const recruiter = await makeRecruiter(server.services);
    const id = await makeJob(server.services, recruiter, { title: 'Weaver of Kanchipuram silk' });
    const seeker = await signIn(site, 'JOBSEEKER');
    await page.goto(`/jobs/details/${id}`);
    await page.getByRole('button', { name: 'Apply', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Applied!' });
    await dialog.waitFor();
    const rows = await server.services.database.query(
      'select status from applications where job_id = $1 and seeker_id = $2',
      [id, seeker.id],
    );
    expect(rows).toEqual([{ status: 'NEW' }]);
    await dialog.getByRole('link', { name: 'See your applications' }).click();
    await page.getByRole('heading', { name: 'Weaver of Kanchipuram silk' }).waitFor();
    await page.goto(`/jobs/details/${id}`);
    await page.getByRole('link', { name: 'View Application' }).waitFor();
    await onPage(() => page.getByRole('button', { name: 'Apply', exact: true }).count()).toBe(0);
  });
});
