import { runAsServer } from '../server/core/use-case.ts';
import { notify } from '../server/notifications/notification.service.ts';
import { clockedWindow } from './clocked-server.ts';
import { onPage } from './on-page.ts';
import { enterAs, makeMember } from './signed-in.ts';

/** Which notifications also come by mail: the link at the foot of a mail, and the settings. */

const screen = clockedWindow('/about');

test('the link in a mail asks, stops mails of its kind without a login, and the settings show it', async () => {
  const { page, server } = screen;
  const member = await makeMember(server, 'JOBSEEKER');
  const tell = (title: string) =>
    runAsServer(server.services, (scope) =>
      notify(scope, [{ userId: member.id, type: 'REMINDER', title, text: 'Tomorrow.' }]),
    );
  await tell('Your interview is coming up');
  const [mail] = await server.mails(member.email);
  await page.goto(/Stop mails about: Reminders: (\S+)/.exec(mail?.text ?? '')?.[1] ?? '');
  await page.getByText('The day before an interview.').waitFor();
  await page.getByRole('button', { name: 'Stop these mails' }).click();
  await page.getByText('You get no more mails of this kind.').waitFor();
  await tell('Another interview is coming up');
  expect(await server.mails(member.email)).toHaveLength(1);

  await page.getByRole('button', { name: 'Send them again' }).click();
  await page.getByText('These mails come to you.').waitFor();
  await tell('A third interview is coming up');
  expect(await server.mails(member.email)).toHaveLength(2);
});

test('the bell leads to the settings; a switch is thrown with the keyboard and stays so', async () => {
  const { page } = screen;
  await enterAs(screen, 'HR', '/hire/hrprofile');
  await page.getByRole('button', { name: 'Notifications', exact: true }).click();
  await page.getByRole('link', { name: 'Choose your mails' }).click();
  const switchOf = (name: string) => page.getByRole('region', { name: 'Mails' }).getByRole('switch', { name });
  await switchOf('Applications').waitFor();
  await onPage(() =>
    page
      .getByRole('heading', { level: 2, name: 'Mails' })
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
