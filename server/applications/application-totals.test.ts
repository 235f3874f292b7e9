import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import pg from 'pg';
import type { EntityManager } from 'typeorm';
import { makeApplication, makeJob, makeRecruiter, makeSeeker, type TestPerson } from '../../test/factories.ts';
import { startTestServer, type TestServer } from '../../test/server.ts';
import { sweepListChanges } from './application.tasks.ts';

/** Two server processes on one database: each keeps totals of its own. */
let server: TestServer;
let otherServer: TestServer;
let recruiter: TestPerson & { companyId: string };
let jobId: string;
/** A connection of its own, for a transaction that stays open. */
let other: pg.Client;

beforeAll(async () => {
  server = await startTestServer();
  otherServer = await startTestServer({ databaseUrl: server.databaseUrl, clock: server.clock });
  other = new pg.Client({ connectionString: server.databaseUrl });
  await other.connect();
});
afterAll(async () => {
  await other.end();
  await otherServer.close();
  await server.close();
});
beforeEach(async () => {
  recruiter = await makeRecruiter(server.services);
  jobId = await makeJob(server.services, recruiter);
});

const totalOn = async (asked: TestServer, variables: { list?: string; search?: string } = {}): Promise<number | undefined> => {
  const { data } = await asked.graphql<{ hrApplications: { total: number } }>(
    'query ($list: ApplicationList, $search: String) { hrApplications(list: $list, search: $search) { total } }', variables, recruiter.token,
  );
  return data?.hrApplications.total;
};
const totals = async (variables: { list?: string; search?: string } = {}) => [await totalOn(server, variables), await totalOn(otherServer, variables)];
async function apply(name = 'Asha Nair') {
  const seeker = await makeSeeker(server.services, { name });
  return { seeker, id: await makeApplication(server.services, { jobId, recruiterId: recruiter.id, seekerId: seeker.id }) };
}
const call = (person: TestPerson, mutation: string) => server.graphql(`mutation { ${mutation} }`, {}, person.token);

/** Rows that go unseen, as no trigger runs: only a total that was kept still has them. */
async function removeUnseen(count: number): Promise<void> {
  await server.services.database.manager.transaction(async (tx) => {
    await tx.query('set local session_replication_role = replica');
    await remove(tx, count);
  });
}

const remove = (tx: EntityManager, count: number) =>
  tx.query('delete from applications where id in (select id from applications where recruiter_id = $1 limit $2)', [recruiter.id, count]);

test('while nothing changes, a total is not counted again', async () => {
  await apply();
  expect(await totals()).toEqual([1, 1]);
  await removeUnseen(1);
  expect(await totals()).toEqual([1, 1]);
  expect(await totals({ search: 'asha' })).toEqual([0, 0]);
  await apply('Bimal Sen');
  expect(await totals()).toEqual([1, 1]);
  expect(await totals({ search: 'asha' })).toEqual([0, 0]);
});

test('a long transaction of somebody else makes no total be counted again', async () => {
  await other.query('begin');
  await other.query('select pg_current_xact_id()');
  await apply();
  expect(await totals()).toEqual([1, 1]);
  await removeUnseen(1);
  expect(await totals()).toEqual([1, 1]);
  await other.query('commit');
});

test('every change of an application is in the next total, on every server', async () => {
  expect([await totals(), await totals({ list: 'REJECTED' })]).toEqual([[0, 0], [0, 0]]);
  const first = await apply();
  const second = await apply();
  expect(await totals()).toEqual([2, 2]);
  expect((await call(recruiter, `setApplicationStatus(id: "${first.id}", status: REJECTED) { id }`)).errors).toEqual([]);
  expect([await totals(), await totals({ list: 'REJECTED' })]).toEqual([[1, 1], [1, 1]]);
  expect((await call(second.seeker, `withdrawApplication(id: "${second.id}") { id }`)).errors).toEqual([]);
  expect(await totals()).toEqual([0, 0]);
  expect((await call(second.seeker, `applyToJob(jobId: "${jobId}") { id }`)).errors).toEqual([]);
  expect(await totals()).toEqual([1, 1]);
  await server.services.database.query('delete from applications where id = $1', [second.id]);
  expect([await totals(), await totals({ list: 'REJECTED' })]).toEqual([[0, 0], [1, 1]]);
});

