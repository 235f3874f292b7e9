import type { Page } from 'playwright-core';
import type { Role } from '../server/core/actor.rules.ts';
import { makeJob } from '../test/factories.ts';
import { agree, forgiveLosses, press } from './account-steps.ts';
import { type ClockedServer, clockedWindow } from './clocked-server.ts';
import { onPage } from './on-page.ts';
import { enterAs, logInElsewhere, signIn } from './signed-in.ts';

/** /account for every role: name, devices, consents, and the user's data. */

const screen = clockedWindow();
let page: Page;
let server: ClockedServer;
beforeEach(() => void ({ page, server } = screen));

const androidPhone =
  'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) ' +
  'Chrome/126.0.0.0 Mobile Safari/537.36';
const isLoggedIn = async (token: string): Promise<boolean> =>
  (await server.graphql<{ me: unknown }>('{ me { id } }', {}, token)).data?.me !== null;
const devices = () => page.getByRole('region', { name: 'Where you are logged in' }).getByRole('listitem');

test.each<[Role, string, string]>([
  ['JOBSEEKER', '/profile', 'Job Applied'],
  ['HR', '/hire/hrprofile', 'All Jobs'],
  ['ADMIN', '/admin', 'Admin'],
  ['SUPERADMIN', '/superadmin', 'Superadmin'],
])(
  '%s reaches the account page from header or profile, sees the own menu, changes name or password',
  async (role, home, entry) => {
    const { name } = await enterAs(screen, role, home);
    await page.getByRole('banner').getByRole('link', { name: 'Account' }).click();
    await page.getByRole('heading', { level: 1, name: 'Account' }).waitFor();
    await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: entry, exact: true }).waitFor();
    await page.getByRole('button', { name: 'Logout' }).waitFor();
    await press(page, 'Change name');
    const save = page.getByRole('button', { name: 'Save name' });
    const place = await save.boundingBox();
    await page.getByLabel('Full name').fill('Asha 2');
    await press(page, 'Save name');
    await page.getByText('Name can contain only letters and spaces.').waitFor();
    // A button that moves when an error disappears loses the press in progress.
    expect(await save.boundingBox()).toEqual(place);
    await page.getByLabel('Full name').fill('');
    await press(page, 'Save name');
    await page.getByText('Name is required').waitFor();
    await page.getByLabel('Full name').fill('  आशा वर्मा ');
    await press(page, 'Save name');
    await page.getByText('Name saved.').waitFor();
    await onPage(() =>
      page.getByRole('button', { name: 'Change name' }).evaluate((button) => button === document.activeElement),
    ).toBe(true);
    await page.getByRole('main').getByText('आशा वर्मा', { exact: true }).waitFor();
    await page.getByText(name, { exact: true }).waitFor({ state: 'detached' });
    expect(
      decodeURIComponent((await page.context().cookies()).find((cookie) => cookie.name === 'userDetails')?.value ?? ''),
    ).toContain('आशा वर्मा');
    if (role === 'JOBSEEKER' || role === 'HR') {
      await page
        .getByRole('navigation', { name: 'Main menu' })
        .getByRole('link', { name: 'Profile', exact: true })
        .click();
      await page.getByRole('link', { name: 'Account settings' }).click();
    }
    await page.getByRole('link', { name: 'Change password' }).click();
    await page.waitForURL('**/ChangePassword');
  },
);

