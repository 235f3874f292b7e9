import { AxeBuilder } from '@axe-core/playwright';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { type DemoPerson, loginAsDemo } from './demo-login.ts';
import { openBrowser, openWindow, type Person } from './person.ts';

/** Every screen, on a phone and on a desktop, light and dark: nothing that axe finds, nothing that scrolls sideways, one heading, a title. */

const sizes = [
  { name: 'on a phone', viewport: { width: 390, height: 844 } },
  { name: 'on a desktop', viewport: { width: 1280, height: 800 } },
] as const;

const screens = {
  visitor: [
    '/', '/jobs/search', '/jobs/search?q=developer', '/jobs/search?q=zzzz', '/jobs/details/unknown', '/register', '/login', '/forgot-password',
    '/reset-password?email=a@example.in#token=abc', '/apply-for-jobs', '/about', '/privacy', '/terms', '/nowhere',
  ],
  seeker: ['/apply-for-jobs', '/apply-for-jobs?tab=saved', '/applied-jobs', '/applied-jobs?tab=hiring-done', '/profile', '/schedule', '/account', '/ChangePassword'],
  hr: [
    '/hire/hiring', '/hire/post-job', '/hire/all-jobs', '/hire/applications', '/hire/all-applications', '/hire/approved-students',
    '/hire/students-on-hold', '/hire/rejected-students', '/hire/schedule', '/hire/hrprofile', '/account',
  ],
  admin: ['/admin', '/account'],
  superadmin: ['/superadmin', '/admin'],
};

let browser: Browser;
beforeAll(async () => void (browser = await openBrowser()));
afterAll(() => browser.close());

type StorageState = Awaited<ReturnType<BrowserContext['storageState']>>;
const sessions = new Map<string, StorageState>();

/** Each person logs in once; the windows of both sizes share the session. */
async function sessionOf(who: string): Promise<StorageState | undefined> {
  if (who === 'visitor') return undefined;
  const known = sessions.get(who);
  if (known) return known;
  const person = await openWindow(browser);
  await person.page.goto('/login');
  await loginAsDemo(person.page, who as DemoPerson);
  const state = await person.page.context().storageState();
  sessions.set(who, state);
  await person.leave();
  return state;
}

/** Loaded, and nowhere a skeleton any more: what loads only when it comes near is brought near. */
async function settle(page: Page): Promise<void> {
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  const loading = page.getByRole('status').filter({ hasText: /^Loading/ });
  while ((await loading.count()) > 0) {
    const section = await loading.first().elementHandle({ timeout: 1000 }).catch(() => null);
    await section?.evaluate((element) => element.scrollIntoView({ behavior: 'instant' })).catch(() => undefined);
    await section?.waitForElementState('hidden');
  }
  await page.evaluate(() => document.fonts.ready);
}

/** The dark changes colours and nothing else, so the page that is open is looked at once more, for what depends on them. */
async function findingsOf(page: Page): Promise<string[]> {
  await page.emulateMedia({ colorScheme: 'light' });
  const light = await new AxeBuilder({ page }).analyze();
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.evaluate(async () => {
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
    await Promise.all(document.getAnimations().map(({ finished }) => finished));
  });
  const dark = await new AxeBuilder({ page }).withRules(['color-contrast', 'link-in-text-block']).analyze();
  return Object.entries({ light, dark }).flatMap(([scheme, { violations }]) =>
    violations.map(({ id, nodes }) => `${id} (${scheme}) at ${nodes.map(({ target }) => target.join(' ')).slice(0, 3).join(', ')}`));
}

async function problemsOf({ page, complaints }: Person, path: string): Promise<string[]> {
  complaints.length = 0;
  await page.goto(path);
  await settle(page);
  const findings = await findingsOf(page);
  const isTooWide = await page.evaluate(() => document.documentElement.scrollWidth > document.documentElement.clientWidth);
  const headings = await page.getByRole('heading', { level: 1 }).count();
  const title = await page.title();
  return [
    ...findings,
    ...(isTooWide ? ['scrolls sideways'] : []),
    ...(headings === 1 ? [] : [`${headings} first-level headings`]),
    ...(title.includes('Kaamyab') ? [] : [`title "${title}"`]),
    ...complaints,
  ].map((problem) => `${path}: ${problem}`);
}

describe.each(sizes)('$name', ({ viewport }) => {
  test.each(Object.entries(screens))('the screens of %s are in order, light and dark', async (who, paths) => {
    const person = await openWindow(browser, { viewport, reducedMotion: 'reduce', storageState: await sessionOf(who) });
    const problems: string[] = [];
    for (const path of paths) problems.push(...(await problemsOf(person, path)));
    await person.leave();
    expect(problems).toEqual([]);
  });
});
