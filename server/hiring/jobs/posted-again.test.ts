import { randomUUID } from 'node:crypto';
import { makeRecruiter, setTo, type TestPerson } from '../../../test/factories.ts';
import { startTestServer, type TestServer } from '../../../test/server.ts';
import { until } from '../../../test/until.ts';

const sample = {
  title: 'Accountant',
  description: 'Books',
  location: 'Pune',
  salaryMin: 25_000,
  salaryMax: 40_000,
  skills: ['Tally'],
};
/** Each recruiter posts for a company of their own. */
const formOf = ({ id }: TestPerson) => ({ ...sample, company: `Sharma & Co ${id}` });
let server: TestServer;
let recruiter: TestPerson;

beforeAll(async () => {
  server = await startTestServer();
  await setTo(server.services, 'unverifiedJobLimit', 50);
});
afterAll(() => server.close());
beforeEach(async () => void (recruiter = await makeRecruiter(server.services)));

async function post(idempotencyKey: string | null, input: object = {}, by = recruiter) {
  const { data, errors } = await server.graphql<{ postJob: { id: string; location: string } }>(
    `mutation ($input: JobInput!, $idempotencyKey: String) {
       postJob(input: $input, idempotencyKey: $idempotencyKey) { id location }
     }`,
    { input: { ...formOf(by), ...input }, idempotencyKey },
    by.token,
  );
  return { shown: data?.postJob, error: errors[0] && { code: errors[0].extensions.code, message: errors[0].message } };
}
const posted = () =>
  server.services.database.query<{ id: string }>('select id from jobs where recruiter_id = $1 order by id', [
    recruiter.id,
  ]);
const events = (id: string | undefined) =>
  server.services.database.query('select type from job_events where job_id = $1', [id]);
const alreadyPosted = {
  code: 'CONFLICT',
  message: 'You have posted this already. Look at your jobs first: posting once more makes another one.',
};

test('a job that is posted again because the answer got lost is one job', async () => {
  const key = randomUUID();
  const limits = {
    skills: ['Tally', 'GST'],
    minYears: 1.5,
    eligibility: 'B.Com',
    autoStop: { enabled: true, applicationsCount: 5, daysCount: 3, specificDate: '2030-01-31' },
  };
  for (const input of [{}, limits]) {
    const { shown } = await post(key, input, (recruiter = await makeRecruiter(server.services)));
    server.clock.advance({ seconds: 5 });
    expect(await post(key, input)).toEqual({ shown });
    expect(await posted()).toEqual([{ id: shown?.id }]);
    expect(await events(shown?.id)).toEqual([{ type: 'POSTED' }]);
  }
});

test('five sent at once, as after a reload or from two tabs, are each answered with the same job', async () => {
  const key = randomUUID();
  const waiting = () =>
    server.services.database.query(
      `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    );
  const answers = await Promise.all(
    await server.services.database.dataSource.transaction(async (tx) => {
      await tx.query('lock table companies in exclusive mode');
      const posting = [1, 2, 3, 4, 5].map(() => post(key));
      await until(async () => (await waiting()).length === 5, 'all are under way');
      return posting;
    }),
  );
  const [job, ...others] = await posted();
  expect(others).toEqual([]);
  for (const { shown } of answers) expect(shown?.id).toEqual(job?.id);
});

test('a form changed after posting replaces no job; the first answer returns, even if edited or deleted', async () => {
  const key = randomUUID();
  const { shown } = await post(key);
  expect((await post(key, { title: 'Driver' })).error).toEqual(alreadyPosted);
  await server.graphql(
    'mutation ($id: ID!, $input: JobInput!) { updateJob(id: $id, input: $input) { id } }',
    { id: shown?.id, input: { ...formOf(recruiter), location: 'Nashik' } },
    recruiter.token,
  );
  expect((await post(key)).shown).toEqual(shown);
  await server.graphql('mutation ($id: ID!) { deleteJob(id: $id) }', { id: shown?.id }, recruiter.token);
  expect((await post(key)).shown).toEqual(shown);
  expect(await posted()).toHaveLength(1);
});

test('forms without a key, or with another one, and other recruiters post their own', async () => {
  const key = randomUUID();
  await post(key);
  for (const each of [null, null, randomUUID()]) expect((await post(each)).error).toBeUndefined();
  expect(await posted()).toHaveLength(4);
  expect((await post(key, {}, await makeRecruiter(server.services))).error).toBeUndefined();
});
