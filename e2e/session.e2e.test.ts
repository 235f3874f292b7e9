import type { Page } from 'playwright-core';
import { makeJob, makeRecruiter } from '../test/factories.ts';
import { forgiveLosses, login, press, takeSession } from './account-steps.ts';
import { type ClockedServer, clockedWindow } from './clocked-server.ts';
import { onPage } from './on-page.ts';
import { operationOf } from './operation-of.ts';
import { isAlive } from './public-page.ts';
import { enterAs, logIn, makeMember, ownPassword } from './signed-in.ts';

/** What a session opens, what stays closed, and what is left when it ends. */

const screen = clockedWindow();
let page: Page;
let server: ClockedServer;
beforeEach(() => void ({ page, server } = screen));

const logoutDialog = (question: string) => page.getByRole('dialog', { name: question });

async function logOut(question: string): Promise<void> {
  await press(page, 'Logout');
  await logoutDialog(question).getByRole('button', { name: 'Logout' }).click();
}

describe('guards', () => {
  test('ROLE-12 ROLE-13 OP-050 a visitor is sent to the login from a protected page, and returns', async () => {
    const member = await makeMember(server, 'HR');
    await page.goto('/hire/post-job');
    await page.waitForURL(`**/login?returnTo=${encodeURIComponent('/hire/post-job')}`);
    await login(page, member.email, ownPassword);
    await page.waitForURL('**/hire/post-job');
  });

  test('ROLE-12 OP-051 CONST-07 a seeker in the area of recruiters is led home and told why for 4 s', async () => {
    await enterAs(screen, 'JOBSEEKER', '/hire/hiring');
    const refusal = page.getByText("You don't have access to that page.");
    await refusal.first().waitFor();
    await page.waitForURL('**/profile');
    await page.clock.fastForward(4000);
    await refusal.waitFor({ state: 'detached' });
  });

  test('ROLE-09 a visitor of a job logs in before applying, and applies from the same page', async () => {
    const jobId = await makeJob(server.services, await makeRecruiter(server.services), { title: 'Bus Driver' });
    await page.goto(`/jobs/details/${jobId}`);
    await page.getByRole('link', { name: 'Login to Apply' }).first().click();
    await page.waitForURL(`**/login?returnTo=${encodeURIComponent(`/jobs/details/${jobId}`)}`);
    const member = await makeMember(server, 'JOBSEEKER');
    await login(page, member.email, ownPassword);
    await page.waitForURL(`**/jobs/details/${jobId}`);
    await page
      .getByRole('button', { name: /^Apply/ })
      .first()
      .click();
    await page.getByText('Applied').first().waitFor();
  });

  test('ERR-14 an unknown address shows "Unexpected Application Error!" and links', async () => {
    await page.goto('/no/such/page');
    await page.getByRole('heading', { name: 'Unexpected Application Error!' }).waitFor();
    await page.getByRole('link', { name: 'Go to the start page' }).click();
    await page.waitForURL((url) => url.pathname === '/');
  });
});

