import type { Page, Request } from 'playwright-core';
import { press } from './account-steps.ts';
import { type ClockedServer, clockedWindow } from './clocked-server.ts';
import { onPage } from './on-page.ts';
import { enterAs } from './signed-in.ts';

/** Code that can no longer be loaded, as after a deployment: of a section, of the next page, or of the first one. */

const screen = clockedWindow();
let page: Page;
let server: ClockedServer;
beforeEach(() => void ({ page, server } = screen));

/** The browser reports each missing file. */
function forgiveMissing(): void {
  screen.person.complaints.length = 0;
}

const lost = { status: 404, body: '' };
const lose = (file: string) => page.route(new RegExp(`/assets/${file}[^/]*\\.js`), (route) => route.fulfill(lost));

describe('a section whose code fails to load', () => {
  test('does not break a form: neither a preview next to it nor the dialog of an ended session', async () => {
    const seeker = await enterAs(screen, 'JOBSEEKER', '/profile');
    await press(page, 'Edit Parent Details');
    const name = page.getByLabel('Parent name');
    await name.fill('Ravi Devi');
    await lose('pdf-preview');
    await press(page, 'Preview');
    await page.getByText('This part of the page could not be loaded.').waitFor();
    await lose('login-again-dialog');
    await server.services.database.query('update sessions set revoked_at = now() where user_id = $1', [seeker.id]);
    await press(page, /^Notifications/);
    await page.getByText('Your session has ended. Log in again in another tab, then continue here.').waitFor();
    await onPage(() => name.inputValue()).toBe('Ravi Devi');
    forgiveMissing();
  });

  test('leaves the rest of the landing page', async () => {
    await lose('faqs');
    await page.goto('/');
    const message = page.getByRole('textbox', { name: 'Message' });
    // Repeatedly: sections that load when scrolled near make the page longer.
    await onPage(async () => {
      await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
      return message.count();
    }).toBe(1);
    await message.fill('Where is my offer letter?');
    await page.getByText('This part of the page could not be loaded.').waitFor();
    await onPage(() => message.inputValue()).toBe('Where is my offer letter?');
    await page.unrouteAll();
    await press(page, 'Load the page again');
    const questions = page.getByRole('region', { name: 'Frequently asked questions' });
    await onPage(async () => {
      await questions.evaluate((section) => section.scrollIntoView({ behavior: 'instant' }));
      return questions.getByText('No questions yet.').count();
    }).toBe(1);
    await onPage(() => page.getByText('This part of the page could not be loaded.').count()).toBe(0);
    forgiveMissing();
  });
});

describe('the next page', () => {
  const open = () => page.getByRole('link', { name: 'Job Applied' }).click();
  const isOpen = () => page.getByText("You haven't applied for any jobs yet").waitFor();
  const broken = () => page.getByRole('heading', { level: 1, name: 'Unexpected Application Error!' }).waitFor();
  const code = /\/assets\/applied-jobs-page[^/]*\.js/;

  beforeEach(async () => {
    await enterAs(screen, 'JOBSEEKER', '/account');
    await page.getByRole('heading', { level: 1, name: 'Account' }).waitFor();
  });

  test('loads once the network is back; one of a new version is loaded by a full page load, once', async () => {
    await page.context().setOffline(true);
    await open();
    await broken();
    await page.getByText('If you were offline, check your connection first').waitFor();
    await page.context().setOffline(false);
    await press(page, 'Load the page again');
    await isOpen();

    await page.goto('/account');
    // One route throughout: removing it while a page loads can leave requests without an answer.
    const state = { asked: 0, isGone: false };
    await page.route(code, (route) => {
      state.asked += 1;
      return state.asked === 1 || state.isGone ? route.fulfill(lost) : route.continue();
    });
    await open();
    await isOpen();
    await page.goto('/account');
    state.isGone = true;
    await open();
    await broken();
    await press(page, 'Load the page again');
    await broken();
    forgiveMissing();
  });

  test('a user who went back before the server answered keeps typing: nothing is reloaded', async () => {
    await page.route(code, (route) => route.fulfill(lost));
    const isReached = (request: Request) => request.method() === 'HEAD';
    await page.route('**/applied-jobs', (route) => (isReached(route.request()) ? undefined : route.continue()));
    const asked = page.waitForRequest(isReached);
    const dropped = page.waitForEvent('requestfailed', isReached);
    await open();
    await broken();
    await asked;
    await page.goBack();
    await press(page, 'Change name');
    await page.getByLabel('Full name').fill('Asha Devi');
    await dropped;
    await onPage(() => page.getByLabel('Full name').inputValue()).toBe('Asha Devi');
    forgiveMissing();
  });
});

test.each([
  ['that the server rendered', '/'],
  ['that the browser draws', '/reset-password'],
])('a page %s is loaded again while a file of it is missing, and says so after three attempts', async (_kind, path) => {
  const isAlive = () => page.waitForFunction(() => !('noteEarlyPress' in window));
  const state = { file: 'index', lost: 2, asked: 0 };
  await page.route(/\/assets\/(index|vendor)-[^/]*\.js/, (route) => {
    if (!route.request().url().includes(`/assets/${state.file}-`)) return route.continue();
    state.asked += 1;
    return state.asked <= state.lost ? route.fulfill(lost) : route.continue();
  });
  for (const file of ['index', 'vendor']) {
    Object.assign(state, { file, asked: 0 });
    await page.goto(path);
    await isAlive();
    expect(state.asked).toBeGreaterThan(2);
    await onPage(() => page.locator('#no-code').isVisible()).toBe(false);
    // Attempts count for a minute.
    await page.evaluate(() => sessionStorage.clear());
  }
  Object.assign(state, { file: 'index', lost: 1000, asked: 0 });
  await page.goto(path);
  await page.getByRole('alert').getByText('This page could not be loaded. Load it again').waitFor();
  // The preload and the script itself.
  expect(state.asked).toBeLessThanOrEqual(8);
  state.lost = 0;
  await page.getByRole('link', { name: 'Load it again' }).click();
  await isAlive();
  forgiveMissing();
});

test('while the code of a page loads, its shell is already there; without its style sheet it is loaded again', async () => {
  const isThere = Promise.withResolvers<void>();
  await page.route(/\/assets\/.*\.js/, async (route) => {
    await isThere.promise;
    await route.continue();
  });
  await page.goto('/reset-password', { waitUntil: 'commit' });
  await page.getByText('Kaamyab', { exact: true }).waitFor();
  await onPage(() => page.getByRole('heading').count()).toBe(0);
  isThere.resolve();
  await page.getByRole('heading', { level: 1 }).waitFor();

  let asked = 0;
  await page.route(/\/assets\/[^/]*\.css/, (route) => {
    asked += 1;
    return asked === 1 ? route.fulfill(lost) : route.continue();
  });
  await page.goto('/reset-password');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await onPage(() => page.evaluate(() => getComputedStyle(document.body).margin)).toBe('0px');
  expect(asked).toBeGreaterThan(1);
  forgiveMissing();
});
