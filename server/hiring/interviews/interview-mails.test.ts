import { makeApplication, makeJob, makeRecruiter, makeSeeker, type TestPerson } from '../../../test/factories.ts';
import type { CaughtMail } from '../../../test/mail-catcher.ts';
import { type MailingServer, startMailingServer } from '../../../test/mailing-server.ts';
import { until } from '../../../test/until.ts';

/** What mail programs are sent about interviews, as it comes over the line. */

let server: MailingServer;
beforeAll(async () => void (server = await startMailingServer()));
afterAll(() => server.close());
beforeEach(() => void (server.catcher.caught.length = 0));

async function schedule() {
  const [recruiter, seeker] = [await makeRecruiter(server.services), await makeSeeker(server.services)];
  const jobId = await makeJob(server.services, recruiter, { title: 'Baker' });
  const row = { jobId, recruiterId: recruiter.id, seekerId: seeker.id, status: 'APPROVED' } as const;
  const applicationId = await makeApplication(server.services, row);
  const call = async ({ token }: TestPerson, text: string) => {
    const { data, errors } = await server.graphql<{ done: { id: string } }>(
      `mutation { done: ${text} { id } }`,
      {},
      token,
    );
    expect(errors).toEqual([]);
    return data?.done.id ?? '';
  };
  const slot = 'date: "2026-11-25", slot: S1430_1530';
  const id = await call(recruiter, `scheduleInterview(applicationId: "${applicationId}", ${slot})`);
  return { recruiter, seeker, id, applicationId, call };
}

/** The newest mail to this person. */
async function mailTo({ email }: TestPerson, count: number): Promise<CaughtMail> {
  const own = () => server.catcher.caught.filter(({ recipients }) => recipients.includes(email));
  await until(() => own().length >= count, 'the mail arrives');
  return own()[count - 1]!;
}

const header = ({ parsed }: CaughtMail, name: string) => parsed.headers.find(({ key }) => key === name)?.value;
const linesOf = (content: unknown): string[] =>
  (typeof content === 'string' ? content : new TextDecoder().decode(content as ArrayBuffer))
    .replace(/\r?\n[ \t]/g, '')
    .split(/\r?\n/);

/** Of the calendar part: those of the alternatives, method, sequence, and who is said to take part. */
function invitationOf({ parsed, source }: CaughtMail) {
  const [, boundary = ''] = /multipart\/alternative;\s*boundary="([^"]+)"/.exec(source) ?? [];
  const types = source
    .split(`--${boundary}`)
    .slice(1, -1)
    .map((part) => /^Content-Type: ([^\r\n]+)/im.exec(part)?.[1]);
  const files = parsed.attachments.map(({ filename, mimeType, content }) => ({
    filename,
    mimeType,
    lines: linesOf(content),
  }));
  const lines = files[0]?.lines ?? [];
  const value = (name: string) => lines.find((line) => line.startsWith(`${name}:`))?.slice(name.length + 1);
  const attendees = lines
    .filter((line) => line.startsWith('ATTENDEE'))
    .map((line) => [/PARTSTAT=([\w-]+)/.exec(line)?.[1], /mailto:(.*)$/i.exec(line)?.[1]]);
  return { types, files, method: value('METHOD'), sequence: value('SEQUENCE'), attendees };
}

const alternatives = (method: string) => [
  'text/plain; charset=utf-8',
  'text/html; charset=utf-8',
  `text/calendar; charset=utf-8; method=${method}`,
];

test('OP-113 an invitation is one of the alternatives and a file, and each side is an attendee of its own copy', async () => {
  const { recruiter, seeker } = await schedule();
  const [toSeeker, toRecruiter] = [await mailTo(seeker, 1), await mailTo(recruiter, 1)].map(invitationOf);
  for (const invitation of [toSeeker, toRecruiter]) {
    expect(invitation).toMatchObject({ types: alternatives('REQUEST'), method: 'REQUEST', sequence: '0' });
    const files = invitation?.files ?? [];
    expect(files.at(-1)).toMatchObject({ filename: 'interview.ics', mimeType: 'application/ics' });
    expect(files.at(-1)?.lines).toEqual(files[0]?.lines);
  }
  expect(toSeeker?.attendees).toEqual([['NEEDS-ACTION', seeker.email]]);
  expect(toRecruiter?.attendees).toEqual([
    ['ACCEPTED', recruiter.email],
    ['NEEDS-ACTION', seeker.email],
  ]);
});

test('a move and a withdrawal raise the sequence; the cancellation names only whom it is sent to', async () => {
  const { recruiter, seeker, id, applicationId, call } = await schedule();
  await call(recruiter, `updateInterview(id: "${id}", input: { date: "2026-11-26" })`);
  expect(invitationOf(await mailTo(seeker, 2))).toMatchObject({ method: 'REQUEST', sequence: '1' });
  await mailTo(recruiter, 2);
  await call(seeker, `withdrawApplication(id: "${applicationId}")`);
  for (const [side, status] of [
    [seeker, 'NEEDS-ACTION'],
    [recruiter, 'ACCEPTED'],
  ] as const)
    expect(invitationOf(await mailTo(side, 3))).toMatchObject({
      types: alternatives('CANCEL'),
      method: 'CANCEL',
      sequence: '2',
      attendees: [[status, side.email]],
    });
});

test('every text that gives a time says that it is India time, and every mail that a program sent it', async () => {
  const { recruiter, seeker } = await schedule();
  const when = 'November 25, 2026 at 14:30-15:30 (India time).';
  for (const side of [seeker, recruiter]) {
    const mail = await mailTo(side, 1);
    expect(mail.parsed.text).toContain(when);
    expect(header(mail, 'auto-submitted')).toBe('auto-generated');
    const bell = '{ notifications { text } }';
    const { data } = await server.graphql<{ notifications: { text: string }[] }>(bell, {}, side.token);
    expect(data?.notifications[0]?.text).toContain(when);
  }
});
