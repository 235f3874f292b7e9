import { type MailCatcher, startMailCatcher } from '../../test/mail-catcher.ts';
import { type MailingServer, startMailingServer } from '../../test/mailing-server.ts';
import { until } from '../../test/until.ts';
import type { OutgoingMail, Sender } from './mail.ts';
import { SmtpTransport } from './smtp-transport.ts';
import { renderMail } from './mail-layout.ts';
import { runAsServer } from './use-case.ts';

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
