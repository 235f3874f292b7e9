import type { Browser, Locator, Page } from 'playwright-core';
import { supportContact } from '../server/core/product.rules.ts';
import { until } from '../test/until.ts';
import { loginAsDemo } from './demo-login.ts';
import { onPage } from './on-page.ts';
import { mailsTo, openBrowser, openWindow, siteUrl } from './person.ts';

/** The landing page as a visitor meets it: each part with what it promises. */

const phone = {
  viewport: { width: 390, height: 844 },
  userAgent: 'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/141.0.0.0 Mobile Safari/537.36',
};

let browser: Browser;
beforeAll(async () => void (browser = await openBrowser()));
afterAll(() => browser.close());

/** A window with the landing page in it; what the browser complained of by the end fails the test. */
async function visit(
  act: (page: Page) => Promise<void>,
  options: Parameters<typeof openWindow>[1] = {},
  prepare: (page: Page) => Promise<void> = async () => undefined,
): Promise<void> {
  const person = await openWindow(browser, options);
  const { page } = person;
  await prepare(page);
  await page.goto('/', { waitUntil: 'networkidle' });
  await act(page);
  await person.leave();
  expect(person.complaints).toEqual([]);
}

const part = (page: Page, name: string) => page.getByRole('region', { name });

/** Near enough for its content to be loaded. */
async function goTo(page: Page, entry: string): Promise<void> {
  await page.getByRole('navigation', { name: 'On this page' }).getByRole('link', { name: entry }).click();
}

test('LAND-01 LAND-10 LAND-11 LAND-12 OP-075 everything a visitor needs is there, and the search leads to its results', () =>
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
    // Submitted empty it is a search too: all jobs.
    await page.goto('/', { waitUntil: 'networkidle' });
    await page.getByRole('button', { name: 'Search' }).click();
    await page.getByRole('heading', { name: /^\d+ Job Result\(s\) Found$/ }).waitFor();
    // On a phone two fields share a line: the places offered for one of them stay inside the screen.
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
    await page.goto('/', { waitUntil: 'networkidle' });
    await onPage(() => way.getByRole('link', { name: 'Hire Now' }).getAttribute('href')).toBe('/hire/hrprofile');
    await way.getByRole('link', { name: 'Hire Now' }).click();
    // Only recruiters get in; everybody else is asked to log in, and led there afterwards.
    await page.waitForURL('**/login?returnTo=%2Fhire%2Fhrprofile');
  }));

