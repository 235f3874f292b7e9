import type { Page } from 'playwright-core';
import { makeJob, makeRecruiter } from '../test/factories.ts';
import { badGateway, forgiveLosses, press, takeSession } from './account-steps.ts';
import { type ClockedServer, clockedWindow } from './clocked-server.ts';
import { onPage } from './on-page.ts';
import { operationOf } from './operation-of.ts';
import { isAlive } from './public-page.ts';
import { enterAs, logIn, makeMember, ownPassword } from './signed-in.ts';
import { about, fillStudent } from './student-form.ts';

/** What is left when a session ends, by a logout or behind an open page, and when the network or the server is lost. */

const screen = clockedWindow();
let page: Page;
let server: ClockedServer;
beforeEach(() => void ({ page, server } = screen));

const unreachable = 'We could not reach the server. Check your connection and try again.';
const endSessions = (userId: string) =>
  server.services.database.query('update sessions set revoked_at = now() where user_id = $1', [userId]);

/** Whose session a cookie opens. */
async function whoIs(token: string): Promise<string | null> {
  const answer = await fetch(`${server.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie: `token=${token}` },
    body: JSON.stringify({ query: '{ me { id } }' }),
  });
  const { data } = (await answer.json()) as { data: { me: { id: string } | null } };
  return data.me?.id ?? null;
}

/** In the dialog over the open page. */
async function logInAgain(): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Please log in again' });
  await dialog.getByLabel('Password', { exact: true }).fill(ownPassword);
  await dialog.getByRole('button', { name: 'Login' }).click();
  await page.getByText('You are logged in again.').waitFor();
}

test('SHELL-06 SHELL-07 OP-044 asvs-14.3.1 ROLE-10 after a logout nothing of the account is left, nor asked for', async () => {
  const member = await logIn(screen, 'JOBSEEKER');
  const token = (await page.context().cookies()).find(({ name }) => name === 'token')?.value ?? '';
  expect(await whoIs(token)).toBe(member.id);
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
  const dialog = page.getByRole('dialog', { name: 'Are you sure?' });
  await press(page, 'Logout');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await onPage(() => new URL(page.url()).pathname).toBe('/account');
  // The window gets the focus before the login page is there: no request is made for the ended session.
  const asked: string[] = [];
  let isLoginThere = false;
  page.on('framenavigated', () => (isLoginThere = true));
  page.on('request', (request) => isLoginThere || asked.push(operationOf(request)));
  await page.evaluate(() => {
    addEventListener('beforeunload', () => window.dispatchEvent(new Event('focus')));
  });
  await press(page, 'Logout');
  await dialog.getByRole('button', { name: 'Logout' }).click();
  await page.waitForURL('**/login');
  expect(asked.slice(asked.indexOf('Logout') + 1).filter(Boolean)).toEqual([]);
  const isLogin = () => page.getByRole('heading', { level: 1, name: 'Login' }).waitFor();
  await isLogin();
  const cookies = (await page.context().cookies()).map(({ name }) => name);
  expect(cookies.filter((name) => ['token', 'userDetails'].includes(name))).toEqual([]);
  expect(await page.evaluate(async () => (await indexedDB.databases()).length)).toBe(0);
  expect(await whoIs(token)).toBeNull();
  for (const expected of [/\/login/, /\/login/]) {
    await page.goBack();
    await page.waitForURL(expected);
    await isLogin();
    await onPage(() => page.content()).not.toContain(member.email);
  }
});

test('OP-074 a button pressed before its code has loaded works; on public pages a logout stays there', async () => {
  const { promise: isPressed, resolve: goOn } = Promise.withResolvers<void>();
  await page.route('**/assets/*.js', (route) => isPressed.then(() => route.continue()));
  const member = await makeMember(screen.server, 'JOBSEEKER');
  await takeSession(page, screen.server.url, member, 'jobseeker');
  await page.goto('/jobs/search?q=welder', { waitUntil: 'commit' });
  await page.getByRole('banner').getByRole('button', { name: 'Logout' }).click();
  goOn();
  await page.getByRole('dialog').getByRole('button', { name: 'Logout' }).click();
  await page.getByRole('banner').getByRole('link', { name: 'Login' }).waitFor();
  await onPage(() => page.url()).toBe(`${server.url}/jobs/search?q=welder`);
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

test('an application works once its session is renewed', async () => {
  const jobId = await makeJob(server.services, await makeRecruiter(server.services));
  const seeker = await enterAs(screen, 'JOBSEEKER', `/apply-for-jobs/job-details/${jobId}`);
  await page.getByRole('button', { name: 'Apply Now' }).waitFor();
  await endSessions(seeker.id);
  await press(page, 'Apply Now');
  await logInAgain();
  await press(page, 'Apply Now');
  await page.waitForURL('**/applied-jobs**');
});

test('a form survives a lost network, a restarting server, an ended session and a slow answer', async () => {
  const { id } = await enterAs(screen, 'JOBSEEKER', '/profile');
  await press(page, 'Edit Student Details');
  const form = page.getByRole('form', { name: 'Student Details' });
  await fillStudent(form);
  const isKept = () => onPage(() => form.getByLabel('About').inputValue()).toBe(about);
  const send = form.getByRole('button', { name: 'Update', exact: true });

  await page.context().setOffline(true);
  await send.click();
  await page.getByText(unreachable).first().waitFor();
  await isKept();
  await page.context().setOffline(false);

  await page.route('**/graphql', (route) => route.fulfill(badGateway));
  await send.click();
  await send.and(page.locator(':not([aria-busy=true])')).waitFor();
  await page.getByText(unreachable).first().waitFor();
  await isKept();
  await page.unroute('**/graphql');

  await endSessions(id);
  await send.click();
  // After the login the page refetches, and no one answers.
  const failed = Promise.withResolvers<void>();
  await page.route('**/graphql', async (route) => {
    if (route.request().postData()?.includes('loginWithPassword')) return route.continue();
    await route.fulfill(badGateway);
    failed.resolve();
  });
  await logInAgain();
  await failed.promise;
  await page.unroute('**/graphql');
  // A failed refetch is reported; the form is not affected.
  await press(page, /^Notifications/);
  await page.getByRole('region', { name: 'Notifications' }).waitFor();
  await isKept();
  await press(page, /^Notifications/);

  const held = Promise.withResolvers<void>();
  let asked = 0;
  await page.route('**/graphql', async (route) => {
    if (operationOf(route.request()) === 'UpdateSeekerProfile') asked += 1;
    await held.promise;
    await route.continue();
  });
  await send.click();
  await send.and(page.locator('[aria-busy=true]')).waitFor();
  await page.keyboard.press('Enter');
  await isKept();
  held.resolve();
  await page.getByText('Profile updated successfully!').first().waitFor();
  expect(asked).toBe(1);
  forgiveLosses(screen.person);
});
