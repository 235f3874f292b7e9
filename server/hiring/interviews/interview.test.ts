import {
  makeApplication,
  makeJob,
  makePerson,
  makeRecruiter,
  makeSeeker,
  type TestPerson,
} from '../../../test/factories.ts';
import { callInterviews, mailedCalendarFile, readCalendar } from '../../../test/interview-calls.ts';
import { startTestServer, type TestServer } from '../../../test/server.ts';
import { remindOfInterviews } from './interview-reminder.service.ts';

let server: TestServer;
let recruiter: TestPerson & { companyId: string };

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

/** Each case has a calendar of its own. */
async function makeCase(status = 'APPROVED') {
  recruiter = await makeRecruiter(server.services, { name: 'Rekha Rao' });
  return makeApplicant(status);
}

async function makeApplicant(status = 'APPROVED', seekerOf?: TestPerson) {
  const seeker = seekerOf ?? (await makeSeeker(server.services, { name: 'Asha Nair' }));
  const jobId = await makeJob(server.services, recruiter, { title: 'Baker' });
  return {
    seeker,
    applicationId: await makeApplication(server.services, {
      jobId,
      recruiterId: recruiter.id,
      seekerId: seeker.id,
      status,
    }),
  };
}

const call = (person: TestPerson, operation: string, variables: Record<string, unknown>, selection?: string) =>
  callInterviews(server, person, operation, variables, selection);

const schedule = (applicationId: string, date = '2026-11-25', slot = 'S1030_1130') =>
  call(recruiter, 'scheduleInterview', { applicationId, date, slot });
const remove = (id: string) => call(recruiter, 'deleteInterview', { id }, '');
const calendarOf = (person: TestPerson, args?: string) => readCalendar(server, person, args);
const titlesOf = async ({ id }: TestPerson) =>
  (
    await server.services.database.query<{ title: string }>(
      'select title from notifications where user_id = $1 order by created_at, id',
      [id],
    )
  ).map(({ title }) => title);
const statusOf = async (id: string) =>
  (await server.services.database.query<{ status: string }>('select status from applications where id = $1', [id]))[0]
    ?.status;
const calendarFileOf = (person: TestPerson) => mailedCalendarFile(server, person);

describe('scheduling', () => {
  test('HINT-06 books for both sides and moves the application; one notice, one invitation each', async () => {
    const { seeker, applicationId } = await makeCase();
    const { shown } = await schedule(applicationId);
    expect(shown).toEqual({
      id: expect.any(String),
      date: '2026-11-25',
      slot: 'S1030_1130',
      slotText: '10:30-11:30',
      startsAt: '2026-11-25T05:00:00.000Z',
      endsAt: '2026-11-25T06:00:00.000Z',
      title: 'Interview for Baker',
      candidate: 'Asha Nair, Baker',
      status: 'SCHEDULED',
      application: { id: applicationId, status: 'INTERVIEW_SCHEDULED' },
    });
    expect(await calendarOf(seeker)).toEqual([shown]);
    expect(await calendarOf(recruiter, '(date: "2026-11-25")')).toEqual([shown]);
    expect(await calendarOf(recruiter, '(date: "2026-11-24")')).toEqual([]);
    expect(await titlesOf(seeker)).toEqual(['Your interview is scheduled']);
    expect(await titlesOf(recruiter)).toEqual(['Interview scheduled']);
    const { data } = await server.graphql<{ application: { timeline: { text: string }[]; interview: { id: string } } }>(
      `{ application(id: "${applicationId}") { timeline { text } interview { id } } }`,
      {},
      seeker.token,
    );
    expect(data?.application).toEqual({
      timeline: [{ text: 'Applied' }, { text: 'Interview scheduled' }],
      interview: { id: shown.id },
    });
    for (const person of [seeker, recruiter]) {
      const file = await calendarFileOf(person);
      expect(file).toContain('METHOD:REQUEST');
      expect(file).toContain(`UID:interview-${shown.id}@localhost`);
      expect(file).toContain('SEQUENCE:0');
      expect(file).toContain('DTSTART:20261125T050000Z');
      expect(file).toContain('DTEND:20261125T060000Z');
      expect(file).toContain(seeker.email);
      expect(file).toMatch(/END:VCALENDAR\r\n$/);
    }
    expect((await server.mails(seeker.email))[0]?.text).toContain('November 25, 2026 at 10:30-11:30 (India time)');
  });

  test.each(['NEW', 'IN_REVIEW', 'ON_HOLD', 'REJECTED', 'INTERVIEW_SCHEDULED', 'OFFER_EXTENDED', 'HIRED', 'WITHDRAWN'])(
    'HINT-01 is refused with CONFLICT for an application that is %s',
    async (status) => {
      const { applicationId } = await makeCase(status);
      expect((await schedule(applicationId)).code).toBe('CONFLICT');
      expect(await statusOf(applicationId)).toBe(status);
      expect(await calendarOf(recruiter)).toEqual([]);
    },
  );

  test('HINT-03 a slot that has begun is refused at its field; the next one of today is fine', async () => {
    const { applicationId } = await makeCase();
    // It is 11:00 in India.
    for (const [date, slot] of [
      ['2026-11-17', 'S1600_1700'],
      ['2026-11-18', 'S1030_1130'],
    ] as const) {
      expect(await schedule(applicationId, date, slot)).toMatchObject({
        code: 'BAD_USER_INPUT',
        fields: { slot: 'This time has already passed. Please choose a later one.' },
      });
    }
    const taken = await server.graphql(
      `{ takenInterviewSlots(applicationId: "${applicationId}", date: "2026-11-18") }`,
      {},
      recruiter.token,
    );
    expect(taken.data?.takenInterviewSlots).toEqual(['S0900_1000', 'S1030_1130']);
    expect((await schedule(applicationId, '2026-11-18', 'S1300_1400')).shown).toMatchObject({
      startsAt: '2026-11-18T07:30:00.000Z',
    });
  });

  test('OP-113 50 bookings of one slot at once are one interview, and only that applicant moves', async () => {
    const first = await makeCase();
    const applicants = [first, ...(await Promise.all(Array.from({ length: 49 }, () => makeApplicant())))];
    const answers = await Promise.all(applicants.map(({ applicationId }) => schedule(applicationId)));
    expect(answers.filter(({ shown }) => shown)).toHaveLength(1);
    expect(answers.filter(({ message }) => message === 'This slot is already booked.')).toHaveLength(49);
    expect(await calendarOf(recruiter)).toHaveLength(1);
    const moved = await Promise.all(applicants.map(({ applicationId }) => statusOf(applicationId)));
    expect(moved.filter((status) => status === 'INTERVIEW_SCHEDULED')).toHaveLength(1);
    expect(await titlesOf(recruiter)).toEqual(['Interview scheduled']);
  });

  test('a seeker cannot be in two interviews at once; ten bookings of one application at once are one', async () => {
    const { seeker, applicationId } = await makeCase();
    await schedule(applicationId);
    recruiter = await makeRecruiter(server.services);
    const other = await makeApplicant('APPROVED', seeker);
    expect(await schedule(other.applicationId)).toMatchObject({
      code: 'CONFLICT',
      message: 'This slot is already booked.',
    });
    const taken = await server.graphql(
      `{ takenInterviewSlots(applicationId: "${other.applicationId}", date: "2026-11-25") }`,
      {},
      recruiter.token,
    );
    expect(taken.data?.takenInterviewSlots).toEqual(['S1030_1130']);
    const slots = ['S0900_1000', 'S1300_1400', 'S1430_1530', 'S1600_1700'];
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, index) => schedule(other.applicationId, '2026-11-25', slots[index % 4])),
    );
    expect(answers.filter(({ shown }) => shown)).toHaveLength(1);
    expect(answers.filter(({ code }) => code === 'CONFLICT')).toHaveLength(9);
    expect(await calendarOf(recruiter)).toHaveLength(1);
  });
});

