import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { startTestServer, type TestServer } from '../../test/server.ts';
import { startMailingServer } from '../../test/mailing-server.ts';
import { applicationStatusLabels } from '../hiring/applications/application.labels.ts';
import type { Role } from '../core/actor.rules.ts';
import { isKnownAddress, pageAt } from '../core/client-pages.rules.ts';
import { keysOf } from '../core/text.rules.ts';
import { runAsServer } from '../core/use-case.ts';
import { sampleVideoLink } from './mail-samples.ts';
import { mailPreviews } from './mail-previews.ts';

const root = join(import.meta.dirname, '..');
const sources = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter(
  (name) => name.endsWith('.ts') && !name.endsWith('.test.ts'),
);

const kindsWith = (cases: string[], side: string) => cases.map((each) => `${each} ${side}`);

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

const [theApplication, theJob] = ['/applied-jobs?application=a0', '/hire/applications?job=j0'];
const [seekers, recruiters] = [['JOBSEEKER'], ['HR']] as const;
const bothSides = ['JOBSEEKER', 'HR'] as const;
const everybody: readonly Role[] = ['JOBSEEKER', 'HR', 'ADMIN', 'SUPERADMIN'];
const interviewChanges = ['SCHEDULED', 'MOVED', 'MOVED_ELSEWHERE', 'PLACE_UPDATED', 'CANCELLED', 'REMINDED'];
const kindsOf = (word: string, cases: string[]) => cases.map((each) => `${word} ${each}`);

/** Who reads it, where it leads, and which kinds do. */
const ways: [readers: readonly Role[], link: string, kinds: string[]][] = [
  [
    seekers,
    theApplication,
    [
      ...kindsOf(
        'noticeOfMove',
        keysOf(applicationStatusLabels).filter((status) => status !== 'NEW' && status !== 'WITHDRAWN'),
      ),
      ...kindsOf('interviewNotices', kindsWith(interviewChanges, 'seeker')),
      'closedNoticeToApplicant',
      'takenDownNoticeToApplicant',
      'interviewOffNotice seeker',
      'settledNotice seeker, person',
      'reviewRemovedNotice',
    ],
  ],
  [
    recruiters,
    `${theJob}&application=a0`,
    [
      'noticeOfMove NEW',
      ...kindsOf('interviewNotices', kindsWith(interviewChanges, 'recruiter')),
      'settledNotice recruiter, person',
    ],
  ],
  [recruiters, `${theJob}&withdrawn=true&application=a0`, ['noticeOfMove WITHDRAWN', 'interviewOffNotice recruiter']],
  [recruiters, theJob, kindsOf('closedNoticeToRecruiter', ['APPLICATIONS', 'CLOCK'])],
  [recruiters, '/hire/all-jobs?job=j0', ['takenDownNotice', 'releasedNotice', 'restoredNotice']],
  [seekers, '/apply-for-jobs/job-details/j0', ['settledNotice seeker, job']],
  [recruiters, '/jobs/details/j0', ['settledNotice recruiter, job']],
  [seekers, '/apply-for-jobs', ['settledNotice seeker']],
  [recruiters, '/hire/hiring', ['settledNotice recruiter']],
  [seekers, '/applied-jobs?tab=invitations&job=j0', ['invitedNotice']],
  [recruiters, '/hire/hrprofile#requests', ['askedNotice']],
  [recruiters, '/hire/hrprofile', ['letInNotice', 'declinedNotice', 'mergedNotice']],
  [recruiters, '/hire/all-jobs', ['suspendedNotice', 'suspensionLiftedNotice', 'verifiedNotice']],
  [recruiters, '/hire/webhooks', ['switchedOffNotice']],
  [everybody, '/#announcements', ['announcementNotice', 'announcementMailNotice']],
  [seekers, '/apply-for-jobs#support', ['answeredNotice']],
  [bothSides, '/account#privacy', ['dataReadyNotice', 'dataFailedNotice']],
];

test('each notice leads to what it speaks of, on a page that its reader may open; each mail to a page', () => {
  const previews = mailPreviews(server.services);
  const linkOf = new Map(previews.map(({ kind, mail }) => [kind, mail.action?.path]));
  const expected = ways.flatMap(([, link, kinds]) => kinds.map((kind) => [kind, link] as const));
  const notices = previews.filter(({ mail }) => mail.subscription).map(({ kind }) => kind);
  expect(expected.map(([kind]) => [kind, linkOf.get(kind)])).toEqual(expected);
  expect(expected.map(([kind]) => kind).toSorted()).toEqual(notices.toSorted());
  for (const [readers, link] of ways) {
    const page = pageAt(new URL(link, 'https://kaamyab.example').pathname);
    expect([link, readers.filter((role) => page && (page.roles?.includes(role) ?? true))]).toEqual([link, readers]);
  }
  const buttons = previews.flatMap(({ kind, mail }) => (mail.action ? [[kind, mail.action.path] as const] : []));
  expect(buttons.filter(([, path]) => !isKnownAddress(path))).toEqual([]);
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
