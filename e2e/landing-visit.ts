import type { Locator, Page } from 'playwright-core';
import { openWindow } from './person.ts';
import { openPublic } from './public-page.ts';

type Visit = (
  act: (page: Page) => Promise<void>,
  options?: Parameters<typeof openWindow>[0],
  prepare?: (page: Page) => Promise<void>,
) => Promise<void>;

/** For a test file: each call opens a window with the landing page; browser errors fail the test. */
export function landingVisits(): Visit {
  return async (act, options = {}, prepare = async () => undefined) => {
    const person = await openWindow({ reducedMotion: 'no-preference', ...options });
    await prepare(person.page);
    await openPublic(person.page, '/');
    await act(person.page);
    await person.leave();
    expect(person.complaints).toEqual([]);
  };
}

export const part = (page: Page, name: string): Locator => page.getByRole('region', { name });

/** Close enough for its content to load. */
export const goTo = (page: Page, entry: string): Promise<void> =>
  page.getByRole('navigation', { name: 'On this page' }).getByRole('link', { name: entry }).click();
