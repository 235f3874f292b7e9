import { readFile } from 'node:fs/promises';
import type { Locator, Page } from 'playwright-core';
import { insert, makeApplication, makeJob, makeRecruiter, type TestPerson } from '../test/factories.ts';
import { forgiveLosses, press } from './account-steps.ts';
import { type ClockedServer, clockedWindow } from './clocked-server.ts';
import { onPage } from './on-page.ts';
import { enterAs, signIn } from './signed-in.ts';

/** The menu and the calendar of a seeker. The clock stands on November 18, 2026. */

const screen = clockedWindow();
let page: Page;
let server: ClockedServer;
beforeEach(() => void ({ page, server } = screen));

const notify = ({ id }: TestPerson, title: string, createdAt = server.clock.now()) =>
  insert(server.services, 'notifications', {
    user_id: id,
    type: 'GENERAL',
    title,
    body: `${title}.`,
    created_at: createdAt,
  });
const list = (): Locator => page.getByRole('main').getByRole('region', { name: 'Notifications', exact: true });
const titlesIn = (place: Locator) => place.getByRole('listitem').allTextContents();
/** Noon of a day of this month in India. */
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

test('CONST-10 CONST-11 OP-045 at 768 pixels the menu is a drawer, at 769 it is next to the page', async () => {
  await enterAs(screen, 'JOBSEEKER', '/profile');
  for (const [width, isPhone] of [
    [768, true],
    [769, false],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await page.getByRole('button', { name: 'Menu' }).waitFor({ state: isPhone ? 'visible' : 'detached' });
    await onPage(() => page.getByRole('navigation', { name: 'Main menu' }).count()).toBe(isPhone ? 0 : 1);
  }
});

test('SHELL-10 OP-086 on a phone the menu is a drawer that closes on a choice or on Escape', async () => {
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

// On a phone an interview title of one long word stays within the page.
test('HSCHED-02 HSCHED-06 HPROF-08 long words fit; forced colors show its day, free days, tab', async () => {
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
  // The computed colour does not show forced colours; it shows whether the browser may apply them.
  const isPaintedOver = await Promise.all(
    [25, 24].map((day) => dayButton(day).evaluate((button) => getComputedStyle(button).forcedColorAdjust === 'auto')),
  );
  expect(isPaintedOver).toEqual([false, true]);
  const borders = await Promise.all(
    [17, 24].map((day) => dayButton(day).evaluate((button) => getComputedStyle(button).borderColor)),
  );
  expect(borders).toEqual(['rgb(255, 255, 255)', 'rgb(0, 0, 0)']);
  const line = page.locator('.ant-tabs-ink-bar');
  const chosenTab = page.getByRole('tab', { selected: true });
  const [lineBox, tabBox] = await Promise.all([line.boundingBox(), chosenTab.boundingBox()]);
  expect([await chosenTab.innerText(), lineBox?.x, lineBox?.width]).toEqual(['Calendar', tabBox?.x, tabBox?.width]);
  expect(
    await line.evaluate(
      (element) => getComputedStyle(element).backgroundColor === getComputedStyle(document.body).backgroundColor,
    ),
  ).toBe(false);
  await page.emulateMedia({ forcedColors: 'none' });
  await page.getByRole('tab', { name: 'Interviews' }).click();
  await page.getByRole('heading', { name: 'Upcoming Interviews' }).waitFor();
  await isWithin();
});

describe('the schedule', () => {
  test('SCHED-01 SCHED-02 SCHED-03 SCHED-04 SCHED-05 SCHED-08 OP-090 marked days filter; read, delete', async () => {
    const person = await signIn(screen, 'JOBSEEKER');
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

  test('OP-090 an interview is on its day, links to its application and exports as a calendar file', async () => {
    const person = await signIn(screen, 'JOBSEEKER');
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

  test('a schedule that fails to load says so, and Try again loads it', async () => {
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
