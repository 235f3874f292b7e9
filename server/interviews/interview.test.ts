import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import {
  makeApplication,
  makeJob,
  makePerson,
  makeRecruiter,
  makeSeeker,
  type TestPerson,
} from '../../test/factories.ts';
import { startTestServer, type TestServer } from '../../test/server.ts';
import { remindOfInterviews } from './interview.tasks.ts';

interface Shown {
  id: string;
  application: { id: string; status: string } | null;
  [field: string]: unknown;
}

const fields = 'id date slot slotText startsAt endsAt title candidate status application { id status }';
const declared: Record<string, string> = { date: 'Date!', slot: 'InterviewSlot!', input: 'InterviewInput!' };
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

async function call(
  person: TestPerson,
  operation: string,
  variables: Record<string, unknown>,
  selection = `{ ${fields} }`,
) {
  const names = Object.keys(variables);
  const head = `(${names.map((name) => `$${name}: ${declared[name] ?? 'ID!'}`).join(', ')})`;
  const text = `mutation ${head} { ${operation}(${names.map((name) => `${name}: $${name}`).join(', ')}) ${selection} }`;
  const { data, errors } = await server.graphql<Record<string, Shown>>(text, variables, person.token);
  return {
    shown: data?.[operation] as Shown,
    code: errors[0]?.extensions.code,
    message: errors[0]?.message,
    fields: errors[0]?.extensions.fields,
  };
}

const schedule = (applicationId: string, date = '2026-11-25', slot = 'S1030_1130') =>
  call(recruiter, 'scheduleInterview', { applicationId, date, slot });
const update = (id: string, input: Record<string, unknown>) => call(recruiter, 'updateInterview', { id, input });
const remove = (id: string) => call(recruiter, 'deleteInterview', { id }, '');
const calendarOf = async ({ token }: TestPerson, args = '') =>
  (await server.graphql<{ interviews: Shown[] }>(`{ interviews${args} { ${fields} } }`, {}, token)).data?.interviews ??
  [];
const decide = (id: string, status: string) =>
  server.graphql(
    `mutation { setApplicationStatus(id: "${id}", status: ${status}) { status interview { id } } }`,
    {},
    recruiter.token,
  );
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
const sequenceOf = (file: string) => Number(/SEQUENCE:(\d+)/.exec(file)?.[1]);

/**
 * The newest calendar entry that was mailed, by SEQUENCE as a calendar would take it: mails may overtake each other.
 */
async function calendarFileOf({ email }: TestPerson): Promise<string> {
  const files = (await server.mails(email)).flatMap(({ attachments }) =>
    attachments.map(({ content }) => content.replace(/\r\n[ \t]/g, '')),
  );
  return files.toSorted((a, b) => sequenceOf(b) - sequenceOf(a))[0] ?? '';
}

