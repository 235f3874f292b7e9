import { type MailCatcher, startMailCatcher } from '../../test/mail-catcher.ts';
import { type MailingServer, startMailingServer } from '../../test/mailing-server.ts';
import { startTestServer, type TestServer } from '../../test/server.ts';
import { until } from '../../test/until.ts';
import type { OutgoingMail, Sender } from './mail.ts';
import { SmtpTransport } from './smtp-transport.ts';
import { renderMail } from './mail-layout.ts';
import { Secrets } from './secrets.ts';
import { runAsServer } from './use-case.ts';
import { Setting } from '../platform/settings/settings.entity.ts';

let server: MailingServer;
beforeAll(async () => void (server = await startMailingServer()));
afterAll(() => server.close());
beforeEach(() => void (server.catcher.caught.length = 0));

const send = (mail: OutgoingMail) => runAsServer(server.services, async ({ effects }) => void effects.mails.push(mail));

const sender: Sender = {
  publicUrl: 'http://localhost',
  settings: async () => ({ mailSenderName: 'Kaamyab', footerAddress: '' }),
};

const mail: OutgoingMail = {
  to: 'asha@example.in',
  about: [],
  subject: 'Your code',
  heading: 'Hello, Asha',
  paragraphs: ['Enter this code.'],
  code: '042137',
  action: { label: 'Open Kaamyab', path: '/profile?from=mail&x=1' },
};

test('a mail goes out over SMTP as text and HTML, from one layout', async () => {
  await send(mail);
  await until(() => server.catcher.caught.length === 1, 'the mail arrives');
  const { recipients, parsed } = server.catcher.caught[0] ?? { recipients: [], parsed: undefined };
  expect(recipients).toEqual(['asha@example.in']);
  expect(parsed?.from).toEqual({ name: 'Kaamyab', address: 'no-reply@localhost' });
  expect(parsed?.text).toContain('042137');
  expect(parsed?.text).toContain(`Open Kaamyab: ${server.url}/profile?from=mail&x=1`);
  expect(parsed?.html).toContain(`href="${server.url}/profile?from=mail&amp;x=1"`);
});

describe('a mail of an operator who has named the sender', () => {
  let named: TestServer;
  beforeAll(async () => {
    const mailFrom = { name: 'Asha Jobs', address: 'jobs@example.in' };
    const config = { smtpUrl: server.catcher.url, mailFrom, supportEmail: 'help@example.in' };
    named = await startTestServer({ config });
  });
  afterAll(() => named.close());
  const sendNamed = async (content: OutgoingMail) => {
    await runAsServer(named.services, async ({ effects }) => void effects.mails.push(content));
    return until(() => server.catcher.caught[0], 'the mail arrives');
  };

  test('comes from there, answers go to the support, and the footer of the site shows it', async () => {
    const { parsed } = await sendNamed(mail);
    expect(parsed.from).toEqual({ name: 'Asha Jobs', address: 'jobs@example.in' });
    expect(parsed.replyTo).toEqual([{ name: '', address: 'help@example.in' }]);
    const { data } = await named.graphql('{ siteTexts { contactEmail } }');
    expect(data).toEqual({ siteTexts: { contactEmail: 'help@example.in' } });
  });

  test('a superadmin sets other words for the name and the footer', async () => {
    const rows = [
      { name: 'mailSenderName', value: 'Jobs of Pune', updatedAt: new Date() },
      { name: 'contactEmail', value: '', updatedAt: new Date() },
    ] as const;
    await named.services.database.manager.save(Setting, [...rows]);
    expect((await sendNamed(mail)).parsed.from).toEqual({ name: 'Jobs of Pune', address: 'jobs@example.in' });
    const { data } = await named.graphql('{ siteTexts { contactEmail } }');
    expect(data).toEqual({ siteTexts: { contactEmail: null } });
  });

  test('of the contact form is answered to whoever wrote it', async () => {
    const { parsed } = await sendNamed({ ...mail, replyTo: 'ravi@example.in' });
    expect(parsed.replyTo).toEqual([{ name: '', address: 'ravi@example.in' }]);
  });
});

test('a mail that cannot be read has failed at once, and is kept for the secret that it was made with', async () => {
  const { database } = server.services;
  const lost = new Secrets('the secret before the restore').encrypt(JSON.stringify(mail));
  const [row] = await database.query<{ id: string }>(
    `insert into outbox (kind, topic, payload)
     values ('MAIL', 'mail', jsonb_build_object('to', $1::text, 'sealed', $2::text)) returning id`,
    [mail.to, lost],
  );
  const { outbox } = server.services;
  await outbox.queueMails([{ id: row?.id ?? '', isCode: false, isHeld: false, leavesAt: null }]);
  outbox.wake();
  const rows = await until(
    () =>
      database.query(`select payload, last_error from outbox where outcome = 'ABANDONED'`).then((found) => found[0]),
    'it has failed',
  );
  expect(rows).toEqual({
    payload: { to: mail.to, sealed: lost },
    last_error: 'cannot be read: APP_SECRET was another one',
  });
  await send(mail);
  await until(() => server.catcher.caught.length === 1, 'the next one arrives');
});

test('each mail has a Message-ID that no other database gives to another one', async () => {
  await send(mail);
  await send({ ...mail, to: 'ravi@example.in' });
  await until(() => server.catcher.caught.length === 2, 'both arrive');
  const ids = server.catcher.caught.map(({ messageId }) => messageId);
  expect(new Set(ids).size).toBe(2);
  for (const id of ids) expect(id).toMatch(/^<[0-9a-f]{8}-[0-9a-f-]{27}@localhost>$/);
});

