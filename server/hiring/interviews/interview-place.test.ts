import { makeApplication, makeJob, makeRecruiter, makeSeeker, type TestPerson } from '../../../test/factories.ts';
import { callInterviews, mailedCalendarFile } from '../../../test/interview-calls.ts';
import { startTestServer, type TestServer } from '../../../test/server.ts';
import { remindOfInterviews } from './interview-reminder.service.ts';

/** Where an interview takes place: said when it is scheduled or later, and read by both sides. */

const link = 'https://meet.example.in/asha';
const video = { mode: 'VIDEO', location: link };
const office = { mode: 'IN_PERSON', location: '14 MG Road,\nPune' };
const phone = { mode: 'PHONE', location: null };
const selection = '{ id place { mode location } }';

let server: TestServer;
let recruiter: TestPerson & { companyId: string };
let seeker: TestPerson;
let applicationId: string;

beforeAll(async () => void (server = await startTestServer()));
afterAll(() => server.close());
// Each test has a calendar of its own.
beforeEach(async () => {
  recruiter = await makeRecruiter(server.services);
  seeker = await makeSeeker(server.services, { name: 'Asha Nair' });
  const jobId = await makeJob(server.services, recruiter, { title: 'Baker' });
  applicationId = await makeApplication(server.services, {
    jobId,
    recruiterId: recruiter.id,
    seekerId: seeker.id,
    status: 'APPROVED',
  });
});

const call = (operation: string, variables: Record<string, unknown>) =>
  callInterviews(server, recruiter, operation, variables, selection);
const schedule = (place?: unknown, date = '2026-11-25') =>
  call('scheduleInterview', {
    applicationId,
    date,
    slot: 'S1030_1130',
    ...(place !== undefined && { place }),
  });
const update = (id: string, input: Record<string, unknown>) => call('updateInterview', { id, input });

async function add(place: unknown) {
  const { data, errors } = await server.graphql<{ addInterview: { id: string; place: unknown } }>(
    `mutation ($input: NewInterviewInput!) { addInterview(input: $input) ${selection} }`,
    { input: { title: 'Campus talk', candidate: 'Ravi', date: '2026-11-25', slot: 'S0900_1000', place } },
    recruiter.token,
  );
  return { shown: data?.addInterview, fields: errors[0]?.extensions.fields };
}

const bellOf = async ({ id }: TestPerson) =>
  server.services.database.query<{ title: string; body: string }>(
    'select title, body from notifications where user_id = $1 order by created_at, id',
    [id],
  );
const seenBy = async ({ token }: TestPerson) =>
  (await server.graphql<{ interviews: { place: unknown }[] }>(`{ interviews ${selection} }`, {}, token)).data
    ?.interviews[0]?.place;

describe('scheduling', () => {
  test.each([
    [office, '14 MG Road, Pune', 'In person: 14 MG Road, Pune', 'In person: 14 MG Road, Pune'],
    [video, link, `Video call: ${link}`, `Video call: ${link}`],
    [phone, 'Phone call', 'By phone: they call the number in your profile.', 'By phone: you call.'],
  ])('%j is read by both sides, in the bell, the mail and the calendar file', async (place, where, toSeeker, toHr) => {
    expect((await schedule(place)).shown).toMatchObject({ place });
    expect([await seenBy(seeker), await seenBy(recruiter)]).toEqual([place, place]);
    for (const [side, line] of [
      [seeker, toSeeker],
      [recruiter, toHr],
    ] as const) {
      expect((await bellOf(side))[0]?.body.split('\n')[1]).toBe(line);
      expect((await server.mails(side.email))[0]?.text).toContain(`10:30-11:30 (India time).\n${line}\n`);
      const file = (await mailedCalendarFile(server, side)).replaceAll('\\,', ',').replaceAll('\\n', ' ');
      expect(file.split('\r\n')).toContain(`LOCATION:${where}`);
      expect(file.includes(`URL;VALUE=URI:${link}`)).toBe(place.mode === 'VIDEO');
    }
  });

  test('nothing has to be said; then nothing is', async () => {
    expect((await schedule()).shown).toMatchObject({ place: null });
    expect((await bellOf(seeker))[0]?.body).toMatch(/10:30-11:30 \(India time\)\.$/);
    expect(await mailedCalendarFile(server, seeker)).not.toMatch(/LOCATION|URL/);
  });

  test('one that is typed in by hand has a place too, and its recruiter is reminded of it', async () => {
    expect((await add(office)).shown).toMatchObject({ place: office });
    const now = server.clock.now();
    try {
      server.clock.set(new Date('2026-11-24T04:00:00Z'));
      await remindOfInterviews(server.services);
    } finally {
      // Those of then leave before the time goes back.
      await server.mails();
      server.clock.set(now);
    }
    expect((await bellOf(recruiter))[0]?.body).toMatch(/at 09:00-10:00 \(India time\)\.\nIn person: 14 MG Road, Pune$/);
  });

  test('the reminder of both sides says it', async () => {
    await schedule(video);
    const now = server.clock.now();
    try {
      server.clock.set(new Date('2026-11-24T06:00:00Z'));
      await remindOfInterviews(server.services);
    } finally {
      // Those of then leave before the time goes back.
      await server.mails();
      server.clock.set(now);
    }
    for (const side of [seeker, recruiter]) expect((await bellOf(side)).at(-1)?.body).toContain(`Video call: ${link}`);
  });
});

