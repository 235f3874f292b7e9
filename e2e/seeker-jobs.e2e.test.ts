import type { Page } from 'playwright-core';
import { isInReach } from './account-steps.ts';
import { jobsWindow } from './jobs-window.ts';
import { onPage } from './on-page.ts';
import { openPublic } from './public-page.ts';
import { enterAs } from './signed-in.ts';

/** /apply-for-jobs and its pages of jobs: scrolling, the way back, and a job from saving it to applying. */

const screen = jobsWindow();
const { showing, cards, search } = screen;
let page: Page;
beforeEach(() => void ({ page } = screen));

const scrolled = () => page.evaluate(() => window.scrollY);

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

test('JOBD-02 JOBD-03 JOBD-09 JOBD-10 JOBD-11 JOBD-12 JOBD-14 APPL-01 APPL-02 OP-097 saved, then applied to', async () => {
  await enterAs(screen, 'JOBSEEKER', `/apply-for-jobs/job-details/${screen.nurse}`);
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

  await page.getByRole('link', { name: 'Ward Nurse' }).click();
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

test('on a phone the search text stays visible; a card shows three skills and truncates the last long one', async () => {
  await page.setViewportSize({ width: 390, height: 700 });
  await openPublic(page, '/jobs/search?q=');
  const words = page.getByRole('combobox', { name: 'Job title, keywords or company' });
  const button = page.getByRole('search').getByRole('button', { name: 'Search' });
  await cards().last().scrollIntoViewIfNeeded();
  await onPage(async () => [await isInReach(words), await isInReach(button)]).toEqual([true, false]);
  await words.click();
  await onPage(() => isInReach(button)).toBe(true);

  const skillsOf = {
    'Crop adviser': ['Drip Irrigation', 'Crop Advisory', 'Farmer Training', 'Soil'],
    'Lorry driver': ['Loading Safety', 'Route Knowledge', 'Heavy Vehicle Driving', 'Maps'],
  };
  for (const [title, skills] of Object.entries(skillsOf)) await screen.post(title, 1, { skills });
  const cutOn = async (title: string): Promise<string[]> => {
    await page.goto(`/jobs/search?q=${encodeURIComponent(title)}`);
    const names = cards().filter({ hasText: title }).getByRole('list', { name: 'Skills' }).getByRole('listitem');
    await names.first().waitFor();
    expect(await names.count()).toBe(4);
    return names.evaluateAll((items) =>
      items.filter(({ scrollWidth, clientWidth }) => scrollWidth > clientWidth).map(({ textContent }) => textContent),
    );
  };
  expect(await cutOn('Crop adviser')).toEqual([]);
  expect(await cutOn('Lorry driver')).toEqual(['Heavy Vehicle Driving']);
  // The other tests count the jobs.
  await screen.server.services.database.query('update jobs set archived_at = now() where title = any($1)', [
    Object.keys(skillsOf),
  ]);
});
