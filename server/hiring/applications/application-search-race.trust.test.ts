import pg from 'pg';
import { makeJob, makeRecruiter, makeSeeker, type TestPerson } from '../../../test/factories.ts';
import { startTestServer, type TestServer } from '../../../test/server.ts';
import { until } from '../../../test/until.ts';

let server: TestServer;
let recruiter: TestPerson & { companyId: string };
/** Holds a transaction open. */
let open: pg.Client;

beforeAll(async () => {
  server = await startTestServer();
  recruiter = await makeRecruiter(server.services);
  open = new pg.Client({ connectionString: server.databaseUrl });
  await open.connect();
});
afterAll(async () => {
  await open.end();
  await server.close();
});

const waits = (statement: string) =>
  until(
    async () =>
      (
        await server.services.database.query(
          `select from pg_stat_activity
           where datname = current_database() and wait_event_type = 'Lock' and query ilike $1`,
          [`%${statement}%`],
        )
      ).length > 0,
    `"${statement}" waits`,
  );
const found = async (search: string) =>
  (
    await server.graphql<{ hrApplications: { total: number } }>(
      'query ($search: String) { hrApplications(search: $search) { total } }',
      { search },
      recruiter.token,
    )
  ).data?.hrApplications.total;

const changes = [
  ['skills', 'update seeker_profiles set skills = array[$2] where user_id = $1'],
  ['name', 'update users set name = $2 where id = $1'],
] as const;

test.each(changes)(
  'an application that is sent while the %s change is found by what they become',
  async (field, change) => {
    const [seeker, jobId, word] = [
      await makeSeeker(server.services),
      await makeJob(server.services, recruiter),
      `Kintsugi ${field}`,
    ];
    await open.query('begin');
    await open.query(change, [seeker.id, word]);
    const applying = server.graphql<{ applyToJob: { id: string } }>(
      'mutation ($jobId: ID!) { applyToJob(jobId: $jobId) { id } }',
      { jobId },
      seeker.token,
    );
    await Promise.race([applying, waits('insert into applications')]);
    await open.query('commit');
    expect((await applying).errors).toEqual([]);
    expect(await found(word)).toBe(1);
  },
);

test.each(changes)(
  'when the %s change while an application is being sent, it is found by what they become',
  async (field, change) => {
    const [seeker, jobId, word] = [
      await makeSeeker(server.services),
      await makeJob(server.services, recruiter),
      `Sashiko ${field}`,
    ];
    await open.query('begin');
    await open.query('insert into applications (job_id, recruiter_id, seeker_id) values ($1, $2, $3)', [
      jobId,
      recruiter.id,
      seeker.id,
    ]);
    const changing = server.services.database.query(change, [seeker.id, word]);
    await Promise.race([changing, waits(change.slice(0, 20))]);
    await open.query('commit');
    await changing;
    expect(await found(word)).toBe(1);
  },
);
