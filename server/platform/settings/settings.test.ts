import { startMailingServer, type MailingServer } from '../../../test/mailing-server.ts';
import { makePerson, type TestPerson } from '../../../test/factories.ts';
import { supportContact } from '../../core/product.rules.ts';
import { startTestServer } from '../../../test/server.ts';
import { postJson, postSignup } from '../../../test/sign-up.ts';
import { until } from '../../../test/until.ts';
import { indianDay } from '../../core/india.rules.ts';
import { runAsServer } from '../../core/use-case.ts';
import { readSettings } from './settings.service.ts';

let server: MailingServer;
let superadmin: TestPerson;
beforeAll(async () => void (server = await startMailingServer()));
afterAll(() => server.close());
beforeEach(async () => {
  server.clock.advance({ hours: 2 });
  superadmin = await makePerson(server.services, 'SUPERADMIN');
  await run('delete from settings');
});

const run = (text: string, values: unknown[] = []) => server.services.database.query(text, values);
const fields = `version consentVersion requireVerification unverifiedJobLimit dailyInvitations rejectedResumeDays
  mailSenderName contactEmail contactPhone footerAddress privacyText termsText`;
type Answer = Record<string, unknown> & { version: string };

const read = async (token = superadmin.token) =>
  server.graphql<{ portalSettings: Answer }>(`{ portalSettings { ${fields} } }`, {}, token);
const versionNow = async () => (await read()).data?.portalSettings.version ?? '';

async function change(input: object, version?: string, isNewConsent = false) {
  const { data, errors } = await server.graphql<{ changeSettings: Answer }>(
    `mutation ($version: String!, $input: SettingsInput!, $isNewConsent: Boolean) {
      changeSettings(version: $version, input: $input, isNewConsent: $isNewConsent) { ${fields} }
    }`,
    { version: version ?? (await versionNow()), input, isNewConsent },
    superadmin.token,
  );
  return { settings: data?.changeSettings, refusal: errors[0]?.extensions };
}

const siteTexts = async (url = server.url) => {
  const query = '{ siteTexts { contactEmail contactPhone footerAddress privacyText termsText } }';
  const answer = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query }),
  });
  return ((await answer.json()) as { data: { siteTexts: Record<string, string | null> } }).data.siteTexts;
};

async function caughtMail() {
  server.catcher.caught.length = 0;
  const mail = { to: 'asha@example.in', about: [], subject: 'Hello', heading: 'Hello', paragraphs: ['A mail.'] };
  await runAsServer(server.services, async ({ effects }) => void effects.mails.push(mail));
  await until(() => server.catcher.caught.length === 1, 'the mail arrives');
  return server.catcher.caught[0]!.parsed;
}

test('a setting has its default until a superadmin changes it, and what is left out stays', async () => {
  const { data } = await read();
  expect(data?.portalSettings).toMatchObject({
    requireVerification: false,
    unverifiedJobLimit: 3,
    mailSenderName: 'Kaamyab',
    footerAddress: '',
  });
  await change({ requireVerification: true, unverifiedJobLimit: 5 });
  await change({ dailyInvitations: 7 });
  expect(await readSettings(server.services.database.prepared)).toMatchObject({
    requireVerification: true,
    unverifiedJobLimit: 5,
    dailyInvitations: 7,
    rejectedResumeDays: 180,
  });
});

test('a value out of its bounds is refused at its field, and nothing of the form is stored', async () => {
  const { refusal } = await change({
    unverifiedJobLimit: 51,
    rejectedResumeDays: 29,
    mailSenderName: ' \n',
    contactEmail: 'help at mills.in',
    contactPhone: '1800-CALL-NOW',
    footerAddress: 'x'.repeat(301),
    dailyInvitations: 10,
  });
  expect(refusal).toMatchObject({
    code: 'BAD_USER_INPUT',
    fields: {
      unverifiedJobLimit: 'Please enter a whole number from 1 to 50.',
      rejectedResumeDays: 'Please enter a whole number from 30 to 3650.',
      mailSenderName: 'Please enter the name that emails come from.',
      contactEmail: 'Please enter an email address, or nothing.',
      contactPhone: 'Please enter a telephone number such as +91 80 1234 5678, or nothing.',
      footerAddress: 'Postal address must be 300 characters or fewer.',
    },
  });
  expect(await run('select name from settings')).toEqual([]);
});

test('of two forms that were opened together the second is refused, also when both are sent at once', async () => {
  const version = await versionNow();
  expect((await change({ dailyInvitations: 30 }, version)).refusal).toBeUndefined();
  expect((await change({ unverifiedJobLimit: 9 }, version)).refusal).toMatchObject({
    code: 'CONFLICT',
    reason: 'CHANGED_MEANWHILE',
  });
  const now = await versionNow();
  const both = await Promise.all([change({ dailyInvitations: 40 }, now), change({ unverifiedJobLimit: 4 }, now)]);
  expect(both.filter(({ refusal }) => refusal?.code === 'CONFLICT')).toHaveLength(1);
});

test('the log says which setting was what before and after', async () => {
  await change({ requireVerification: true, dailyInvitations: 25 });
  const { data } = await server.graphql<{
    auditLog: { items: { operation: string; subjectType: string; changes: object[] }[] };
  }>(
    '{ auditLog(pageSize: 1) { items { operation subjectType changes { name before after } } } }',
    {},
    superadmin.token,
  );
  expect(data?.auditLog.items).toEqual([
    {
      operation: 'changeSettings',
      subjectType: 'SETTINGS',
      changes: [
        { name: 'dailyInvitations', before: '20', after: '25' },
        { name: 'requireVerification', before: 'false', after: 'true' },
      ],
    },
  ]);
});

