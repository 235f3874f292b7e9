import { runAsServer } from '../server/core/use-case.ts';
import type { NotificationType } from '../server/platform/notifications/notification.labels.ts';
import { notify } from '../server/platform/notifications/notification.service.ts';
import type { TestPerson } from './factories.ts';
import type { CaughtMail } from './mail-catcher.ts';
import type { MailingServer } from './mailing-server.ts';
import { until } from './until.ts';

/** Notification mails, and who gets which of them. */

export interface Preference {
  type: NotificationType;
  label: string;
  summary: string;
  isMailed: boolean;
}

export const preferenceFields = '{ type label summary isMailed }';

export const sendNotice = (server: MailingServer, { id }: TestPerson, type: NotificationType) =>
  runAsServer(server.services, (scope) =>
    notify(scope, [{ userId: id, about: [], type, title: `About ${type}`, text: 'News.', link: '/schedule' }]),
  );

/** The mail of a notification of that type, received over a real SMTP session. */
export async function mailOf(
  server: MailingServer,
  person: TestPerson,
  type: NotificationType,
): Promise<CaughtMail['parsed']> {
  await sendNotice(server, person, type);
  return until(
    () =>
      server.catcher.caught.find(
        ({ recipients, parsed }) => recipients[0] === person.email && parsed.subject === `About ${type}`,
      )?.parsed,
    'the mail arrives',
  );
}

export const headerOf = (mail: CaughtMail['parsed'], name: string): string =>
  mail.headers
    .filter(({ key }) => key === name)
    .map(({ value }) => value)
    .join(', ');
export const oneClickAddress = (mail: CaughtMail['parsed']): string =>
  /^<([^<>]+)>$/.exec(headerOf(mail, 'list-unsubscribe'))?.[1] ?? '';
export const linkOf = (mail: CaughtMail['parsed']): string => oneClickAddress(mail).split('/').at(-1) ?? '';

export async function preferencesOf(server: MailingServer, { token }: TestPerson): Promise<Preference[]> {
  const { data, errors } = await server.graphql<{ notificationPreferences: Preference[] }>(
    `{ notificationPreferences ${preferenceFields} }`,
    {},
    token,
  );
  expect(errors).toEqual([]);
  return data?.notificationPreferences ?? [];
}

export const stoppedOf = async (server: MailingServer, person: TestPerson) =>
  (await preferencesOf(server, person)).filter(({ isMailed }) => !isMailed).map(({ type }) => type);
