import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { startTestServer, type TestServer } from '../../test/server.ts';
import { startMailingServer } from '../../test/mailing-server.ts';
import { runAsServer } from '../core/use-case.ts';
import { sampleVideoLink } from './interview-samples.ts';
import { mailPreviews } from './mail-previews.ts';

const root = join(import.meta.dirname, '..');
const sources = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter(
  (name) => name.endsWith('.ts') && !name.endsWith('.test.ts'),
);

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const read = async (path: string) => {
  const answer = await fetch(`${server.url}${path}`);
  return {
    status: answer.status,
    policy: answer.headers.get('content-security-policy') ?? '',
    text: await answer.text(),
  };
};

test('every mail that a .mails or .notices file words is in the list of previews', async () => {
  const worded: string[] = [];
  for (const name of sources.filter((source) => /\.(mails|notices)\.ts$/.test(source))) {
    const module = (await import(join(root, name))) as Record<string, unknown>;
    worded.push(...Object.keys(module).filter((key) => typeof module[key] === 'function'));
  }
  const shown = new Set(mailPreviews(server.services).map(({ kind }) => kind.split(' ')[0] ?? ''));
  // The one that makes a mail of any notice, and the one that words notices with a calendar entry in a service.
  expect([...shown, 'noticeMail'].toSorted()).toEqual([...worded, 'interviewNotices'].toSorted());
});

test('nothing that pushes a mail words it by itself', () => {
  const senders = sources.filter((name) => /mails\.push\(/.test(readFileSync(join(root, name), 'utf8')));
  expect(senders.length).toBeGreaterThan(5);
  expect(
    senders.filter((name) => /\b(subject: ['`]|heading:|paragraphs:)/.test(readFileSync(join(root, name), 'utf8'))),
  ).toEqual([]);
});

test('the page shows each of them, in frames that run nothing', async () => {
  const page = await read('/dev/mails');
  const previews = mailPreviews(server.services);
  const frames = [...page.text.matchAll(/src="([^"]+)" sandbox/g)].map(([, path]) => path ?? '');
  expect([page.status, frames.length]).toEqual([200, previews.length]);
  expect(page.text).not.toMatch(/<script/);
  for (const path of frames) {
    const { status, policy, text } = await read(path);
    expect([path, status]).toEqual([path, 200]);
    expect(policy).toMatch(/^default-src 'none'; style-src 'unsafe-inline';.*frame-ancestors 'self'; sandbox$/);
    expect(text).not.toMatch(/<(script|img|link|iframe|object)\b|url\(|@import/i);
    const links = text.replaceAll(sampleVideoLink, '').matchAll(/https?:\/\/[^"'\s<]+/g);
    expect([...links].every(([url]) => url.startsWith(server.services.config.publicUrl))).toBe(true);
    // What a recruiter typed is text, not a link of ours.
    expect(text).not.toContain(`"${sampleVideoLink}`);
  }
  expect((await read('/dev/mails/unknown')).status).toBe(404);
});

test('the development mailbox shows the HTML of a mail, and leads to the previews', async () => {
  await runAsServer(
    server.services,
    async ({ effects }) =>
      void effects.mails.push({
        to: 'a@box.in',
        about: [],
        subject: 'Hello <b>',
        heading: 'Hello <script>alert(1)</script>',
        paragraphs: [],
      }),
  );
  const [mail] = await server.mails('a@box.in');
  const page = await read('/dev/mailbox');
  expect(page.text).toContain('href="/dev/mails"');
  expect(page.text).toContain(`src="/dev/mailbox/${mail?.id}" sandbox`);
  const { status, policy, text } = await read(`/dev/mailbox/${mail?.id}`);
  expect([status, text]).toEqual([200, mail?.html]);
  expect(policy).toContain('sandbox');
  for (const id of ['0', '999999', 'x', '1%27', '99999999999999999999'])
    expect((await read(`/dev/mailbox/${id}`)).status).toBe(404);
});

test('neither mailbox nor previews are there where mails go out', async () => {
  const real = await startMailingServer();
  try {
    for (const path of ['/dev/mails', '/dev/mails/welcomeMail', '/dev/mailbox', '/dev/mailbox/1'])
      expect((await fetch(`${real.url}${path}`)).status).toBe(404);
  } finally {
    await real.close();
  }
});