test('what a seeker changes in the profile, and a job that is renamed, is in the next total', async () => {
  const { seeker } = await apply();
  expect([await totals({ search: 'kintsugi' }), await totals({ search: 'potter' })]).toEqual([[0, 0], [0, 0]]);
  await server.services.database.query(`update seeker_profiles set skills = '{Kintsugi}' where user_id = $1`, [seeker.id]);
  await server.services.database.query(`update jobs set title = 'Potter' where id = $1`, [jobId]);
  expect([await totals({ search: 'kintsugi' }), await totals({ search: 'potter' })]).toEqual([[1, 1], [1, 1]]);
});

test('an application that was being written while it was counted is in the next total', async () => {
  const seeker = await makeSeeker(server.services);
  await apply();
  await other.query('begin');
  await other.query('insert into applications (job_id, recruiter_id, seeker_id) values ($1, $2, $3)', [jobId, recruiter.id, seeker.id]);
  // Transactions that began later and end first, so that the open one is neither the oldest nor the newest.
  await apply('Bimal Sen');
  expect(await totals()).toEqual([2, 2]);
  expect(await totals()).toEqual([2, 2]);
  await other.query('commit');
  expect(await totals()).toEqual([3, 3]);
});

test('a list of more than 10,000 is counted again when so many changed that it may be shorter', async () => {
  const { manager } = server.services.database;
  await manager.query(
    `with seekers as (insert into users (email, name, role) select 'crowd' || n || '@example.in', 'Crowd', 'JOBSEEKER' from generate_series(1, 10501) n returning id)
     insert into applications (job_id, recruiter_id, seeker_id) select $1, $2, id from seekers`,
    [jobId, recruiter.id],
  );
  const asked = async () => (await server.graphql('{ hrApplications { total totalIsExact } }', {}, recruiter.token)).data?.hrApplications;
  const more = { total: 10_000, totalIsExact: false };
  expect(await asked()).toEqual(more);
  await remove(manager, 300);
  await manager.transaction(async (tx) => {
    await remove(tx, 150);
    await remove(tx, 50);
  });
  await removeUnseen(1000);
  expect([await asked(), await asked()]).toEqual([more, more]);
  await remove(manager, 1);
  expect(await asked()).toEqual({ total: 9000, totalIsExact: true });
});

test('a total outlives no other server of the database, whose transactions have other numbers', async () => {
  await apply();
  expect(await totalOn(server)).toBe(1);
  const { keptTotals } = server.services;
  const kept = keptTotals.dump();
  keptTotals.load(kept.map(([counted, entry]) => [counted, { ...entry, value: { ...entry.value, total: 99, startedAt: '2020-01-01 00:00:00+00' } }]));
  expect(await totalOn(server)).toBe(1);
});

test('changes are forgotten after an hour, and totals long before', async () => {
  await apply();
  expect(await totalOn(server)).toBe(1);
  await apply();
  const left = async () => (await server.services.database.query<{ left: number }>('select count(*)::int as left from application_list_changes where recruiter_id = $1', [recruiter.id]))[0]?.left;
  await server.services.database.query(`update application_list_changes set changed_at = now() - interval '59 minutes' where recruiter_id = $1`, [recruiter.id]);
  await sweepListChanges(server.services);
  expect(await left()).toBe(2);
  await server.services.database.query(`update application_list_changes set changed_at = now() - interval '61 minutes' where recruiter_id = $1`, [recruiter.id]);
  await sweepListChanges(server.services);
  expect(await left()).toBe(0);
  server.clock.advance({ minutes: 11 });
  expect(await totalOn(server)).toBe(2);
});
