import { callApplications } from '../../../test/application-calls.ts';
import { createTestDatabase, type TestDatabase } from '../../../test/database.ts';
import {
  makeApplication,
  makeCompany,
  makeJob,
  makeRecruiter,
  makeSeeker,
  type TestPerson,
} from '../../../test/factories.ts';
import { startTestServer, type TestServer } from '../../../test/server.ts';
import { until } from '../../../test/until.ts';
import { closeDueJobs, sendClosingNotices } from './job-closing.service.ts';

/** Two servers on one database, as behind a load balancer; it outlasts them. */

let database: TestDatabase;
let server: TestServer;
let second: TestServer;
let companyId: string;

const startBeside = () =>
  startTestServer({
    databaseUrl: database.url,
    clock: server.clock,
    config: { appSecret: server.services.config.appSecret },
  });
beforeAll(async () => {
  database = await createTestDatabase();
  server = await startTestServer({ databaseUrl: database.url });
  second = await startBeside();
  companyId = await makeCompany(server.services, 'Aroma Bakes');
});
afterAll(async () => {
  await Promise.all([server.close(), second.close()]);
  await database.drop();
});

const rowsOf = <Row extends Record<string, unknown>>(sql: string, ...values: unknown[]) =>
  server.services.database.query<Row>(sql, values);
const noticesOf = async (...people: TestPerson[]) =>
  (
    await rowsOf<{ text: string }>(
      'select body as text from notifications where user_id = any($1) order by created_at',
      people.map(({ id }) => id),
    )
  ).map(({ text }) => text);
const closingsOf = async (...jobIds: string[]) =>
  (await rowsOf('select 1 from job_events where job_id = any($1) and type = $2', jobIds, 'CLOSED')).length;
const statesOf = async (...jobIds: string[]) =>
  (
    await rowsOf<{ status: string }>(
      'select status from unnest($1::uuid[]) with ordinality as wanted (id, place) join jobs using (id) order by place',
      jobIds,
    )
  ).map(({ status }) => status);

/** Applicants are notified right after the commit. */
const haveHeard = (jobId: string) =>
  until(async () => {
    await sendClosingNotices(server.services);
    return (await rowsOf('select 1 from job_closings_to_tell where job_id = $1', jobId)).length === 0;
  }, 'all applicants are notified');

const makeBaker = async () => ({ ...(await makeRecruiter(server.services)), companyId });

/** A job with an applicant who waits for an answer. */
async function makeWaitedFor(recruiter: TestPerson & { companyId: string }, row: Record<string, unknown>, count = 1) {
  const jobId = await makeJob(server.services, recruiter, { title: 'Baker', auto_stop_enabled: true, ...row });
  const waiting = await Promise.all(Array.from({ length: count }, () => makeSeeker(server.services)));
  for (const { id: seekerId } of waiting)
    await makeApplication(server.services, { jobId, recruiterId: recruiter.id, seekerId });
  return { jobId, waiting };
}

const toRecruiter = (why: string) =>
  `Baker has reached its ${why} and is closed now. You can reopen it with new limits.`;
const toApplicant = 'Aroma Bakes is no longer taking applications for Baker. They keep yours.';

test('OP-115 HPOST-35 the Nth application on any server closes the job; all hear once, its page says so', async () => {
  const recruiter = await makeBaker();
  const { jobId, waiting } = await makeWaitedFor(recruiter, { auto_stop_applications: 4 }, 2);
  const rejected = await makeSeeker(server.services);
  await makeApplication(server.services, {
    jobId,
    recruiterId: recruiter.id,
    seekerId: rejected.id,
    status: 'REJECTED',
  });
  const seekers = await Promise.all(Array.from({ length: 6 }, () => makeSeeker(server.services)));
  const answers = await Promise.all(
    seekers.map((seeker, index) =>
      callApplications(index % 2 === 0 ? server : second, seeker, 'applyToJob', { jobId }),
    ),
  );
  expect(answers.filter(({ shown }) => shown)).toHaveLength(1);
  expect(
    answers.filter(
      ({ code, message }) => code === 'CONFLICT' && message === 'This job is not taking applications any more.',
    ),
  ).toHaveLength(5);
  expect(await closingsOf(jobId)).toBe(1);
  expect((await noticesOf(recruiter)).filter((text) => text.startsWith('Baker'))).toEqual([
    toRecruiter('number of applications'),
  ]);
  await haveHeard(jobId);
  const applicant = seekers[answers.findIndex(({ shown }) => shown)];
  expect(await noticesOf(...waiting)).toEqual([toApplicant, toApplicant]);
  expect((await noticesOf(applicant!)).filter((text) => text === toApplicant)).toHaveLength(1);
  expect(await noticesOf(rejected)).toEqual([]);
  const subjects = (await server.mails(waiting[0]?.email)).map(({ subject }) => subject);
  expect(subjects).toEqual(['A job you applied for is closed']);
  const { data } = await second.graphql<{ job: object }>(
    'query ($id: ID!) { job(id: $id) { status viewerCan { apply } updates { text } } }',
    { id: jobId },
    rejected.token,
  );
  expect(data?.job).toMatchObject({
    status: 'INACTIVE',
    viewerCan: { apply: false },
    updates: expect.arrayContaining([{ text: 'Hiring closed' }]),
  });
});

