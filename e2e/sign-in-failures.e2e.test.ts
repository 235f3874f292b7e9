import type { Page } from 'playwright-core';
import { overallLimit } from '../server/people/identity/login/attempt.rules.ts';
import {
  badGateway,
  codeBoxes,
  codeInBoxes,
  enterCode,
  fillSignup,
  forgiveLosses,
  login,
  newcomer,
  press,
  requestLoginCode,
  typeCode,
} from './account-steps.ts';
import { type ClockedServer, clockedWindow } from './clocked-server.ts';
import { onPage } from './on-page.ts';
import { makeMember, ownPassword } from './signed-in.ts';

/** The messages of sign-up and login when the connection is bad or the server overloaded. */

const screen = clockedWindow();
let page: Page;
let server: ClockedServer;
beforeEach(() => void ({ page, server } = screen));

describe('the sign-up', () => {
  beforeEach(async () => void (await page.goto('/register')));

  test.each([
    ['a lost network', 'abort'],
    ['a proxy that answers with a page', 'fulfill'],
  ] as const)('ERR-02 ERR-03 ERR-04 %s: each step shows its message, and nothing typed is lost', async (_name, way) => {
    const someone = newcomer();
    const fail = () =>
      page.route('**/graphql', (route) =>
        way === 'abort' ? route.abort('internetdisconnected') : route.fulfill(badGateway),
      );
    const mend = () => page.unroute('**/graphql');
    await fillSignup(page, someone);
    await fail();
    await press(page, 'Sign up');
    await page.getByText('Failed to send OTP, please try again.').waitFor();
    await onPage(async () => [
      await page.getByLabel('Name').inputValue(),
      await page.getByLabel('Email').inputValue(),
    ]).toEqual([someone.name, someone.email]);
    await page.getByText(/^resume\.pdf/).waitFor();
    await mend();
    await press(page, 'Sign up');
    await codeBoxes(page).first().waitFor();
    const code = await server.code(someone.email);
    await fail();
    await enterCode(page, code);
    await page.getByText('Internal Server').waitFor();
    await onPage(() => codeInBoxes(page)).toBe(code);
    await server.pass(page, 30);
    await press(page, 'Resend OTP');
    await page.getByText('Failed to resend OTP.').waitFor();
    await onPage(() => codeInBoxes(page)).toBe(code);
    await mend();
    await press(page, 'Verify OTP');
    await page.waitForURL('**/profile');
    forgiveLosses(screen.person);
  });

  test('a resume that fails to upload says so at its field, and is sent again with the rest', async () => {
    await fillSignup(page, newcomer());
    await page.route('**/files', (route) => route.fulfill(badGateway));
    await press(page, 'Sign up');
    await page.getByText('The file could not be uploaded. Please try again.').waitFor();
    await page.unroute('**/files');
    await press(page, 'Sign up');
    await codeBoxes(page).first().waitFor();
    forgiveLosses(screen.person);
  });

  test('a slow answer keeps the button busy, and pressing again sends nothing', async () => {
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    let asked = 0;
    await page.route('**/graphql', async (route) => {
      if ((route.request().postData() ?? '').includes('mutation Signup(')) {
        asked += 1;
        await released;
      }
      return route.continue();
    });
    await fillSignup(page, newcomer(), 'HR');
    await press(page, 'Sign up');
    await page.locator('button[aria-busy=true]', { hasText: 'Sign up' }).waitFor();
    await page.getByLabel('Name').press('Enter');
    release();
    await codeBoxes(page).first().waitFor();
    expect(asked).toBe(1);
  });
});

describe('the login', () => {
  beforeEach(async () => void (await page.goto('/login')));

  test.each([
    ['a lost network', 'abort'],
    ['a proxy that answers with a page', 'fulfill'],
  ] as const)(
    'LOGIN-07 ERR-05 ERR-06 ERR-07 %s: each step shows its message, and nothing typed is lost',
    async (_name, way) => {
      const fail = () =>
        page.route('**/graphql', (route) =>
          way === 'abort' ? route.abort('internetdisconnected') : route.fulfill(badGateway),
        );
      const { email } = await makeMember(server, 'JOBSEEKER');
      await fail();
      await login(page, email, ownPassword);
      await page.getByText('Login failed').waitFor();
      await press(page, 'Login with OTP');
      await page.getByText('OTP request failed').waitFor();
      await onPage(async () => [
        await page.getByLabel('Email').inputValue(),
        await page.getByLabel('Password', { exact: true }).inputValue(),
      ]).toEqual([email, ownPassword]);
      await page.unroute('**/graphql');
      const code = await requestLoginCode(screen, email);
      await fail();
      await enterCode(page, code);
      await page.getByText('OTP verification failed.').waitFor();
      await onPage(() => codeInBoxes(page)).toBe(code);
      await page.unroute('**/graphql');
      await press(page, 'Verify OTP');
      await page.waitForURL('**/profile');
      forgiveLosses(screen.person);
    },
  );

  test('an overloaded server says so in its own words, and the same press works a moment later', async () => {
    const { email } = await makeMember(server, 'JOBSEEKER');
    let isBusy = true;
    await page.route('**/graphql', (route) => {
      // The page's query of `me` may still be pending.
      if (!isBusy || !route.request().postData()?.includes('mutation LoginWithPassword')) return route.fallback();
      isBusy = false;
      return route.fulfill({ status: 503, json: { error: 'Please try again in a moment.', code: 'UNAVAILABLE' } });
    });
    await login(page, email, ownPassword);
    await page.getByText('Please try again in a moment.').waitFor();
    await press(page, 'Login');
    await page.waitForURL('**/profile');
    forgiveLosses(screen.person);
  });

  test('a slow answer keeps the button busy, and pressing again sends nothing', async () => {
    const { email } = await makeMember(server, 'JOBSEEKER');
    const code = await requestLoginCode(screen, email);
    const { promise: released, resolve: release } = Promise.withResolvers<void>();
    let asked = 0;
    await page.route('**/graphql', async (route) => {
      asked += 1;
      await released;
      return route.continue();
    });
    await typeCode(page, code);
    await page.keyboard.press('Enter');
    await page.locator('button[aria-busy=true]', { hasText: 'Verify OTP' }).waitFor();
    await page.keyboard.press('Enter');
    expect(asked).toBe(1);
    release();
    await page.waitForURL('**/profile');
  });

  test('D-07 while many logins fail, the page solves the challenge under its strict policy and says so', async () => {
    const { email } = await makeMember(server, 'JOBSEEKER');
    await server.services.database.query(
      `insert into attempt_counters (scope, subject, used, window_started_at, last_attempt_at)
       values ('overall:failed-login', 'everybody', $1, $2, $2)
       on conflict (scope, subject) do update set used = excluded.used, window_started_at = excluded.window_started_at`,
      [overallLimit.limit, server.clock.now()],
    );
    // A fast machine solves the challenge between two polls of the page.
    const { promise: isSeen, resolve: letSolve } = Promise.withResolvers<void>();
    await page.route('**/browser-check-worker*', async (route) => {
      await isSeen;
      return route.continue();
    });
    await login(page, email, ownPassword);
    await page.getByRole('button', { name: 'Checking your browser…' }).waitFor();
    letSolve();
    await page.waitForURL('**/profile');
    await server.services.database.query(`delete from attempt_counters where scope = 'overall:failed-login'`);
  });
});