describe('reminders', () => {
  test('OP-107 both sides are reminded once, 24 hours before, even when two servers look at once', async () => {
    const { seeker, applicationId } = await makeCase();
    await schedule(applicationId);
    const now = server.clock.now();
    const remind = () => Promise.all([remindOfInterviews(server.services), remindOfInterviews(server.services)]);
    try {
      server.clock.set(new Date('2026-11-24T04:59:59Z'));
      await remind();
      expect(await titlesOf(seeker)).toHaveLength(1);
      server.clock.set(new Date('2026-11-24T05:00:00Z'));
      await remind();
      await remind();
      expect(await titlesOf(seeker)).toEqual(['Your interview is scheduled', 'Your interview is coming up']);
      expect(await titlesOf(recruiter)).toEqual(['Interview scheduled', 'Interview coming up']);
      const [mail] = await server.mails(seeker.email);
      expect([mail?.subject, mail?.attachments]).toEqual(['Your interview is coming up', []]);
    } finally {
      server.clock.set(now);
    }
  });

  test('one that was booked a day or less ahead, or cancelled, is not reminded of', async () => {
    const { seeker, applicationId } = await makeCase();
    const { id } = (await schedule(applicationId, '2026-11-19', 'S1030_1130')).shown;
    await remindOfInterviews(server.services);
    expect(await titlesOf(seeker)).toHaveLength(1);
    await remove(id);
    await remindOfInterviews(server.services);
    expect(await titlesOf(seeker)).toHaveLength(2);
  });
});

test("other recruiters' ids are NOT_FOUND, other roles FORBIDDEN, visitors UNAUTHENTICATED", async () => {
  const { seeker, applicationId } = await makeCase();
  const { id } = (await schedule(applicationId)).shown;
  const owner = recruiter;
  const stranger = await makeRecruiter(server.services);
  const calls = [
    ['scheduleInterview', { applicationId, date: '2026-11-30', slot: 'S0900_1000' }, '{ id }'],
    ['updateInterview', { id, input: { title: 'Mine' } }, '{ id }'],
    ['deleteInterview', { id }, ''],
  ] as const;
  for (const [operation, variables, selection] of calls) {
    expect((await call(stranger, operation, variables, selection)).code).toBe('NOT_FOUND');
    for (const person of [seeker, await makePerson(server.services, 'ADMIN')])
      expect((await call(person, operation, variables, selection)).code).toBe('FORBIDDEN');
    expect((await call({ token: '' } as TestPerson, operation, variables, selection)).code).toBe('UNAUTHENTICATED');
  }
  for (const wrong of ['x', '01890000-0000-7000-8000-000000000000']) {
    expect((await call(owner, 'deleteInterview', { id: wrong }, '')).code).toBe('NOT_FOUND');
    expect((await schedule(wrong)).code).toBe('NOT_FOUND');
  }
  const taken = await server.graphql(
    `{ takenInterviewSlots(applicationId: "${applicationId}", date: "2026-11-25") }`,
    {},
    stranger.token,
  );
  expect(taken.errors[0]?.extensions.code).toBe('NOT_FOUND');
  expect(await calendarOf(stranger)).toEqual([]);
  expect(await calendarOf(owner)).toMatchObject([{ id, title: 'Interview for Baker' }]);
});
