import type { Page } from 'playwright-core';
import { type DemoPerson, loginAsDemo, takeDemoSession } from './demo-login.ts';
import { openWindow, type Person } from './person.ts';
import { inspect } from './inspect.ts';
import { screens, settle } from './screen-list.ts';

/** Layout differs by size and colours by scheme: two of the four combinations show both. */
const looks = [
  { name: 'on a dark phone', viewport: { width: 390, height: 844 }, colorScheme: 'dark' },
  { name: 'on a light desktop', viewport: { width: 1280, height: 800 }, colorScheme: 'light' },
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

async function findingsOf(page: Page): Promise<string[]> {
  return (await inspect(page)).map(
    ({ id, nodes }) =>
      `${id} at ${nodes
        .map(({ target }) => target.join(' '))
        .slice(0, 3)
        .join(', ')}`,
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
async function problemsHere(page: Page, who: string): Promise<string[]> {
  await settle(page);
  await isDrawn(page);
  const findings = await findingsOf(page);
  const isTooWide = await page.evaluate(
    () => document.documentElement.scrollWidth > document.documentElement.clientWidth,
  );
  const smallTargets = (page.viewportSize()?.width ?? 0) < 768 ? await smallTargetsOf(page) : [];
  const isWithoutLogout =
    who !== 'visitor' && !(await page.getByRole('button', { name: 'Logout', exact: true }).first().isVisible());
  const headings = await page.getByRole('heading', { level: 1 }).count();
  const title = await page.title();
  return [
    ...findings,
    ...new Set(smallTargets),
    ...(isTooWide ? ['scrolls sideways'] : []),
    ...(isWithoutLogout ? ['has no logout'] : []),
    ...(page.frames().length === 1 ? [] : ['has frames, which no one looks into']),
    ...(headings === 1 ? [] : [`${headings} first-level headings`]),
    ...(title.includes('Kaamyab') ? [] : [`title "${title}"`]),
  ];
}

/** Each screen is loaded once and then shown in the other look; some load as on a phone, some as on a desktop. */
async function problemsOf({ page, complaints }: Person, path: string, who: string): Promise<string[]> {
  complaints.length = 0;
  const problems: string[] = [];
  const inOrder = path.length % 2 === 0 ? looks : looks.toReversed();
  for (const [place, { name, viewport, colorScheme }] of inOrder.entries()) {
    await page.setViewportSize(viewport);
    await page.emulateMedia({ colorScheme });
    if (place === 0) await page.goto(path);
    problems.push(...(await problemsHere(page, who)).map((problem) => `${path} ${name}: ${problem}`));
  }
  return [...problems, ...complaints.map((complaint) => `${path}: ${complaint}`)];
}

/**
 * Every screen of one role on a dark phone and a light desktop: no axe violations, no sideways scrolling, one heading,
 * a title, and a logout for the signed in. Each is a test; they run in sequence in one window. Each role has its own
 * file, so that they run in parallel.
 */
export function tourOf(who: keyof typeof screens, title: string): void {
  describe(`in order on phone and desktop, dark and light, for ${who}`, () => {
    let person: Person;
    beforeAll(async () => {
      person = await openWindow();
      await enterAs(person.page, who);
    });
    afterAll(() => person.leave());

    test.each(screens[who])(title, async (path) => {
      expect(await problemsOf(person, path, who)).toEqual([]);
    });
  });
}
