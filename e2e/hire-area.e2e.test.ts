import type { BrowserContext, Page } from 'playwright-core';
import { isInReach } from './account-steps.ts';
import { takeDemoSession } from './demo-login.ts';
import { inspect } from './inspect.ts';
import { onPage } from './on-page.ts';
import { openWindow, type Person } from './person.ts';
import { settle } from './screen-list.ts';

/** The recruiter's area in the demo: its addresses, its floating elements, and what only a browser can show. */

let session: Awaited<ReturnType<BrowserContext['storageState']>>;
let person: Person;
let page: Page;

beforeAll(async () => {
  const first = await openWindow();
  await takeDemoSession(first.page, 'hr');
  session = await first.page.context().storageState();
  await first.leave();
});
beforeEach(async () => {
  person = await openWindow({ storageState: session, viewport: { width: 1280, height: 800 } });
  page = person.page;
});
afterEach(async () => {
  expect(person.complaints).toEqual([]);
  await person.leave();
});

const heading = (name: string | RegExp) => page.getByRole('heading', { level: 1, name, exact: true });
const chatButton = () => page.getByRole('button', { name: /^Support chat/ });
const chat = () => page.getByRole('dialog', { name: 'Support chat' });

test('HLAY-13 HLAY-16 HSCHED-02 header and menu are in reach, the bell is small, busy days coloured', async () => {
  await page.goto('/hire/hiring');
  const links = page.getByRole('navigation', { name: 'Main menu' }).getByRole('link');
  await page.getByText('More', { exact: true }).click();
  await links.filter({ hasText: 'Webhooks' }).waitFor();
  const names = await links.allTextContents();
  const reached = await Promise.all((await links.all()).map(isInReach));
  expect(names.filter((_name, index) => !reached[index])).toEqual([]);
  await page.getByText('Response times').scrollIntoViewIfNeeded();
  const header = await page.getByRole('banner').boundingBox();
  expect(header?.y).toBe(0);
  const pageHeight = () => page.evaluate(() => document.documentElement.scrollHeight);
  await chatButton().waitFor();
  const heightBefore = await pageHeight();
  await page.getByRole('button', { name: /^Notifications/ }).click();
  const list = page.getByRole('region', { name: 'Notifications' });
  await list.getByRole('listitem').first().waitFor();
  const highest = await list
    .getByRole('list')
    .evaluate((element) => element.parentElement?.getBoundingClientRect().height);
  expect(highest).toBe(240);
  expect(await pageHeight()).toBe(heightBefore);
  await page.goto('/hire/schedule');
  const busy = page.getByRole('button', { name: /, \d interviews?$/ }).first();
  await busy.waitFor();
  const grounds = await Promise.all(
    [busy, page.getByRole('button', { name: /, Available$/ }).first()].map((day) =>
      day.evaluate((button) => getComputedStyle(button).backgroundColor),
    ),
  );
  expect(new Set(grounds).size).toBe(2);
});

test('nothing jumps while a page loads in parts; on a phone the pagination is one line', async () => {
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      for (const shift of list.getEntries() as (PerformanceEntry & { value: number })[])
        document.documentElement.dataset.shifted = String(
          Number(document.documentElement.dataset.shifted ?? 0) + shift.value,
        );
    }).observe({ type: 'layout-shift', buffered: true });
  });
  // Each answer waits until the previous content has rendered.
  let turn = Promise.resolve();
  await page.route('**/graphql*', async (route) => {
    turn = turn.then(() => new Promise((go) => void setTimeout(go, 150)));
    await turn;
    await route.continue().catch(() => undefined);
  });
  const shifts: Record<string, number> = {};
  for (const path of ['/hire/hrprofile', '/hire/hiring', '/hire/all-jobs', '/hire/all-applications']) {
    await page.goto(path);
    await settle(page);
    shifts[path] = await page.evaluate(() => Number(document.documentElement.dataset.shifted ?? 0));
  }
  expect(Object.entries(shifts).filter(([, shift]) => shift >= 0.1)).toEqual([]);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/hire/all-applications?page=4');
  const pages = page.getByRole('navigation', { name: 'Pages' }).locator('li:not(.ant-pagination-options)');
  await pages.first().waitFor();
  expect(await pages.allTextContents()).toEqual([
    '1',
    expect.anything(),
    '3',
    '4',
    '5',
    expect.anything(),
    expect.stringMatching(/^\d+$/),
  ]);
  const boxes = await pages.evaluateAll((items) =>
    items.map((item) => item.getBoundingClientRect()).map(({ top, width }) => ({ top, isFingerWide: width >= 44 })),
  );
  expect(boxes).toEqual(boxes.map(() => ({ top: boxes[0]?.top, isFingerWide: true })));
});

test('HCHAT-01 HCHAT-02 the chat floats, answers at once, and stays open next to a page in use', async () => {
  await page.goto('/hire/quick-hire');
  await chatButton().focus();
  await page.keyboard.press('Enter');
  await page.getByLabel('Your message').and(page.locator(':focus')).waitFor();
  await page.keyboard.type('Is anybody there?');
  await page.keyboard.press('Enter');
  await chat().getByText('Is anybody there?').last().waitFor();
  await chat().getByText("Thanks for your message! We'll get back to you soon.").last().waitFor();
  expect((await inspect(page, { within: 'dialog' })).map(({ id }) => id)).toEqual([]);
  await page.getByRole('link', { name: 'Schedule' }).first().click();
  await heading('Schedule').waitFor();
  await chat().getByText('Is anybody there?').last().waitFor();
  await chat().getByLabel('Your message').press('Escape');
  await chat().waitFor({ state: 'detached' });
});

