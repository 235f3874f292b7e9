import type { Page } from 'playwright-core';
import { supportContact } from '../server/core/product.rules.ts';
import { until } from '../test/until.ts';
import { goTo, landingVisits, part } from './landing-visit.ts';
import { onPage } from './on-page.ts';
import { mailsTo } from './person.ts';

/** The sections of the landing page: announcements, recommended jobs, questions, the contact form. */

const phone = {
  viewport: { width: 390, height: 844 },
  userAgent: 'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/141.0.0.0 Mobile Safari/537.36',
};
const visit = landingVisits();

describe('the announcements', () => {
  test('LAND-16 LAND-17 LAND-18 LAND-19 LAND-20 OP-011 six a page, filtered by age and by words', () =>
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
      // General ones are only under All; the search also matches the description alone.
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
  test('LAND-23 LAND-24 LAND-25 OP-018 OP-077 nine cards: rating, applicants, level, skills, pay, link', () =>
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

  test('LAND-26 LAND-27 LAND-28 OP-078 on a phone five, and five more on each press', () =>
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

  test('LAND-29 LAND-30 LAND-32 LAND-33 OP-079 twenty on two pages, with the contact details; several open', () =>
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

test('LAND-34 LAND-35 LAND-36 LAND-37 LAND-38 LAND-39 LAND-40 OP-066 a message is checked, sent, confirmed', () =>
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
      // The answer is delayed, so that the loading state can be seen.
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
