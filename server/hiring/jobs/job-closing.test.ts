import { callApplications } from '../../../test/application-calls.ts';
import { createTestDatabase, type TestDatabase } from '../../../test/database.ts';
import { makeJob, makeRecruiter, makeSeeker, type TestPerson } from '../../../test/factories.ts';
import { startTestServer, type TestServer } from '../../../test/server.ts';
import { until } from '../../../test/until.ts';
import { closeDueJobs, sendClosingNotices } from './job-closing.service.ts';

/** Two servers on one database: the first to come notifies the many applicants of a job that was closed. */

const batchSize = 200;
let database: TestDatabase;
let server: TestServer;
let second: TestServer;
let recruiter: TestPerson & { companyId: string };

beforeAll(async () => {
  database = await createTestDatabase();
  server = await startTestServer({ databaseUrl: database.url });
  second = await startTestServer({
    databaseUrl: database.url,
    clock: server.clock,
    config: { appSecret: server.services.config.appSecret },
  });
  // Only the tests say when the rest is notified.
  await Promise.all([server, second].map(({ services }) => services.tasks.close()));
});
beforeEach(async () => {
  server.clock.advance({ minutes: 1 });
  recruiter = await makeRecruiter(server.services);
});
afterAll(async () => {
  await Promise.all([server.close(), second.close()]);
  await database.drop();
});

const rowsOf = <Row extends Record<string, unknown>>(sql: string, ...values: unknown[]) =>
  server.services.database.query<Row>(sql, values);
const idsOf = async (sql: string, ...values: unknown[]) =>
  (await rowsOf<{ id: string }>(sql, ...values)).map(({ id }) => id);
const change = (name: 'closeJob' | 'reopenJob' | 'deleteJob', id: string, on = server) =>
  on.graphql(
    `mutation ($id: ID!) { ${name}(id: $id) ${name === 'deleteJob' ? '' : '{ id }'} }`,
    { id },
    recruiter.token,
  );

/** A job of an own title, and the ids of so many who wait, in order. */
async function makeAwaited(count: number, row: Record<string, unknown> = {}) {
  const jobId = await makeJob(server.services, recruiter, { title: `Weaver ${crypto.randomUUID()}`, ...row });
  const seekerIds = await idsOf(
    `insert into users (email, name, role)
     select 'waits' || n || '.' || substr($1::text, 25) || '@example.in', 'Waits', 'JOBSEEKER'
     from generate_series(1, $2) n returning id`,
    jobId,
    count,
  );
  await rowsOf(
    `insert into applications (job_id, recruiter_id, seeker_id, applied_at)
     select $1, $2, seeker_id, $4 from unnest($3::uuid[]) seeker_id`,
    jobId,
    recruiter.id,
    seekerIds,
    server.clock.now(),
  );
  await rowsOf('update jobs set applications_received = $2 where id = $1', jobId, count);
  return { jobId, seekerIds: seekerIds.toSorted() };
}

/** The users who were notified of the closing, in the order of their ids; one who was notified twice is there twice. */
const notifiedOf = (jobId: string) =>
  idsOf(
    `select n.user_id as id from notifications n join jobs j on j.id = $1
     where n.title = 'A job you applied for is closed' and position(j.title in n.body) > 0 order by n.user_id`,
    jobId,
  );
const left = () => idsOf('select job_id as id from job_closings_to_tell');
const sendOnBoth = () =>
  Promise.all([server, second, server, second].map(({ services }) => sendClosingNotices(services)));

test('closing a job that 450 wait on notifies each of them once, on any server', async () => {
  const { jobId, seekerIds } = await makeAwaited(450);
  const other = await makeAwaited(201);
  for (const id of [jobId, other.jobId]) expect((await change('closeJob', id)).errors).toEqual([]);
  expect(await notifiedOf(jobId)).toEqual([]);
  expect(await left()).toEqual([jobId, other.jobId]);
  await sendOnBoth();
  expect(await notifiedOf(jobId)).toEqual(seekerIds);
  expect(await notifiedOf(other.jobId)).toEqual(other.seekerIds);
  expect(await left()).toEqual([]);
  await sendOnBoth();
  expect(await notifiedOf(jobId)).toHaveLength(450);
  const ownLinks = await rowsOf(
    `select from notifications n join applications a on a.seeker_id = n.user_id
     where a.job_id = $1 and n.link = '/applied-jobs?application=' || a.id`,
    jobId,
  );
  expect(ownLinks).toHaveLength(450);
  const mails = await rowsOf(
    `select 1 from outbox
     where kind = 'MAIL' and payload->>'to' like 'waits%' || substr($1::text, 25) || '@example.in'`,
    jobId,
  );
  expect(mails).toHaveLength(450);
});

