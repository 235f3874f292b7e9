import pg from 'pg';
import { makeApplication, makeJob, makeRecruiter, makeSeeker, type TestPerson } from '../../../test/factories.ts';
import { startTestServer, type TestServer } from '../../../test/server.ts';
import { until } from '../../../test/until.ts';

/** What becomes of interviews by what happens beside them: another window, the job, a hire. */

let server: TestServer;
let recruiter: TestPerson & { companyId: string };
beforeAll(async () => void (server = await startTestServer()));
afterAll(() => server.close());
beforeEach(async () => void (recruiter = await makeRecruiter(server.services)));

const rowsOf = <Row extends Record<string, unknown>>(sql: string, ...values: unknown[]) =>
  server.services.database.query<Row>(sql, values);

async function change(text: string) {
  const { data, errors } = await server.graphql<{ changed: { id: string; [field: string]: unknown } }>(
    `mutation { changed: ${text} }`,
    {},
    recruiter.token,
  );
  return { shown: data?.changed, code: errors[0]?.extensions.code, message: errors[0]?.message };
}
const schedule = async (applicationId: string, slot = 'S1030_1130') =>
  (await change(`scheduleInterview(applicationId: "${applicationId}", date: "2026-11-25", slot: ${slot}) { id }`)).shown
    ?.id ?? '';

async function makeApplicant(jobId: string, status = 'APPROVED') {
  const seeker = await makeSeeker(server.services, { name: 'Asha Nair' });
  return {
    seeker,
    id: await makeApplication(server.services, { jobId, recruiterId: recruiter.id, seekerId: seeker.id, status }),
  };
}

const statusOf = async (id: string) =>
  (await rowsOf<{ status: string }>('select status from applications where id = $1', id))[0]?.status;
const titlesOf = async ({ id }: TestPerson) =>
  (
    await rowsOf<{ title: string }>('select title from notifications where user_id = $1 order by created_at, id', id)
  ).map(({ title }) => title);
const calendarOf = async ({ token }: TestPerson) =>
  (await server.graphql<{ interviews: { id: string }[] }>('{ interviews { id } }', {}, token)).data?.interviews.map(
    ({ id }) => id,
  );

/** Of both sides: what was mailed last removes the interview from a calendar. */
async function expectCancelled(sides: TestPerson[]): Promise<void> {
  for (const side of sides) {
    expect((await titlesOf(side)).filter((title) => /interview .*cancelled/i.test(title))).toHaveLength(1);
    const files = (await server.mails(side.email)).flatMap(({ attachments }) =>
      attachments.map(({ content }) => content),
    );
    expect(files.filter((file) => file.includes('METHOD:CANCEL') && file.includes('STATUS:CANCELLED'))).toHaveLength(1);
  }
}

/** Runs `body` while another transaction holds what `sql` locks, until as many wait for it. */
async function whileLocked(sql: string, waiting: number, body: () => Promise<unknown>[]): Promise<void> {
  const other = new pg.Client({ connectionString: server.databaseUrl });
  await other.connect();
  await other.query('begin');
  await other.query(sql);
  const running = body();
  await until(
    async () =>
      (await rowsOf(`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`))
        .length === waiting,
    `${waiting} wait`,
  );
  await other.query('commit');
  await other.end();
  await Promise.all(running);
}

test('of two windows that change different fields at the same time neither undoes what the other wrote', async () => {
  const { id: applicationId } = await makeApplicant(await makeJob(server.services, recruiter));
  const id = await schedule(applicationId);
  await whileLocked(`select from interviews where id = '${id}' for update`, 2, () => [
    change(`updateInterview(id: "${id}", input: { title: "Second round" }) { id }`),
    change(`updateInterview(id: "${id}", input: { place: { mode: PHONE } }) { id }`),
  ]);
  expect(await rowsOf('select title, mode from interviews where id = $1', id)).toEqual([
    { title: 'Second round', mode: 'PHONE' },
  ]);
});

test.each([
  ['moves', (id: string) => `updateInterview(id: "${id}", input: { date: "2026-11-26" }) { id }`],
  ['cancels', (id: string) => `deleteInterview(id: "${id}")`],
])('of two windows of which one says that it was held and the other %s it, only one does', async (_does, other) => {
  const { id: applicationId } = await makeApplicant(await makeJob(server.services, recruiter));
  const id = await schedule(applicationId);
  // It is going on now.
  await rowsOf(`update interviews set date = '2026-11-18' where id = $1`, id);
  const codes: unknown[] = [];
  const tell = (text: string) => change(text).then(({ code }) => codes.push(code));
  await whileLocked(`select from interviews where id = '${id}' for update`, 2, () => [
    tell(`updateInterview(id: "${id}", input: { status: COMPLETED }) { id }`),
    tell(other(id)),
  ]);
  expect(codes).toHaveLength(2);
  expect(codes.filter((code) => code === undefined)).toHaveLength(1);
  expect(['CONFLICT', 'BAD_USER_INPUT', 'NOT_FOUND']).toContain(codes.find((code) => code !== undefined));
});

