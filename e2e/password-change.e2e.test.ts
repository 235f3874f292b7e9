import type { Page } from 'playwright-core';
import { badGateway, forgiveLosses, isDisabled, login, press } from './account-steps.ts';
import { type ClockedServer, clockedWindow } from './clocked-server.ts';
import { onPage } from './on-page.ts';
import { enterAs, logInElsewhere, makeMember, ownPassword } from './signed-in.ts';

/** /ChangePassword: signed in, and with a mailed link. */

const newPassword = 'Saffron#4821';

const screen = clockedWindow();
let page: Page;
let server: ClockedServer;
beforeEach(() => void ({ page, server } = screen));

const field = (label: 'Old password' | 'New password' | 'Confirm password') => page.getByLabel(label, { exact: true });
const submit = () => press(page, 'Change Password');

async function fill(old: string, chosen: string, confirmation: string): Promise<void> {
  await field('Old password').fill(old);
  await field('New password').fill(chosen);
  await field('Confirm password').fill(confirmation);
}

async function openScreen(): ReturnType<typeof enterAs> {
  const seeker = await enterAs(screen, 'JOBSEEKER', '/ChangePassword');
  await page.getByRole('heading', { level: 1, name: 'Change password' }).waitFor();
  await field('Old password').waitFor();
  return seeker;
}

const canLogIn = async (email: string, password: string): Promise<boolean> =>
  (
    await server.graphql(
      `mutation($email: String!, $password: String!) {
        loginWithPassword(email: $email, password: $password) { message }
      }`,
      { email, password },
    )
  ).errors.length === 0;

test('CHPW-01 CHPW-13 CHPW-14 CHPW-15 OP-064 asvs-6.2.2 toast, links; old password, other devices out', async () => {
  const { id, email } = await openScreen();
  const other = await logInElsewhere(server, email, 'curl/8.5.0');
  await fill(ownPassword, newPassword, newPassword);
  await submit();
  await page.getByText('Password changed successfully!').waitFor();
  expect(await canLogIn(email, ownPassword)).toBe(false);
  expect((await server.graphql('{ me { id } }', {}, other)).data).toEqual({ me: null });
  expect((await server.mails(email)).map(({ subject }) => subject)).toContain('Your Kaamyab password was changed');

  await onPage(() => page.getByRole('link', { name: 'Go to Login' }).getAttribute('href')).toBe('/login');
  await onPage(() => page.getByRole('link', { name: 'Go to Student Dashboard' }).getAttribute('href')).toBe('/profile');
  await page.getByRole('button', { name: 'Change Another Password' }).click();
  await onPage(() => field('Old password').inputValue()).toBe('');
  await fill(newPassword, 'Monsoon#7316', 'Monsoon#7316');
  await submit();
  await page.getByRole('link', { name: 'Go to Student Dashboard' }).click();
  await page.waitForURL('**/profile');
  expect(
    await server.services.database.query('select 1 from sessions where user_id = $1 and revoked_at is null', [id]),
  ).toHaveLength(1);
});

test('CHPW-15 SHELL-07 Go to Login after the change logs out and leads there, as Logout does', async () => {
  const { email } = await openScreen();
  await fill(ownPassword, newPassword, newPassword);
  await submit();
  await page.getByRole('link', { name: 'Go to Login' }).click();
  await page.waitForURL((url) => url.pathname + url.search === '/login');
  await login(page, email, newPassword);
  await page.waitForURL((url) => url.pathname !== '/login');
  for (const path of ['/reset-password', '/ChangePassword']) {
    if (path === '/ChangePassword') await login(page, email, newPassword);
    await page.waitForURL((url) => url.pathname !== '/login');
    await page.goto(path);
    await press(page, 'Logout');
    await page.getByRole('dialog').getByRole('button', { name: 'Logout' }).click();
    await page.waitForURL((url) => url.pathname + url.search === '/login');
  }
});

test('CHPW-16 CHPW-17 a change that could not be sent says so, and typed text stays', async () => {
  await openScreen();
  await fill(ownPassword, newPassword, newPassword);
  await page.route('**/graphql', (route) => route.abort('connectionreset'));
  await submit();
  await page.getByText('Something went wrong while changing the password.').waitFor();
  await onPage(() => field('New password').inputValue()).toBe(newPassword);
  await page.unroute('**/graphql');
  await page.route('**/graphql', (route) => route.fulfill(badGateway));
  await submit();
  await page.getByText('Something went wrong while changing the password.').waitFor();
  await page.unroute('**/graphql');
  forgiveLosses(screen.person);
  await submit();
  await page.getByText('Password changed successfully!').waitFor();
});