describe('logging out', () => {
  test.each([
    ['JOBSEEKER', '/profile', 'Are you sure?'],
    ['HR', '/hire/hrprofile', 'Are you sure you want to logout?'],
  ] as const)(
    'SHELL-06 SHELL-07 OP-043 OP-044 a %s on %s is asked "%s", then is at /login without cookies and session',
    async (role, home, question) => {
      const person = await enterAs(screen, role, home);
      await press(page, 'Logout');
      await logoutDialog(question).getByRole('button', { name: 'Cancel' }).click();
      await onPage(() => new URL(page.url()).pathname).toBe(home);
      // The window gets the focus before the login page is there: no request is made for the ended session.
      const asked: string[] = [];
      let isLoginThere = false;
      page.on('framenavigated', () => (isLoginThere = true));
      page.on('request', (request) => isLoginThere || asked.push(operationOf(request)));
      await page.evaluate(() => {
        addEventListener('beforeunload', () => window.dispatchEvent(new Event('focus')));
      });
      await logOut(question);
      await page.waitForURL('**/login');
      expect(asked.slice(asked.indexOf('Logout') + 1).filter(Boolean)).toEqual([]);
      await page.getByRole('button', { name: 'Login', exact: true }).waitFor();
      expect(
        (await page.context().cookies())
          .map(({ name }) => name)
          .filter((name) => ['token', 'userDetails'].includes(name)),
      ).toEqual([]);
      expect((await server.graphql('{ me { id } }', {}, person.token)).data).toEqual({ me: null });
    },
  );

  test('OP-074 on public pages logging out stays on the page', async () => {
    await enterAs(screen, 'JOBSEEKER', '/jobs/search?q=welder');
    await logOut('Are you sure?');
    await page.getByRole('banner').getByRole('link', { name: 'Login' }).waitFor();
    await onPage(() => page.url()).toBe(`${server.url}/jobs/search?q=welder`);
  });

  test('a button pressed before its code has loaded works once it has', async () => {
    const { promise: isPressed, resolve: goOn } = Promise.withResolvers<void>();
    await page.route('**/assets/*.js', (route) => isPressed.then(() => route.continue()));
    const member = await makeMember(screen.server, 'JOBSEEKER');
    await takeSession(page, screen.server.url, member, 'jobseeker');
    await page.goto('/jobs/search?q=welder', { waitUntil: 'commit' });
    await page.getByRole('banner').getByRole('button', { name: 'Logout' }).click();
    goOn();
    await logoutDialog('Are you sure?').waitFor();
  });

  test('PUB-20 a button pressed during hydration acts once', async () => {
    const recruiter = await makeRecruiter(screen.server.services);
    const jobId = await makeJob(screen.server.services, recruiter);
    const member = await makeMember(screen.server, 'JOBSEEKER');
    await takeSession(page, screen.server.url, member, 'jobseeker');
    const sent: string[] = [];
    page.on(
      'request',
      (request) => void sent.push(...(request.postData()?.match(/"operationName":"ApplyToJob"/g) ?? [])),
    );
    // The press comes after React hydrated the page and before the effect that ends the wait for its code:
    // only slow machines have this moment.
    await page.addInitScript(() => {
      let slow = 0;
      performance.now = () => (slow += 10);
      const later = new MessageChannel();
      later.port1.onmessage = () => {
        const root: unknown = Object.entries(document.getElementById('root') ?? {}).find(([key]) =>
          key.startsWith('__reactContainer'),
        )?.[1];
        if (
          (root as { stateNode: { current: { memoizedState: { isDehydrated: boolean } } } } | undefined)?.stateNode
            .current.memoizedState.isDehydrated !== false
        )
          return later.port2.postMessage(null);
        [...document.querySelectorAll('button')].find(({ textContent }) => textContent === 'Apply')?.click();
      };
      later.port2.postMessage(null);
    });
    await page.goto(`/jobs/details/${jobId}`);
    await page.getByRole('dialog', { name: 'Applied!' }).waitFor();
    await isAlive(page);
    // Behind a second press, if there were one.
    await page.evaluate(() => fetch('/healthz'));
    expect(sent).toHaveLength(1);
  });

  test('a failed logout says so, and the dialog stays', async () => {
    await enterAs(screen, 'JOBSEEKER', '/profile');
    await page.getByRole('button', { name: 'Logout' }).waitFor();
    await page.route('**/graphql', (route) => route.abort('internetdisconnected'));
    await logOut('Are you sure?');
    await page.getByText('We could not reach the server. Check your connection and try again.').waitFor();
    await page.unroute('**/graphql');
    await logoutDialog('Are you sure?').getByRole('button', { name: 'Logout' }).click();
    await page.waitForURL('**/login');
    forgiveLosses(screen.person);
  });

  test('asvs-14.3.1 ROLE-10 after logout Back, the storage and open pages show nothing of the account', async () => {
    const member = await logIn(screen, 'JOBSEEKER');
    await page.goto('/profile');
    await page.getByText(member.email).first().waitFor();
    await page.goto('/account');
    await page.getByText(member.email).first().waitFor();
    // What the client cannot clear: the answer's header does.
    await page.evaluate(
      () =>
        new Promise<void>((resolve) => {
          const opening = indexedDB.open('left behind');
          opening.onsuccess = () => {
            opening.result.close();
            resolve();
          };
        }),
    );
    await logOut('Are you sure?');
    await page.waitForURL('**/login');
    await page.getByRole('heading', { level: 1, name: 'Login' }).waitFor();
    expect(await page.evaluate(async () => (await indexedDB.databases()).length)).toBe(0);
    for (const expected of [/\/login/, /\/login/]) {
      await page.goBack();
      await page.waitForURL(expected);
      await page.getByRole('heading', { level: 1, name: 'Login' }).waitFor();
      await onPage(() => page.content()).not.toContain(member.email);
    }
  });

  test('a session that ended behind an open page is renewed over it, and nothing typed is lost', async () => {
    const member = await enterAs(screen, 'HR', '/hire/post-job');
    await page.getByLabel('Job title').fill('Solar Panel Technician');
    await server.services.database.query('update sessions set revoked_at = now() where user_id = $1', [member.id]);
    // Or the page notices by itself, and the dialog covers the bell.
    await page.getByRole('button', { name: /^Notifications/ }).dispatchEvent('click');
    const dialog = page.getByRole('dialog', { name: 'Please log in again' });
    await dialog.getByLabel('Password', { exact: true }).fill('Wrong#12345');
    await dialog.getByRole('button', { name: 'Login' }).click();
    await dialog.getByText('Incorrect email or password. Attempts left: 4').waitFor();
    await dialog.getByLabel('Password', { exact: true }).fill(ownPassword);
    await dialog.getByRole('button', { name: 'Login' }).click();
    await page.getByText('You are logged in again.').waitFor();
    await onPage(() => page.getByLabel('Job title').inputValue()).toBe('Solar Panel Technician');
  });
});
