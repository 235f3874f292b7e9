import { readFile } from 'node:fs/promises';
import type { Locator, Page } from 'playwright-core';
import { insert, makeApplication, makeJob, makeRecruiter, type TestPerson } from '../test/factories.ts';
import { forgiveLosses, press } from './account-steps.ts';
import { type ClockedServer, clockedWindow } from './clocked-server.ts';
import { onPage } from './on-page.ts';
import { enterAs } from './signed-in.ts';

/** The menu, the bell and the calendar of a seeker. The clock stands on November 18, 2026. */

const screen = clockedWindow('/login');
let page: Page;
let server: ClockedServer;
beforeEach(() => void ({ page, server } = screen));

const hoursAgo = (hours: number): Date => new Date(server.clock.now().getTime() - hours * 3_600_000);
const notify = ({ id }: TestPerson, title: string, createdAt = server.clock.now()) =>
  insert(server.services, 'notifications', {
    user_id: id,
    type: 'GENERAL',
    title,
    body: `${title}.`,
    created_at: createdAt,
  });
const bell = (name: string): Locator => page.getByRole('button', { name, exact: true });
const dropdown = (): Locator => page.getByRole('banner').getByRole('region', { name: 'Notifications' });
const list = (): Locator => page.getByRole('main').getByRole('region', { name: 'Notifications', exact: true });
const titlesIn = (place: Locator) => place.getByRole('listitem').allTextContents();
/** The middle of a day of this month in India. */
const noonOf = (day: number): Date => new Date(`2026-11-${String(day).padStart(2, '0')}T06:30:00Z`);
const dayButton = (day: number): Locator => page.getByRole('button', { name: new RegExp(`^November ${day}, 2026`) });

async function interviewOf(seeker: TestPerson, date: string): Promise<string> {
  const recruiter = await makeRecruiter(server.services, { companyName: `Sunrise ${seeker.id.slice(-6)}` });
  const jobId = await makeJob(server.services, recruiter, { title: 'Baker' });
  const applicationId = await makeApplication(server.services, {
    jobId,
    recruiterId: recruiter.id,
    seekerId: seeker.id,
    status: 'INTERVIEW_SCHEDULED',
  });
  return insert(server.services, 'interviews', {
    application_id: applicationId,
    recruiter_id: recruiter.id,
    seeker_id: seeker.id,
    title: 'Interview for Baker',
    candidate: 'Asha Nair, Baker',
    date,
    slot: 'S1030_1130',
  });
}

test('SHELL-01 SHELL-02 the menu has four entries in this order, each with its page', async () => {
  await enterAs(screen, 'JOBSEEKER', '/account');
  const menu = page.getByRole('navigation', { name: 'Main menu' });
  await menu.waitFor();
  await onPage(() => menu.getByRole('link').allTextContents()).toEqual([
    'Profile',
    'Schedule/Organize',
    'Apply for Jobs',
    'Job Applied',
  ]);
  for (const [name, path] of [
    ['Profile', '/profile'],
    ['Schedule/Organize', '/schedule'],
    ['Apply for Jobs', '/apply-for-jobs'],
    ['Job Applied', '/applied-jobs'],
  ] as const) {
    await menu.getByRole('link', { name, exact: true }).click();
    await page.waitForURL((url) => url.pathname === path);
    await menu.locator('[aria-current=page]').getByText(name, { exact: true }).waitFor();
  }
});

test('SHELL-10 OP-086 on a phone the menu is a drawer that closes with a choice or with Escape', async () => {
  await page.setViewportSize({ width: 390, height: 844 });
  await enterAs(screen, 'JOBSEEKER', '/profile');
  await press(page, 'Menu');
  await page.keyboard.press('Escape');
  await page.getByRole('dialog', { name: 'Menu' }).waitFor({ state: 'detached' });
  await press(page, 'Menu');
  await page.getByRole('dialog', { name: 'Menu' }).getByRole('link', { name: 'Schedule/Organize' }).click();
  await page.waitForURL('**/schedule');
  await page.getByRole('dialog', { name: 'Menu' }).waitFor({ state: 'detached' });
});

