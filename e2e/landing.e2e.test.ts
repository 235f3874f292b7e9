import type { Locator, Page } from 'playwright-core';
import { until } from '../test/until.ts';
import { isInReach } from './account-steps.ts';
import { loginAsDemo, takeDemoSession } from './demo-login.ts';
import { onPage } from './on-page.ts';
import { openWindow, siteUrl } from './person.ts';
import { isAlive, openPublic } from './public-page.ts';

/** What visitors see: the landing page, and the way from the public search to a job and back. */

/** On the landing page; browser errors fail the test. */
async function visit(
  act: (page: Page) => Promise<void>,
  prepare: (page: Page) => Promise<void> = async () => undefined,
): Promise<void> {
  const person = await openWindow({ reducedMotion: 'no-preference' });
  await prepare(person.page);
  await openPublic(person.page, '/');
  await act(person.page);
  await person.leave();
  expect(person.complaints).toEqual([]);
}

const part = (page: Page, name: string): Locator => page.getByRole('region', { name });

test('LAND-01 LAND-02 LAND-03 LAND-04 LAND-10 LAND-11 LAND-12 OP-075 the search and the switch lead on', () =>
  visit(async (page) => {
    for (const name of ['Recommended jobs', 'Announcements', 'Frequently asked questions', 'Contact'])
      await part(page, name).waitFor();
    const levels = page.getByLabel('Experience level');
    await onPage(() => levels.getByRole('option').allTextContents()).toEqual([
      'Any experience',
      'Entry-level',
      'Mid-level',
      'Senior',
      'Lead',
      'Executive',
    ]);
    await page.getByLabel('Job title, keywords or company').fill('nurse');
    await levels.selectOption('Mid-level');
    await page.getByLabel('Location').fill('Pune');
    await page.getByRole('button', { name: 'Search' }).click();
    await page.waitForURL('**/jobs/search?**');
    await onPage(() => Object.fromEntries(new URL(page.url()).searchParams)).toEqual({
      q: 'nurse',
      location: 'Pune',
      experience: 'Mid-level',
    });
    // An empty form is a search too: all jobs.
    await openPublic(page, '/');
    await page.getByRole('button', { name: 'Search' }).click();
    await page.getByRole('heading', { name: /^\d+ Job Result\(s\) Found$/ }).waitFor();
    // On a phone two fields share a line: the suggestions for one of them stay within the screen.
    await page.setViewportSize({ width: 390, height: 844 });
    await page.getByLabel('Location').fill('bangal');
    const offered = await page.getByRole('listbox').filter({ hasText: 'Bengaluru' }).boundingBox();
    expect((offered?.x ?? 0) + (offered?.width ?? Infinity)).toBeLessThanOrEqual(390);
    await page.setViewportSize({ width: 1280, height: 720 });
    await openPublic(page, '/');
    const way = page.getByRole('navigation', { name: 'Looking for' });
    await onPage(() => way.getByRole('link').allTextContents()).toEqual(['Apply Job', 'Hire Now']);
    await way.getByRole('link', { name: 'Apply Job' }).click();
    await page.waitForURL('**/apply-for-jobs');
    await openPublic(page, '/');
    await onPage(() => way.getByRole('link', { name: 'Hire Now' }).getAttribute('href')).toBe('/hire/hrprofile');
    await way.getByRole('link', { name: 'Hire Now' }).click();
    // Only recruiters get in; others are asked to log in and are led there afterwards.
    await page.waitForURL('**/login?returnTo=%2Fhire%2Fhrprofile');
  }));

test('LAND-05 LAND-06 LAND-07 OP-074 a visitor finds Login; a user is greeted and can log out, on any phone', () =>
  visit(async (page) => {
    const header = page.getByRole('banner');
    await header.getByRole('link', { name: 'Login' }).click();
    await page.waitForURL('**/login');
    await takeDemoSession(page, 'seeker');
    await openPublic(page, '/');
    await header.getByText(/^Hello, \S+$/).waitFor();
    await onPage(() => header.getByRole('link', { name: 'Login' }).count()).toBe(0);
    // Nothing overlaps, even on the smallest phone.
    await page.setViewportSize({ width: 320, height: 640 });
    const placeOf = (item: Locator) => item.evaluate((element) => element.getBoundingClientRect().toJSON() as DOMRect);
    const greeting = header.getByRole('link', { name: /^Hello, / });
    await onPage(
      async () =>
        (await placeOf(header.getByRole('link', { name: 'Hire Now' }))).right <= (await placeOf(greeting)).left,
    ).toBe(true);
    await onPage(
      async () =>
        (await placeOf(greeting)).right <= (await placeOf(header.getByRole('button', { name: 'Logout' }))).left,
    ).toBe(true);
    await onPage(() => greeting.getAttribute('href')).toBe('/profile');
    // The first press loads the chat, which fetches its messages: that ends before the session does.
    const chatIsRead = page.waitForResponse((answer) => /SupportMessages/.test(answer.request().postData() ?? ''));
    await header.getByRole('button', { name: 'Logout' }).click();
    await chatIsRead;
    const refused: string[] = [];
    page.on(
      'response',
      (response) => response.status() >= 400 && refused.push(`${response.status()} ${response.request().postData()}`),
    );
    const dialog = page.getByRole('dialog', { name: 'Are you sure?' });
    await dialog.getByRole('button', { name: 'Logout' }).click();
    await header.getByRole('link', { name: 'Login' }).waitFor();
    expect(refused).toEqual([]);
    expect([
      new URL(page.url()).pathname,
      (await page.context().cookies()).map(({ name }) => name).filter((name) => /^(token|userDetails)$/.test(name)),
    ]).toEqual(['/', []]);
  }));