test('applicants are notified at once, not only when the turn of the task comes', async () => {
  const third = await startTestServer({
    databaseUrl: database.url,
    clock: server.clock,
    config: { appSecret: server.services.config.appSecret },
  });
  try {
    const { jobId, seekerIds } = await makeAwaited(450);
    await change('closeJob', jobId, third);
    await until(async () => (await left()).length === 0, 'all have heard of it');
    expect(await notifiedOf(jobId)).toEqual(seekerIds);
  } finally {
    await third.close();
  }
});

test('a server that is cut off between two batches goes on after the last batch that was saved', async () => {
  const { jobId, seekerIds } = await makeAwaited(650);
  await change('closeJob', jobId);
  await rowsOf(`create function cut_off() returns trigger language plpgsql as $$ begin raise 'cut off'; end $$`);
  await rowsOf(
    `create trigger cut_off before insert on notifications for each row
     when (new.user_id = '${seekerIds[450]}') execute function cut_off()`,
  );
  try {
    await expect(sendClosingNotices(server.services)).rejects.toThrow('cut off');
  } finally {
    await rowsOf('drop function cut_off cascade');
  }
  expect(await notifiedOf(jobId)).toEqual(seekerIds.slice(0, 2 * batchSize));
  await sendClosingNotices(second.services);
  expect(await notifiedOf(jobId)).toEqual(seekerIds);
  expect(await left()).toEqual([]);
});

test('who has withdrawn or is decided on is not notified', async () => {
  const { jobId, seekerIds } = await makeAwaited(10);
  await change('closeJob', jobId);
  const [rejected, hired, withdrawn, ...waiting] = seekerIds;
  const setStatus = (seekerId: string | undefined, status: string) =>
    rowsOf('update applications set status = $3 where job_id = $1 and seeker_id = $2', jobId, seekerId, status);
  await setStatus(rejected, 'REJECTED');
  await setStatus(hired, 'HIRED');
  await setStatus(withdrawn, 'WITHDRAWN');
  await sendOnBoth();
  expect(await notifiedOf(jobId)).toEqual(waiting);
});

test('OP-115 no one is notified of a closing once the job is open again; the next one notifies all', async () => {
  const { jobId, seekerIds } = await makeAwaited(450);
  const other = await makeAwaited(210);
  for (const id of [jobId, other.jobId]) await change('closeJob', id);
  server.clock.advance({ seconds: 1 });
  const [reopened] = await Promise.all([change('reopenJob', jobId), sendClosingNotices(second.services)]);
  expect(reopened.errors).toEqual([]);
  await sendOnBoth();
  const heard = await notifiedOf(jobId);
  // Notified beside the reopening or not at all.
  expect([0, 200, 400, 450]).toContain(heard.length);
  expect(await notifiedOf(other.jobId)).toEqual(other.seekerIds);
  expect(await left()).toEqual([]);

  const late = await makeSeeker(server.services);
  expect((await callApplications(second, late, 'applyToJob', { jobId })).shown).toMatchObject({ status: 'NEW' });
  await sendOnBoth();
  expect(await notifiedOf(jobId)).toEqual(heard);
  await change('closeJob', jobId);
  await sendOnBoth();
  expect(await notifiedOf(jobId)).toEqual([...heard, ...seekerIds, late.id].toSorted());
});

test('OP-115 closed and opened again before anybody was notified: nobody hears of it', async () => {
  const { jobId } = await makeAwaited(450);
  await change('closeJob', jobId);
  await change('reopenJob', jobId);
  await sendOnBoth();
  expect(await notifiedOf(jobId)).toEqual([]);
});

test('OP-115 the applicant whose application closes the job is notified once, with 300 others who wait', async () => {
  const { jobId, seekerIds } = await makeAwaited(300, { auto_stop_enabled: true, auto_stop_applications: 301 });
  const last = await makeSeeker(server.services);
  expect((await callApplications(server, last, 'applyToJob', { jobId })).shown).toMatchObject({
    status: 'NEW',
    job: { status: 'INACTIVE' },
  });
  await sendOnBoth();
  expect(await notifiedOf(jobId)).toEqual([...seekerIds, last.id]);
});

test('OP-117 all are notified of a job that fell due, and of one that was deleted before all had heard', async () => {
  const due = await makeAwaited(210, { auto_stop_enabled: true, auto_stop_days: 1, closes_at: server.clock.now() });
  await closeDueJobs(server.services);
  const deleted = await makeAwaited(210);
  await change('deleteJob', deleted.jobId);
  await change('deleteJob', due.jobId);
  expect(await left()).toEqual([due.jobId, deleted.jobId]);
  await sendOnBoth();
  for (const { jobId, seekerIds } of [due, deleted]) expect(await notifiedOf(jobId)).toEqual(seekerIds);
});

test('a job that is removed takes the notifications that were still to be sent along', async () => {
  const { jobId } = await makeAwaited(210);
  await change('closeJob', jobId);
  await rowsOf('delete from applications where job_id = $1', jobId);
  await rowsOf('delete from jobs where id = $1', jobId);
  expect(await left()).toEqual([]);
});
