import type { Page } from 'playwright-core';
import { until } from '../test/until.ts';
import { login, press } from './account-steps.ts';
import { type ClockedServer, clockedWindow } from './clocked-server.ts';
import { onPage } from './on-page.ts';
import { makeMember, ownPassword } from './signed-in.ts';

/** /forgot-password and setting a new password by the mailed link. */

const newPassword = 'Saffron#4821';
const sentText = 'If this email has an account, a link to choose a new password is on its way to it.';
const screen = clockedWindow('/forgot-password');
let page: Page;
let server: ClockedServer;
beforeEach(() => void ({ page, server } = screen));

async function ask(email: string): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await press(page, 'Send Reset Link');
}

/** The alert appears half a second after the answer. */
async function alertText(): Promise<string | null> {
  const alert = page.getByRole('dialog').getByRole('alert');
  await alert.waitFor();
  const text = await alert.textContent();
  await page.getByRole('dialog').getByRole('button', { name: 'OK' }).click();
  return text;
}

const mailedLink = (email: string): Promise<string> =>
  until(
    async () => (await server.mails(email)).map(({ text }) => /\S+\/reset-password\S+/.exec(text)?.[0]).find(Boolean),
    `a link arrives at ${email}`,
  );

async function choose(chosen: string): Promise<void> {
  await page.getByLabel('New password', { exact: true }).fill(chosen);
  await page.getByLabel('Confirm password', { exact: true }).fill(chosen);
  await press(page, 'Reset Password');
}

test('FORGOT-01 FORGOT-02 FORGOT-04 FORGOT-05 FORGOT-08 field, errors, button, both links back', async () => {
  await page.getByRole('heading', { name: 'Forgot password', level: 1 }).waitFor();
  const field = page.getByLabel('Email');
  await onPage(async () => [await field.getAttribute('type'), await field.getAttribute('required')]).toEqual([
    'email',
    '',
  ]);
  await press(page, 'Send Reset Link');
  await page.getByText('Email required.').waitFor();
  await ask('asha@example');
  await page.getByText('Invalid Email format.').waitFor();
  await onPage(() => field.getAttribute('aria-invalid')).toBe('true');
  const targets = await Promise.all(
    ['Go To Home', 'Back to Login'].map((name) => page.getByRole('link', { name }).getAttribute('href')),
  );
  expect(targets).toEqual(['/', '/login']);
});

test('FORGOT-08 FORGOT-09 OP-071 OP-072 the mailed link hides its token and sets a new password, once', async () => {
  const { email } = await makeMember(server, 'JOBSEEKER');
  await ask(email);
  expect(await alertText()).toBe(sentText);
  const link = await mailedLink(email);
  expect(link).toMatch(/\/reset-password\?email=[^#]+#token=/);
  await page.goto(link);
  await page.getByRole('heading', { name: 'Reset password', level: 1 }).waitFor();
  await page.waitForURL(`${server.url}/reset-password`);
  await onPage(() => page.getByLabel('Old password').count()).toBe(0);
  await choose('short');
  await page
    .getByText('Password must be at least 8 characters with uppercase, lowercase, number, and special character.')
    .waitFor();
  await choose(newPassword);
  await page.getByText('Your password was changed. Please log in.').waitFor();
  await page.getByRole('link', { name: 'Go to Login' }).click();
  await login(page, email, ownPassword);
  await page.getByText(/Incorrect email or password/).waitFor();
  await login(page, email, newPassword);
  await page.waitForURL('**/profile');
  await page.goto(link);
  await choose(newPassword.toUpperCase() + 'a');
  await page.getByText('This link has expired or was used already. Please request a new one.').waitFor();
  await page.getByRole('link', { name: 'Request a new link' }).click();
  await page.waitForURL('**/forgot-password');
});

test('OP-072 a link is valid for 30 minutes, not longer', async () => {
  const { email } = await makeMember(server, 'JOBSEEKER');
  await ask(email);
  await alertText();
  await page.goto(await mailedLink(email));
  server.clock.advance({ minutes: 30 });
  await choose(newPassword);
  await page.getByText('This link has expired or was used already. Please request a new one.').waitFor();
});

test('OP-006 /reset-password without a link redirects a visitor to /forgot-password', async () => {
  await page.goto('/reset-password');
  await page.waitForURL('**/forgot-password');
});
