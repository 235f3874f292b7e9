import type { Browser } from 'playwright-core';
import { openBrowser } from './person.ts';
import { problemsOfTour } from './screen-problems.ts';

/** Every screen, on phone and desktop, light and dark: no axe findings, no sideways scrolling, one heading, a title. */

let browser: Browser;
beforeAll(async () => void (browser = await openBrowser()));
afterAll(() => browser.close());

test.each(['visitor', 'seeker'] as const)(
  'the screens of %s are in order, in each size, light and dark',
  async (who) => {
    expect(await problemsOfTour(browser, who)).toEqual([]);
  },
);