test('asvs-6.2.3 OP-009 wrong old passwords count; the fifth blocks for 60 s, counts down and ends', async () => {
  const { email } = await openScreen();
  await fill('Wrong#4821', newPassword, newPassword);
  for (const left of [4, 3, 2, 1]) {
    await submit();
    await page.getByText(`Incorrect old password. Attempts left: ${left}`).waitFor();
  }
  await submit();
  await page.getByText(/^Account is temporarily blocked for (60|[45]\d)s\.$/).waitFor();
  await onPage(() => isDisabled(page, 'Change Password')).toBe(true);
  await server.pass(page, 20);
  await page.getByText(/^Account is temporarily blocked for (40|[23]\d)s\.$/).waitFor();
  await server.pass(page, 40);
  await page.getByText('Account is temporarily blocked').waitFor({ state: 'detached' });
  await field('Old password').fill(ownPassword);
  await submit();
  await page.getByText('Password changed successfully!').waitFor();
  expect((await server.mails(email)).map(({ subject }) => subject)).toContain('Too many failed attempts to log in');
});

test('OP-006 a visitor without a link logs in first and returns', async () => {
  const { email } = await makeMember(server, 'HR');
  await page.goto('/ChangePassword');
  await page.waitForURL('**/login?returnTo=%2FChangePassword');
  await login(page, email, ownPassword);
  await page.waitForURL('**/ChangePassword');
  await field('Old password').waitFor();
});

describe('with a mailed link', () => {
  /** The token of a link that was really mailed. */
  async function mailedToken(email: string): Promise<string> {
    await server.graphql('mutation($email: String!) { forgotPassword(email: $email) { message } }', { email });
    const token = (await server.mails(email)).map(({ text }) => /#token=([\w-]+)/.exec(text)?.[1]).find(Boolean);
    if (!token) throw new Error('No link was mailed.');
    return token;
  }
  const kept = () =>
    page.evaluate(() =>
      JSON.stringify([
        location.href,
        document.referrer,
        history.state,
        Object.entries(localStorage),
        Object.entries(sessionStorage),
        document.cookie,
      ]),
    );

  test.each([
    ['query', '&'],
    ['fragment', '#'],
  ])(
    'CHPW-02 CHPW-18 OP-006 in the %s it replaces the session, leaves the address and needs the old password',
    async (_place, sign) => {
      const { email } = await makeMember(server, 'JOBSEEKER');
      const token = await mailedToken(email);
      await page.goto(`/ChangePassword?${new URLSearchParams({ email }).toString()}${sign}token=${token}`);
      await field('Old password').waitFor();
      await page.waitForURL((url) => url.search === '' && url.hash === '');
      await onPage(() => kept()).not.toContain(token);
      await onPage(() => page.content()).not.toContain(token);
      await onPage(() => page.locator('input[name=email]').inputValue()).toBe(email);
      await fill('', newPassword, newPassword);
      await submit();
      await page.getByText('Please enter your old password.').waitFor();
      await fill('Wrong#4821', newPassword, newPassword);
      await submit();
      await page.getByText('Incorrect old password. Attempts left: 4').waitFor();
      await field('Old password').fill(ownPassword);
      await submit();
      await page.getByText('Password changed successfully!').waitFor();
      expect([await canLogIn(email, ownPassword), await canLogIn(email, newPassword)]).toEqual([false, true]);
      await onPage(() => page.getByRole('link', { name: 'Go to Student Dashboard' }).getAttribute('href')).toBe(
        '/profile',
      );
      await onPage(() => page.getByRole('link', { name: 'Go to Login' }).getAttribute('href')).toBe('/login');
      await press(page, 'Change Another Password');
      await page.waitForURL('**/login?returnTo=%2FChangePassword');
    },
  );

  test("OP-006 a used link, or another account's, is shown as invalid and leads to a new one", async () => {
    const [one, other] = [await makeMember(server, 'JOBSEEKER'), await makeMember(server, 'HR')];
    const token = await mailedToken(one.email);
    await page.goto(`/ChangePassword?email=${other.email}#token=${token}`);
    await fill(ownPassword, newPassword, newPassword);
    await submit();
    await page.getByText('This link has expired or was used already. Please request a new one.').waitFor();
    await page.getByRole('link', { name: 'Request a new link' }).click();
    await page.waitForURL('**/forgot-password');
    expect(await canLogIn(other.email, ownPassword)).toBe(true);
  });

  test('a second link opened in the same window replaces the first', async () => {
    const { email } = await makeMember(server, 'JOBSEEKER');
    await page.goto(`/ChangePassword?email=${email}#token=dead`);
    await field('Old password').waitFor();
    await page.evaluate(
      (address) => window.location.assign(address),
      `/ChangePassword?email=${email}#token=${await mailedToken(email)}`,
    );
    await field('Old password').waitFor();
    await page.waitForURL((url) => url.search === '' && url.hash === '');
    await fill(ownPassword, newPassword, newPassword);
    await submit();
    await page.getByText('Password changed successfully!').waitFor();
  });
});
