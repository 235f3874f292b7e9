import type { Page } from 'playwright-core';
import { until } from '../test/until.ts';

/** The page that stands there answers by itself: what the server sent of it is the client's now. */
export const isAlive = async (page: Page): Promise<void> => {
  await page.waitForFunction(() => window.noteEarlyPress === undefined);
};

/** Opens a page that the server sends whole, until it answers by itself. */
export async function openPublic(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await isAlive(page);
}

/** To be called before the page is opened; then waits until everything that was asked for has come. */
export function watchLoading(page: Page): () => Promise<unknown> {
  const open = new Set<unknown>();
  page.on('request', (request) => void open.add(request));
  for (const end of ['requestfinished', 'requestfailed'] as const)
    page.on(end as 'requestfinished', (request) => void open.delete(request));
  return () => until(() => open.size === 0, 'nothing is on its way any more');
}