test('SHELL-03 SHELL-04 SHELL-05 NOTIF-01 NOTIF-03 NOTIF-04 NOTIF-05 NOTIF-09 NOTIF-10 bell: count, read one or all, delete, open /schedule', async () => {
  const person = await enterAs(screen, 'JOBSEEKER', '/profile');
  const [, , old] = [
    await notify(person, 'Application viewed'),
    await notify(person, 'Interview tomorrow', hoursAgo(3)),
    await notify(person, 'Welcome', hoursAgo(25)),
  ];
  await server.services.database.query('update notifications set read_at = $2 where id = $1', [
    old,
    server.clock.now(),
  ]);
  await page.reload();
  await bell('Notifications, 2 unread').click();
  await dropdown().getByRole('listitem').first().waitFor();
  await onPage(() => titlesIn(dropdown())).toEqual([
    expect.stringMatching(/Application viewed.*Just now/),
    expect.stringMatching(/Interview tomorrow.*3 hours ago/),
    expect.stringMatching(/^Welcome.*November \d+, 2026/),
  ]);
  await dropdown()
    .getByRole('button', { name: /^Unread: Interview tomorrow/ })
    .click();
  await bell('Notifications, 1 unread').waitFor();
  await dropdown().getByRole('button', { name: 'Delete: Welcome' }).click();
  await dropdown().getByText('Welcome').first().waitFor({ state: 'detached' });
  await dropdown().getByRole('button', { name: 'Mark all as read' }).click();
  await bell('Notifications').waitFor();
  const rows = await server.services.database.query<{ title: string; is_read: boolean }>(
    'select title, read_at is not null as is_read from notifications where user_id = $1 order by title',
    [person.id],
  );
  expect(rows).toEqual([
    { title: 'Application viewed', is_read: true },
    { title: 'Interview tomorrow', is_read: true },
  ]);
  await page.getByRole('link', { name: 'View all notifications' }).click();
  await page.waitForURL('**/schedule');
  await dropdown().waitFor({ state: 'detached' });
});

test('NOTIF-06 NOTIF-07 OP-107 what happens at the server is in the bell at once, unread and on top', async () => {
  const person = await enterAs(screen, 'JOBSEEKER', '/profile');
  const recruiter = await makeRecruiter(server.services);
  const jobId = await makeJob(server.services, recruiter, { title: 'Baker' });
  const id = await makeApplication(server.services, { jobId, recruiterId: recruiter.id, seekerId: person.id });
  await notify(person, 'Welcome', hoursAgo(1));
  await page.reload();
  await bell('Notifications, 1 unread').click();
  await dropdown().getByText('Welcome').first().waitFor();
  await server.graphql(`mutation { setApplicationStatus(id: "${id}", status: APPROVED) { id } }`, {}, recruiter.token);
  await bell('Notifications, 2 unread').waitFor();
  await onPage(() => titlesIn(dropdown())).toEqual([
    expect.stringContaining('Baker'),
    expect.stringContaining('Welcome'),
  ]);
});

test('NOTIF-06 NOTIF-07 events before the live connection opens soon reach the bell and the open list', async () => {
  const open = Promise.withResolvers<void>();
  await page.routeWebSocket('**/graphql', async (socket) => {
    await open.promise;
    socket.connectToServer();
  });
  const person = await enterAs(screen, 'JOBSEEKER', '/profile');
  await bell('Notifications').click();
  await dropdown().getByText('No notifications').waitFor();
  await notify(person, 'Missed');
  open.resolve();
  await bell('Notifications, 1 unread').waitFor();
  await onPage(() => titlesIn(dropdown())).toEqual([expect.stringContaining('Missed')]);
});

test('NOTIF-12 NOTIF-13 NOTIF-14 a recruiter reads one by a click, deletes one, and reads all', async () => {
  const person = await enterAs(screen, 'HR', '/hire/schedule');
  for (const title of ['First', 'Second', 'Third']) await notify(person, title);
  await page.reload();
  await bell('Notifications, 3 unread').click();
  await dropdown()
    .getByRole('button', { name: /^Unread: First/ })
    .click();
  await bell('Notifications, 2 unread').waitFor();
  await dropdown().getByRole('button', { name: 'Delete: Second' }).click();
  await bell('Notifications, 1 unread').waitFor();
  await dropdown().getByRole('button', { name: 'Mark all as read' }).click();
  await bell('Notifications').waitFor();
  await onPage(() => titlesIn(dropdown())).toHaveLength(2);
});

// On a phone the title of an interview, one long word, keeps within the page.
test('HSCHED-02 HSCHED-06 HPROF-08 long words fit a phone; forced colors show its day, free days, chosen tab', async () => {
  await page.setViewportSize({ width: 390, height: 844 });
  const { id } = await enterAs(screen, 'HR', '/hire/hrprofile');
  await insert(server.services, 'interviews', {
    recruiter_id: id,
    title: 'W'.repeat(150),
    candidate: 'x'.repeat(150),
    date: '2026-11-25',
    slot: 'S1030_1130',
  });
  const isWithin = async () => {
    await page.getByText('W'.repeat(150), { exact: true }).waitFor();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  };
  await page.reload();
  await isWithin();
  await page.getByRole('link', { name: 'View All' }).click();
  await dayButton(25).and(page.getByLabel('1 interview')).waitFor();
  await page.emulateMedia({ forcedColors: 'active' });
  // What the browser paints over is not in the computed color; that it may not paint over this one is.
  const isPaintedOver = await Promise.all(
    [25, 24].map((day) => dayButton(day).evaluate((button) => getComputedStyle(button).forcedColorAdjust === 'auto')),
  );
  expect(isPaintedOver).toEqual([false, true]);
  const borders = await Promise.all(
    [17, 24].map((day) => dayButton(day).evaluate((button) => getComputedStyle(button).borderColor)),
  );
  expect(borders).toEqual(['rgb(255, 255, 255)', 'rgb(0, 0, 0)']);
  const tabLines = await page
    .getByRole('tab')
    .evaluateAll((tabs) =>
      tabs.map((tab) => [
        tab.ariaSelected,
        getComputedStyle(tab).borderBottomColor === getComputedStyle(document.body).backgroundColor,
      ]),
    );
  expect(tabLines).toEqual([
    ['true', false],
    ['false', true],
  ]);
  await page.emulateMedia({ forcedColors: 'none' });
  await page.getByRole('tab', { name: 'Interviews' }).click();
  await page.getByRole('heading', { name: 'Upcoming Interviews' }).waitFor();
  await isWithin();
});

