import type { Locator, Page } from 'playwright-core';
import { runAsServer } from '../server/core/use-case.ts';
import { notify as notifyByMail } from '../server/platform/notifications/notification.service.ts';
import { insert, makeApplication, makeJob, makeRecruiter, type TestPerson } from '../test/factories.ts';
import { forgiveLosses, press } from './account-steps.ts';
import { type ClockedServer, clockedWindow } from './clocked-server.ts';
import { onPage } from './on-page.ts';
import { enterAs, makeMember, signIn } from './signed-in.ts';

/** The bell with its list, and which notifications are also mailed: the link at the foot of a mail, the settings. */

const screen = clockedWindow();
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
const titlesIn = (place: Locator) => place.getByRole('listitem').allTextContents();

// It shows the unread count; one or all are read, one is deleted; the list links to /schedule.
test('SHELL-03 SHELL-04 SHELL-05 NOTIF-01 NOTIF-03 NOTIF-04 NOTIF-05 NOTIF-09 NOTIF-10 the bell', async () => {
  const person = await signIn(screen, 'JOBSEEKER');
  const [, , old] = [
    await notify(person, 'Application viewed'),
    await notify(person, 'Interview tomorrow', hoursAgo(3)),
    await notify(person, 'Welcome', hoursAgo(25)),
  ];
  await server.services.database.query('update notifications set read_at = $2 where id = $1', [
    old,
    server.clock.now(),
  ]);
  await page.goto('/profile');
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
    `select title, read_at is not null as is_read from notifications
     where user_id = $1 and deleted_at is null order by title`,
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

test('NOTIF-06 NOTIF-07 OP-107 a server event is in the bell at once, unread and on top', async () => {
  const person = await signIn(screen, 'JOBSEEKER');
  const recruiter = await makeRecruiter(server.services);
  const jobId = await makeJob(server.services, recruiter, { title: 'Baker' });
  const id = await makeApplication(server.services, { jobId, recruiterId: recruiter.id, seekerId: person.id });
  await notify(person, 'Welcome', hoursAgo(1));
  await page.goto('/profile');
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

test('a signed-in page fetches the unread count once', async () => {
  const asked: string[] = [];
  const counted = /^(?=.*UnreadNotificationCount)/;
  page.on('request', (request) => counted.test(request.postData() ?? '') && asked.push(request.url()));
  const person = await enterAs(screen, 'JOBSEEKER', '/profile');
  // It arrives over the live connection, which has sent its first count by then.
  await notify(person, 'Live');
  await bell('Notifications, 1 unread').waitFor();
  expect(asked).toHaveLength(1);
});

test('NOTIF-12 NOTIF-13 NOTIF-14 a recruiter reads one by a click, deletes one, and reads all', async () => {
  const person = await signIn(screen, 'HR');
  for (const title of ['First', 'Second', 'Third']) await notify(person, title);
  await page.goto('/hire/schedule');
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

test('ERR-12 ERR-13 OP-053 a failed notification call leaves the list unchanged, is logged and shown', async () => {
  const member = await signIn(screen, 'JOBSEEKER');
  for (const title of ['Interview tomorrow', 'A new job for you']) await notify(member, title);
  const logged: string[] = [];
  page.on('console', (message) => void logged.push(message.text()));
  await page.goto('/profile');
  await press(page, 'Notifications, 2 unread');
  const rows = page.getByRole('region', { name: 'Notifications' }).getByRole('listitem');
  await rows.first().waitFor();
  const before = await rows.allTextContents();
  await page.route('**/graphql', (route) => route.abort('internetdisconnected'));
  await page.getByRole('button', { name: 'Mark all as read' }).click();
  await page.getByText('We could not reach the server. Check your connection and try again.').waitFor();
  await rows.first().getByRole('button').first().click();
  await onPage(() => rows.allTextContents()).toEqual(before);
  await page.getByRole('button', { name: 'Notifications, 2 unread' }).waitFor();
  expect(logged.filter((line) => line.startsWith('A notification could not be changed')).length).toBeGreaterThanOrEqual(
    1,
  );
  await page.unroute('**/graphql');
  await page.getByRole('button', { name: 'Mark all as read' }).click();
  await page.getByRole('button', { name: 'Notifications', exact: true }).waitFor();
  forgiveLosses(screen.person);
});

test("ROLE-08 notification calls return the signed-in user's own; a visitor is refused", async () => {
  const ask = () =>
    page.evaluate(async () => {
      const answer = await fetch('/api/jobseeker/notifications');
      const { notifications = [] } = (await answer.json()) as { notifications?: { title: string }[] };
      return [answer.status, ...notifications.map(({ title }) => title)];
    });
  await page.goto('/about');
  expect(await ask()).toEqual([401]);
  const seeker = await enterAs(screen, 'JOBSEEKER', '/');
  await notify(seeker, 'Interview tomorrow');
  expect(await ask()).toEqual([200, 'Interview tomorrow']);
  await enterAs(screen, 'JOBSEEKER', '/');
  expect(await ask()).toEqual([200]);
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
  await page.getByText('You get no more emails of this kind.').waitFor();
  await tell('Another interview is coming up');
  expect(await server.mails(member.email)).toHaveLength(1);

  await page.getByRole('button', { name: 'Send them again' }).click();
  await page.getByText('These emails come to you.').waitFor();
  await tell('A third interview is coming up');
  expect(await server.mails(member.email)).toHaveLength(2);
});

test('the bell links to the settings; a switch changed by keyboard stays changed', async () => {
  await enterAs(screen, 'HR', '/hire/hrprofile');
  await page.getByRole('button', { name: 'Notifications', exact: true }).click();
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
