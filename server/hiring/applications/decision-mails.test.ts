import { callApplications, makeApplicationCase } from '../../../test/application-calls.ts';
import * as calls from '../../../test/decision-calls.ts';
import { makeApplication, makeJob, makeRecruiter, makeSeeker, type TestPerson } from '../../../test/factories.ts';
import { startTestServer, type TestServer } from '../../../test/server.ts';

let server: TestServer;
let recruiter: TestPerson & { companyId: string };

beforeAll(async () => void (server = await startTestServer()));
afterAll(() => server.close());
beforeEach(async () => void (recruiter = await makeRecruiter(server.services, { name: 'Rekha Rao' })));

const wait = (seconds: number): void => server.clock.advance({ seconds });
const decide = (id: string, status: string, reason?: string) =>
  callApplications(server, recruiter, 'setApplicationStatus', { id, status, reason });
const open = (id: string) => callApplications(server, recruiter, 'startReview', { id });
const subjectsTo = async ({ email }: TestPerson) =>
  (await server.mails(email)).map(({ subject }) => subject).toReversed();
const bellOf = async ({ token }: TestPerson) =>
  (
    await server.graphql<{ notifications: { title: string }[] }>('{ notifications { title } }', {}, token)
  ).data?.notifications
    .map(({ title }) => title)
    .toReversed();
const undoable = async () =>
  (
    await server.graphql<{ undoableDecisions: { id: string; status: string; size: number; undoSeconds: number }[] }>(
      '{ undoableDecisions { id status size undoSeconds } }',
      {},
      recruiter.token,
    )
  ).data?.undoableDecisions ?? [];
const undoLast = async () => calls.undo(server, recruiter, (await undoable())[0]?.id ?? '');

const [approved, onHold, rejected, inReview] = [
  'Your application was approved',
  'Your application is on hold',
  'Your application was not selected',
  'Your application is in review',
];

describe('a decision on one application', () => {
  test.each(['APPROVED', 'ON_HOLD', 'REJECTED'])(
    '%s takes effect at once, and its mail leaves half a minute later',
    async (status) => {
      const { seeker, id } = await makeApplicationCase(server, recruiter);
      expect((await decide(id, status)).shown.status).toBe(status);
      expect(await bellOf(seeker)).toHaveLength(1);
      wait(30);
      expect(await subjectsTo(seeker)).toEqual([]);
      wait(5);
      expect(await subjectsTo(seeker)).toHaveLength(1);
    },
  );

  test.each([
    ['APPROVED', 'OFFER_EXTENDED'],
    ['OFFER_EXTENDED', 'HIRED'],
    ['NEW', 'REJECTED'],
  ])('from %s to %s can be taken back: nobody was written to', async (before, status) => {
    const { seeker, id } = await makeApplicationCase(server, recruiter, before);
    await decide(id, status, 'Too far away.');
    expect(await undoable()).toEqual([{ id: expect.any(String), status, size: 1, undoSeconds: 30 }]);
    wait(20);
    const { shown } = await undoLast();
    expect(shown?.restored).toMatchObject([{ id, status: before }]);
    expect(await bellOf(seeker)).toEqual([]);
    wait(3600);
    expect(await subjectsTo(seeker)).toEqual([]);
    expect(await undoable()).toEqual([]);
  });

  test('that cancels an interview gives it back, in both calendars, and neither side was written to', async () => {
    const { seeker, id } = await makeApplicationCase(server, recruiter, 'APPROVED');
    await schedule(id);
    const before = [await subjectsTo(seeker), await subjectsTo(recruiter)];
    await decide(id, 'REJECTED');
    expect(await calendarOf(seeker)).toEqual([]);
    expect((await undoLast()).shown?.restored).toMatchObject([{ status: 'INTERVIEW_SCHEDULED' }]);
    for (const person of [seeker, recruiter]) {
      expect(await calendarOf(person)).toEqual(['SCHEDULED']);
      expect(await bellOf(person)).toHaveLength(1);
    }
    wait(3600);
    expect([await subjectsTo(seeker), await subjectsTo(recruiter)]).toEqual(before);
  });

  test('that cancels an interview whose time was booked meanwhile is refused, and stands', async () => {
    const { seeker, id } = await makeApplicationCase(server, recruiter, 'APPROVED');
    const other = await makeApplicationCase(server, recruiter, 'APPROVED');
    await schedule(id);
    await decide(id, 'ON_HOLD');
    const batch = (await undoable())[0]?.id ?? '';
    await schedule(other.id);
    expect(await calls.undo(server, recruiter, batch)).toMatchObject({
      code: 'CONFLICT',
      message: 'The time of the interview was booked meanwhile. Schedule it anew.',
    });
    wait(60);
    expect(await subjectsTo(seeker)).toEqual(['Your interview is scheduled', onHold]);
  });
});

async function schedule(id: string): Promise<void> {
  const { errors } = await server.graphql(
    `mutation ($id: ID!) { scheduleInterview(applicationId: $id, date: "2026-12-22", slot: S1030_1130) { id } }`,
    { id },
    recruiter.token,
  );
  expect(errors).toEqual([]);
}

const calendarOf = async ({ token }: TestPerson) =>
  (
    await server.graphql<{ interviews: { status: string }[] }>(
      '{ interviews(date: "2026-12-22") { status } }',
      {},
      token,
    )
  ).data?.interviews.map(({ status }) => status);

