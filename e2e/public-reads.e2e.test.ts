import type { Page, Response } from 'playwright-core';
import { operationOf } from './operation-of.ts';
import { openWindow } from './person.ts';
import { openPublic } from './public-page.ts';

/** How the built client fetches public data. */

const isSearch = (answer: Response): boolean => operationOf(answer.request()) === 'SearchJobs' && answer.ok();

/** The second page comes with its answers; the first is fetched. */
async function readFirstPage(page: Page) {
  await openPublic(page, '/jobs/search?q=manager&page=2');
  const answered = page.waitForResponse(isSearch);
  await Promise.all([answered, page.getByRole('link', { name: 'Page 1' }).click()]);
  await page.getByRole('link', { name: 'Page 1' }).and(page.locator('[aria-current=page]')).waitFor();
  return answered;
}

/** For the API's newest answer: the network response, and what the page received. */
const bytes = (page: Page) =>
  page.evaluate(() => {
    const entries = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    const { transferSize, decodedBodySize } = entries.findLast(({ name }) => name.includes('SearchJobs')) ?? {};
    return { transferSize: transferSize ?? 0, decodedBodySize: decodedBodySize ?? 0 };
  });

test('a search is requested by the hash of its document; a cached answer is not sent again', async () => {
  const person = await openWindow();
  const { page } = person;
  const request = (await readFirstPage(page)).request();
  const { searchParams } = new URL(request.url());
  expect([request.method(), searchParams.get('query')]).toEqual(['GET', null]);
  const first = await bytes(page);
  expect(first.transferSize).toBeGreaterThan(first.decodedBodySize);
  await readFirstPage(page);
  const again = await bytes(page);
  expect(again.decodedBodySize).toBe(first.decodedBodySize);
  expect(again.transferSize).toBeLessThan(first.decodedBodySize / 2);
  await person.leave();
  expect(person.complaints).toEqual([]);
});

test("a server that does not know the hash, as from another version's window, gets the text", async () => {
  const person = await openWindow();
  const { page } = person;
  await page.route('**/graphql?*', (route) =>
    route.continue({
      url: route
        .request()
        .url()
        .replace(/(?<=sha256Hash%22%3A%22)\w{64}/, '0'.repeat(64)),
    }),
  );
  const sent: string[] = [];
  page.on('request', (request) => void (operationOf(request) === 'SearchJobs' && sent.push(request.method())));
  await readFirstPage(page);
  await page.getByRole('region', { name: 'Results' }).getByRole('article').nth(9).waitFor();
  expect(sent).toEqual(['GET', 'POST']);
  await person.leave();
  expect(person.complaints).toEqual([]);
});