test('LAND-13 LAND-14 OP-076 three pictures change every 4 seconds, in one place, unless stopped or unwanted', () =>
  visit(
    async (page) => {
      const picture = page.locator('[data-picture]');
      const shown = () => picture.getAttribute('data-picture');
      const pass = async (milliseconds: number) => {
        await page.clock.runFor(milliseconds);
        return shown();
      };
      const before = await picture.boundingBox();
      await page.clock.pauseAt(Date.now() + 60_000);
      const first = Number(await pass(1));
      const drawings = new Set([await picture.innerHTML()]);
      for (const steps of [1, 2, 3]) {
        await pass(4000);
        await onPage(shown).toBe(String(((first - 1 + steps) % 3) + 1));
        drawings.add(await picture.innerHTML());
      }
      expect([drawings.size, await picture.boundingBox()]).toEqual([3, before]);
      await page.getByRole('button', { name: 'Pause slideshow' }).click();
      const stopped = await shown();
      expect(await pass(20_000)).toBe(stopped);
      await page.getByRole('button', { name: 'Play slideshow' }).click();
      expect(await pass(4500)).not.toBe(stopped);
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.clock.resume();
      await openPublic(page, '/');
      expect([await pass(20_000), await page.getByRole('button', { name: 'Pause slideshow' }).count()]).toEqual([
        '1',
        0,
      ]);
    },
    async (page) => page.clock.install(),
  ));

test('LAND-08 LAND-09 LAND-41 LAND-42 OP-080 a menu entry scrolls; the footer links to real pages and contacts', () =>
  visit(async (page) => {
    await page.getByRole('navigation', { name: 'On this page' }).getByRole('link', { name: 'Contact' }).click();
    await part(page, 'Contact').getByLabel('Message').waitFor();
    await page.waitForFunction(() => {
      const box = document.getElementById('contact')?.getBoundingClientRect();
      return box && box.top >= 0 && box.top < window.innerHeight / 2;
    });
    await onPage(() => new URL(page.url()).hash).toBe('#contact');
    const footer = page.getByRole('contentinfo');
    const addressesOf = (name: string) =>
      footer
        .getByRole('list', { name })
        .getByRole('link')
        .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
    const [about, resources, contact] = [
      await addressesOf('About'),
      await addressesOf('Resources'),
      await addressesOf('Contact'),
    ];
    expect([about, resources]).toEqual([
      ['/about', '/privacy', '/terms'],
      ['/jobs/search', '/#announcements', '/#faqs', '/api-guide', '/playground'],
    ]);
    expect(contact).toEqual([
      '/#contact',
      expect.stringMatching(/^mailto:[^@]+@\S+\.\S+$/),
      expect.stringMatching(/^tel:\+91\d{10}$/),
    ]);
    for (const address of [...about, ...resources, '/#contact']) {
      const answer = await fetch(siteUrl(address), { headers: { accept: 'text/html' } });
      expect([address, answer.status]).toEqual([address, 200]);
    }
    await footer.getByRole('link', { name: 'FAQs' }).click();
    await part(page, 'Frequently asked questions').getByRole('heading', { level: 3 }).first().waitFor();
    for (const name of ['About us', 'Privacy', 'Terms']) {
      await footer.getByRole('link', { name, exact: true }).click();
      await page
        .getByRole('heading', {
          level: 1,
          name: { 'About us': 'About Kaamyab', Privacy: 'Privacy notice', Terms: 'Terms of use' }[name],
        })
        .waitFor();
    }
  }));

test('PUB-09 PUB-21 OP-093 the link from a job returns to the place among the results, the login to the job', () =>
  visit(async (page) => {
    await openPublic(page, '/jobs/search');
    await page.getByLabel('Job title, keywords or company').fill('manager');
    await page.getByRole('button', { name: 'Search' }).click();
    await page.getByRole('heading', { name: /Job Result\(s\) Found/ }).waitFor();
    await page.getByRole('link', { name: 'Page 2' }).click();
    await page.waitForURL('**/jobs/search?q=manager&page=2');
    await page.getByRole('link', { name: 'Page 2' }).and(page.locator('[aria-current=page]')).waitFor();
    const chosen = page.getByRole('region', { name: 'Results' }).getByRole('article').nth(6);
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
    const path = new URL(address).pathname;
    const title = (await page.getByRole('heading', { level: 1 }).textContent()) ?? '';
    const way = page.getByRole('link', { name: 'Login to Apply' });
    for (const width of [1280, 820, 390]) {
      await page.setViewportSize({ width, height: 500 });
      await page.evaluate(() => window.scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }));
      await onPage(() => isInReach(way)).toBe(true);
    }
    await way.click();
    await page.waitForURL(`**/login?returnTo=${encodeURIComponent(path)}`);
    await loginAsDemo(page, 'seeker');
    await page.waitForURL(`**${path}`);
    await page.getByRole('heading', { level: 1, name: title }).waitFor();
    await onPage(() => page.getByRole('link', { name: 'Login to Apply' }).count()).toBe(0);
  }));
