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

/** So long after an answer what it has drawn may ask for more. */
const longestPauseMs = 500;

/**
 * To be called before the page is opened; then waits until everything that was asked for has come, and nothing else is
 * asked for.
 */
export function watchLoading(page: Page): () => Promise<unknown> {
  const open = new Set<unknown>();
  let quietSince = 0;
  page.on('request', (request) => void open.add(request));
  for (const end of ['requestfinished', 'requestfailed'] as const)
    page.on(end as 'requestfinished', (request) => {
      open.delete(request);
      quietSince = performance.now();
    });
  return () => {
    quietSince = performance.now();
    return until(
      () => open.size === 0 && performance.now() - quietSince >= longestPauseMs,
      'nothing is on its way any more',
    );
  };
}
