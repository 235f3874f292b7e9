import { makePerson } from '../../../test/factories.ts';
import { type MailingServer, startMailingServer } from '../../../test/mailing-server.ts';
import {
  linkOf,
  mailOf,
  oneClickAddress,
  type Preference,
  preferenceFields,
  sendNotice,
  stoppedOf,
} from '../../../test/notification-mails.ts';
import { startTestServer } from '../../../test/server.ts';
import type { Role } from '../../core/actor.rules.ts';

let server: MailingServer;
beforeAll(async () => void (server = await startMailingServer()));
afterAll(() => server.close());
beforeEach(() => void (server.catcher.caught.length = 0));

const makeMember = (role: Role = 'JOBSEEKER') => makePerson(server.services, role);

const asForm = { 'content-type': 'application/x-www-form-urlencoded' };
const unsubscribe = (
  address: string,
  headers: Record<string, string> = asForm,
  body: BodyInit = 'List-Unsubscribe=One-Click',
) => fetch(address, { method: 'POST', headers, body });

const readLink = (link: string) =>
  server.graphql<{ notificationPreferenceByLink: Preference }>(
    `query ($link: String!) { notificationPreferenceByLink(link: $link) ${preferenceFields} }`,
    { link },
  );
const switchByLink = (link: string, isMailed: boolean, token?: string) =>
  server.graphql(
    `mutation ($link: String!, $isMailed: Boolean!) {
      updateNotificationPreferenceByLink(link: $link, isMailed: $isMailed) ${preferenceFields} }`,
    { link, isMailed },
    token,
  );

describe('the link', () => {
  test("opened, even by a scanner, changes nothing; the header's address leads to the page", async () => {
    const person = await makeMember();
    const mail = await mailOf(server, person, 'FOLLOW_UP');
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
    expect(await stoppedOf(server, person)).toEqual([]);
  });

  test('without a login it stops the mails of its type, also twice, and starts them again', async () => {
    const person = await makeMember();
    const link = linkOf(await mailOf(server, person, 'JOB_ALERT'));
    for (const isMailed of [false, false, true]) {
      expect((await switchByLink(link, isMailed)).data).toMatchObject({
        updateNotificationPreferenceByLink: { type: 'JOB_ALERT', isMailed },
      });
      expect(await stoppedOf(server, person)).toEqual(isMailed ? [] : ['JOB_ALERT']);
    }
  });

  test('is its own proof: it changes the mails of its addressee, whoever is signed in', async () => {
    const [person, other] = [await makeMember(), await makeMember('HR')];
    await switchByLink(linkOf(await mailOf(server, person, 'GENERAL')), false, other.token);
    expect([await stoppedOf(server, person), await stoppedOf(server, other)]).toEqual([['GENERAL'], []]);
  });

  test('works after years and with a new address; not for a closed account or with another APP_SECRET', async () => {
    const person = await makeMember();
    const link = linkOf(await mailOf(server, person, 'REMINDER'));
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
    const link = linkOf(await mailOf(server, person, 'GENERAL'));
    const at = link.length / 2;
    const changed = link.slice(0, at) + (link[at] === 'A' ? 'B' : 'A') + link.slice(at + 1);
    const encryptedForTheOutbox = Buffer.from(
      server.services.secrets.encrypt(`${person.id} GENERAL`),
      'base64',
    ).toString('base64url');
    const unknownType = Buffer.from(
      server.services.secrets.encrypt(`${person.id} toString`, 'unsubscribe'),
      'base64',
    ).toString('base64url');
    const odd = [
      changed,
      link.slice(0, -4),
      link.slice(4),
      encryptedForTheOutbox,
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
    expect(await stoppedOf(server, person)).toEqual([]);
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
  ])('RFC 8058: %s stops the mails, without cookies and without a redirect', async (_name, headers, body) => {
    const person = await makeMember();
    const answer = await fetch(oneClickAddress(await mailOf(server, person, 'FOLLOW_UP')), {
      method: 'POST',
      headers,
      body: body(),
      redirect: 'error',
    });
    expect([answer.status, await answer.json(), answer.headers.getSetCookie()]).toEqual([
      200,
      { message: 'You no longer get these emails.' },
      [],
    ]);
    expect(await stoppedOf(server, person)).toEqual(['FOLLOW_UP']);
    await sendNotice(server, person, 'FOLLOW_UP');
    await mailOf(server, person, 'GENERAL');
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
    const answer = await unsubscribe(oneClickAddress(await mailOf(server, person, 'GENERAL')), headers, body);
    expect([answer.status, await answer.json()]).toEqual([
      status,
      expect.objectContaining({ error: expect.any(String) }),
    ]);
    expect(await stoppedOf(server, person)).toEqual([]);
  });

  test('asvs-3.5.1 no other path takes a plain form or another site, and this one ignores the session', async () => {
    const [person, victim] = [await makeMember(), await makeMember()];
    const cookie = `token=${victim.cookie}`;
    expect(
      (await fetch(`${server.url}/logout`, { method: 'POST', headers: { ...asForm, cookie }, body: 'x=1' })).status,
    ).toBe(415);
    expect(
      (await fetch(`${server.url}/logout`, { method: 'POST', headers: { ...fromElsewhere, cookie } })).status,
    ).toBe(403);
    await unsubscribe(oneClickAddress(await mailOf(server, person, 'GENERAL')), {
      ...asForm,
      ...fromElsewhere,
      cookie,
    });
    expect([await stoppedOf(server, person), await stoppedOf(server, victim)]).toEqual([['GENERAL'], []]);
  });

  test('asvs-14.2.1 the link stands in no line of the log', async () => {
    const link = linkOf(await mailOf(server, await makeMember(), 'GENERAL'));
    await unsubscribe(`${server.url}/unsubscribe/${link}`);
    await fetch(`${server.url}/unsubscribe/${link}`, { redirect: 'manual' });
    const lines = JSON.stringify(server.logged());
    expect(lines).toContain('/unsubscribe/:link');
    expect(lines).not.toContain(link);
  });
});
