import { realpathSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { startTestServer, type TestServer } from '../test/server.ts';
import { until } from '../test/until.ts';
import { openWindow, type Person } from './person.ts';

export interface ClockedServer extends TestServer {
  /** Advances the clock of the server and of the page, which needs `page.clock.install()` before it is opened. */
  pass(page: Page, seconds: number): Promise<void>;
  /** The latest code mailed to an address; `after` is one that was seen before. */
  code(email: string, after?: string): Promise<string>;
}

/** The whole server with the built client in this process, on its own empty database; only tests move its clock. */
export async function startClockedServer(): Promise<ClockedServer> {
  const server = await startTestServer({ clientRoot: realpathSync('dist/client') });
  return {
    ...server,
    async pass(page, seconds) {
      server.clock.advance({ seconds });
      await page.clock.fastForward(seconds * 1000);
    },
    code: (email, after) =>
      until(
        async () =>
          (await server.mails(email))
            .map(({ text }) => /\b\d{6}\b/.exec(text)?.[0])
            .find((code) => code !== undefined && code !== after),
        `a code arrives at ${email}`,
      ),
  };
}

export interface ClockedWindow {
  server: ClockedServer;
  person: Person;
  page: Page;
}

/**
 * For a test file: one server, and a new window with a manual clock before each test. The window opens
 * `path`, or is empty if each test opens its own page.
 */
export function clockedWindow(path?: string): ClockedWindow {
  const shared = {} as ClockedWindow;
  beforeAll(async () => void (shared.server = await startClockedServer()));
  afterAll(() => shared.server.close());
  beforeEach(async () => {
    // Each test starts with unused limits for its address.
    shared.server.clock.advance({ hours: 2 });
    shared.person = await openWindow({ baseURL: shared.server.url });
    shared.page = shared.person.page;
    await shared.page.clock.install();
    if (path !== undefined) await shared.page.goto(path);
  });
  afterEach(async () => {
    await shared.person.leave();
    expect(shared.person.complaints).toEqual([]);
  });
  return shared;
}