test('asvs-7.5.2 every session is listed with device and time, this one marked; one or all others end', async () => {
  const { email } = await enterAs(screen, 'JOBSEEKER', '/account');
  await page.getByText('You are logged in on this device only.').waitFor();
  const phone = await logInElsewhere(server, email, androidPhone);
  const script = await logInElsewhere(server, email, 'curl/8.5.0');
  await server.pass(page, 2 * 3600);
  const last = await logInElsewhere(server, email, androidPhone);
  await page.reload();
  await devices().nth(3).waitFor();
  await onPage(() => devices().filter({ hasText: 'This device' }).count()).toBe(1);
  const older = devices().filter({ hasText: 'Chrome on Android' }).filter({ hasText: 'Last used: 2 hours ago' });
  await older.getByText(/^Logged in: November \d+, 2026/).waitFor();

  await older.getByRole('button', { name: 'Log out Chrome on Android' }).click();
  await page
    .getByRole('dialog', { name: 'Log out Chrome on Android?' })
    .getByRole('button', { name: 'Cancel' })
    .click();
  await onPage(() => devices().count()).toBe(4);
  await older.getByRole('button', { name: 'Log out Chrome on Android' }).and(page.locator(':focus')).waitFor();
  await older.getByRole('button', { name: 'Log out Chrome on Android' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Log out' }).click();
  await page.getByText('Chrome on Android is logged out.').waitFor();
  await older.waitFor({ state: 'detached' });
  expect([await isLoggedIn(phone), await isLoggedIn(script), await isLoggedIn(last)]).toEqual([false, true, true]);

  await press(page, 'Log out everywhere else');
  await page.getByRole('dialog', { name: 'Log out everywhere else?' }).getByRole('button', { name: 'Log out' }).click();
  await page.getByText('Logged out on 2 other devices.').waitFor();
  await page.getByText('You are logged in on this device only.').waitFor();
  expect([await isLoggedIn(script), await isLoggedIn(last), await devices().count()]).toEqual([false, false, 1]);
});

test('a device that has logged itself out meanwhile counts as logged out', async () => {
  const { email } = await signIn(screen, 'HR');
  const script = await logInElsewhere(server, email, 'curl/8.5.0');
  await page.goto('/account');
  await page.getByRole('button', { name: 'Log out curl' }).click();
  await server.graphql('mutation { logout }', {}, script);
  await page.getByRole('dialog').getByRole('button', { name: 'Log out' }).click();
  await page.getByText('curl is logged out.').waitFor();
  await page.getByText('You are logged in on this device only.').waitFor();
});

test('a list that fails to load offers a retry; a failed logout of a device leaves its dialog open', async () => {
  const { email } = await signIn(screen, 'JOBSEEKER');
  await logInElsewhere(server, email, 'curl/8.5.0');
  const isAbout = (name: string) => (postData: string | null) => (postData ?? '').includes(name);
  await page.route('**/graphql', (route) =>
    isAbout('query Sessions')(route.request().postData()) ? route.abort('internetdisconnected') : route.continue(),
  );
  await page.goto('/account');
  await page.getByText('Your devices could not be loaded.').waitFor();
  await page.unroute('**/graphql');
  await press(page, 'Try again');
  await page.getByRole('button', { name: 'Log out curl' }).click();
  await page.route('**/graphql', (route) =>
    isAbout('mutation EndSession')(route.request().postData()) ? route.abort('internetdisconnected') : route.continue(),
  );
  await page.getByRole('dialog').getByRole('button', { name: 'Log out' }).click();
  await page.getByText('We could not reach the server.').waitFor();
  await page.unroute('**/graphql');
  await page.getByRole('dialog').getByRole('button', { name: 'Log out' }).click();
  await page.getByText('curl is logged out.').waitFor();
  forgiveLosses(screen.person);
});

test('an account without consent is asked once, above a page that stays usable', async () => {
  const { id } = await enterAs(screen, 'JOBSEEKER', '/profile', false);
  const panel = page.getByRole('region', { name: 'One thing before you go on' });
  await panel.waitFor();
  await onPage(() => page.locator('[aria-live=polite]', { hasText: 'One thing before you go on' }).count()).toBe(1);
  await page.getByRole('link', { name: 'Job Applied' }).click();
  await page.waitForURL('**/applied-jobs');
  await panel.getByText('Privacy notice, in short').click();
  await panel.getByText('We keep your name').waitFor();
  await panel.getByRole('button', { name: 'Agree and continue' }).click();
  await panel.getByText('Please agree to the privacy notice.').waitFor();
  await panel.getByText('You need to be 18 or older.').waitFor();
  await panel.getByLabel('I am 18 or older.').check();
  await panel.getByRole('button', { name: 'Agree and continue' }).click();
  await panel.getByText('Please agree to the privacy notice.').waitFor();
  await onPage(() =>
    panel.getByLabel('I agree to the privacy notice below.').evaluate((box) => box === document.activeElement),
  ).toBe(true);
  await agree(page);
  await panel.getByRole('button', { name: 'Agree and continue' }).click();
  await panel.waitFor({ state: 'detached' });
  expect(
    await server.services.database.query('select kind from consents where user_id = $1 order by kind', [id]),
  ).toEqual([{ kind: 'ADULT' }, { kind: 'PRIVACY_NOTICE' }]);
  await page.reload();
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.getByRole('button', { name: /^Notifications/ }).waitFor();
  await onPage(() => panel.count()).toBe(0);
});

test('a recruiter downloads their data, requests deletion of the account, and cancels it', async () => {
  const { id } = await enterAs(screen, 'HR', '/hire/data-request');
  const jobId = await makeJob(server.services, { id });
  await press(page, 'Request my data');
  await page.getByText(/We are gathering it/).waitFor();
  const link = page.getByRole('link', { name: /^Download your data/ });
  await link.waitFor({ timeout: 60_000 });
  const [download] = await Promise.all([page.waitForEvent('download'), link.click()]);
  expect(download.suggestedFilename()).toMatch(/^kaamyab-data-.+\.zip$/);

  await press(page, 'Delete my account');
  await page.getByRole('dialog').getByRole('button', { name: 'Delete my account' }).click();
  await page.getByText('Your account will be deleted. To stop it').waitFor();
  expect(await isOpen(jobId)).toBe(false);
  await page.getByRole('link', { name: 'All Jobs' }).click();
  await press(page, 'Keep my account');
  await page.getByText(/^Your account stays/).waitFor();
  await onPage(() => page.getByRole('button', { name: 'Keep my account' }).count()).toBe(0);
  expect(await isOpen(jobId)).toBe(true);
});

const isOpen = async (jobId: string): Promise<boolean> =>
  (await server.services.database.query('select from jobs where id = $1 and status = $2', [jobId, 'ACTIVE'])).length >
  0;
