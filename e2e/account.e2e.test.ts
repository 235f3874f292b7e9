import { randomUUID } from 'node:crypto';
import type { Page } from 'playwright-core';
import { until } from '../test/until.ts';
import { codeBoxes, enterCode, login, press, secondsIn } from './account-steps.ts';
import { type ClockedServer, clockedWindow } from './clocked-server.ts';
import { onPage } from './on-page.ts';
import { enterAs, logInElsewhere, makeMember, ownPassword } from './signed-in.ts';

/** What a person changes of the own account: name, email, password, and the data that it holds. */

const newPassword = 'Saffron#4821';
const screen = clockedWindow();
let page: Page;
let server: ClockedServer;
beforeEach(() => void ({ page, server } = screen));

const hasSubject = async (email: string, subject: string): Promise<boolean> =>
  (await server.mails(email)).some((mail) => mail.subject === subject);
const isLoggedIn = async (token: string): Promise<boolean> =>
  (await server.graphql<{ me: unknown }>('{ me { id } }', {}, token)).data?.me !== null;

async function logOutToLogin(): Promise<void> {
  await press(page, 'Logout');
  await page.getByRole('dialog').getByRole('button', { name: 'Logout' }).click();
  await page.waitForURL((url) => url.pathname + url.search === '/login');
}

test('EMAILV-18 EMAILV-19 OP-065 a mailed code changes the email, also after a reload, and ends other logins', async () => {
  const { email: oldEmail } = await enterAs(screen, 'JOBSEEKER', '/profile');
  const elsewhere = await logInElsewhere(server, oldEmail, 'curl/8.5.0');
  const email = `new.${randomUUID().slice(0, 8)}@example.in`;
  await press(page, 'Edit email');
  await page.getByLabel('New email').fill(email);
  await press(page, 'Send code');
  await page.waitForURL('**/verify-email-otp');
  const code = await server.code(email);
  await server.pass(page, 280);
  await page.reload();
  await codeBoxes(page).first().waitFor();
  await onPage(() => secondsIn(page, /^The code is valid for/)).toBeLessThanOrEqual(20);
  await enterCode(page, code);
  await page.getByText('Email verified and updated!').waitFor();
  await page.waitForURL('**/profile');
  await page.getByText(email).waitFor();
  expect(await hasSubject(oldEmail, 'The email of your Kaamyab account was changed')).toBe(true);
  expect(await isLoggedIn(elsewhere)).toBe(false);
  await page.goBack();
  await page.waitForURL('**/profile');
});

test('CHPW-14 CHPW-15 SHELL-07 OP-064 asvs-6.2.2 a new password ends other logins, and every way out is clean', async () => {
  const { email } = await enterAs(screen, 'JOBSEEKER', '/profile');
  await page.getByRole('link', { name: 'Account settings' }).click();
  await page.getByRole('link', { name: 'Change password' }).click();
  const other = await logInElsewhere(server, email, 'curl/8.5.0');
  await page.getByLabel('Old password', { exact: true }).fill(ownPassword);
  await page.getByLabel('New password', { exact: true }).fill(newPassword);
  await page.getByLabel('Confirm password', { exact: true }).fill(newPassword);
  await press(page, 'Change Password');
  await page.getByText('Password changed successfully!').waitFor();
  expect(await isLoggedIn(other)).toBe(false);
  expect(await hasSubject(email, 'Your Kaamyab password was changed')).toBe(true);
  await page.getByRole('link', { name: 'Go to Login' }).click();
  await page.waitForURL((url) => url.pathname + url.search === '/login');
  await login(page, email, newPassword);
  await page.waitForURL('**/profile');
  await page.goto('/reset-password');
  await logOutToLogin();
  await enterAs(screen, 'JOBSEEKER', '/ChangePassword');
  await logOutToLogin();
});

test('FORGOT-08 FORGOT-09 OP-072 the mailed link hides its token and sets a new password, once', async () => {
  const { email } = await makeMember(server, 'JOBSEEKER');
  await page.goto('/forgot-password');
  await page.getByLabel('Email').fill(email);
  await press(page, 'Send Reset Link');
  const alert = page.getByRole('dialog').getByRole('alert');
  await alert.getByText('If this email has an account, a link to choose a new password is on its way to it.').waitFor();
  const link = await until(
    async () => (await server.mails(email)).map(({ text }) => /\S+\/reset-password\S+/.exec(text)?.[0]).find(Boolean),
    `a link arrives at ${email}`,
  );
  const token = /\/reset-password\?email=[^#]+#token=(.+)/.exec(link)?.[1] ?? '';
  await page.goto(link);
  await page.waitForURL(`${server.url}/reset-password`);
  const kept = () =>
    page.evaluate(() =>
      JSON.stringify([
        location.href,
        document.referrer,
        history.state,
        Object.entries(localStorage),
        Object.entries(sessionStorage),
        document.cookie,
        document.documentElement.outerHTML,
      ]),
    );
  const choose = async (chosen: string): Promise<void> => {
    await page.getByLabel('New password', { exact: true }).fill(chosen);
    await page.getByLabel('Confirm password', { exact: true }).fill(chosen);
    await press(page, 'Reset Password');
  };
  await page.getByLabel('New password', { exact: true }).waitFor();
  expect(await kept()).not.toContain(token);
  await choose(newPassword);
  await page.getByText('Your password was changed. Please log in.').waitFor();
  await page.getByRole('link', { name: 'Go to Login' }).click();
  await login(page, email, newPassword);
  await page.waitForURL('**/profile');
  await page.goto(link);
  await choose(ownPassword);
  await page.getByText('This link has expired or was used already. Please request a new one.').waitFor();
});

test('a recruiter renames the account, downloads its data, requests its deletion and cancels it', async () => {
  const { name } = await enterAs(screen, 'HR', '/hire/hrprofile');
  await page.getByRole('link', { name: 'Account settings' }).click();
  await press(page, 'Change name');
  const save = page.getByRole('button', { name: 'Save name' });
  const place = await save.boundingBox();
  await page.getByLabel('Full name').fill('Asha 2');
  await press(page, 'Save name');
  await page.getByText('Name can contain only letters and spaces.').waitFor();
  // A button that moves when an error disappears loses the press in progress.
  expect(await save.boundingBox()).toEqual(place);
  await page.getByLabel('Full name').fill('आशा वर्मा');
  await press(page, 'Save name');
  await page.getByRole('main').getByText('आशा वर्मा', { exact: true }).waitFor();
  await page.getByText(name, { exact: true }).waitFor({ state: 'detached' });
  const details = (await page.context().cookies()).find((cookie) => cookie.name === 'userDetails');
  expect(decodeURIComponent(details?.value ?? '')).toContain('आशा वर्मा');

  await press(page, 'Request my data');
  await page.getByText(/We are preparing it/).waitFor();
  const link = page.getByRole('link', { name: /^Download your data/ });
  await link.waitFor();
  const [download] = await Promise.all([page.waitForEvent('download'), link.click()]);
  expect(download.suggestedFilename()).toMatch(/^kaamyab-data-.+\.zip$/);

  await press(page, 'Delete my account');
  await page.getByRole('dialog').getByRole('button', { name: 'Delete my account' }).click();
  await page.getByText('Your account will be deleted. To stop it').waitFor();
  await page.getByRole('link', { name: 'All Jobs' }).click();
  await press(page, 'Keep my account');
  await page.getByText(/^Your account stays/).waitFor();
  await onPage(() => page.getByRole('button', { name: 'Keep my account' }).count()).toBe(0);
});