describe('the schedule', () => {
  test('SCHED-01 SCHED-02 SCHED-03 SCHED-04 SCHED-05 SCHED-08 OP-090 marked days filter and clear; entries are read or deleted', async () => {
    const person = await enterAs(screen, 'JOBSEEKER', '/profile');
    for (const [title, day] of [
      ['On the tenth', 10],
      ['Also on the tenth', 10],
      ['On the twelfth', 12],
    ] as const)
      await notify(person, title, noonOf(day));
    await page.goto('/schedule');
    await page.getByRole('heading', { name: 'November 2026' }).waitFor();
    await press(page, 'Previous month');
    await page.getByRole('heading', { name: 'October 2026' }).waitFor();
    await press(page, 'Next month');
    await dayButton(10).and(page.getByLabel('2 entries')).waitFor();
    await dayButton(11).and(page.getByLabel('Nothing')).waitFor();
    const [busy, free] = await Promise.all(
      [10, 11].map((day) => dayButton(day).evaluate((button) => getComputedStyle(button).backgroundColor)),
    );
    expect(busy).not.toBe(free);
    await onPage(() => titlesIn(list())).toHaveLength(3);
    await dayButton(10).click();
    await list().getByRole('heading', { name: 'November 10, 2026' }).waitFor();
    await onPage(() => titlesIn(list())).toHaveLength(2);
    await onPage(() => new URL(page.url()).search).toBe('?date=2026-11-10');
    await page.reload();
    await list().getByRole('button', { name: 'Mark as read: On the tenth' }).click();
    await list().getByRole('button', { name: 'Mark as read: On the tenth' }).waitFor({ state: 'detached' });
    await list().getByRole('button', { name: 'Delete: Also on the tenth' }).click();
    await list().getByText('Also on the tenth').first().waitFor({ state: 'detached' });
    await press(page, 'Clear filter');
    await list().getByText('On the twelfth').first().waitFor();
    await onPage(() => titlesIn(list())).toHaveLength(2);
    await onPage(() => new URL(page.url()).search).toBe('');
  });

  test('SCHED-06 SCHED-07 on a phone there are two tabs; without anything it says "No notifications"', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await enterAs(screen, 'JOBSEEKER', '/schedule');
    await page.getByRole('tab').first().waitFor();
    await onPage(() => page.getByRole('tab').allTextContents()).toEqual(['Calendar', 'Notifications']);
    await page.getByRole('heading', { name: 'November 2026' }).waitFor();
    await page.getByRole('tab', { name: 'Notifications' }).click();
    await page.getByText('No notifications').waitFor();
    await page.getByRole('heading', { name: 'November 2026' }).waitFor({ state: 'detached' });
  });

  test('OP-090 an interview stands on its day, leads to its application and exports as a calendar file', async () => {
    const person = await enterAs(screen, 'JOBSEEKER', '/profile');
    const id = await interviewOf(person, '2026-11-25');
    await page.goto('/schedule');
    await dayButton(25).click();
    const entry = list().getByRole('listitem').filter({ hasText: 'Interview for Baker' });
    await entry.getByText('November 25, 2026, 10:30-11:30 (India time)').waitFor();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      entry.getByRole('link', { name: 'Add to calendar' }).click(),
    ]);
    expect(download.suggestedFilename()).toBe('interview.ics');
    const file = await readFile(await download.path(), 'utf8');
    for (const line of [`UID:interview-${id}@`, 'DTSTART:20261125T050000Z', 'SUMMARY:Interview for Baker'])
      expect(file).toContain(line);
    await entry.getByRole('link', { name: 'Interview for Baker', exact: true }).click();
    await page.waitForURL('**/applied-jobs?application=*');
  });

  test('a schedule that does not load says so, and Try again loads it', async () => {
    const person = await enterAs(screen, 'JOBSEEKER', '/profile');
    await notify(person, 'Welcome');
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.route('**/graphql', (route) =>
      route.request().postData()?.includes('SeekerInterviews') ? route.abort('internetdisconnected') : route.continue(),
    );
    await page.getByRole('link', { name: 'Schedule/Organize' }).click();
    await page.getByText('Your schedule could not be loaded.').waitFor();
    await page.unroute('**/graphql');
    await page.getByRole('button', { name: 'Try again' }).click();
    await list().getByText('Welcome').first().waitFor();
    forgiveLosses(screen.person);
  });
});