test('sender and postal address are those of the moment in which a mail leaves; neither adds a header', async () => {
  const before = await caughtMail();
  expect(before.from).toMatchObject({ name: 'Kaamyab' });
  await change({ mailSenderName: 'Kaveri Jobs\r\nBcc: a@b.in', footerAddress: 'Kaveri & Sons\n12 MG Road, Pune' });
  const after = await caughtMail();
  expect(after.from).toEqual({ name: 'Kaveri Jobs Bcc: a@b.in', address: 'no-reply@localhost' });
  expect(after.headers.filter(({ key }) => key === 'bcc')).toEqual([]);
  expect(after.text).toContain('Kaveri & Sons\n12 MG Road, Pune');
  expect(after.html).toContain('Kaveri &amp; Sons<br>12 MG Road, Pune');
  expect(before.text).not.toContain('MG Road');
});

test('visitors read the texts, of every process, within a second of the change', async () => {
  const other = await startTestServer({ databaseUrl: server.databaseUrl, clock: server.clock });
  try {
    const { email: contactEmail, phone: contactPhone } = supportContact;
    const initial = { contactEmail, contactPhone, footerAddress: null, privacyText: null, termsText: null };
    expect(await siteTexts(other.url)).toEqual(initial);
    const changed = performance.now();
    const chosen = { contactEmail: 'help@mills.in', footerAddress: '12 MG Road', termsText: '## Rules\nBe fair.' };
    await change({ ...chosen, contactPhone: '' });
    const texts = { ...chosen, contactPhone: null, privacyText: null };
    expect(await siteTexts()).toEqual(texts);
    await until(async () => (await siteTexts(other.url)).footerAddress === '12 MG Road', 'the other process tells');
    expect(performance.now() - changed).toBeLessThan(2000);
    expect(await siteTexts(other.url)).toEqual(texts);
  } finally {
    await other.close();
  }
});

test('a stored value that no rule allows any more counts as the default', async () => {
  await run(`insert into settings values ('unverifiedJobLimit', '900', now()), ('gone', '"x"', now())`);
  expect((await readSettings(server.services.database.prepared)).unverifiedJobLimit).toBe(3);
});

describe('a change of what people agree to', () => {
  const isAsked = async (token: string) =>
    (await server.graphql<{ me: { consentRequired: boolean } }>('{ me { consentRequired } }', {}, token)).data?.me
      .consentRequired;
  const agree = (token: string) =>
    server.graphql('mutation { giveConsent(consent: true, adult: true) { consentRequired } }', {}, token);
  const versionsOf = async (id: string) =>
    (await run('select distinct version from consents where user_id = $1 order by 1', [id])).map((row) => row.version);

  test('asks everybody once, and what they agree to then has the new version', async () => {
    const seeker = await makePerson(server.services, 'JOBSEEKER');
    await agree(seeker.token);
    await change({ privacyText: 'The same, with a comma.' });
    expect(await isAsked(seeker.token)).toBe(false);
    const day = indianDay(server.clock.now());
    expect((await change({ privacyText: 'Another.' }, undefined, true)).settings?.consentVersion).toBe(day);
    expect(await isAsked(seeker.token)).toBe(true);
    await agree(seeker.token);
    expect(await isAsked(seeker.token)).toBe(false);
    expect(await versionsOf(seeker.id)).toEqual(['2026-11', day]);
    expect((await change({}, undefined, true)).settings?.consentVersion).toBe(`${day}-2`);
    expect((await change({}, undefined, true)).settings?.consentVersion).toBe(`${day}-3`);
    expect(await isAsked(seeker.token)).toBe(true);
  });

  test('sent twice is one change, and the log has both versions', async () => {
    const version = await versionNow();
    const day = indianDay(server.clock.now());
    await change({}, version, true);
    expect((await change({}, version, true)).refusal).toMatchObject({ code: 'CONFLICT' });
    const { data } = await server.graphql<{ auditLog: { items: { changes: object[] }[] } }>(
      '{ auditLog(pageSize: 1) { items { changes { name before after } } } }',
      {},
      superadmin.token,
    );
    expect(data?.auditLog.items[0]?.changes).toEqual([{ name: 'consentVersion', before: '2026-11', after: day }]);
  });

  test('while a sign-up waits for its code is asked of it again', async () => {
    const email = 'between.versions@example.in';
    server.catcher.caught.length = 0;
    const { body } = await postSignup(server, { email, role: 'hr', consent: 'true', adult: 'true' }, null);
    await until(() => server.catcher.caught.length === 1, 'the code arrives');
    const otp = /\b\d{6}\b/.exec(server.catcher.caught[0]?.parsed.text ?? '')?.[0];
    server.clock.advance({ seconds: 60 });
    await change({ privacyText: 'Another.' }, undefined, true);
    const code = { email, tempToken: body.tempToken, otp, type: 'signup' };
    const { body: account } = await postJson(server, '/verify-otp', code);
    expect(account.token).toBeDefined();
    expect(await isAsked(account.token ?? '')).toBe(true);
  });
});