const invalidLink = 'Please enter an https link such as https://meet.example.in/asha.';
const linkTooLong = 'Link must be 500 characters or fewer.';
const refusals: [mode: string, location: string | null, message: string][] = [
  ['VIDEO', 'javascript:alert(1)', invalidLink],
  ['VIDEO', 'java\nscript:alert(1)', invalidLink],
  ['VIDEO', 'data:text/html,<script>alert(1)</script>', invalidLink],
  ['VIDEO', 'http://meet.example.in/asha', invalidLink],
  ['VIDEO', 'https://kaamyab.in@evil.example.in/', invalidLink],
  ['VIDEO', 'https://meet', invalidLink],
  ['VIDEO', 'in the big hall', invalidLink],
  ['VIDEO', 'https://meet.example.in/a\u0007 b', invalidLink],
  ['VIDEO', '<a href="https://meet.example.in">here</a>', invalidLink],
  ['VIDEO', `https://meet.example.in/${'a'.repeat(480)}`, linkTooLong],
  ['VIDEO', `https://meet.example.in/${'अ'.repeat(100)}`, linkTooLong],
  ['VIDEO', ' \u200B\u0000 ', 'Link is required'],
  ['VIDEO', null, 'Link is required'],
  ['IN_PERSON', ' \n\u200B ', 'Address is required'],
  ['IN_PERSON', null, 'Address is required'],
  ['IN_PERSON', 'a'.repeat(301), 'Address must be 300 characters or fewer.'],
  ['PHONE', 'https://meet.example.in/', 'An interview by phone has neither an address nor a link.'],
];

test.each(refusals)('%s at %j is refused at its field, by every way in', async (mode, location, message) => {
  const place = { mode, location };
  expect(await schedule(place)).toMatchObject({ code: 'BAD_USER_INPUT', fields: { 'place.location': message } });
  expect((await add(place)).fields).toEqual({ 'place.location': message });
  const { id } = (await schedule()).shown;
  expect((await update(id, { place })).fields).toEqual({ 'place.location': message });
  expect(await seenBy(seeker)).toBeNull();
});

test.each([
  ['meet.example.in/asha-b?pwd=1', 'https://meet.example.in/asha-b?pwd=1'],
  [' HTTPS://Meet.Example.in/A"<b> ', 'https://meet.example.in/A%22%3Cb%3E'],
  ['https://meet.example.in/"onmouseover="x', 'https://meet.example.in/%22onmouseover=%22x'],
  ['https://बैठक.भारत/a', 'https://xn--11bv9a8g.xn--h2brj9c/a'],
])('the link %j is stored as %j', async (location, stored) => {
  const { shown } = await schedule({ mode: 'VIDEO', location });
  expect(shown.place).toEqual({ mode: 'VIDEO', location: stored });
});

