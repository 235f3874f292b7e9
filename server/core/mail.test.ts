import type { AddressInfo } from 'node:net';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { startTestServer } from '../../test/server.ts';
import { until } from '../../test/until.ts';
import { runAsServer } from './use-case.ts';

interface Caught {
  recipients: string[];
  source: Buffer;
}

/** A real SMTP conversation: what arrives is parsed as a mail program would. */
async function startCatcher(refusal: () => number | null = () => null): Promise<{ url: string; caught: Caught[]; close(): Promise<void> }> {
  const caught: Caught[] = [];
  const smtp = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    onMailFrom: (_address, _session, done) => {
      const responseCode = refusal();
      done(responseCode === null ? null : Object.assign(new Error('Not now'), { responseCode }));
    },
    onData: (stream, session, done) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        caught.push({ recipients: session.envelope.rcptTo.map(({ address }) => address), source: Buffer.concat(chunks) });
        done();
      });
    },
  });
  await new Promise<void>((resolve) => smtp.listen(0, '127.0.0.1', resolve));
  const { port } = smtp.server.address() as AddressInfo;
  return { url: `smtp://127.0.0.1:${port}`, caught, close: () => new Promise((resolve) => smtp.close(resolve)) };
}

const mail = {
  to: 'asha@example.in',
  subject: 'Your code\r\nBcc: evil@example.com',
  heading: 'Hello <b>Asha</b> & friends',
  paragraphs: ['{{7*7}} ${7*7} <%= 7*7 %>'],
  code: '042137',
  action: { label: 'Open Kaamyab', path: '/profile' },
};

test('a mail goes out over SMTP as text and HTML, to one recipient, whatever its words hold', async () => {
  const catcher = await startCatcher();
  const server = await startTestServer({ config: { smtpUrl: catcher.url } });
  try {
    await runAsServer(server.services, async ({ effects }) => void effects.mails.push(mail));
    await until(() => catcher.caught.length === 1, 'the mail arrives');
    const [arrived] = catcher.caught;
    const parsed = await PostalMime.parse(arrived?.source ?? '');
    expect(arrived?.recipients).toEqual(['asha@example.in']);
    expect(parsed.headers.filter(({ key }) => key === 'bcc')).toEqual([]);
    expect(parsed.subject).toBe('Your code Bcc: evil@example.com');
    expect(parsed.text).toContain('042137');
    expect(parsed.text).toContain('{{7*7}} ${7*7} <%= 7*7 %>');
    expect(parsed.html).toContain('Hello &lt;b&gt;Asha&lt;/b&gt; &amp; friends');
    expect(parsed.html).toContain(`${server.url}/profile`);
  } finally {
    await server.close();
    await catcher.close();
  }
});

test('a mail that is refused for a while arrives later, once, and waits where nobody can read it', async () => {
  let isRefusing = true;
  const catcher = await startCatcher(() => (isRefusing ? 450 : null));
  const server = await startTestServer({ config: { smtpUrl: catcher.url } });
  const { database } = server.services;
  try {
    await runAsServer(server.services, async ({ effects }) => void effects.mails.push(mail));
    await until(async () => (await database.query(`select 1 from tasks.job where name = 'deliver-mail' and state = 'retry'`)).length === 1, 'the delivery has failed once');
    const tables = await database.query<{ text: string }>(`select payload::text as text from outbox union all select data::text from tasks.job union all select output::text from tasks.job`);
    expect(tables.some(({ text }) => text?.includes('042137'))).toBe(false);
    isRefusing = false;
    await database.query(`update tasks.job set start_after = now() where name = 'deliver-mail'`);
    await until(() => catcher.caught.length === 1, 'the mail arrives');
    await until(async () => (await database.query(`select 1 from outbox where delivered_at is not null and not payload ? 'sealed'`)).length === 1, 'its content is wiped');
  } finally {
    await server.close();
    await catcher.close();
  }
});

test('a mail that is refused for good is given up, and its content wiped', async () => {
  const catcher = await startCatcher(() => 550);
  const server = await startTestServer({ config: { smtpUrl: catcher.url } });
  const { database } = server.services;
  try {
    await runAsServer(server.services, async ({ effects }) => void effects.mails.push(mail));
    await until(async () => (await database.query(`select 1 from tasks.job where name = 'deliver-mail' and state = 'completed'`)).length === 1, 'the delivery is over');
    expect(await database.query(`select payload ? 'sealed' as "isKept" from outbox where kind = 'MAIL'`)).toEqual([{ isKept: false }]);
    expect(catcher.caught).toEqual([]);
  } finally {
    await server.close();
    await catcher.close();
  }
});
