import { makeApplication, makeJob, makeRecruiter, makeSeeker, type TestPerson } from '../../../test/factories.ts';
import { callInterviews, mailedCalendarFile, readCalendar } from '../../../test/interview-calls.ts';
import { startTestServer, type TestServer } from '../../../test/server.ts';

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
const update = (id: string, input: Record<string, unknown>) => call(recruiter, 'updateInterview', { id, input });
const remove = (id: string) => call(recruiter, 'deleteInterview', { id }, '');
const calendarOf = (person: TestPerson, args?: string) => readCalendar(server, person, args);
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
const calendarFileOf = (person: TestPerson) => mailedCalendarFile(server, person);

describe('changing', () => {
  test('a move sends both sides a newer invitation and frees the old slot; the application stays', async () => {
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

  test('the title changes without a word to anybody and must not be empty; the candidate is who applied', async () => {
    const { seeker, applicationId } = await makeCase();
    const { id } = (await schedule(applicationId)).shown;
    expect((await update(id, { title: ' Second  round ', candidate: 'Asha Nair, Baker' })).shown).toMatchObject({
      title: 'Second round',
      candidate: 'Asha Nair, Baker',
      date: '2026-11-25',
    });
    expect(await titlesOf(seeker)).toHaveLength(1);
    expect((await update(id, { title: ' ' })).fields).toEqual({ title: 'Title is required' });
    for (const [field, others] of [
      ['title', {}],
      ['date', { date: '2026-11-26', slot: 'S0900_1000' }],
    ] as const)
      expect([field, (await update(id, { ...others, candidate: 'Ravi, Cook' })).fields]).toEqual([
        field,
        { candidate: 'This interview belongs to an application. Its candidate cannot be changed.' },
      ]);
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
      server.clock.advance({ seconds: 35 });
      for (const person of [seeker, recruiter]) expect(await calendarFileOf(person)).toContain('METHOD:CANCEL');
    },
  );

  test('an offer keeps the interview; once over it is completed, and a new round can be scheduled', async () => {
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
