import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import {
  codeBoxes,
  codeInBoxes,
  enterCode,
  forgiveLosses,
  isDisabled,
  press,
  secondsIn,
  typeCode,
} from './account-steps.ts';
import { type ClockedServer, clockedWindow } from './clocked-server.ts';
import { onPage } from './on-page.ts';
import { enterAs, logInElsewhere, ownPassword, signIn } from './signed-in.ts';

/** A new address, its code on /verify-email-otp, and the way back. */

const screen = clockedWindow();
let page: Page;
let server: ClockedServer;
beforeEach(() => void ({ page, server } = screen));

const newAddress = (): string => `new.${randomUUID().slice(0, 8)}@example.in`;
const wrong = (code: string): string => (code === '000000' ? '000001' : '000000');

/** From a seeker's profile to the code screen. */
async function askForCode(): Promise<{ oldEmail: string; email: string; code: string }> {
  const { email: oldEmail } = await enterAs(screen, 'JOBSEEKER', '/profile');
  const email = newAddress();
  await press(page, 'Edit email');
  await page.getByLabel('New email').fill(email);
  await press(page, 'Send code');
  await page.getByText('Please verify your new email.').waitFor();
  await page.waitForURL('**/verify-email-otp');
  await codeBoxes(page).first().waitFor();
  return { oldEmail, email, code: await server.code(email) };
}

test('EMAILV-01 EMAILV-02 EMAILV-03 EMAILV-04 EMAILV-05 EMAILV-20 the new address; digits typed, pasted', async () => {
  const { email, code } = await askForCode();
  await page.getByText(email).waitFor();
  await onPage(() => codeBoxes(page).count()).toBe(6);
  await typeCode(page, 'a1-2x3');
  await onPage(() => codeInBoxes(page)).toBe('123');
  // A box takes the focus and selects its digit in the next frame.
  const focusAfter = async (key: string): Promise<number> => {
    await page.keyboard.press(key);
    await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
    return codeBoxes(page).evaluateAll((boxes) => boxes.findIndex((box) => box === document.activeElement));
  };
  expect([await focusAfter('ArrowLeft'), await focusAfter('ArrowRight'), await focusAfter('Backspace')]).toEqual([
    2, 3, 2,
  ]);
  await onPage(() => codeInBoxes(page)).toBe('12');
  await press(page, 'Verify OTP');
  await page.getByText('Please enter the complete 6-digit OTP.').waitFor();
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.evaluate((text) => navigator.clipboard.writeText(text), code);
  await codeBoxes(page).first().click();
  await page.keyboard.press('ControlOrMeta+V');
  await onPage(() => codeInBoxes(page)).toBe(code);
});

test('EMAILV-06 EMAILV-07 EMAILV-08 a new code can be requested after 30 seconds; a reload resumes', async () => {
  const { email, code } = await askForCode();
  await onPage(() => isDisabled(page, /^Resend OTP/)).toBe(true);
  await onPage(() => secondsIn(page, /^Resend OTP in/)).toBeGreaterThan(10);
  await server.pass(page, 30);
  await press(page, 'Resend OTP');
  await page.getByText('OTP resent!').waitFor();
  await onPage(() => isDisabled(page, /^Resend OTP/)).toBe(true);
  const second = await server.code(email, code);
  await server.pass(page, 280);
  await page.reload();
  await codeBoxes(page).first().waitFor();
  await onPage(() => secondsIn(page, /^The code is valid for/)).toBeLessThanOrEqual(20);
  await enterCode(page, second);
  await page.getByText('Email verified and updated!').waitFor();
});

// Each wrong code uses one of three attempts; the third locks the form for 60 s. The old code is void, a new one works.
test('EMAILV-09 EMAILV-10 EMAILV-11 EMAILV-12 EMAILV-13 EMAILV-14 EMAILV-15 three wrong codes lock it', async () => {
  const { email, code } = await askForCode();
  for (const left of [2, 1]) {
    await enterCode(page, wrong(code));
    await page.getByText(`Invalid OTP. You have ${left} attempt(s) left.`).waitFor();
    await page.getByRole('alert').getByText('Invalid OTP.', { exact: true }).waitFor();
    await onPage(() => codeInBoxes(page)).toBe('');
  }
  await enterCode(page, wrong(code));
  await page.getByText(/^Too many failed attempts\. Please wait (60|[45]\d) seconds\.$/).waitFor();
  await onPage(() => codeBoxes(page).first().isDisabled()).toBe(true);
  await onPage(() => isDisabled(page, 'Verify OTP')).toBe(true);
  await server.pass(page, 45);
  await page.getByText(/^Too many failed attempts\. Please wait 1?\d seconds\.$/).waitFor();
  await server.pass(page, 15);
  await page.getByRole('region', { name: 'Messages' }).getByText('You can try again now!', { exact: true }).waitFor();
  await page
    .getByRole('main')
    .getByText('You can try again now! The code from before no longer works: press Resend OTP for a new one.')
    .waitFor();
  await onPage(() => codeBoxes(page).first().isDisabled()).toBe(false);
  await press(page, 'Resend OTP');
  const second = await server.code(email, code);
  await page.getByText('no longer works').waitFor({ state: 'detached' });
  for (const left of [2, 1]) {
    await enterCode(page, wrong(second));
    await page.getByText(`You have ${left} attempt(s) left.`).waitFor();
  }
  await enterCode(page, second);
  await page.getByText('Email verified and updated!').waitFor();
});

