import { makeApplication, makeJob, makeRecruiter, makeSeeker, type TestPerson } from '../../../test/factories.ts';
import { startTestServer, type TestServer } from '../../../test/server.ts';

/** Two server processes on one database. */
let server: TestServer;
let otherServer: TestServer;
let recruiter: TestPerson & { companyId: string };
let jobId: string;

beforeAll(async () => {
  server = await startTestServer();
  otherServer = await startTestServer({ databaseUrl: server.databaseUrl, clock: server.clock });
});
afterAll(async () => {
  await otherServer.close();
  await server.close();
});
beforeEach(async () => {
  recruiter = await makeRecruiter(server.services);
  jobId = await makeJob(server.services, recruiter);
});

const totalOn = async (
  asked: TestServer,
  variables: { list?: string; search?: string } = {},
): Promise<number | undefined> => {
  const { data } = await asked.graphql<{ hrApplications: { total: number } }>(
    'query ($list: ApplicationList, $search: String) { hrApplications(list: $list, search: $search) { total } }',
    variables,
    recruiter.token,
  );
  return data?.hrApplications.total;
};
const totals = async (variables: { list?: string; search?: string } = {}) => [
  await totalOn(server, variables),
  await totalOn(otherServer, variables),
];
async function apply(name = 'Asha Nair') {
  const seeker = await makeSeeker(server.services, { name });
  return {
    seeker,
    id: await makeApplication(server.services, { jobId, recruiterId: recruiter.id, seekerId: seeker.id }),
  };
}
const remove = (count: number) =>
  server.services.database.query(
    'delete from applications where id in (select id from applications where recruiter_id = $1 limit $2)',
    [recruiter.id, count],
  );
const call = (person: TestPerson, mutation: string) => server.graphql(`mutation { ${mutation} }`, {}, person.token);

test('every change of an application is in the next total, on every server', async () => {
  expect([await totals(), await totals({ list: 'REJECTED' })]).toEqual([
    [0, 0],
    [0, 0],
  ]);
  const first = await apply();
  const second = await apply();
  expect(await totals()).toEqual([2, 2]);
  expect((await call(recruiter, `setApplicationStatus(id: "${first.id}", status: REJECTED) { id }`)).errors).toEqual(
    [],
  );
  expect([await totals(), await totals({ list: 'REJECTED' })]).toEqual([
    [1, 1],
    [1, 1],
  ]);
  expect((await call(second.seeker, `withdrawApplication(id: "${second.id}") { id }`)).errors).toEqual([]);
  expect(await totals()).toEqual([0, 0]);
  expect((await call(second.seeker, `applyToJob(jobId: "${jobId}") { id }`)).errors).toEqual([]);
  expect(await totals()).toEqual([1, 1]);
  await server.services.database.query('delete from applications where id = $1', [second.id]);
  expect([await totals(), await totals({ list: 'REJECTED' })]).toEqual([
    [0, 0],
    [1, 1],
  ]);
});

test('what a seeker changes in the profile, and a job that is renamed, is in the next total', async () => {
  const { seeker } = await apply();
  expect([await totals({ search: 'kintsugi' }), await totals({ search: 'potter' })]).toEqual([
    [0, 0],
    [0, 0],
  ]);
  await server.services.database.query(`update seeker_profiles set skills = '{Kintsugi}' where user_id = $1`, [
    seeker.id,
  ]);
  await server.services.database.query(`update jobs set title = 'Potter' where id = $1`, [jobId]);
  expect([await totals({ search: 'kintsugi' }), await totals({ search: 'potter' })]).toEqual([
    [1, 1],
    [1, 1],
  ]);
});

test('a list is counted to 1,000; a longer one says so, and pages go on behind the last one counted', async () => {
  await server.services.database.query(
    `with seekers as (
       insert into users (email, name, role) select 'crowd' || n || '@example.in', 'Crowd', 'JOBSEEKER'
       from generate_series(1, 1004) n returning id)
     insert into applications (job_id, recruiter_id, seeker_id) select $1, $2, id from seekers`,
    [jobId, recruiter.id],
  );
  const asked = async (page: number) => {
    const { data } = await server.graphql<{
      hrApplications: { total: number; totalIsExact: boolean; hasNextPage: boolean; items: object[] };
    }>(
      `query ($page: Int) {
        hrApplications(page: $page, pageSize: 100) { total totalIsExact hasNextPage items { id } } }`,
      { page },
      recruiter.token,
    );
    return data && { ...data.hrApplications, items: data.hrApplications.items.length };
  };
  const more = { total: 1000, totalIsExact: false };
  expect(await asked(1)).toEqual({ ...more, hasNextPage: true, items: 100 });
  expect(await asked(10)).toEqual({ ...more, hasNextPage: true, items: 100 });
  expect(await asked(11)).toEqual({ ...more, hasNextPage: false, items: 4 });
  await remove(3);
  expect(await asked(1)).toEqual({ ...more, hasNextPage: true, items: 100 });
  await remove(1);
  expect(await asked(1)).toEqual({ total: 1000, totalIsExact: true, hasNextPage: true, items: 100 });
  expect(await asked(10)).toEqual({ total: 1000, totalIsExact: true, hasNextPage: false, items: 100 });
  await remove(1);
  expect(await asked(10)).toEqual({ total: 999, totalIsExact: true, hasNextPage: false, items: 99 });
});
