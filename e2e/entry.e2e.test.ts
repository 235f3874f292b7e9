import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { overallLimit } from '../server/people/identity/login/attempt.rules.ts';
import { runFolderName } from '../test/run-record.ts';
import {
  codeBoxes,
  codeInBoxes,
  fillSignup,
  isInReach,
  login,
  newcomer,
  press,
  secondsIn,
  typeCode,
  widthOf,
} from './account-steps.ts';
import { type ClockedServer, clockedWindow } from './clocked-server.ts';
import { inspect } from './inspect.ts';
import { onPage } from './on-page.ts';
import { openWindow } from './person.ts';
import { logIn, makeMember, ownPassword } from './signed-in.ts';

/** Sign-up and login, and what they leave in the browser. */

const screen = clockedWindow();
let page: Page;
let server: ClockedServer;
beforeEach(() => void ({ page, server } = screen));

/** The session cookie and the readable one, both stored for seven days. */
async function expectWeekOf(window: Page, readable: object): Promise<void> {
  const cookies = await window.context().cookies();
  const [session, details] = ['token', 'userDetails'].map((name) => cookies.find((cookie) => cookie.name === name));
  for (const cookie of [session, details])
    expect(Math.abs((cookie?.expires ?? 0) - Date.now() / 1000 - 7 * 86_400)).toBeLessThan(60);
  expect(session).toMatchObject({ httpOnly: true, sameSite: 'Lax' });
  expect(JSON.parse(decodeURIComponent(details?.value ?? ''))).toEqual(readable);
}

test('REG-24 OP-083 ROLE-10 a sign-up resumes after a crash of its browser, and in no other browser', async () => {
  await page.goto('/register');
  await page.getByLabel('Resume').waitFor();
  await page.setViewportSize({ width: 320, height: 640 });
  await onPage(() => widthOf(page)).toBe(320);
  // High enough that the boxes are visible at the end of the page, where the heading is not.
  await page.setViewportSize({ width: 390, height: 1000 });
  const someone = newcomer();
  await fillSignup(page, someone);
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
  await press(page, 'Sign up');
  const focused = () =>
    codeBoxes(page).evaluateAll((boxes) => boxes.findIndex((box) => box === document.activeElement));
  await onPage(() => focused()).toBe(0);
  expect(await isInReach(page.getByRole('heading', { name: 'Sign up', level: 1 }))).toBe(true);
  await typeCode(page, '12');
  // A box takes the focus and selects its digit in the next frame.
  await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));
  await page.keyboard.press('Backspace');
  await onPage(async () => [await codeInBoxes(page), await focused()]).toEqual(['1', 1]);
  await press(page, 'Verify OTP');
  await page.getByRole('alert').getByText('Please enter complete OTP.').waitFor();
  expect((await inspect(page)).map(({ id }) => id)).toEqual([]);

  const code = await server.code(someone.email);
  await server.pass(page, 40);
  const kept = await page.context().storageState();
  const [same, other] = [
    await openWindow({ baseURL: server.url, storageState: kept }),
    await openWindow({ baseURL: server.url }),
  ];
  await other.page.goto('/register');
  await other.page.getByRole('button', { name: 'Sign up' }).waitFor();
  await onPage(() => codeBoxes(other.page).count()).toBe(0);
  await same.page.goto('/register');
  await same.page.getByText(someone.email).waitFor();
  expect(await secondsIn(same.page, /valid for/)).toBeLessThanOrEqual(260);
  await same.page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await same.page.evaluate((text) => navigator.clipboard.writeText(text), code);
  await codeBoxes(same.page).first().click();
  await same.page.keyboard.press('Control+V');
  await onPage(() => codeInBoxes(same.page)).toBe(code);
  await press(same.page, 'Verify OTP');
  await same.page.getByText('Welcome, Ila. Your account is ready.').waitFor();
  await same.page.waitForURL('**/profile');
  await same.page.getByRole('button', { name: 'Logout' }).waitFor();
  await expectWeekOf(same.page, { role: 'jobseeker', name: someone.name });
  await same.page.goto('/register');
  await same.page.waitForURL('**/profile');
  await Promise.all([same.leave(), other.leave()]);
  expect([same.complaints, other.complaints]).toEqual([[], []]);
});

test('LOGIN-19 DATA-01 asvs-14.3.3 asvs-14.2.1 a login opens 7 days; scripts read only role and name', async () => {
  const member = await logIn(screen, 'JOBSEEKER');
  await page.getByText(member.name).first().waitFor();
  const readable = await page.evaluate(async () => ({
    cookies: document.cookie.split('; ').map((cookie) => cookie.split('=')[0]),
    local: Object.keys(localStorage),
    // The scroll positions of the router.
    session: Object.keys(sessionStorage).filter((key) => key !== 'react-router-scroll-positions'),
    databases: (await indexedDB.databases()).length,
    caches: (await caches.keys()).length,
  }));
  expect(readable).toEqual({ cookies: ['userDetails'], local: [], session: [], databases: 0, caches: 0 });
  await expectWeekOf(page, { role: 'jobseeker', name: member.name });
  // The secret scan gets the address of each request, and each cookie and password.
  const token = (await page.context().cookies()).find(({ name }) => name === 'token')?.value ?? '';
  const recorded = async (kind: string) =>
    readFile(join(process.env[runFolderName] ?? '', `${kind}-${process.pid}.jsonl`), 'utf8');
  expect(await recorded('shown')).toContain(JSON.stringify(JSON.stringify(['/login'])));
  for (const secret of [token, ownPassword]) expect(await recorded('secrets')).toContain(JSON.stringify(secret));
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
  await page.goto('/login');
  await login(page, email, ownPassword);
  await page.getByRole('button', { name: 'Checking your browser…' }).waitFor();
  letSolve();
  await page.waitForURL('**/profile');
  await server.services.database.query(`delete from attempt_counters where scope = 'overall:failed-login'`);
});