describe('scheduling', () => {
  test('HINT-06 books the slot for both sides and moves the application, with one notification, one timeline entry and one invitation each', async () => {
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
    expect((await server.mails(seeker.email))[0]?.text).toContain('November 25, 2026 at 10:30-11:30');
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

  test('OP-113 50 bookings of one slot of a recruiter at once are one interview, and only that applicant moves', async () => {
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

  test('a seeker cannot be in two interviews at once, whoever invites; ten bookings of one application at once are one', async () => {
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

describe('changing', () => {
  test('a move tells both sides with a newer invitation and frees the old slot; the application stays where it is', async () => {
    const { seeker, applicationId } = await makeCase();
    const { id } = (await schedule(applicationId)).shown;
    expect((await update(id, { date: '2026-11-26', slot: 'S0900_1000' })).shown).toMatchObject({
      startsAt: '2026-11-26T03:30:00.000Z',
      application: { status: 'INTERVIEW_SCHEDULED' },
    });
    expect((await titlesOf(seeker)).at(-1)).toBe('Your interview was moved');
    expect((await titlesOf(recruiter)).at(-1)).toBe('Interview moved');
    const file = await calendarFileOf(seeker);
    expect(file).toContain(`UID:interview-${id}@localhost`);
    expect(file).toContain('SEQUENCE:1');
    expect(file).toContain('DTSTART:20261126T033000Z');
    expect((await schedule((await makeApplicant()).applicationId)).shown).toBeTruthy();
    expect(await update(id, { date: '2026-11-25', slot: 'S1030_1130' })).toMatchObject({
      code: 'CONFLICT',
      message: 'This slot is already booked.',
    });
    expect((await update(id, { date: '2026-11-17' })).code).toBe('BAD_USER_INPUT');
  });

  test('title and candidate change without a word to anybody; they must not be empty', async () => {
    const { seeker, applicationId } = await makeCase();
    const { id } = (await schedule(applicationId)).shown;
    expect((await update(id, { title: ' Second  round ', candidate: 'Asha Nair (Head Baker)' })).shown).toMatchObject({
      title: 'Second round',
      candidate: 'Asha Nair (Head Baker)',
      date: '2026-11-25',
    });
    expect(await titlesOf(seeker)).toHaveLength(1);
    expect((await update(id, { title: ' ' })).fields).toEqual({ title: 'Title is required' });
    expect((await update(id, { candidate: 'a'.repeat(151) })).fields).toEqual({
      candidate: 'Candidate must be 150 characters or fewer.',
    });
    expect((await update(id, { status: 'COMPLETED' })).fields).toEqual({ status: 'This interview has not begun yet.' });
  });

  test.each([
    ['deleting it', (id: string) => remove(id)],
    ['the status CANCELLED', (id: string) => update(id, { status: 'CANCELLED' })],
  ])(
    'OP-032 cancelling by %s approves the application again, with one notification and a cancellation each',
    async (_name, cancel) => {
      const { seeker, applicationId } = await makeCase();
      const { id } = (await schedule(applicationId)).shown;
      expect((await cancel(id)).code).toBeUndefined();
      expect(await statusOf(applicationId)).toBe('APPROVED');
      expect(await calendarOf(seeker)).toEqual([]);
      expect(await titlesOf(seeker)).toEqual(['Your interview is scheduled', 'Your interview was cancelled']);
      expect(await titlesOf(recruiter)).toEqual(['Interview scheduled', 'Interview cancelled']);
      for (const person of [seeker, recruiter]) {
        const file = await calendarFileOf(person);
        expect(file).toContain('METHOD:CANCEL');
        expect(file).toContain('STATUS:CANCELLED');
        expect(file).toContain('SEQUENCE:1');
      }
      expect((await cancel(id)).code).toBe('NOT_FOUND');
      expect((await schedule(applicationId)).shown).toBeTruthy();
    },
  );

  test.each(['ON_HOLD', 'REJECTED', 'WITHDRAWN'])(
    'OP-113 the move to %s cancels the interview, with one notification to each side',
    async (status) => {
      const { seeker, applicationId } = await makeCase();
      await schedule(applicationId);
      const before = [(await titlesOf(seeker)).length, (await titlesOf(recruiter)).length];
      const { errors } =
        status === 'WITHDRAWN'
          ? await server.graphql(`mutation { withdrawApplication(id: "${applicationId}") { id } }`, {}, seeker.token)
          : await decide(applicationId, status);
      expect(errors).toEqual([]);
      expect(await calendarOf(recruiter)).toEqual([]);
      expect([(await titlesOf(seeker)).length, (await titlesOf(recruiter)).length]).toEqual(
        before.map((count) => count + 1),
      );
      for (const person of [seeker, recruiter]) expect(await calendarFileOf(person)).toContain('METHOD:CANCEL');
    },
  );

  test('an offer keeps the interview; once its time is over it is completed, stays where it was, and a new round can be scheduled', async () => {
    const { applicationId } = await makeCase();
    const { id } = (await schedule(applicationId, '2026-11-20')).shown;
    const now = server.clock.now();
    try {
      expect((await decide(applicationId, 'OFFER_EXTENDED')).data).toMatchObject({
        setApplicationStatus: { interview: { id } },
      });
      server.clock.set(new Date('2026-11-20T06:00:00Z'));
      expect(await calendarOf(recruiter)).toMatchObject([{ id, status: 'COMPLETED' }]);
      const before = await titlesOf(recruiter);
      for (const refused of [
        await remove(id),
        await update(id, { status: 'CANCELLED' }),
        await update(id, { date: '2026-11-23' }),
        await update(id, { status: 'SCHEDULED' }),
      ]) {
        expect(refused).toMatchObject({
          code: 'CONFLICT',
          message: 'This interview is over and cannot be moved or cancelled any more.',
        });
      }
      expect(await titlesOf(recruiter)).toEqual(before);
      expect((await update(id, { title: 'First round' })).shown).toMatchObject({
        title: 'First round',
        status: 'COMPLETED',
      });
      for (const status of ['ON_HOLD', 'APPROVED']) await decide(applicationId, status);
      const { shown } = await schedule(applicationId, '2026-11-21');
      expect(shown).toMatchObject({ status: 'SCHEDULED', application: { status: 'INTERVIEW_SCHEDULED' } });
      expect(await calendarOf(recruiter)).toMatchObject([{ id, status: 'COMPLETED' }, { id: shown.id }]);
    } finally {
      server.clock.set(now);
    }
  });

  test('a move and a hold at once: both calendars and the application agree in the end', async () => {
    for (let round = 0; round < 5; round += 1) {
      const { applicationId } = await makeCase();
      const { id } = (await schedule(applicationId)).shown;
      const [held, moved] = await Promise.all([decide(applicationId, 'ON_HOLD'), update(id, { slot: 'S1600_1700' })]);
      expect(held.errors).toEqual([]);
      expect([undefined, 'CONFLICT', 'NOT_FOUND']).toContain(moved.code);
      expect(await statusOf(applicationId)).toBe('ON_HOLD');
      expect(await calendarOf(recruiter)).toEqual([]);
    }
  });
});

test('OP-112 what was not held yet cannot be completed, not by moving it either', async () => {
  const { applicationId } = await makeCase();
  const { id } = (await schedule(applicationId)).shown;
  for (const date of [undefined, '2026-11-26']) {
    expect(await update(id, { status: 'COMPLETED', ...(date && { date }) })).toMatchObject({
      code: 'BAD_USER_INPUT',
      fields: { status: 'This interview has not begun yet.' },
    });
  }
  expect(await calendarOf(recruiter)).toMatchObject([{ id, date: '2026-11-25', status: 'SCHEDULED' }]);
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
