import { readFile } from 'node:fs/promises';
import type { Locator, Page } from 'playwright-core';
import { runAsServer } from '../server/core/use-case.ts';
import { notify as notifyByMail } from '../server/platform/notifications/notification.service.ts';
import { insert, makeApplication, makeJob, makeRecruiter, type TestPerson } from '../test/factories.ts';
import { press } from './account-steps.ts';
import { type ClockedServer, clockedWindow } from './clocked-server.ts';
import { onPage } from './on-page.ts';
import { operationOf } from './operation-of.ts';
import { enterAs, makeMember, signIn } from './signed-in.ts';

/**
 * The menu, the calendar and the bell, and which notifications are also mailed. The clock stands on November 18, 2026.
 */

const screen = clockedWindow();
let page: Page;
let server: ClockedServer;
beforeEach(() => void ({ page, server } = screen));

const notify = ({ id }: TestPerson, title: string) =>
  insert(server.services, 'notifications', {
    user_id: id,
    type: 'GENERAL',
    title,
    body: `${title}.`,
    created_at: server.clock.now(),
  });

test('SHELL-10 CONST-10 CONST-11 OP-045 OP-086 up to 768 px the menu is a drawer that a choice or Escape closes', async () => {
  await page.setViewportSize({ width: 390, height: 844 });
  await enterAs(screen, 'JOBSEEKER', '/profile');
  const drawer = page.getByRole('dialog', { name: 'Menu' });
  await press(page, 'Menu');
  await page.keyboard.press('Escape');
  await drawer.waitFor({ state: 'detached' });
  await press(page, 'Menu');
  await drawer.getByRole('link', { name: 'Schedule/Organize' }).click();
  await page.waitForURL('**/schedule');
  await drawer.waitFor({ state: 'detached' });
  for (const [width, isPhone] of [
    [768, true],
    [769, false],
  ] as const) {
    await page.setViewportSize({ width, height: 900 });
    await page.getByRole('button', { name: 'Menu' }).waitFor({ state: isPhone ? 'visible' : 'detached' });
    await onPage(() => page.getByRole('navigation', { name: 'Main menu' }).count()).toBe(isPhone ? 0 : 1);
  }
});

const dayButton = (day: number): Locator => page.getByRole('button', { name: new RegExp(`^November ${day}, 2026`) });

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

test('OP-090 an interview is on its day and exports as a calendar file', async () => {
  const person = await signIn(screen, 'JOBSEEKER');
  const id = await interviewOf(person, '2026-11-25');
  await page.goto('/schedule?date=2026-11-25');
  const entry = page
    .getByRole('main')
    .getByRole('region', { name: 'Notifications', exact: true })
    .getByRole('listitem')
    .filter({ hasText: 'Interview for Baker' });
  await entry.getByText('November 25, 2026, 10:30-11:30 (India time)').waitFor();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    entry.getByRole('link', { name: 'Add to calendar' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('interview.ics');
  const file = await readFile(await download.path(), 'utf8');
  for (const line of [`UID:interview-${id}@`, 'DTSTART:20261125T050000Z', 'SUMMARY:Interview for Baker'])
    expect(file).toContain(line);
});

test('the link in a mail asks, stops mails of its kind without a login, and the settings show it', async () => {
  const member = await makeMember(server, 'JOBSEEKER');
  const tell = (title: string) =>
    runAsServer(server.services, (scope) =>
      notifyByMail(scope, [{ userId: member.id, about: [], type: 'REMINDER', title, text: 'Tomorrow.' }]),
    );
  await tell('Your interview is coming up');
  const [mail] = await server.mails(member.email);
  await page.goto(/Stop emails about: Reminders: (\S+)/.exec(mail?.text ?? '')?.[1] ?? '');
  await page.getByText('The day before an interview.').waitFor();
  await page.getByRole('button', { name: 'Stop these emails' }).click();
  await page.getByText('You no longer get these emails.').waitFor();
  await tell('Another interview is coming up');
  expect(await server.mails(member.email)).toHaveLength(1);

  await page.getByRole('button', { name: 'Turn them back on' }).click();
  await page.getByText('You receive these emails.').waitFor();
  await tell('A third interview is coming up');
  expect(await server.mails(member.email)).toHaveLength(2);
});

test('NOTIF-06 the bell counts one at once and asks once; it links to the settings, and a switch stays changed', async () => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(operationOf(request)));
  const person = await enterAs(screen, 'HR', '/hire/hrprofile');
  await notify(person, 'Welcome');
  await page.getByRole('button', { name: 'Notifications, 1 unread' }).click();
  await page.getByRole('region', { name: 'Notifications' }).getByText('Welcome').first().waitFor();
  expect(asked.filter((operation) => operation === 'UnreadNotificationCount')).toHaveLength(1);
  await page.getByRole('link', { name: 'Choose your emails' }).click();
  const switchOf = (name: string) => page.getByRole('region', { name: 'Emails' }).getByRole('switch', { name });
  await switchOf('Applications').waitFor();
  await onPage(() =>
    page
      .getByRole('heading', { level: 2, name: 'Emails' })
      .evaluate((heading) => heading.getBoundingClientRect().top < innerHeight / 2),
  ).toBe(true);
  const saved = page.waitForResponse(
    (answer) => answer.request().postData()?.includes('UpdateNotificationPreferences') ?? false,
  );
  await switchOf('Applications').press('Space');
  await saved;
  await page.reload();
  await switchOf('Applications').waitFor();
  await onPage(() => switchOf('Applications').isChecked()).toBe(false);
  await onPage(() => switchOf('Interviews').isChecked()).toBe(true);
});