test('the Nth application and the closing stand or fall together', async () => {
  const recruiter = await makeBaker();
  const { jobId } = await makeWaitedFor(recruiter, { auto_stop_applications: 2 });
  const seeker = await makeSeeker(server.services);
  await rowsOf(
    `create function refuse_closing() returns trigger language plpgsql as $$ begin raise 'the closing failed'; end $$`,
  );
  await rowsOf(
    `create trigger refuse_closing before insert on job_events for each row
     when (new.type = 'CLOSED') execute function refuse_closing()`,
  );
  try {
    expect((await callApplications(server, seeker, 'applyToJob', { jobId })).code).toBe('INTERNAL');
  } finally {
    await rowsOf('drop function refuse_closing cascade');
  }
  expect(await rowsOf('select status, applications_received::int as received from jobs where id = $1', jobId)).toEqual([
    { status: 'ACTIVE', received: 1 },
  ]);
  expect(await rowsOf('select 1 from applications where job_id = $1 and seeker_id = $2', jobId, seeker.id)).toEqual([]);
  expect(await noticesOf(recruiter, seeker)).toEqual([]);
  expect((await callApplications(server, seeker, 'applyToJob', { jobId })).shown).toMatchObject({
    status: 'NEW',
    job: { status: 'INACTIVE' },
  });
});

test('of two servers that look at once, one closes each of 120 due jobs, and all are notified once', async () => {
  const recruiter = await makeBaker();
  const due = { auto_stop_days: 1, closes_at: server.clock.now() };
  const jobIds = await Promise.all(
    Array.from({ length: 119 }, () =>
      makeJob(server.services, recruiter, { title: 'Baker', auto_stop_enabled: true, ...due }),
    ),
  );
  const { jobId, waiting } = await makeWaitedFor(recruiter, due);
  await Promise.all([server, second, server, second].map(({ services }) => closeDueJobs(services)));
  expect(new Set(await statesOf(jobId, ...jobIds))).toEqual(new Set(['INACTIVE']));
  expect(await closingsOf(jobId, ...jobIds)).toBe(120);
  await haveHeard(jobId);
  expect(await noticesOf(...waiting)).toEqual([toApplicant]);
  expect(await noticesOf(recruiter)).toEqual(Array.from({ length: 120 }, () => toRecruiter('closing time')));
});

test('closing is a database task without a request, also for jobs due while every server was down', async () => {
  const recruiter = await makeBaker();
  const { jobId, waiting } = await makeWaitedFor(recruiter, {
    auto_stop_date: '2026-11-18',
    closes_at: new Date('2026-11-18T18:30:00Z'),
  });
  const schedule = `select cron, timezone from tasks.schedule where key = 'close-due-jobs'`;
  expect(await rowsOf(schedule)).toEqual([{ cron: '* * * * *', timezone: 'UTC' }]);
  const ended = `select 1 from tasks.job where singleton_key = 'close-due-jobs' and state = 'completed'`;
  const before = (await rowsOf(ended)).length;
  server.clock.set(new Date('2026-11-18T18:29:59Z'));
  // What its schedule does every minute; a test does not wait for that.
  server.services.tasks.wake('close-due-jobs');
  await until(async () => (await rowsOf(ended)).length > before, 'the task has run');
  expect(await statesOf(jobId)).toEqual(['ACTIVE']);

  await Promise.all([server.close(), second.close()]);
  server.clock.set(new Date('2026-11-18T18:30:00Z'));
  [server, second] = [await startBeside(), await startBeside()];
  expect(await statesOf(jobId)).toEqual(['ACTIVE']);
  server.services.tasks.wake('close-due-jobs');
  await until(async () => (await statesOf(jobId))[0] === 'INACTIVE', 'the job is closed');
  expect(await closingsOf(jobId)).toBe(1);
  await haveHeard(jobId);
  expect(await noticesOf(recruiter, ...waiting)).toEqual(
    expect.arrayContaining([toRecruiter('closing time'), toApplicant]),
  );
});