test('LAND-05 LAND-06 LAND-07 OP-074 a visitor finds Login; a user is greeted and may log out on the page, on any phone', () =>
  visit(async (page) => {
    const header = page.getByRole('banner');
    await header.getByRole('link', { name: 'Login' }).click();
    await page.waitForURL('**/login');
    await loginAsDemo(page, 'seeker');
    await page.goto('/', { waitUntil: 'networkidle' });
    await header.getByText(/^Hello, \S+$/).waitFor();
    await onPage(() => header.getByRole('link', { name: 'Login' }).count()).toBe(0);
    // Also on the smallest phone nothing lies on anything else.
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
    const refused: string[] = [];
    page.on(
      'response',
      (response) => response.status() >= 400 && refused.push(`${response.status()} ${response.request().postData()}`),
    );
    await header.getByRole('button', { name: 'Logout' }).click();
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

  test('LAND-13 LAND-14 OP-076 there are three; each stands for 4 seconds, and nothing moves around them', () =>
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

  test('LAND-13 they can be stopped and started again', () =>
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

  test('OP-076 the first one stands still for whoever asks for less motion', () =>
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

describe('the announcements', () => {
  test('LAND-16 LAND-17 LAND-18 LAND-19 LAND-20 OP-011 six a page, by age and by words', () =>
    visit(async (page) => {
      await goTo(page, 'Announcements');
      const news = part(page, 'Announcements');
      const cards = news.getByRole('tabpanel').getByRole('article');
      await cards.nth(5).waitFor();
      await onPage(async () => [await news.getByRole('tab').allTextContents(), await cards.count()]).toEqual([
        ['All', 'New', 'Old'],
        6,
      ]);
      const firstPage = await cards.allTextContents();
      await news.getByRole('button', { name: 'Page 2' }).click();
      await news.getByRole('button', { name: 'Page 2' }).and(page.locator('[aria-current=page]')).waitFor();
      await cards
        .filter({ hasNotText: firstPage[0] ?? '' })
        .first()
        .waitFor();
      await news.getByRole('tab', { name: 'New' }).click();
      await news.getByRole('tabpanel', { name: 'New' }).getByRole('article').first().waitFor();
      const search = news.getByLabel('Search announcements');
      // General ones stand under All only; the words may be in the description alone.
      await search.fill('takes messages at any hour');
      await news.getByText('No announcements found.').waitFor();
      await news.getByRole('tab', { name: 'Old' }).click();
      await news.getByText('No announcements found.').waitFor();
      await news.getByRole('tab', { name: 'All' }).click();
      await news.getByRole('heading', { name: 'Office hours and how to reach us' }).waitFor();
      await onPage(() => cards.count()).toBe(1);
    }));
});

describe('the recommended jobs', () => {
  test('LAND-23 LAND-24 LAND-25 OP-018 OP-077 nine cards: rating, applicants, level, skills, monthly pay, job link', () =>
    visit(async (page) => {
      const cards = part(page, 'Recommended jobs').getByRole('article');
      await onPage(() => cards.count()).toBe(9);
      for (const card of await cards.all()) {
        await onPage(() => card.textContent()).toMatch(/₹[\d,]+( - ₹[\d,]+)? per month/);
        await card.getByText(/^(\d+ applicants?|No applicants yet)$/).waitFor();
        await card.getByText(/^(Entry-level|Mid-level|Senior|Lead|Executive)$/).waitFor();
        await card.getByRole('img', { name: 'Rating' }).or(card.getByText('No reviews yet')).waitFor();
        await onPage(() => card.getByRole('list', { name: 'Skills' }).getByRole('listitem').count()).toBeGreaterThan(0);
      }
      const title = await cards.first().getByRole('heading').textContent();
      await cards.first().getByRole('link', { name: 'View Details' }).click();
      await page.waitForURL(/\/jobs\/details\/[^/]+$/);
      await onPage(() => page.getByRole('heading', { level: 1 }).textContent()).toBe(title);
    }));

  test('LAND-26 LAND-27 LAND-28 OP-078 on a phone five, and five more at each press', () =>
    visit(async (page) => {
      const jobs = part(page, 'Recommended jobs');
      await onPage(() => jobs.getByRole('article').count()).toBe(5);
      for (const count of [10, 15, 20]) {
        await jobs.getByRole('button', { name: 'Show More Jobs' }).click();
        await onPage(() => jobs.getByRole('article').count()).toBe(count);
      }
      expect(
        new Set(
          await jobs
            .getByRole('heading', { level: 3 })
            .locator('a')
            .evaluateAll((links) => links.map((link) => link.getAttribute('href'))),
        ).size,
      ).toBe(20);
    }, phone));
});

describe('the questions', () => {
  const questions = (page: Page) => part(page, 'Frequently asked questions');

  test('LAND-29 LAND-30 LAND-32 LAND-33 OP-079 twenty in two pages, with the facts of the office; several may be open', () =>
    visit(async (page) => {
      await goTo(page, 'FAQs');
      const summaries = questions(page).getByRole('heading', { level: 3 });
      await summaries.first().waitFor();
      const first = await summaries.allTextContents();
      for (const summary of (await summaries.all()).slice(0, 3)) await summary.click();
      for (const fact of ['free for job seekers', 'Mon-Fri 8 AM to 6 PM', '95%'])
        await onPage(() => questions(page).getByText(fact).first().isVisible()).toBe(true);
      await questions(page).getByRole('button', { name: 'Page 2' }).click();
      await summaries.filter({ hasText: first[0] }).waitFor({ state: 'detached' });
      const second = await summaries.allTextContents();
      expect([first.length, second.length, new Set([...first, ...second]).size]).toEqual([10, 10, 20]);
    }));

  test.each([
    [768, 5],
    [769, 10],
  ])('LAND-31 OP-045 at %d pixels there are %d a page', (width, count) =>
    visit(
      async (page) => {
        await questions(page).scrollIntoViewIfNeeded();
        const summaries = questions(page).getByRole('heading', { level: 3 });
        await summaries.first().waitFor();
        await summaries.nth(count).waitFor({ state: 'detached' });
        await onPage(() => summaries.count()).toBe(count);
      },
      { viewport: { width, height: 900 } },
    ),
  );
});

test('LAND-34 LAND-35 LAND-36 LAND-38 LAND-39 LAND-40 OP-066 a message is checked, sent for real and thanked for', () =>
  visit(
    async (page) => {
      await goTo(page, 'Contact');
      const form = part(page, 'Contact');
      const send = form.getByRole('button', { name: 'Send message' });
      await form.getByLabel('Name').fill('Meera Iyer');
      await send.click();
      await form.getByText('All fields are required!').waitFor();
      await form.getByLabel('Message').fill('Where is my offer letter?');
      await form.getByLabel('Email').fill('meera@nowhere');
      await send.click();
      await form.getByText('Please enter a valid email address.').waitFor();
      await form.getByLabel('Email').fill('meera.iyer@example.in');
      // The answer is held back for a moment, so that the wait can be seen.
      const held = Promise.withResolvers<void>();
      await page.route('**/graphql', async (route) => {
        await held.promise;
        await route.continue();
      });
      await page.clock.pauseAt(Date.now() + 60_000);
      await send.click();
      await form.getByRole('button', { name: 'Send message' }).and(page.locator('[aria-busy=true]')).waitFor();
      held.resolve();
      const thanks = form.getByText('Submitted successfully!');
      await thanks.waitFor();
      await onPage(() =>
        Promise.all(['Name', 'Email', 'Message'].map((label) => form.getByLabel(label).inputValue())),
      ).toEqual(['', '', '']);
      await page.clock.runFor(3000);
      await onPage(() => thanks.isVisible()).toBe(true);
      await page.clock.runFor(1100);
      await onPage(() => thanks.count()).toBe(0);
      await until(
        async () =>
          (await mailsTo(supportContact.email)).some(
            ({ text }) => text.includes('Where is my offer letter?') && text.includes('meera.iyer@example.in'),
          ),
        'the message is mailed to the support',
      );
    },
    {},
    async (page) => page.clock.install(),
  ));

test('LAND-08 LAND-09 an entry of the menu brings its section onto the screen', () =>
  visit(async (page) => {
    await goTo(page, 'Contact');
    await part(page, 'Contact').getByLabel('Message').waitFor();
    await page.waitForFunction(() => {
      const box = document.getElementById('contact')?.getBoundingClientRect();
      return box && box.top >= 0 && box.top < window.innerHeight / 2;
    });
    await onPage(() => new URL(page.url()).hash).toBe('#contact');
  }));

test('LAND-41 LAND-42 OP-080 the footer leads to real pages, to a mail and to a call', () =>
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
      ['/jobs/search', '/#announcements', '/#faqs', '/playground'],
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
