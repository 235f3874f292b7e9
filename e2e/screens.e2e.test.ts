import type { Browser, BrowserContext, Page } from 'playwright-core';
import { type DemoPerson, loginAsDemo } from './demo-login.ts';
import { openBrowser, openWindow, type Person } from './person.ts';
import { inspect } from './inspect.ts';
import { screens, settle } from './screen-list.ts';

/** Every screen, on phone and desktop, light and dark: no axe findings, no sideways scrolling, one heading, a title. */

const sizes = [
  { name: 'on a phone', viewport: { width: 390, height: 844 } },
  { name: 'on a desktop', viewport: { width: 1280, height: 800 } },
] as const;

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

/** Dark mode changes only colours, so the open page is inspected again for the rules that depend on them. */
async function findingsOf(page: Page): Promise<string[]> {
  const light = await inspect(page).analyze();
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.evaluate(async () => {
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
    await Promise.allSettled(document.getAnimations().map(({ finished }) => finished));
  });
  const dark = await inspect(page).withRules(['color-contrast', 'link-in-text-block']).analyze();
  return Object.entries({ light, dark }).flatMap(([scheme, { violations }]) =>
    violations.map(
      ({ id, nodes }) =>
        `${id} (${scheme}) at ${nodes
          .map(({ target }) => target.join(' '))
          .slice(0, 3)
          .join(', ')}`,
    ),
  );
}

/** Targets under 44 px that a finger would miss, unless they are in a sentence or inside a card or label. */
const smallTargetsOf = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [
      ...document.querySelectorAll<HTMLElement>(
        'a[href], button, input:not([type=hidden], [type=file]), select, textarea, summary, [role=tab]',
      ),
    ].flatMap((target) => {
      const label = target.matches('input[type=checkbox], input[type=radio]')
        ? (target.closest('label') ?? document.querySelector(`label[for="${target.id}"]`))
        : null;
      const { width, height } = (
        label ??
        target.closest('.ant-pagination li, .ant-tabs-tab, .ant-select') ??
        target
      ).getBoundingClientRect();
      const after = getComputedStyle(target, '::after');
      const isInSentence =
        target.matches('a') &&
        getComputedStyle(target).display === 'inline' &&
        target.parentElement?.textContent.trim() !== target.textContent.trim();
      const isHidden = width < 2 || height < 2 || !target.checkVisibility({ visibilityProperty: true });
      if (isHidden || isInSentence || (after.content !== 'none' && after.position === 'absolute')) return [];
      return width < 43.5 || height < 43.5
        ? [
            `"${(target.ariaLabel ?? target.textContent).trim().slice(0, 40)}" is ` +
              `${Math.round(width)}x${Math.round(height)} px`,
          ]
        : [];
    }),
  );

async function problemsOf({ page, complaints }: Person, path: string): Promise<string[]> {
  complaints.length = 0;
  await page.emulateMedia({ colorScheme: 'light' });
  await page.goto(path);
  await settle(page);
  const findings = await findingsOf(page);
  const isTooWide = await page.evaluate(
    () => document.documentElement.scrollWidth > document.documentElement.clientWidth,
  );
  const smallTargets = (page.viewportSize()?.width ?? 0) < 768 ? await smallTargetsOf(page) : [];
  const headings = await page.getByRole('heading', { level: 1 }).count();
  const title = await page.title();
  return [
    ...findings,
    ...new Set(smallTargets),
    ...(isTooWide ? ['scrolls sideways'] : []),
    ...(page.frames().length === 1 ? [] : ['has frames, which no one looks into']),
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