test('D-04 hiring cancels the interview that is still to come, and both sides are told', async () => {
  const { seeker, id } = await makeApplicant(await makeJob(server.services, recruiter));
  await schedule(id);
  for (const status of ['OFFER_EXTENDED', 'HIRED'])
    expect((await change(`setApplicationStatus(id: "${id}", status: ${status}) { id }`)).code).toBeUndefined();
  expect([await calendarOf(seeker), await calendarOf(recruiter)]).toEqual([[], []]);
  expect((await titlesOf(recruiter)).filter((title) => title === 'Interview cancelled')).toHaveLength(1);
  expect((await titlesOf(seeker)).at(-1)).toBe('You are hired');
  server.clock.advance({ seconds: 35 });
  for (const side of [seeker, recruiter])
    expect(
      (await server.mails(side.email)).flatMap(({ attachments }) => attachments.map(({ content }) => content)).join(''),
    ).toContain('METHOD:CANCEL');
});

describe('deleting a job', () => {
  test('D-04 OP-117 cancels its coming interviews, notifies both sides and approves again; others stay', async () => {
    const jobId = await makeJob(server.services, recruiter, { title: 'Baker' });
    const [waiting, offered, held, other] = [
      await makeApplicant(jobId),
      await makeApplicant(jobId),
      await makeApplicant(jobId),
      await makeApplicant(await makeJob(server.services, recruiter)),
    ];
    const heldId = await schedule(held.id, 'S0900_1000');
    await rowsOf(`update interviews set date = '2026-11-16' where id = $1`, heldId);
    const ids = [await schedule(waiting.id, 'S1030_1130'), await schedule(offered.id, 'S1300_1400')];
    const otherId = await schedule(other.id, 'S1600_1700');
    await change(`setApplicationStatus(id: "${offered.id}", status: OFFER_EXTENDED) { id }`);
    await rowsOf('delete from notifications where user_id = $1', recruiter.id);
    expect((await change(`deleteJob(id: "${jobId}")`)).code).toBeUndefined();
    expect(await rowsOf('select id, status from interviews where id = any($1) order by id', [...ids, heldId])).toEqual(
      [...ids.map((id) => ({ id, status: 'CANCELLED' })), { id: heldId, status: 'COMPLETED' }].toSorted((a, b) =>
        a.id < b.id ? -1 : 1,
      ),
    );
    expect([await statusOf(waiting.id), await statusOf(offered.id), await statusOf(other.id)]).toEqual([
      'APPROVED',
      'OFFER_EXTENDED',
      'INTERVIEW_SCHEDULED',
    ]);
    expect([await calendarOf(waiting.seeker), await calendarOf(recruiter)]).toEqual([[], [heldId, otherId]]);
    await expectCancelled([waiting.seeker, offered.seeker]);
    expect(await titlesOf(recruiter)).toEqual(['Interview cancelled', 'Interview cancelled']);
    expect((await titlesOf(other.seeker)).at(-1)).toBe('Your interview is scheduled');
  });

  test('D-04 one that is booked at the same moment is cancelled too; afterwards none can be booked', async () => {
    const jobId = await makeJob(server.services, recruiter);
    const { seeker, id } = await makeApplicant(jobId);
    // The booking waits for the recruiter's calendar, and the deletion for the booking.
    const booking = `scheduleInterview(applicationId: "${id}", date: "2026-11-25", slot: S1030_1130) { id }`;
    const answers: Awaited<ReturnType<typeof change>>[] = [];
    await whileLocked(`select from users where id = '${seeker.id}' for update`, 2, () => [
      change(booking).then((answer) => answers.push(answer)),
      until(
        async () =>
          (await rowsOf(`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`))
            .length === 1,
        'the booking waits',
      ).then(() => change(`deleteJob(id: "${jobId}")`)),
    ]);
    expect(answers).toMatchObject([{ code: undefined }]);
    expect([await calendarOf(recruiter), await statusOf(id)]).toEqual([[], 'APPROVED']);
    await expectCancelled([seeker, recruiter]);
    expect(await change(booking)).toMatchObject({
      code: 'CONFLICT',
      message: 'This job was deleted. No interview can be scheduled for it any more.',
    });
  });

  test('D-04 from then on no interview is offered for an approved application', async () => {
    const jobId = await makeJob(server.services, recruiter);
    const { id } = await makeApplicant(jobId);
    const isOffered = async () =>
      (
        await server.graphql<{ application: { viewerCan: { scheduleInterview: boolean } } }>(
          `{ application(id: "${id}") { viewerCan { scheduleInterview } } }`,
          {},
          recruiter.token,
        )
      ).data?.application.viewerCan;
    expect(await isOffered()).toEqual({ scheduleInterview: true });
    expect((await change(`deleteJob(id: "${jobId}")`)).code).toBeUndefined();
    expect(await isOffered()).toEqual({ scheduleInterview: false });
  });
});