describe('later', () => {
  test('another place alone is told to both sides, with a newer calendar entry; the time stays', async () => {
    const { id } = (await schedule(office)).shown;
    expect((await update(id, { place: video })).shown).toEqual({ id, place: video });
    expect((await bellOf(seeker)).at(-1)).toEqual({
      title: 'The place of your interview was updated',
      body: expect.stringMatching(
        new RegExp(
          String.raw`^Baker at .*: the place of the interview on November 25, 2026 at 10:30-11:30 \(India time\) was updated\.` +
            `\nVideo call: ${link}$`,
        ),
      ),
    });
    expect((await bellOf(recruiter)).at(-1)?.title).toBe('Place of the interview updated');
    expect((await server.mails(seeker.email))[0]?.subject).toBe('The place of your interview was updated');
    const file = await mailedCalendarFile(server, seeker);
    expect(file.split('\r\n')).toEqual(
      expect.arrayContaining(['SEQUENCE:1', 'METHOD:REQUEST', 'DTSTART:20261125T050000Z', `LOCATION:${link}`]),
    );
  });

  test('the same place again, or none named, notifies nobody', async () => {
    const { id } = (await schedule(office)).shown;
    for (const input of [
      { place: office },
      { place: { ...office, location: ' 14 MG Road,\r\nPune ' } },
      {},
      { title: 'Second round' },
    ])
      expect((await update(id, input)).shown).toEqual({ id, place: office });
    expect([(await bellOf(seeker)).length, (await bellOf(recruiter)).length]).toEqual([1, 1]);
    expect((await server.mails(seeker.email)).filter(({ subject }) => /interview/i.test(subject))).toHaveLength(1);
  });

  test('null removes it, and the seeker reads that it is open', async () => {
    const { id } = (await schedule(video)).shown;
    expect((await update(id, { place: null })).shown).toEqual({ id, place: null });
    expect((await bellOf(seeker)).at(-1)?.body).toMatch(/\nThe recruiter hasn't set a place yet\.$/);
    expect(await mailedCalendarFile(server, seeker)).not.toMatch(/LOCATION|URL/);
    await update(id, { place: null });
    expect(await bellOf(seeker)).toHaveLength(2);
  });

  test('a move keeps the place; moved to another time and place is one notification', async () => {
    const { id } = (await schedule(video)).shown;
    expect((await update(id, { slot: 'S1600_1700' })).shown).toEqual({ id, place: video });
    expect((await bellOf(seeker)).at(-1)?.body).toMatch(
      new RegExp(`the interview is now on November 25, 2026 at 16:00-17:00 \\(India time\\)\\.\nVideo call: ${link}$`),
    );
    await update(id, { date: '2026-11-26', place: phone });
    expect((await bellOf(seeker)).map(({ title }) => title)).toEqual([
      'Your interview is scheduled',
      'Your interview was moved',
      'Your interview was moved',
    ]);
    expect((await bellOf(seeker)).at(-1)?.body).toMatch(
      /is now on November 26, 2026 at 16:00-17:00 \(India time\), and its place was updated\.\nBy phone: they call/,
    );
  });

  test('of an interview that is over the place stays', async () => {
    const { id } = (await schedule(office, '2026-11-20')).shown;
    const now = server.clock.now();
    try {
      server.clock.set(new Date('2026-11-20T06:30:00Z'));
      expect(await update(id, { place: video })).toMatchObject({ code: 'CONFLICT' });
      expect((await update(id, { place: office })).shown).toMatchObject({ place: office });
    } finally {
      // Those of then leave before the time goes back.
      await server.mails();
      server.clock.set(now);
    }
  });

  test('the mail of a cancellation does not lead anywhere any more', async () => {
    const { id } = (await schedule(video)).shown;
    await update(id, { status: 'CANCELLED' });
    expect((await bellOf(seeker)).at(-1)?.body).not.toContain(link);
  });
});

test('text in the calendar file stays text, and its lines are folded', async () => {
  const location = `Hall 2; "B", C:\\D\nATTACH:http://example.in\n${'पुणे '.repeat(20)}`;
  await schedule({ mode: 'IN_PERSON', location });
  const [mail] = await server.mails(seeker.email);
  const file = mail?.attachments[0]?.content ?? '';
  for (const line of file.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  expect(file).not.toMatch(/^ATTACH/m);
  expect(file.replace(/\r\n[ \t]/g, '')).toContain(
    String.raw`LOCATION:Hall 2\; "B"\, C:\\D\nATTACH:http://example.in\nपुणे पुणे`,
  );
});

test('an address in the calendar file (URL) is one, whatever is in it', async () => {
  await schedule({ mode: 'VIDEO', location: 'https://meet.example.in/a;b,c?x=\\d' });
  const file = await mailedCalendarFile(server, seeker);
  expect(file).toContain('URL;VALUE=URI:https://meet.example.in/a%3Bb%2Cc?x=%5Cd\r\n');
  expect(file).toContain(String.raw`LOCATION:https://meet.example.in/a\;b\,c?x=\\d`);
});

test.each([
  ['interviews_mode_known', 'BY_POST', null],
  ['interviews_location_fits_mode', 'IN_PERSON', null],
  ['interviews_location_fits_mode', 'VIDEO', null],
  ['interviews_location_fits_mode', 'VIDEO', 'javascript:alert(1)'],
  ['interviews_location_fits_mode', 'PHONE', '14 MG Road'],
  ['interviews_location_fits_mode', null, '14 MG Road'],
  ['interviews_location_length', 'IN_PERSON', ''],
  ['interviews_location_length', 'IN_PERSON', 'a'.repeat(301)],
  ['interviews_location_length', 'VIDEO', `https://a.in/${'a'.repeat(500)}`],
])('%s holds in the database', async (constraint, mode, location) => {
  const { id } = (await schedule()).shown;
  await expect(
    server.services.database.query('update interviews set mode = $2, location = $3 where id = $1', [
      id,
      mode,
      location,
    ]),
  ).rejects.toMatchObject({ constraint });
});
