import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { makePerson, type TestPerson } from '../../test/factories.ts';
import type { CaughtMail } from '../../test/mail-catcher.ts';
import { type MailingServer, startMailingServer } from '../../test/mailing-server.ts';
import { startTestServer } from '../../test/server.ts';
import { until } from '../../test/until.ts';
import type { Role } from '../core/actor.ts';
import { runAsServer } from '../core/use-case.ts';
import type { NotificationType } from './notification.labels.ts';
import { notify } from './notification.service.ts';

interface Preference {
  type: NotificationType;
  label: string;
  summary: string;
  isMailed: boolean;
}

let server: MailingServer;
beforeAll(async () => void (server = await startMailingServer()));
afterAll(() => server.close());
beforeEach(() => void (server.catcher.caught.length = 0));

const makeMember = (role: Role = 'JOBSEEKER') => makePerson(server.services, role);
const tell = ({ id }: TestPerson, type: NotificationType) =>
  runAsServer(server.services, (scope) =>
    notify(scope, [{ userId: id, type, title: `About ${type}`, text: 'News.', link: '/schedule' }]),
  );

/** The mail that a notification of that type arrives as, over a real SMTP conversation. */
async function mailOf(person: TestPerson, type: NotificationType): Promise<CaughtMail['parsed']> {
  await tell(person, type);
  return until(
    () =>
      server.catcher.caught.find(
        ({ recipients, parsed }) => recipients[0] === person.email && parsed.subject === `About ${type}`,
      )?.parsed,
    'the mail arrives',
  );
}

const headerOf = (mail: CaughtMail['parsed'], name: string): string =>
  mail.headers
    .filter(({ key }) => key === name)
    .map(({ value }) => value)
    .join(', ');
const oneClickAddress = (mail: CaughtMail['parsed']): string =>
  /^<([^<>]+)>$/.exec(headerOf(mail, 'list-unsubscribe'))?.[1] ?? '';
const linkOf = (mail: CaughtMail['parsed']): string => oneClickAddress(mail).split('/').at(-1) ?? '';

const asForm = { 'content-type': 'application/x-www-form-urlencoded' };
const unsubscribe = (
  address: string,
  headers: Record<string, string> = asForm,
  body: BodyInit = 'List-Unsubscribe=One-Click',
) => fetch(address, { method: 'POST', headers, body });

const fields = '{ type label summary isMailed }';
async function preferencesOf({ token }: TestPerson): Promise<Preference[]> {
  const { data, errors } = await server.graphql<{ notificationPreferences: Preference[] }>(
    `{ notificationPreferences ${fields} }`,
    {},
    token,
  );
  expect(errors).toEqual([]);
  return data?.notificationPreferences ?? [];
}
const stoppedOf = async (person: TestPerson) =>
  (await preferencesOf(person)).filter(({ isMailed }) => !isMailed).map(({ type }) => type);
const choose = (person: TestPerson | undefined, preferences: object[]) =>
  server.graphql(
    `mutation ($preferences: [NotificationPreferenceInput!]!) { updateNotificationPreferences(preferences: $preferences) ${fields} }`,
    { preferences },
    person?.token,
  );
const readLink = (link: string) =>
  server.graphql<{ notificationPreferenceByLink: Preference }>(
    `query ($link: String!) { notificationPreferenceByLink(link: $link) ${fields} }`,
    { link },
  );
const switchByLink = (link: string, isMailed: boolean, token?: string) =>
  server.graphql(
    `mutation ($link: String!, $isMailed: Boolean!) { updateNotificationPreferenceByLink(link: $link, isMailed: $isMailed) ${fields} }`,
    { link, isMailed },
    token,
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
      const preferences = await preferencesOf(await makeMember(role));
      expect(preferences.map(({ type }) => type)).toEqual(types);
      expect(preferences.every(({ label, summary, isMailed }) => label && summary && isMailed)).toBe(true);
    },
  );

  test('OP-107 a type that is switched off comes no more by mail, the notification does; switched on again it comes; the others and other people stay', async () => {
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
    expect(await stoppedOf(person)).toEqual(['REMINDER']);
    expect(await stoppedOf(other)).toEqual([]);
    await tell(person, 'REMINDER');
    await mailOf(person, 'INTERVIEW');
    await mailOf(other, 'REMINDER');
    expect(
      server.catcher.caught
        .filter(({ recipients }) => recipients[0] === person.email)
        .map(({ parsed }) => parsed.subject),
    ).toEqual(['About INTERVIEW']);
    expect((await server.graphql('{ unreadNotificationCount }', {}, person.token)).data).toEqual({
      unreadNotificationCount: 2,
    });
    await choose(person, [{ type: 'REMINDER', isMailed: true }]);
    await mailOf(person, 'REMINDER');
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
    expect(await stoppedOf(admin)).toEqual([]);
  });

  test('visitors have none; many choices at once end in one of them', async () => {
    expect((await server.graphql(`{ notificationPreferences ${fields} }`)).errors[0]?.extensions.code).toBe(
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
    expect(await stoppedOf(person)).toEqual(['REMINDER', 'GENERAL']);
  });
});

