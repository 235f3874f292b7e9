import { type Browser, type BrowserContext, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { patienceMs } from '../test/until.ts';
import { watchAddresses } from './address-watch.ts';

const quietFlags = [
  '--no-sandbox',
  '--disable-gpu',
  // No separate GPU process: it would cost a twelfth of the tests' CPU time.
  '--in-process-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/**
 * Playwright's own runner resets a window between tests with these two, under `reuseContext`: storage, clock, routes
 * and scripts are those of a new window. A new one costs twice the CPU time, most of it to compile the client again.
 */
interface ReusingBrowser extends Browser {
  _newContextForReuse: Browser['newContext'];
  _disconnectFromReusedContext(reason: string): Promise<void>;
}

let launched: Promise<ReusingBrowser> | undefined;
/** One for all test files of a worker, and it ends with the worker. */
const browserOfWorker = (): Promise<ReusingBrowser> =>
  (launched ??= chromium.launch({
    executablePath: process.env.CHROMIUM_PATH,
    args: quietFlags,
  }) as Promise<ReusingBrowser>);

/** On the demo's server: each worker has its own, so that parallel files share no data and no limits. */
export const siteUrl = (path = ''): string =>
  `${process.env.E2E_URL ?? process.env[`E2E_URL_${process.env.JEST_WORKER_ID}`]}${path}`;

/** Answers that a test expects to be refused: the browser logs them as failed loads, and they are no defect. */
const expectedRefusal = /Failed to load resource: the server responded with a status of 4\d\d/;

export interface Person {
  page: Page;
  /** The browser's errors: console errors, warnings, exceptions, failed requests, blocked content. */
  complaints: string[];
  leave(): Promise<void>;
}

/** One person in their own window, without earlier visits. The first of a test is reset instead of opened. */
export async function openWindow(options: BrowserContextOptions = {}): Promise<Person> {
  const baseURL = options.baseURL ?? siteUrl();
  const browser = await browserOfWorker();
  const isFirst = browser.contexts().length === 0;
  const context: BrowserContext = await browser[isFirst ? '_newContextForReuse' : 'newContext']({
    locale: 'en-IN',
    timezoneId: 'Asia/Kolkata',
    viewport: { width: 1280, height: 720 },
    // Nothing to wait for; the journey goes on.
    reducedMotion: 'reduce',
    ...options,
    baseURL,
  });
  watchAddresses(context);
  const page = context.pages()[0] ?? (await context.newPage());
  page.setDefaultTimeout(patienceMs);
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type()) && !expectedRefusal.test(message.text()))
      complaints.push(`${message.type()}: ${message.text()}`);
  });
  page.on('pageerror', (error) => complaints.push(`exception: ${error.message}`));
  page.on('requestfailed', (request) => {
    // Leaving a page cancels its pending requests.
    if (request.failure()?.errorText !== 'net::ERR_ABORTED')
      complaints.push(`lost: ${request.method()} ${request.url()} ${request.failure()?.errorText}`);
  });
  page.on('request', (request) => {
    const { protocol, origin } = new URL(request.url());
    if (protocol.startsWith('http') && origin !== new URL(baseURL).origin)
      complaints.push(`foreign request: ${request.url()}`);
  });
  async function leave(): Promise<void> {
    if (!isFirst) return context.close();
    if (!page.isClosed()) await page.goto('about:blank');
    // Playwright resumes a stopped clock later, in the next test.
    await context.clock.resume();
    // oxlint-disable-next-line no-underscore-dangle -- see ReusingBrowser
    await browser._disconnectFromReusedContext('The test has ended.');
  }
  return { page, complaints, leave };
}

interface MailboxMail {
  subject: string;
  text: string;
  attachments: { name: string; type: string; content: string }[];
}

/** All mails for an address so far, newest first. */
export async function mailsTo(address: string): Promise<MailboxMail[]> {
  const answer = await fetch(siteUrl(`/dev/mailbox.json?to=${encodeURIComponent(address)}`));
  return (await answer.json()) as MailboxMail[];
}
