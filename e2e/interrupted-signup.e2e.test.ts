import type { Page } from 'playwright-core';
import { wrongCode } from '../test/sign-up.ts';
import {
  codeBoxes,
  enterCode,
  isDisabled,
  type Newcomer,
  newcomer,
  press,
  secondsIn,
  signUp,
} from './account-steps.ts';
import { type ClockedServer, clockedWindow } from './clocked-server.ts';
import { onPage } from './on-page.ts';
import { openWindow } from './person.ts';

/** A sign-up interrupted at its code: closed, reloaded, crashed, or waiting for a mail server that was down. */

const screen = clockedWindow();
let page: Page;
let server: ClockedServer;
beforeEach(() => void ({ page, server } = screen));

/** A recruiter's sign-up that waits for its code in this browser, as if its tab had been closed. */
async function beginSignup(): Promise<Newcomer & { code: string }> {
  const someone = newcomer();
  const answer = await page.request.post('/graphql', {
    data: {
      query: 'mutation ($input: SignupInput!) { signup(input: $input) { message } }',
      variables: { input: { ...someone, role: 'HR', consent: true, adult: true } },
    },
  });
  expect(await answer.json()).toEqual({ data: { signup: { message: expect.any(String) } } });
  return { ...someone, code: await server.code(someone.email) };
}

/** The same browser, a new tab. */
async function openTab(): Promise<Page> {
  const tab = await page.context().newPage();
  await page.close();
  await tab.clock.install();
  await tab.goto('/register');
  return tab;
}

test('REG-24 after a closed tab the sign-up resumes at its code, with its counters, and completes', async () => {
  await page.goto('/register');
  const { email, name, code } = await signUp(screen);
  await server.pass(page, 40);
  const tab = await openTab();
  await codeBoxes(tab).first().waitFor();
  await tab.getByText(email).waitFor();
  await onPage(() => secondsIn(tab, /valid for/)).toBeGreaterThan(250);
  await onPage(() => secondsIn(tab, /valid for/)).toBeLessThanOrEqual(260);
  await onPage(() => isDisabled(tab, 'Resend OTP')).toBe(false);
  await enterCode(tab, code);
  await tab.getByText(`Welcome, ${name.split(' ')[0]}.`).waitFor();
  await tab.clock.fastForward(1500);
  await tab.waitForURL('**/hire/hrprofile');
});

test('REG-24 a browser restarted after a crash resumes at the code; another browser does not', async () => {
  const { email, code } = await beginSignup();
  const kept = await page.context().storageState();
  const [same, other] = [
    await openWindow({ baseURL: server.url, storageState: kept }),
    await openWindow({ baseURL: server.url }),
  ];
  await other.page.goto('/register');
  await other.page.getByRole('button', { name: 'Sign up' }).waitFor();
  await onPage(() => codeBoxes(other.page).count()).toBe(0);
  await same.page.goto('/register');
  await same.page.getByText(email).waitFor();
  await enterCode(same.page, code);
  await same.page.waitForURL('**/hire/hrprofile');
  await Promise.all([same.leave(), other.leave()]);
  expect([same.complaints, other.complaints]).toEqual([[], []]);
});

test('REG-33 a reload does not end a block', async () => {
  const { code } = await beginSignup();
  await page.goto('/register');
  for (const told of ['Attempts left: 2', 'Attempts left: 1', 'Please wait 60 seconds']) {
    await enterCode(page, wrongCode(code));
    await page.getByText(told).first().waitFor();
  }
  await server.pass(page, 20);
  const tab = await openTab();
  await tab.getByText(/^Too many attempts\. Please wait (40|[23]\d)s\.$/).waitFor();
  await onPage(() => isDisabled(tab, 'Verify OTP')).toBe(true);
});

test('C-16 REG-32 REG-45 when the code arrived too late the screen says so, and a new one works', async () => {
  const { email, code } = await beginSignup();
  server.clock.advance({ seconds: 600 });
  const tab = await openTab();
  await tab.getByText('OTP expired').waitFor();
  await press(tab, 'Resend OTP');
  await tab.getByText('OTP resent successfully!').waitFor();
  await onPage(() => tab.getByText('OTP expired').count()).toBe(0);
  await enterCode(tab, await server.code(email, code));
  await tab.getByText('Your account is ready.').waitFor();
});

test("REG-26 Back to Signup is final, and keeps the person's details", async () => {
  const { email, name } = await beginSignup();
  const tab = await openTab();
  await codeBoxes(tab).first().waitFor();
  const isForgotten = tab.waitForResponse(async (response) => (await response.text()).includes('"cancelSignup":true'));
  await press(tab, 'Back to Signup');
  await onPage(async () => [
    await tab.getByLabel('Name').inputValue(),
    await tab.getByLabel('Email').inputValue(),
  ]).toEqual([name, email]);
  await isForgotten;
  const isAsked = tab.waitForRequest((request) => (request.postData() ?? '').includes('query PendingSignup'));
  await tab.reload();
  await tab.getByRole('button', { name: 'Sign up' }).waitFor();
  await (await (await isAsked).response())?.finished();
  await tab.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
  await onPage(() => codeBoxes(tab).count()).toBe(0);
});

test('a new sign-up being typed is not interrupted', async () => {
  await beginSignup();
  const late = Promise.withResolvers<void>();
  await page.context().route('**/graphql', async (route) => {
    if ((route.request().postData() ?? '').includes('pendingSignup')) await late.promise;
    await route.continue();
  });
  const tab = await openTab();
  const { name } = newcomer();
  await tab.getByLabel('Name').fill(name);
  const answered = tab.waitForResponse(async (response) => (await response.text()).includes('"pendingSignup"'));
  late.resolve();
  await answered;
  await onPage(() => tab.getByLabel('Name').inputValue()).toBe(name);
  await onPage(() => codeBoxes(tab).count()).toBe(0);
});
