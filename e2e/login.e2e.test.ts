import type { Cookie, Page } from 'playwright-core';
import type { Role } from '../server/core/actor.rules.ts';
import type { TestPerson } from '../test/factories.ts';
import { wrongCode } from '../test/sign-up.ts';
import {
  codeBoxes,
  codeInBoxes,
  enterCode,
  isDisabled,
  login,
  press,
  requestLoginCode,
  secondsIn,
  takeSession,
} from './account-steps.ts';
import { type ClockedServer, clockedWindow } from './clocked-server.ts';
import { onPage } from './on-page.ts';
import { makeMember, ownPassword as password } from './signed-in.ts';

/** /login by password and by code, with the server's waits and blocks. */

const screen = clockedWindow('/login');
let page: Page;
let server: ClockedServer;
beforeEach(() => void ({ page, server } = screen));

const makeAccount = (role: Role = 'JOBSEEKER'): Promise<TestPerson> => makeMember(server, role);
const requestCode = (email: string): Promise<string> => requestLoginCode(screen, email);

/** The session cookie and the readable one, both stored for seven days. */
async function cookiesOfAWeek(): Promise<(Cookie | undefined)[]> {
  const cookies = await page.context().cookies();
  const both = ['token', 'userDetails'].map((name) => cookies.find((cookie) => cookie.name === name));
  for (const cookie of both) expect(Math.abs((cookie?.expires ?? 0) - Date.now() / 1000 - 7 * 86_400)).toBeLessThan(60);
  return both;
}

describe('step 1', () => {
  test('LOGIN-01 LOGIN-02 LOGIN-03 LOGIN-12 asvs-6.2.6 asvs-6.2.7 email, a hidden password, links', async () => {
    await page.getByRole('heading', { name: 'Login', level: 1 }).waitFor();
    await onPage(() => page.getByLabel('Email').getAttribute('autocomplete')).toBe('username');
    const field = page.getByLabel('Password', { exact: true });
    await onPage(async () => [await field.getAttribute('type'), await field.getAttribute('autocomplete')]).toEqual([
      'password',
      'current-password',
    ]);
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.evaluate((text) => navigator.clipboard.writeText(text), password);
    await field.focus();
    await page.keyboard.press('Control+V');
    await onPage(() => field.inputValue()).toBe(password);
    await onPage(() => codeBoxes(page).count()).toBe(0);
    await onPage(() => page.getByRole('link', { name: 'Forgot password?' }).getAttribute('href')).toBe(
      '/forgot-password',
    );
    await onPage(() => page.getByRole('main').getByRole('link', { name: 'Sign up' }).getAttribute('href')).toBe(
      '/register',
    );
    await onPage(() => isDisabled(page, 'Login with OTP')).toBe(false);
  });

  test('LOGIN-04 LOGIN-05 missing fields and a malformed address are reported at the field', async () => {
    await press(page, 'Login with OTP');
    await page.getByText('Email required.').waitFor();
    await press(page, 'Login');
    await page.getByText('Email and password required.').waitFor();
    await page.getByLabel('Email').fill('nobody@example.in');
    await press(page, 'Login');
    await page.getByText('Email and password required.').waitFor();
    await login(page, 'nobody@example', password);
    await page.getByText('Invalid Email format.').waitFor();
    await onPage(() => page.getByLabel('Email').getAttribute('aria-invalid')).toBe('true');
  });

  test('CONST-04 LOGIN-13 LOGIN-14 LOGIN-18 ERR-01 ERR-08 five wrong passwords block 60 s; codes work', async () => {
    const { email } = await makeAccount();
    for (const left of [4, 3, 2, 1]) {
      await login(page, email, 'Wrong#12345');
      await page.getByText(`Incorrect email or password. Attempts left: ${left}`).waitFor();
    }
    await press(page, 'Login');
    await page.getByText(/^Account is temporarily blocked for (60|5\d)s\.$/).waitFor();
    await onPage(async () => [await isDisabled(page, /^Login$/), await isDisabled(page, 'Login with OTP')]).toEqual([
      true,
      false,
    ]);
    await server.pass(page, 20);
    await onPage(() => secondsIn(page, /^Account is temporarily blocked/)).toBeLessThanOrEqual(40);
    await server.pass(page, 41);
    await page.getByText(/temporarily blocked/).waitFor({ state: 'detached' });
    await login(page, email, password);
    await page.waitForURL('**/profile');
  });

  test('waits and blocks belong to an address: another one can continue', async () => {
    const [blocked, other] = [await makeAccount(), await makeAccount()];
    for (let tries = 0; tries < 5; tries += 1)
      await server.graphql(
        'mutation($email: String!) { loginWithPassword(email: $email, password: "Wrong#12345") { message } }',
        blocked,
      );
    await login(page, blocked.email, password);
    await page.getByText(/temporarily blocked/).waitFor();
    await login(page, other.email, password);
    await page.waitForURL('**/profile');
  });
});