test.each(['{{7*7}}', '${7*7}', '<%= 7*7 %>', '#{7*7}'])('asvs-1.3.7 %s in a name is no template', async (name) => {
  await send({ ...mail, subject: `Message from ${name}`, heading: `Hello, ${name}`, paragraphs: [name] });
  await until(() => server.catcher.caught.length === 1, 'the mail arrives');
  const { parsed } = server.catcher.caught[0] ?? {};
  expect(parsed?.subject).toBe(`Message from ${name}`);
  expect(parsed?.text).toContain(`Hello, ${name}`);
  expect(parsed?.html).toContain(name.replaceAll('<', '&lt;').replaceAll('>', '&gt;'));
  expect(`${parsed?.text}${parsed?.html}`).not.toMatch(/(?<!\d)49(?!\d)/);
});

test.each([
  'Asha\r\nBcc: evil@example.com',
  'Asha\nBcc: evil@example.com\n\nbody',
  'Asha\u2028Bcc: evil@example.com',
  'Asha" <evil@example.com>, "',
])('asvs-1.3.11 the name %j adds no header and no recipient', async (name) => {
  await send({
    ...mail,
    subject: `Message from ${name}`,
    heading: name,
    attachments: [{ name: `${name}.ics`, type: 'text/calendar', content: 'BEGIN:VCALENDAR' }],
  });
  await until(() => server.catcher.caught.length === 1, 'the mail arrives');
  const { recipients, parsed } = server.catcher.caught[0] ?? { recipients: [], parsed: undefined };
  expect(recipients).toEqual(['asha@example.in']);
  expect(renderMail({ ...mail, subject: name }, server.url, '').subject).not.toMatch(/[\p{Cc}\u2028]/u);
  expect(parsed?.headers.filter(({ key }) => /^(bcc|cc)$/i.test(key))).toEqual([]);
  expect(parsed?.to).toEqual([{ name: '', address: 'asha@example.in' }]);
  expect(parsed?.attachments).toHaveLength(1);
});

test.each([
  'a@example.in, evil@example.com',
  'a@example.in>\r\nRCPT TO:<evil@example.com',
  'a@example.in\r\nBcc: evil@example.com',
])('asvs-1.3.11 the address %j reaches no one else', async (to) => {
  await send({ ...mail, to });
  await send(mail);
  await until(
    () => server.catcher.caught.some(({ recipients }) => recipients[0] === mail.to),
    'the mail behind it arrives',
  );
  expect(server.catcher.caught.flatMap(({ recipients }) => recipients)).not.toContain('evil@example.com');
});

test('asvs-1.2.1 what people typed stands in a mail as text', async () => {
  const typed = `<img src=x onerror=alert(1)> "quoted" & 'single' </title></style><script>alert(1)</script>`;
  await send({
    ...mail,
    subject: typed,
    heading: typed,
    paragraphs: [typed],
    action: { label: typed, path: '/profile?"><script>alert(1)</script>' },
  });
  await until(() => server.catcher.caught.length === 1, 'the mail arrives');
  const html = server.catcher.caught[0]?.parsed.html ?? '';
  expect(html).not.toMatch(/<script|<img|onerror=alert\(1\)>/i);
  expect(html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
  expect(server.catcher.caught[0]?.parsed.subject).toBe(typed);
});

describe('the transport', () => {
  let catcher: MailCatcher;
  let transport: SmtpTransport;
  beforeEach(async () => {
    catcher = await startMailCatcher();
    transport = new SmtpTransport(catcher.url, sender, {
      connectionTimeout: 2000,
      greetingTimeout: 2000,
      socketTimeout: 2000,
    });
  });
  afterEach(async () => {
    transport.close();
    await catcher.stop();
  });

  test.each(['connection', 'recipient'] as const)(
    'C-16 gives up a mail server that says nothing more at the %s, and sends the next mail',
    async (at) => {
      catcher.refusal = { at, responseCode: null };
      await expect(transport.send('mail-1', mail)).rejects.toMatchObject({ code: 'ETIMEDOUT' });
      catcher.refusal = null;
      await transport.send('mail-2', mail);
      expect(catcher.caught.map(({ messageId }) => messageId)).toEqual(['<mail-2@localhost>']);
    },
  );

  test('in production no mail leaves unencrypted, unless the URL of a relay allows it', async () => {
    const [strict, local] = [
      new SmtpTransport(catcher.url, sender, { isEncrypted: true }),
      new SmtpTransport(`${catcher.url}?requireTLS=false`, sender, { isEncrypted: true }),
    ];
    await expect(strict.send('mail-1', mail)).rejects.toThrow(/STARTTLS/);
    await local.send('mail-2', mail);
    expect(catcher.caught.map(({ messageId }) => messageId)).toEqual(['<mail-2@localhost>']);
    for (const each of [strict, local]) each.close();
  });

  test('C-16 sends no more than two mails at a time, over connections that it keeps', async () => {
    await Promise.all(Array.from({ length: 20 }, (_, index) => transport.send(`mail-${index}`, mail)));
    expect([catcher.caught.length, catcher.connections]).toEqual([20, 2]);
  });

  test('a connection that the mail server closed meanwhile costs no mail', async () => {
    await transport.send('mail-1', mail);
    await catcher.stop();
    await catcher.restart();
    await transport.send('mail-2', mail);
    expect(catcher.caught.map(({ messageId }) => messageId)).toEqual(['<mail-1@localhost>', '<mail-2@localhost>']);
  });
});