// The code changes the account's address and notifies the old address; other sessions are logged out.
test('EMAILV-17 EMAILV-18 EMAILV-19 OP-065 the code changes it, notifies the old, ends other sessions', async () => {
  const { oldEmail, email, code } = await askForCode();
  const elsewhere = await logInElsewhere(server, oldEmail, 'curl/8.5.0');
  await enterCode(page, code);
  await page.getByText('Email verified and updated!').waitFor();
  await page.waitForURL('**/profile');
  await page.getByText(email).waitFor();
  expect((await server.mails(oldEmail)).map(({ subject }) => subject)).toContain(
    'The email of your Kaamyab account was changed',
  );
  expect((await server.graphql('{ me { id } }', {}, elsewhere)).data).toEqual({ me: null });
  await page.goBack();
  await page.waitForURL('**/profile');
});

test('EMAILV-20 OP-085 without state a seeker goes to profile, a recruiter to account, others to login', async () => {
  await page.goto('/verify-email-otp');
  await page.waitForURL('**/login?returnTo=%2Fverify-email-otp');
  await enterAs(screen, 'JOBSEEKER', '/verify-email-otp');
  await page.waitForURL('**/profile');
  await page.context().clearCookies();
  await enterAs(screen, 'HR', '/verify-email-otp');
  await page.waitForURL('**/account');
});

test.each([
  ['HR', 'Hiring'],
  ['ADMIN', 'Admin'],
  ['SUPERADMIN', 'Superadmin'],
] as const)('%s changes the address on the account page and returns there', async (role, entry) => {
  await enterAs(screen, role, '/account');
  await page.getByRole('link', { name: entry, exact: true }).waitFor();
  const email = newAddress();
  await press(page, 'Change email');
  await page.getByLabel('New email').fill(email);
  await press(page, 'Send code');
  await page.waitForURL('**/verify-email-otp');
  await page.getByRole('link', { name: entry, exact: true }).waitFor();
  await page.getByRole('button', { name: 'Back to Account' }).waitFor();
  await enterCode(page, await server.code(email));
  await page.waitForURL('**/account');
  await page.getByRole('main').getByText(email).waitFor();
});

test('asvs-7.5.1 15 minutes after login the password is required; wrong ones count, typed text stays', async () => {
  await signIn(screen, 'HR');
  await server.pass(page, 16 * 60);
  await page.goto('/account');
  await press(page, 'Change email');
  const email = newAddress();
  await page.getByLabel('New email').fill('no address');
  await press(page, 'Send code');
  await page.getByText('Please enter a valid email address.').waitFor();
  await page.getByLabel('New email').fill(email);
  await onPage(() => page.getByLabel('Password', { exact: true }).count()).toBe(0);
  await press(page, 'Send code');
  await page.getByText('Please enter your password.').waitFor();
  await onPage(() =>
    page.getByLabel('Password', { exact: true }).evaluate((field) => field === document.activeElement),
  ).toBe(true);
  await onPage(() => page.getByLabel('New email').inputValue()).toBe(email);
  await page.getByLabel('Password', { exact: true }).fill('Wrong#4821');
  await press(page, 'Send code');
  await page.getByText('Incorrect password. Attempts left: 4').waitFor();
  expect(await server.mails(email)).toEqual([]);
  await page.getByLabel('Password', { exact: true }).fill(ownPassword);
  await press(page, 'Send code');
  await page.waitForURL('**/verify-email-otp');
  await enterCode(page, await server.code(email));
  await page.waitForURL('**/account');
});

test('asvs-7.5.1 a new code requested 15 minutes later leads back to the password field', async () => {
  await enterAs(screen, 'JOBSEEKER', '/profile');
  await press(page, 'Edit email');
  await page.getByLabel('New email').fill(newAddress());
  await press(page, 'Send code');
  await page.waitForURL('**/verify-email-otp');
  await codeBoxes(page).first().waitFor();
  await server.pass(page, 16 * 60);
  await page.getByText('OTP expired').waitFor();
  await press(page, 'Resend OTP');
  await page.getByText('It has been a while. Please change your email once more.').waitFor();
  await page.waitForURL('**/profile');
});

test('a code that could not be sent stays in the boxes', async () => {
  const { code } = await askForCode();
  await page.route('**/graphql', (route) => route.abort('internetdisconnected'));
  await enterCode(page, code);
  await page.getByText('OTP verification failed.').waitFor();
  await onPage(() => codeInBoxes(page)).toBe(code);
  await page.unroute('**/graphql');
  await press(page, 'Verify OTP');
  await page.waitForURL('**/profile');
  forgiveLosses(screen.person);
});
