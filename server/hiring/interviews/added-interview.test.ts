import { makeApplication, makeJob, makeRecruiter, makeSeeker, type TestPerson } from '../../../test/factories.ts';
import { startTestServer, type TestServer } from '../../../test/server.ts';
import { remindOfInterviews } from './interview-reminder.service.ts';

/** Interviews that a recruiter types in by hand, with people who did not apply here. */

interface Shown {
  id: string;
  [field: string]: unknown;
}

const fields = '{ id title candidate date slotText startsAt status application { id } }';
const talk = { title: ' Campus  talk ', candidate: 'Ravi, Cook', date: '2026-11-27', slot: 'S0900_1000' };
let server: TestServer;
let recruiter: TestPerson & { companyId: string };

beforeAll(async () => void (server = await startTestServer()));
afterAll(() => server.close());
// Each test has a calendar of its own.
beforeEach(async () => void (recruiter = await makeRecruiter(server.services)));

async function ask(document: string, variables: object = {}) {
  const { data, errors } = await server.graphql<Record<string, Shown>>(document, variables, recruiter.token);
  return {
    shown: data?.result as Shown,
    code: errors[0]?.extensions.code,
    message: errors[0]?.message,
    problems: errors[0]?.extensions.fields,
  };
}
const add = (input: object = {}) =>
  ask(`mutation ($input: NewInterviewInput!) { result: addInterview(input: $input) ${fields} }`, {
    input: { ...talk, ...input },
  });
const update = (id: string, input: object) =>
  ask(`mutation ($input: InterviewInput!) { result: updateInterview(id: "${id}", input: $input) ${fields} }`, {
    input,
  });
const calendar = async () => (await ask(`{ result: interviews ${fields} }`)).shown;
const taken = async (date: string) => (await ask(`{ result: takenInterviewSlots(date: "${date}") }`)).shown;
const notices = () =>
  server.services.database.query<{ title: string }>(
    'select title from notifications where user_id = $1 order by created_at, id',
    [recruiter.id],
  );

async function schedule(slot: string) {
  const seeker = await makeSeeker(server.services);
  const jobId = await makeJob(server.services, recruiter);
  const id = await makeApplication(server.services, {
    jobId,
    recruiterId: recruiter.id,
    seekerId: seeker.id,
    status: 'APPROVED',
  });
  return ask(
    `mutation { result: scheduleInterview(applicationId: "${id}", date: "2026-11-27", slot: ${slot}) ${fields} }`,
  );
}

test('OP-113 one needs no application: it stands in the own calendar, and no one is notified of changes', async () => {
  const { shown } = await add();
  expect(shown).toEqual({
    id: expect.any(String),
    title: 'Campus talk',
    candidate: 'Ravi, Cook',
    date: '2026-11-27',
    slotText: '09:00-10:00',
    startsAt: '2026-11-27T03:30:00.000Z',
    status: 'SCHEDULED',
    application: null,
  });
  expect(await calendar()).toEqual([shown]);
  expect((await update(shown.id, { slot: 'S1300_1400' })).shown).toMatchObject({
    slotText: '13:00-14:00',
    application: null,
  });
  expect((await ask(`mutation { result: deleteInterview(id: "${shown.id}") }`)).shown).toBe(true);
  expect(await calendar()).toEqual([]);
  expect(await notices()).toEqual([]);
});

test('OP-113 of ten at once for one slot one is booked, and none that is taken or past', async () => {
  await schedule('S1030_1130');
  expect(await add({ slot: 'S1030_1130' })).toMatchObject({
    code: 'CONFLICT',
    message: 'This slot is already booked.',
  });
  expect(await add({ date: '2026-11-17' })).toMatchObject({
    code: 'BAD_USER_INPUT',
    problems: { slot: 'This time has already passed. Please choose a later one.' },
  });
  const answers = await Promise.all(Array.from({ length: 10 }, () => add()));
  expect(answers.filter(({ shown }) => shown)).toHaveLength(1);
  expect(await taken('2026-11-27')).toEqual(['S0900_1000', 'S1030_1130']);
  // It is 11:00 in India.
  expect(await taken('2026-11-18')).toEqual(['S0900_1000', 'S1030_1130']);
  expect((await schedule('S0900_1000')).message).toBe('This slot is already booked.');
});

test.each([
  ['title', ' ', 'Title is required'],
  ['candidate', '', 'Candidate is required'],
  ['candidate', 'a'.repeat(151), 'Candidate must be 150 characters or fewer.'],
])('OP-111 the %s may not be %j', async (field, value, message) => {
  expect(await add({ [field]: value })).toMatchObject({ code: 'BAD_USER_INPUT', problems: { [field]: message } });
  expect(await calendar()).toEqual([]);
});

test('OP-107 its recruiter is reminded 24 hours before, once', async () => {
  await add();
  const now = server.clock.now();
  try {
    server.clock.set(new Date('2026-11-26T03:30:00Z'));
    await remindOfInterviews(server.services);
    await remindOfInterviews(server.services);
    expect(await notices()).toEqual([{ title: 'Interview coming up' }]);
    expect((await server.mails(recruiter.email))[0]?.text).toContain(
      'Campus talk, Ravi, Cook: the interview is on November 27, 2026 at 09:00-10:00 (India time).',
    );
  } finally {
    server.clock.set(now);
  }
});