describe('on success', () => {
  test.each([
    ['JOBSEEKER', 'jobseeker', '/profile'],
    ['HR', 'hr', '/hire/hrprofile'],
  ] as const)(
    'LOGIN-19 LOGIN-20 LOGIN-21 ROLE-06 ROLE-10 DATA-01 a right password opens 7 days for a %s and leads home',
    async (role, name, home) => {
      const account = await makeAccount(role);
      await login(page, ` ${account.email.toUpperCase()} `, password);
      await page.waitForURL(`**${home}`);
      const [session, details] = await cookiesOfAWeek();
      expect(session).toMatchObject({ httpOnly: true, sameSite: 'Lax' });
      expect(JSON.parse(decodeURIComponent(details?.value ?? ''))).toEqual({ role: name, name: account.name });
    },
  );

  test('LOGIN-22 ROLE-06 an admin enters password and code and reaches /admin; server-side countdowns', async () => {
    const { email } = await makeAccount('ADMIN');
    await login(page, email, password);
    await codeBoxes(page).first().waitFor();
    const code = await server.code(email);
    await server.pass(page, 20);
    await press(page, 'Login with Password');
    await press(page, 'Login');
    // No second mail within half a minute: the first code keeps counting down.
    await codeBoxes(page).first().waitFor();
    await onPage(() => secondsIn(page, /The code is valid for/)).toBeLessThanOrEqual(280);
    await onPage(() => secondsIn(page, /Resend OTP in/)).toBeLessThanOrEqual(10);
    await enterCode(page, code);
    await page.waitForURL('**/admin');
  });

  test('LOGIN-25 ROLE-05 a user with both cookies is redirected home, or back to where they came from', async () => {
    const seeker = await makeAccount();
    await takeSession(page, server.url, seeker, 'jobseeker', false);
    await page.goto('/login');
    await page.getByText('Hello, Person').waitFor();
    await page.getByRole('button', { name: 'Login with OTP' }).waitFor();
    await takeSession(page, server.url, seeker, 'jobseeker');
    await page.goto('/login');
    await page.waitForURL('**/profile');
    await page.goto('/login?returnTo=%2Fapplied-jobs%3Ftab%3Dhiring-done');
    await page.waitForURL('**/applied-jobs?tab=hiring-done');
    await page.goto('/login?returnTo=https%3A%2F%2Fevil.example%2F');
    await page.waitForURL('**/profile');
  });
});

describe('step 2', () => {
  test('LOGIN-06 LOGIN-08 LOGIN-09 LOGIN-10 LOGIN-15 six boxes with countdowns, and a way back', async () => {
    const { email } = await makeAccount();
    const code = await requestCode(email);
    await onPage(() => codeBoxes(page).count()).toBe(6);
    await enterCode(page, code.slice(0, 4));
    await page.getByText('Please enter the complete 6-digit OTP.').waitFor();
    await page.clock.pauseAt(Date.now() + 4000);
    await page.clock.runFor(1000);
    const [expiry, resend] = [await secondsIn(page, /The code is valid for/), await secondsIn(page, /Resend OTP in/)];
    expect(expiry - resend).toBe(270);
    for (const passed of [1, 2]) {
      await page.clock.runFor(1000);
      await onPage(async () => [
        await secondsIn(page, /The code is valid for/),
        await secondsIn(page, /Resend OTP in/),
      ]).toEqual([expiry - passed, resend - passed]);
    }
    await page.clock.resume();
    await press(page, 'Login with Password');
    await onPage(() => page.getByLabel('Email').inputValue()).toBe(email);
    await page.getByText(/^Please wait \d+s before requesting another OTP\.$/).waitFor();
  });

  test('LOGIN-11 LOGIN-12 LOGIN-19 ERR-15 CONST-07 "OTP resent successfully!" for 2 s; 7 days', async () => {
    const { email } = await makeAccount();
    const code = await requestCode(email);
    await onPage(() => isDisabled(page, /Resend OTP in/)).toBe(true);
    await server.pass(page, 30);
    await press(page, 'Resend OTP');
    const toast = page.getByRole('region', { name: 'Messages' }).getByText('OTP resent successfully!');
    await toast.waitFor();
    await page.clock.fastForward(2000);
    await toast.waitFor({ state: 'detached' });
    await onPage(() => isDisabled(page, /Resend OTP in/)).toBe(true);
    await enterCode(page, await server.code(email, code));
    await page.waitForURL('**/profile');
    await cookiesOfAWeek();
  });

  test('LOGIN-13 LOGIN-14 LOGIN-16 LOGIN-17 OP-009 ERR-09 CONST-04 three wrong codes block for 60 s', async () => {
    const { email } = await makeAccount();
    const code = await requestCode(email);
    await page.evaluate(() => Object.assign(window, { isSamePage: true }));
    for (const left of [2, 1]) {
      await enterCode(page, wrongCode(code));
      await page.getByText(`Incorrect OTP. Attempts left: ${left}`).waitFor();
      await onPage(() => codeInBoxes(page)).toBe('');
    }
    await enterCode(page, wrongCode(code));
    await page.getByText(/^Please wait (60|5\d)s before trying OTP again\.$/).waitFor();
    await onPage(async () => [
      await codeBoxes(page).first().isDisabled(),
      await isDisabled(page, 'Verify OTP'),
    ]).toEqual([true, true]);
    await server.pass(page, 61);
    await page.getByText(/before trying OTP again/).waitFor({ state: 'detached' });
    await page.getByText('OTP expired').waitFor();
    await onPage(() => page.evaluate(() => 'isSamePage' in window)).toBe(true);
    await press(page, 'Resend OTP');
    await enterCode(page, await server.code(email, code));
    await page.waitForURL('**/profile');
  });

  test('LOGIN-07 ERR-10 the fourth code is refused with its wait; step 1 stays and counts down', async () => {
    const { email } = await makeAccount();
    for (let sent = 1; sent <= 3; sent += 1) {
      await server.graphql('mutation($email: String!) { requestLoginCode(email: $email) { message } }', { email });
      if (sent < 3) server.clock.advance({ seconds: 30 });
    }
    await page.getByLabel('Email').fill(email);
    await press(page, 'Login with OTP');
    await page.getByText(/^Please wait (60|5\d)s before requesting another OTP\.$/).waitFor();
    await onPage(async () => [await isDisabled(page, 'Login with OTP'), await isDisabled(page, /^Login$/)]).toEqual([
      true,
      false,
    ]);
    await server.pass(page, 61);
    await press(page, 'Login with OTP');
    await codeBoxes(page).first().waitFor();
  });
});