describe('mails about one application', () => {
  test('twenty changes of mind are twenty bells and one mail, of how it stands', async () => {
    const { seeker, id } = await makeApplicationCase(server, recruiter, 'APPROVED');
    for (let time = 0; time < 10; time += 1) {
      await decide(id, 'ON_HOLD');
      wait(2);
      await decide(id, 'APPROVED');
      wait(2);
    }
    expect(await bellOf(seeker)).toHaveLength(20);
    wait(3600);
    expect(await subjectsTo(seeker)).toEqual([approved]);
  });

  test('within ten minutes of one that has left the next waits, and tells the last of several', async () => {
    const { seeker, id } = await makeApplicationCase(server, recruiter);
    await decide(id, 'APPROVED');
    wait(60);
    expect(await subjectsTo(seeker)).toEqual([approved]);
    await decide(id, 'ON_HOLD');
    wait(120);
    await decide(id, 'REJECTED');
    wait(420);
    expect(await subjectsTo(seeker)).toEqual([approved]);
    wait(60);
    expect(await subjectsTo(seeker)).toEqual([approved, rejected]);
    wait(3600);
    await decide(id, 'ON_HOLD');
    wait(40);
    expect(await subjectsTo(seeker)).toEqual([approved, rejected, onHold]);
  });

  test('several decided at once keep the same distance, each to its own last mail', async () => {
    const [first, second] = [
      await makeApplicationCase(server, recruiter),
      await makeApplicationCase(server, recruiter),
    ] as const;
    await decide(first.id, 'APPROVED');
    wait(60);
    await calls.decide(server, recruiter, [first.id, second.id], 'ON_HOLD');
    wait(60);
    expect([await subjectsTo(first.seeker), await subjectsTo(second.seeker)]).toEqual([[approved], [onHold]]);
    wait(600);
    expect(await subjectsTo(first.seeker)).toEqual([approved, onHold]);
  });

  test('a mail that was replaced by a decision that was taken back is sent after all, with its reason', async () => {
    const { seeker, id } = await makeApplicationCase(server, recruiter);
    await decide(id, 'ON_HOLD', 'The shop opens in May.');
    wait(10);
    await decide(id, 'REJECTED', 'Too far away.');
    wait(10);
    await undoLast();
    wait(60);
    const mails = await server.mails(seeker.email);
    expect(mails.map(({ subject, text }) => [subject, text.includes('The shop opens in May.')])).toEqual([
      [onHold, true],
    ]);
  });

  test('nobody who withdraws is told of a decision that was on its way', async () => {
    const { seeker, id } = await makeApplicationCase(server, recruiter);
    await decide(id, 'APPROVED');
    await callApplications(server, seeker, 'withdrawApplication', { id });
    wait(3600);
    expect(await subjectsTo(seeker)).toEqual([]);
  });

  test('a decision that cancels an interview is mailed with its calendar file, whatever follows', async () => {
    const { seeker, id } = await makeApplicationCase(server, recruiter, 'APPROVED');
    await schedule(id);
    expect(await subjectsTo(seeker)).toEqual(['Your interview is scheduled']);
    await decide(id, 'REJECTED');
    wait(10);
    await decide(id, 'ON_HOLD');
    wait(60);
    const mails = await server.mails(seeker.email);
    expect(mails[0]).toMatchObject({ subject: rejected });
    expect(mails[0]?.attachments[0]?.content).toContain('METHOD:CANCEL');
    wait(600);
    expect(await subjectsTo(seeker)).toEqual(['Your interview is scheduled', rejected, onHold]);
  });
});

describe('a review that has begun', () => {
  test('is in the bell at once, and mailed a minute later', async () => {
    const { seeker, id } = await makeApplicationCase(server, recruiter);
    await open(id);
    expect(await bellOf(seeker)).toEqual([inReview]);
    wait(61);
    expect(await subjectsTo(seeker)).toEqual([]);
    wait(4);
    expect(await subjectsTo(seeker)).toEqual([inReview]);
  });

  test('is not mailed if a decision follows within that minute; that leaves after its half minute', async () => {
    const { seeker, id } = await makeApplicationCase(server, recruiter);
    await open(id);
    wait(10);
    await decide(id, 'APPROVED');
    wait(36);
    expect(await subjectsTo(seeker)).toEqual([approved]);
    wait(3600);
    expect(await subjectsTo(seeker)).toEqual([approved]);
  });

  test('is mailed after all if that decision is taken back', async () => {
    const { seeker, id } = await makeApplicationCase(server, recruiter);
    await open(id);
    wait(10);
    await decide(id, 'REJECTED');
    wait(10);
    await undoLast();
    wait(60);
    expect(await subjectsTo(seeker)).toEqual([inReview]);
  });

  test('is mailed once a day to one person, whichever application it is', async () => {
    const seeker = await makeSeeker(server.services);
    const apply = async () =>
      makeApplication(server.services, {
        jobId: await makeJob(server.services, recruiter),
        recruiterId: recruiter.id,
        seekerId: seeker.id,
      });
    for (const id of [await apply(), await apply(), await apply()]) {
      await open(id);
      wait(1200);
    }
    expect(await subjectsTo(seeker)).toEqual([inReview]);
    expect(await bellOf(seeker)).toHaveLength(3);
    server.clock.advance({ days: 1 });
    await open(await apply());
    wait(66);
    expect(await subjectsTo(seeker)).toEqual([inReview, inReview]);
  });

  test('that was decided before its mail left leaves the day to another one', async () => {
    const seeker = await makeSeeker(server.services);
    const apply = async () =>
      makeApplication(server.services, {
        jobId: await makeJob(server.services, recruiter),
        recruiterId: recruiter.id,
        seekerId: seeker.id,
      });
    const [first, second] = [await apply(), await apply()];
    await open(first);
    await decide(first, 'ON_HOLD');
    wait(60);
    await open(second);
    wait(66);
    expect(await subjectsTo(seeker)).toEqual([onHold, inReview]);
  });
});
