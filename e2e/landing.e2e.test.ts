import type { Locator, Page } from 'playwright-core';
import { takeDemoSession } from './demo-login.ts';
import { goTo, landingVisits, part } from './landing-visit.ts';
import { onPage } from './on-page.ts';
import { siteUrl } from './person.ts';
import { openPublic } from './public-page.ts';

/** The landing page as visitors see it: search, header, pictures, menu and footer. */

const visit = landingVisits();

test('LAND-01 LAND-10 LAND-11 LAND-12 OP-075 the essentials are there, and the search leads to its results', () =>
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
  }));

test('LAND-02 LAND-03 LAND-04 the switch leads seekers to the jobs and recruiters to their profile', () =>
  visit(async (page) => {
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

describe('the pictures', () => {
  const shown = (page: Page) => page.locator('[data-picture]').getAttribute('data-picture');
  const pass = async (page: Page, milliseconds: number) => {
    await page.clock.runFor(milliseconds);
    return shown(page);
  };
  const withClock = async (page: Page) => page.clock.install();

  test('LAND-13 LAND-14 OP-076 there are three; each shows for 4 seconds, and nothing moves around them', () =>
    visit(
      async (page) => {
        const place = () => page.locator('[data-picture]').boundingBox();
        const before = await place();
        await page.clock.pauseAt(Date.now() + 60_000);
        const first = Number(await pass(page, 1));
        const drawings = new Set([await page.locator('[data-picture]').innerHTML()]);
        for (const steps of [1, 2, 3]) {
          await pass(page, 4000);
          await onPage(() => shown(page)).toBe(String(((first - 1 + steps) % 3) + 1));
          drawings.add(await page.locator('[data-picture]').innerHTML());
        }
        expect([drawings.size, await place()]).toEqual([3, before]);
      },
      {},
      withClock,
    ));

  test('LAND-13 they can be paused and resumed', () =>
    visit(
      async (page) => {
        await page.getByRole('button', { name: 'Stop the pictures' }).click();
        const stopped = await shown(page);
        expect(await pass(page, 20_000)).toBe(stopped);
        await page.getByRole('button', { name: 'Let the pictures change' }).click();
        expect(await pass(page, 4500)).not.toBe(stopped);
      },
      {},
      withClock,
    ));

  test('OP-076 the first one stands still with reduced motion', () =>
    visit(
      async (page) => {
        expect([
          await pass(page, 20_000),
          await page.getByRole('button', { name: 'Stop the pictures' }).count(),
        ]).toEqual(['1', 0]);
      },
      { reducedMotion: 'reduce' },
      withClock,
    ));
});

test('LAND-08 LAND-09 a menu entry scrolls to its section', () =>
  visit(async (page) => {
    await goTo(page, 'Contact');
    await part(page, 'Contact').getByLabel('Message').waitFor();
    await page.waitForFunction(() => {
      const box = document.getElementById('contact')?.getBoundingClientRect();
      return box && box.top >= 0 && box.top < window.innerHeight / 2;
    });
    await onPage(() => new URL(page.url()).hash).toBe('#contact');
  }));

test('LAND-41 LAND-42 OP-080 the footer links to real pages, an email address and a phone number', () =>
  visit(async (page) => {
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
