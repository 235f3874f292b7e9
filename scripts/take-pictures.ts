// Takes the pictures of docs/screens.md from the demo: npm run build, then node --import ./server/register.mjs
// scripts/take-pictures.ts
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright-core';
import { type DemoPerson, loginAsDemo } from '../e2e/demo-login.ts';
import { settle } from '../e2e/screen-list.ts';
import { startBuiltServer } from '../test/built-server.ts';
import { findBrowser } from './find-browser.mjs';

interface Picture {
  name: string;
  who: DemoPerson | 'visitor';
  size: 'phone' | 'desktop';
  isDark?: boolean;
  /** The steps from the start page to the screen to show. */
  go: (page: Page) => Promise<unknown>;
  /** The element to scroll to, if not the top of the page. */
  show?: (page: Page) => Promise<unknown>;
}

const open = (path: string) => (page: Page) => page.goto(path);
const firstLink = (path: string, name: string | RegExp) => async (page: Page) => {
  await page.goto(path);
  await page.getByRole('link', { name }).first().click();
  await page.getByRole('heading', { name: 'About the job' }).waitFor();
};

/** The recruiter's job with the most applications. */
const busiestJob = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const body = JSON.stringify({ query: '{ hrJobs(pageSize: 100) { items { id applicationsReceived } } }' });
    const answer = await fetch('/graphql', { method: 'POST', headers: { 'content-type': 'application/json' }, body });
    const { data } = (await answer.json()) as {
      data: { hrJobs: { items: { id: string; applicationsReceived: number }[] } };
    };
    return data.hrJobs.items.reduce((busiest, job) =>
      job.applicationsReceived > busiest.applicationsReceived ? job : busiest,
    ).id;
  });

const pictures: Picture[] = [
  { name: 'landing', who: 'visitor', size: 'desktop', go: open('/') },
  { name: 'landing-phone', who: 'visitor', size: 'phone', isDark: true, go: open('/') },
  { name: 'search-phone', who: 'visitor', size: 'phone', go: open('/jobs/search?q=developer') },
  { name: 'job', who: 'visitor', size: 'desktop', go: firstLink('/jobs/search?q=nurse', 'View Details') },
  { name: 'apply-for-jobs', who: 'seeker', size: 'desktop', go: open('/apply-for-jobs?q=developer') },
  {
    name: 'applied-jobs-phone',
    who: 'seeker',
    size: 'phone',
    go: open('/applied-jobs'),
    show: (page) =>
      page
        .getByRole('article')
        .filter({ hasText: 'Interview Scheduled' })
        .first()
        .evaluate((card) => card.scrollIntoView({ behavior: 'instant' })),
  },
  { name: 'profile', who: 'seeker', size: 'desktop', go: open('/profile') },
  { name: 'schedule', who: 'seeker', size: 'desktop', isDark: true, go: open('/schedule') },
  {
    name: 'applications',
    who: 'hr',
    size: 'desktop',
    go: async (page) => {
      await page.goto(`/hire/applications?job=${await busiestJob(page)}`);
      await page.getByRole('button', { name: 'View Profile' }).first().click();
    },
  },
  { name: 'all-jobs', who: 'hr', size: 'desktop', isDark: true, go: open('/hire/all-jobs') },
];

const viewports = { phone: { width: 390, height: 844 }, desktop: { width: 1280, height: 800 } };
const largestBytes = 120 * 1024;

/** In the browser, because nothing else here writes WebP. */
async function asWebp(context: BrowserContext, png: Buffer): Promise<Buffer> {
  const page = await context.newPage();
  const base64 = await page.evaluate(async (source) => {
    const image = await createImageBitmap(await (await fetch(`data:image/png;base64,${source}`)).blob());
    const canvas = document.createElement('canvas');
    Object.assign(canvas, { width: image.width, height: image.height });
    canvas.getContext('2d')?.drawImage(image, 0, 0);
    return canvas.toDataURL('image/webp', 0.85).split(',')[1] ?? '';
  }, png.toString('base64'));
  await page.close();
  return Buffer.from(base64, 'base64');
}

async function take(
  browser: Browser,
  baseURL: string,
  { name, who, size, isDark = false, go, show }: Picture,
): Promise<void> {
  const context = await browser.newContext({
    baseURL,
    viewport: viewports[size],
    deviceScaleFactor: size === 'phone' ? 2 : 1,
    isMobile: size === 'phone',
    colorScheme: isDark ? 'dark' : 'light',
    reducedMotion: 'reduce',
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
  });
  const page = await context.newPage();
  if (who !== 'visitor') {
    await page.goto('/login');
    await loginAsDemo(page, who);
  }
  await go(page);
  await settle(page);
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => window.scrollTo(0, 0));
  await show?.(page);
  const picture = await asWebp(context, await page.screenshot());
  if (picture.length > largestBytes)
    throw new Error(`${name} has ${picture.length} bytes; ${largestBytes} are enough.`);
  await writeFile(join(import.meta.dirname, '../docs/pictures', `${name}.webp`), picture);
  await context.close();
}

const dataDir = await mkdtemp(join(tmpdir(), 'kaamyab-pictures-'));
const server = await startBuiltServer(dataDir, { LOG_LEVEL: 'error' });
process.env.E2E_URL = server.url;
const browser = await chromium.launch({ executablePath: findBrowser(), args: ['--no-sandbox'] });
try {
  for (const picture of pictures) await take(browser, server.url, picture);
} finally {
  await browser.close();
  await server.stop();
  await rm(dataDir, { recursive: true, force: true });
}