test('HCHAT-01 HAPP-05 OP-049 on a phone the chat is full-width and focused; its button covers none', async () => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/hire/applications');
  await settle(page);
  await chatButton().waitFor();
  const stepper = page.getByRole('navigation', { name: 'Jobs' });
  await onPage(async () => [
    await stepper.evaluate((element) => getComputedStyle(element).position),
    await stepper.textContent(),
  ]).toEqual(['fixed', expect.stringMatching(/^Job \d of \d$/)]);
  const covered = await page.evaluate(() => {
    window.scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' });
    const own = document.querySelector('aside[aria-label="Support"] button')?.getBoundingClientRect();
    const others = [...document.querySelectorAll('main button, main a')].map((element) =>
      element.getBoundingClientRect(),
    );
    return others.filter(
      (box) =>
        own &&
        box.width > 0 &&
        box.left < own.right &&
        box.right > own.left &&
        box.top < own.bottom &&
        box.bottom > own.top,
    ).length;
  });
  expect(covered).toBe(0);
  await chatButton().focus();
  await page.keyboard.press('Enter');
  await chat().waitFor();
  expect(await chat().evaluate((dialog) => Math.round(dialog.getBoundingClientRect().width))).toBe(390);
  for (let step = 0; step < 6; step += 1) {
    await page.keyboard.press('Tab');
    expect(
      await page.evaluate(
        () => document.activeElement === document.body || document.activeElement?.closest('dialog') !== null,
      ),
    ).toBe(true);
  }
  await page.keyboard.press('Escape');
  await chat().waitFor({ state: 'detached' });
  await chatButton().and(page.locator(':focus')).waitFor();
});

test('HCHAT-01 OP-049 the chat covers no decision button, at any scroll position', async () => {
  await page.goto('/hire/all-applications');
  await page.getByRole('button', { name: 'View Profile' }).first().click();
  const decisions = page.getByRole('region', { name: 'Applicant' }).locator('footer').getByRole('button');
  await decisions.first().waitFor();
  await chatButton().waitFor();
  for (const [width, height] of [
    [1280, 900],
    [1440, 900],
    [768, 1024],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height });
    for (const end of [0, 1]) {
      await page.evaluate((share) => window.scrollTo(0, share * document.documentElement.scrollHeight), end);
      const chatBox = await chatButton().boundingBox();
      const covered = await decisions.evaluateAll(
        (buttons, box) =>
          buttons
            .map((button) => button.getBoundingClientRect())
            .filter(
              ({ left, right, top, bottom }) =>
                box && left < box.x + box.width && box.x < right && top < box.y + box.height && box.y < bottom,
            ).length,
        chatBox,
      );
      expect([width, end, covered]).toEqual([width, end, 0]);
    }
  }
});

/** Controls that the chat button covers, wholly or in part. */
const coveredByChat = () =>
  chatButton().evaluate((launcher) => {
    const { left, right, top, bottom } = launcher.getBoundingClientRect();
    return [...document.querySelectorAll<HTMLElement>('a[href], button, input, select, textarea, label, [role=tab]')]
      .filter((element) => element !== launcher && element.checkVisibility({ visibilityProperty: true }))
      .filter((element) => {
        const box = element.getBoundingClientRect();
        return box.width > 2 && box.left < right && box.right > left && box.top < bottom && box.bottom > top;
      }).length;
  });
test('HCHAT-01 OP-049 at rest the chat covers no control, at any scroll position', async () => {
  for (const path of [
    '/hire/hiring',
    '/hire/post-job',
    '/hire/approved-students',
    '/hire/schedule',
    '/hire/hrprofile',
  ]) {
    await page.goto(path);
    await settle(page);
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      await page.keyboard.press('Shift');
      const end = await page.evaluate(() => document.documentElement.scrollHeight);
      for (let top = 0; top < end; top += 390) {
        await page.evaluate((to) => window.scrollTo({ top: to, behavior: 'instant' }), top);
        await chatButton().waitFor();
        await onPage(coveredByChat).toBe(0);
      }
    }
  }
});

test('HLAY-20 OP-043 OP-051 Logout leads to the login: the area is closed, and Back does not reopen it', async () => {
  const own = await openWindow();
  await takeDemoSession(own.page, 'hr');
  await own.page.goto('/hire/hiring');
  await own.page.getByRole('button', { name: 'Logout' }).click();
  await own.page.getByRole('dialog').getByRole('button', { name: 'Logout' }).click();
  await own.page.waitForURL('**/login');
  await own.page.getByRole('heading', { level: 1 }).waitFor();
  await own.page.goto('/hire/hiring');
  await own.page.waitForURL('**/login?returnTo=%2Fhire%2Fhiring');
  await own.page.getByRole('heading', { level: 1 }).waitFor();
  expect(own.complaints).toEqual([]);
  await own.leave();
});
