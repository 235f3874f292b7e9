import type { Page } from 'playwright-core';
import { until } from '../test/until.ts';

/** The current page is hydrated. */
export const isAlive = async (page: Page): Promise<void> => {
  await page.waitForFunction(() => window.noteEarlyPress === undefined);
};

/** Opens a server-rendered page and waits for hydration. */
export async function openPublic(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await isAlive(page);
}

/** How long after an answer the rendered content may send further requests. */
const longestPauseMs = 500;

/** Call it before the page is opened; then it waits until every request has ended and no new one starts. */
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
