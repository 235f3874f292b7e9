import type { Browser, Page } from 'playwright-core';
import { type DemoPerson, loginAsDemo, takeDemoSession } from './demo-login.ts';
import { openBrowser, openWindow, type Person } from './person.ts';
import { inspect } from './inspect.ts';
import { screens, settle } from './screen-list.ts';

const sizes = [
  { name: 'on a phone', viewport: { width: 390, height: 844 } },
  { name: 'on a desktop', viewport: { width: 1280, height: 800 } },
] as const;

async function enterAs(page: Page, who: string): Promise<void> {
  if (who === 'visitor') return;
  if (who === 'seeker' || who === 'hr') return takeDemoSession(page, who);
  await page.goto('/login');
  await loginAsDemo(page, who as DemoPerson);
}

/** Until transitions have ended. */
const isDrawn = (page: Page): Promise<unknown> =>
  page.evaluate(async () => {
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
    await Promise.allSettled(document.getAnimations().map(({ finished }) => finished));
  });

/** Dark mode changes only colours, so the open page is checked again with the rules about colours. */
async function findingsOf(page: Page): Promise<string[]> {
  const light = await inspect(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  await isDrawn(page);
  const dark = await inspect(page, { rules: ['color-contrast', 'link-in-text-block'] });
  return Object.entries({ light, dark }).flatMap(([scheme, violations]) =>
    violations.map(
      ({ id, nodes }) =>
        `${id} (${scheme}) at ${nodes
          .map(({ target }) => target.join(' '))
          .slice(0, 3)
          .join(', ')}`,
    ),
  );
}

/** Touch targets under 44 px, unless they are in a sentence or inside a card or label. */
const smallTargetsOf = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [
      ...document.querySelectorAll<HTMLElement>(
        'a[href], button, input:not([type=hidden], [type=file]), select, textarea, summary, [role=tab]',
      ),
    ].flatMap((target) => {
      const label = target.matches('input[type=checkbox], input[type=radio], [role=switch]')
        ? (target.closest('label') ?? document.querySelector(`label[for="${target.id}"]`))
        : null;
      const { width, height } = (
        label ??
        target.closest('.ant-pagination li, .ant-tabs-tab, .ant-select, .ant-input-affix-wrapper') ??
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

/** Problems of the open page at the window's size. */
async function problemsHere(page: Page): Promise<string[]> {
  await page.emulateMedia({ colorScheme: 'light' });
  await settle(page);
  await isDrawn(page);
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
  ];
}

/** Each screen is loaded once and then shown in the other size; some load as on a phone, some as on a desktop. */
async function problemsOf({ page, complaints }: Person, path: string): Promise<string[]> {
  complaints.length = 0;
  const problems: string[] = [];
  const [first, second] = path.length % 2 === 0 ? sizes : sizes.toReversed();
  await page.setViewportSize(first.viewport);
  await page.goto(path);
  for (const { name, viewport } of [first, second]) {
    await page.setViewportSize(viewport);
    problems.push(...(await problemsHere(page)).map((problem) => `${path} ${name}: ${problem}`));
  }
  return [...problems, ...complaints.map((complaint) => `${path}: ${complaint}`)];
}

/**
 * Every screen of one role, on phone and desktop, light and dark: no axe violations, no sideways scrolling, one
 * heading, a title. Each is a test; they run in sequence in one window. Each role has its own file, so that they run in
 * parallel.
 */
export function tourOf(who: keyof typeof screens): void {
  describe(`in order in each size, light and dark, for ${who}`, () => {
    let browser: Browser;
    let person: Person;
    beforeAll(async () => {
      browser = await openBrowser();
      person = await openWindow(browser);
      await enterAs(person.page, who);
    });
    afterAll(() => browser.close());

    test.each(screens[who])('%s', async (path) => {
      expect(await problemsOf(person, path)).toEqual([]);
    });
  });
}
