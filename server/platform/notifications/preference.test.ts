import { makePerson, type TestPerson } from '../../../test/factories.ts';
import { type MailingServer, startMailingServer } from '../../../test/mailing-server.ts';
import {
  headerOf,
  linkOf,
  mailOf,
  oneClickAddress,
  preferenceFields,
  preferencesOf,
  sendNotice,
  stoppedOf,
} from '../../../test/notification-mails.ts';
import { until } from '../../../test/until.ts';
import type { Role } from '../../core/actor.rules.ts';
import type { NotificationType } from './notification.labels.ts';

let server: MailingServer;
beforeAll(async () => void (server = await startMailingServer()));
afterAll(() => server.close());
beforeEach(() => void (server.catcher.caught.length = 0));

const makeMember = (role: Role = 'JOBSEEKER') => makePerson(server.services, role);
const choose = (person: TestPerson | undefined, preferences: object[]) =>
  server.graphql(
    `mutation ($preferences: [NotificationPreferenceInput!]!) {
      updateNotificationPreferences(preferences: $preferences) ${preferenceFields} }`,
    { preferences },
    person?.token,
  );
describe('the settings', () => {
  test.each<[Role, NotificationType[]]>([
    ['JOBSEEKER', ['INTERVIEW', 'REMINDER', 'FOLLOW_UP', 'JOB_ALERT', 'GENERAL']],
    ['HR', ['INTERVIEW', 'REMINDER', 'FOLLOW_UP', 'JOB_ALERT', 'GENERAL']],
    ['ADMIN', ['GENERAL']],
    ['SUPERADMIN', ['GENERAL']],
  ])(
    'OP-107 a %s is asked about the mails that come to that role, all switched on at first, each said in words',
    async (role, types) => {
      const preferences = await preferencesOf(server, await makeMember(role));
      expect(preferences.map(({ type }) => type)).toEqual(types);
      expect(preferences.every(({ label, summary, isMailed }) => label && summary && isMailed)).toBe(true);
    },
  );

  test('OP-107 a type goes by mail or not as its switch says, without effect on others or the bell', async () => {
    const [person, other] = [await makeMember(), await makeMember()];
    expect(
      (
        await choose(person, [
          { type: 'REMINDER', isMailed: false },
          { type: 'GENERAL', isMailed: true },
        ])
      ).data,
    ).toMatchObject({
      updateNotificationPreferences: [
        { type: 'REMINDER', label: 'Reminders', isMailed: false },
        { type: 'GENERAL', isMailed: true },
      ],
    });
    expect(await stoppedOf(server, person)).toEqual(['REMINDER']);
    expect(await stoppedOf(server, other)).toEqual([]);
    await sendNotice(server, person, 'REMINDER');
    await mailOf(server, person, 'INTERVIEW');
    await mailOf(server, other, 'REMINDER');
    expect(
      server.catcher.caught
        .filter(({ recipients }) => recipients[0] === person.email)
        .map(({ parsed }) => parsed.subject),
    ).toEqual(['About INTERVIEW']);
    expect((await server.graphql('{ unreadNotificationCount }', {}, person.token)).data).toEqual({
      unreadNotificationCount: 2,
    });
    await choose(person, [{ type: 'REMINDER', isMailed: true }]);
    await mailOf(server, person, 'REMINDER');
  });

  test.each([
    ['none at all', []],
    [
      'the same twice',
      [
        { type: 'GENERAL', isMailed: true },
        { type: 'GENERAL', isMailed: false },
      ],
    ],
    [
      'one that the role never gets',
      [
        { type: 'GENERAL', isMailed: false },
        { type: 'INTERVIEW', isMailed: false },
      ],
    ],
  ])('%s is refused, and nothing changes', async (_name, preferences) => {
    const admin = await makeMember('ADMIN');
    const { errors } = await choose(admin, preferences);
    expect(errors[0]?.extensions.code).toBe('BAD_USER_INPUT');
    expect(await stoppedOf(server, admin)).toEqual([]);
  });

  test('visitors have none; many choices at once end in one of them', async () => {
    expect((await server.graphql(`{ notificationPreferences ${preferenceFields} }`)).errors[0]?.extensions.code).toBe(
      'UNAUTHENTICATED',
    );
    expect((await choose(undefined, [{ type: 'GENERAL', isMailed: false }])).errors[0]?.extensions.code).toBe(
      'UNAUTHENTICATED',
    );
    const person = await makeMember();
    const both = [
      { type: 'GENERAL', isMailed: false },
      { type: 'REMINDER', isMailed: false },
    ];
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, index) => choose(person, index % 2 ? both : both.toReversed())),
    );
    expect(answers.flatMap(({ errors }) => errors)).toEqual([]);
    expect(await stoppedOf(server, person)).toEqual(['REMINDER', 'GENERAL']);
  });
});

describe('the mail', () => {
  test('has the headers of one-click unsubscribe and, in both bodies, links to stop and set it', async () => {
    const mail = await mailOf(server, await makeMember(), 'INTERVIEW');
    expect(oneClickAddress(mail)).toMatch(new RegExp(`^${server.url}/unsubscribe/[\\w-]{60,200}$`));
    expect(headerOf(mail, 'list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
    const [page, settings] = [`${server.url}/unsubscribe#link=${linkOf(mail)}`, `${server.url}/account#mails`];
    expect(mail.text).toContain(`Stop emails about: Interviews: ${page}`);
    expect(mail.text).toContain(`Choose your emails: ${settings}`);
    expect(mail.html).toContain(`href="${page}">Stop emails about: Interviews</a>`);
    expect(mail.html).toContain(`href="${settings}">Choose your emails</a>`);
  });

  test('one about the account itself cannot be switched off and does not say so', async () => {
    const person = await makeMember();
    await choose(
      person,
      (await preferencesOf(server, person)).map(({ type }) => ({ type, isMailed: false })),
    );
    await server.graphql('mutation ($email: String!) { requestLoginCode(email: $email) { message } }', {
      email: person.email,
    });
    const { parsed } = await until(
      () => server.catcher.caught.find(({ recipients }) => recipients[0] === person.email),
      'the code arrives',
    );
    expect(parsed.headers.filter(({ key }) => key.startsWith('list-'))).toEqual([]);
    expect(`${parsed.text}${parsed.html}`).not.toMatch(/unsubscribe|Stop mails/);
  });

  test('its link tells nothing: not the person, not the address, not the type, and no two are alike', async () => {
    const person = await makeMember();
    const links = [linkOf(await mailOf(server, person, 'REMINDER'))];
    server.catcher.caught.length = 0;
    links.push(linkOf(await mailOf(server, person, 'REMINDER')));
    const shown = links.flatMap((link) => [link, Buffer.from(link, 'base64url').toString('latin1')]).join(' ');
    for (const told of [person.id, person.email, person.name, 'REMINDER']) expect(shown).not.toContain(told);
    expect(links[0]).not.toBe(links[1]);
  });
});
