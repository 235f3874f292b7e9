import axe, { type Result, type RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';

declare global {
  interface Window {
    axe: typeof axe;
  }
}

export interface Inspection {
  /** A selector; by default the whole page. */
  within?: string;
  /** By default all rules of axe. */
  rules?: string[];
}

/**
 * The violations that axe finds in a page without frames. axe stays in the page for the next inspection, and results of
 * passed rules are not collected: together this takes a third of the time of `@axe-core/playwright`.
 */
export async function inspect(page: Page, { within, rules }: Inspection = {}): Promise<Result[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const options: RunOptions = { resultTypes: ['violations'], ...(rules ? { runOnly: rules } : {}) };
  return page.evaluate(async ([selector, given]) => (await window.axe.run(selector ?? document, given)).violations, [
    within,
    options,
  ] as const);
}