describe('the mail', () => {
  test('issue 4.7 carries the headers of one-click unsubscribe and, in both bodies, the links to stop it and to the settings', async () => {
    const mail = await mailOf(await makeMember(), 'INTERVIEW');
    expect(oneClickAddress(mail)).toMatch(new RegExp(`^${server.url}/unsubscribe/[\\w-]{60,200}$`));
    expect(headerOf(mail, 'list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
    const [page, settings] = [`${server.url}/unsubscribe#link=${linkOf(mail)}`, `${server.url}/account#mails`];
    expect(mail.text).toContain(`Stop mails about: Interviews: ${page}`);
    expect(mail.text).toContain(`Choose your mails: ${settings}`);
    expect(mail.html).toContain(`href="${page}">Stop mails about: Interviews</a>`);
    expect(mail.html).toContain(`href="${settings}">Choose your mails</a>`);
  });

  test('one about the account itself cannot be switched off and does not say so', async () => {
    const person = await makeMember();
    await choose(
      person,
      (await preferencesOf(person)).map(({ type }) => ({ type, isMailed: false })),
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
    const links = [linkOf(await mailOf(person, 'REMINDER'))];
    server.catcher.caught.length = 0;
    links.push(linkOf(await mailOf(person, 'REMINDER')));
    const shown = links.flatMap((link) => [link, Buffer.from(link, 'base64url').toString('latin1')]).join(' ');
    for (const told of [person.id, person.email, person.name, 'REMINDER']) expect(shown).not.toContain(told);
    expect(links[0]).not.toBe(links[1]);
  });
});

describe('the link', () => {
  test('issue 4.7 opened, even by a scanner, changes nothing; the address of the header leads to the page that asks', async () => {
    const person = await makeMember();
    const mail = await mailOf(person, 'FOLLOW_UP');
    for (const method of ['GET', 'HEAD']) {
      const answer = await fetch(oneClickAddress(mail), { method, redirect: 'manual' });
      expect([answer.status, answer.headers.get('location')]).toEqual([303, `/unsubscribe#link=${linkOf(mail)}`]);
    }
    expect((await readLink(linkOf(mail))).data?.notificationPreferenceByLink).toEqual({
      type: 'FOLLOW_UP',
      label: 'Applications',
      summary: 'Each step of your applications.',
      isMailed: true,
    });
    expect(await stoppedOf(person)).toEqual([]);
  });

  test('issue 4.7 without a login it stops the mails of its type, also twice, and starts them again', async () => {
    const person = await makeMember();
    const link = linkOf(await mailOf(person, 'JOB_ALERT'));
    for (const isMailed of [false, false, true]) {
      expect((await switchByLink(link, isMailed)).data).toMatchObject({
        updateNotificationPreferenceByLink: { type: 'JOB_ALERT', isMailed },
      });
      expect(await stoppedOf(person)).toEqual(isMailed ? [] : ['JOB_ALERT']);
    }
  });

  test('is its own proof: whoever is signed in changes the mails of the person it was sent to, not their own', async () => {
    const [person, other] = [await makeMember(), await makeMember('HR')];
    await switchByLink(linkOf(await mailOf(person, 'GENERAL')), false, other.token);
    expect([await stoppedOf(person), await stoppedOf(other)]).toEqual([['GENERAL'], []]);
  });

  test('still works after years, and with a new address; not for a closed account, and not with another APP_SECRET', async () => {
    const person = await makeMember();
    const link = linkOf(await mailOf(person, 'REMINDER'));
    const now = server.clock.now();
    server.clock.advance({ hours: 24 * 365 * 5 });
    await server.services.database.query('update users set email = $2 where id = $1', [
      person.id,
      `new.${person.email}`,
    ]);
    expect((await switchByLink(link, false)).errors).toEqual([]);
    server.clock.set(now);
    const elsewhere = await startTestServer({
      databaseUrl: server.databaseUrl,
      clock: server.clock,
      config: { appSecret: 'another secret that is long enough to be one' },
    });
    try {
      expect((await unsubscribe(`${elsewhere.url}/unsubscribe/${link}`)).status).toBe(404);
    } finally {
      await elsewhere.close();
    }
    await server.services.database.query('update users set disabled_at = now() where id = $1', [person.id]);
    expect((await readLink(link)).errors[0]).toMatchObject({
      message: 'This link does not work. It may be cut off, or the account is closed.',
      extensions: { code: 'NOT_FOUND' },
    });
  });

  test('a changed, cut off, foreign or odd one is NOT_FOUND, all with the same answer, and stops nothing', async () => {
    const person = await makeMember();
    const link = linkOf(await mailOf(person, 'GENERAL'));
    const at = link.length / 2;
    const changed = link.slice(0, at) + (link[at] === 'A' ? 'B' : 'A') + link.slice(at + 1);
    const sealedForTheOutbox = Buffer.from(server.services.secrets.encrypt(`${person.id} GENERAL`), 'base64').toString(
      'base64url',
    );
    const unknownType = Buffer.from(
      server.services.secrets.encrypt(`${person.id} toString`, 'unsubscribe'),
      'base64',
    ).toString('base64url');
    const odd = [
      changed,
      link.slice(0, -4),
      link.slice(4),
      sealedForTheOutbox,
      unknownType,
      person.id,
      '%00',
      'x',
      '..%2f',
      'A'.repeat(190),
    ];
    const answers = await Promise.all(
      odd.map(async (each) => {
        const answer = await unsubscribe(`${server.url}/unsubscribe/${each}`);
        return [answer.status, await answer.json()];
      }),
    );
    for (const answer of answers)
      expect(answer).toEqual([
        404,
        { error: 'This link does not work. It may be cut off, or the account is closed.', code: 'NOT_FOUND' },
      ]);
    expect(await stoppedOf(person)).toEqual([]);
  });
});

describe('one click in the mail program', () => {
  const multipart = (): FormData => {
    const form = new FormData();
    form.append('List-Unsubscribe', 'One-Click');
    return form;
  };
  const fromElsewhere = { origin: 'https://mail.example', 'sec-fetch-site': 'cross-site' };

  test.each<[string, Record<string, string>, () => BodyInit]>([
    ['a plain form', asForm, () => 'List-Unsubscribe=One-Click'],
    ['a multipart form', {}, multipart],
    ['a form from the page of a mail program', { ...asForm, ...fromElsewhere }, () => 'List-Unsubscribe=One-Click'],
    ['a form without an origin', { ...asForm, origin: 'null' }, () => 'List-Unsubscribe=One-Click'],
  ])('issue 4.7 RFC 8058: %s stops the mails, without cookies and without a redirect', async (_name, headers, body) => {
    const person = await makeMember();
    const answer = await fetch(oneClickAddress(await mailOf(person, 'FOLLOW_UP')), {
      method: 'POST',
      headers,
      body: body(),
      redirect: 'error',
    });
    expect([answer.status, await answer.json(), answer.headers.getSetCookie()]).toEqual([
      200,
      { message: 'You get no more mails of this kind.' },
      [],
    ]);
    expect(await stoppedOf(person)).toEqual(['FOLLOW_UP']);
    await tell(person, 'FOLLOW_UP');
    await mailOf(person, 'GENERAL');
    expect(
      server.catcher.caught.filter(
        ({ recipients, parsed }) => recipients[0] === person.email && parsed.subject === 'About FOLLOW_UP',
      ),
    ).toHaveLength(1);
  });

  test.each<[string, Record<string, string>, string, number]>([
    ['nothing', asForm, '', 400],
    ['another word', asForm, 'List-Unsubscribe=Maybe', 400],
    ['a field of another name', asForm, 'List-Unsubscribe=One-Click&link=x', 400],
    ['plain text', { 'content-type': 'text/plain' }, 'List-Unsubscribe=One-Click', 415],
    ['a torn multipart form', { 'content-type': 'multipart/form-data; boundary=x' }, '--x\r\nContent-Dispo', 400],
    ['a form that is too long', asForm, `List-Unsubscribe=One-Click&x=${'x'.repeat(5000)}`, 413],
  ])('with %s it is refused, and the mails go on', async (_name, headers, body, status) => {
    const person = await makeMember();
    const answer = await unsubscribe(oneClickAddress(await mailOf(person, 'GENERAL')), headers, body);
    expect([answer.status, await answer.json()]).toEqual([
      status,
      expect.objectContaining({ error: expect.any(String) }),
    ]);
    expect(await stoppedOf(person)).toEqual([]);
  });

  test('asvs-3.5.1 no other path reads a plain form or lets another site in, and this one never looks at the session', async () => {
    const [person, victim] = [await makeMember(), await makeMember()];
    const cookie = `token=${victim.cookie}`;
    expect(
      (await fetch(`${server.url}/logout`, { method: 'POST', headers: { ...asForm, cookie }, body: 'x=1' })).status,
    ).toBe(415);
    expect(
      (await fetch(`${server.url}/logout`, { method: 'POST', headers: { ...fromElsewhere, cookie } })).status,
    ).toBe(403);
    await unsubscribe(oneClickAddress(await mailOf(person, 'GENERAL')), { ...asForm, ...fromElsewhere, cookie });
    expect([await stoppedOf(person), await stoppedOf(victim)]).toEqual([['GENERAL'], []]);
  });

  test('asvs-14.2.1 the link stands in no line of the log', async () => {
    const link = linkOf(await mailOf(await makeMember(), 'GENERAL'));
    await unsubscribe(`${server.url}/unsubscribe/${link}`);
    await fetch(`${server.url}/unsubscribe/${link}`, { redirect: 'manual' });
    const lines = JSON.stringify(server.logged());
    expect(lines).toContain('/unsubscribe/:link');
    expect(lines).not.toContain(link);
  });
});
