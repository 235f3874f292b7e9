import { CompanyCalls, everywhere, jobForm, nowhere } from '../../../test/company-calls.ts';
import {
  makeApplication,
  makeJob,
  makePerson,
  makeRecruiter,
  makeSeeker,
  type TestPerson,
  verify,
} from '../../../test/factories.ts';
import { startTestServer, type TestServer } from '../../../test/server.ts';
import { until } from '../../../test/until.ts';
import { openJobsOfAll } from '../../companies/membership.service.ts';

let server: TestServer;
let calls: CompanyCalls;
let admin: TestPerson;
beforeAll(async () => {
  server = await startTestServer();
  calls = new CompanyCalls(server);
  admin = await makePerson(server.services, 'ADMIN');
});
afterAll(() => server.close());

const run = (text: string, values: unknown[] = []) => server.services.database.query(text, values);
const record = '{ id state suspendedAt suspensionReason openJobs }';
const suspend = (id: string, reason = 'It asks applicants for money.') =>
  calls.call(
    `mutation ($id: ID!, $reason: String!) { suspendCompany(id: $id, reason: $reason) ${record} }`,
    { id, reason },
    admin,
  );
const lift = (id: string) => calls.call(`mutation ($id: ID!) { liftSuspension(id: $id) ${record} }`, { id }, admin);
const change = (name: 'reopenJob' | 'restoreJob', id: string, person: TestPerson) =>
  calls.call(`mutation ($id: ID!) { ${name}(id: $id) { id } }`, { id }, person);

describe('the list of companies', () => {
  const list = async (variables: object) =>
    (
      await calls.call<{
        adminCompanies: { items: { company: { name: string } }[]; total: number; endCursor: string | null };
      }>(
        `query ($search: String, $state: CompanyState, $after: String, $pageSize: Int) {
          adminCompanies(search: $search, state: $state, after: $after, pageSize: $pageSize) {
            items { company { name } } total endCursor
          }
        }`,
        variables,
        admin,
      )
    ).data?.adminCompanies;
  const namesOf = (page: Awaited<ReturnType<typeof list>>) => page?.items.map(({ company }) => company.name);

  test('is read on by name, found by a part of the name or of a mail domain, and narrowed to a state', async () => {
    const [a, b, c] = [
      (await makeRecruiter(server.services, { companyName: 'Quillon Alpha' })).companyId,
      (await makeRecruiter(server.services, { companyName: 'quillon Beta' })).companyId,
      (await makeRecruiter(server.services, { companyName: 'Quillon Gamma' })).companyId,
    ];
    await verify(server.services, b);
    await calls.call(
      'mutation ($id: ID!) { confirmCompanyDomain(id: $id, domain: "weaving-mill.in") { id } }',
      { id: c },
      admin,
    );
    await suspend(a);
    const first = await list({ search: 'QUILLON', pageSize: 2 });
    expect([namesOf(first), first?.total]).toEqual([['Quillon Alpha', 'quillon Beta'], 3]);
    const rest = await list({ search: 'quillon', pageSize: 2, after: first?.endCursor });
    expect([namesOf(rest), rest?.endCursor]).toEqual([['Quillon Gamma'], null]);
    expect(namesOf(await list({ search: 'weaving-mill' }))).toEqual(['Quillon Gamma']);
    const inState = async (state: string) => namesOf(await list({ search: 'quillon', state }));
    expect([await inState('UNVERIFIED'), await inState('VERIFIED'), await inState('SUSPENDED')]).toEqual([
      ['Quillon Gamma'],
      ['quillon Beta'],
      ['Quillon Alpha'],
    ]);
  });
});

describe('a suspended company', () => {
  /** A company with jobs that are open, closed, taken down and held. */
  async function makeHiring(companyName: string) {
    const recruiter = await makeRecruiter(server.services, { companyName });
    const make = (row: object = {}) => makeJob(server.services, recruiter, { title: companyName, ...row });
    const jobs = { open: await make(), closed: await make({ is_wanted: false }), down: await make() };
    await calls.call('mutation ($id: ID!) { takeDownJob(id: $id, reason: "A fee.") { id } }', { id: jobs.down }, admin);
    return { recruiter, id: recruiter.companyId, jobs };
  }
  const statesOf = async (companyId: string) =>
    Object.fromEntries(
      (
        await run(
          `select j.id, coalesce(j.taken_down_reason, c.suspension_reason, j.status) as state
           from jobs j join companies c on c.id = j.company_id where j.company_id = $1`,
          [companyId],
        )
      ).map(({ id, state }) => [id, state]),
    );
  const titlesOf = async ({ token }: TestPerson) =>
    (
      await server.graphql<{ notifications: { title: string }[] }>('{ notifications { title } }', {}, token)
    ).data?.notifications.map(({ title }) => title);

  test('has no job in the search or at its address; lifting it opens exactly what the suspension closed', async () => {
    const { recruiter, id, jobs } = await makeHiring('Vellore Looms');
    const seeker = await makeSeeker(server.services);
    await makeApplication(server.services, { jobId: jobs.open, recruiterId: recruiter.id, seekerId: seeker.id });
    const before = await statesOf(id);
    expect(await calls.isSeen(jobs.open, 'vellore looms')).toEqual(everywhere);
    expect((await suspend(id)).data?.suspendCompany).toEqual({
      id,
      state: 'SUSPENDED',
      suspendedAt: server.clock.now().toISOString(),
      suspensionReason: 'It asks applicants for money.',
      openJobs: 0,
    });
    expect(await calls.isSeen(jobs.open, 'vellore looms')).toEqual(nowhere);
    expect(await titlesOf(recruiter)).toContain('Vellore Looms is suspended');
    await until(async () => (await titlesOf(seeker))?.includes('A job you applied for was taken down'), 'notified');
    await suspend(id, 'A fee for a uniform.');
    expect((await statesOf(id))[jobs.open]).toBe('A fee for a uniform.');
    expect((await lift(id)).data?.liftSuspension).toMatchObject({ suspensionReason: null, openJobs: 1 });
    expect(await statesOf(id)).toEqual(before);
    expect(await calls.isSeen(jobs.open, 'vellore looms')).toEqual(everywhere);
    expect(await titlesOf(recruiter)).toContain('Vellore Looms is no longer suspended');
  });

  test('what was deleted or taken down by itself meanwhile does not come back with it', async () => {
    const { recruiter, id, jobs } = await makeHiring('Karur Looms');
    const other = await makeJob(server.services, recruiter, { title: 'Karur Looms' });
    await suspend(id);
    await calls.call('mutation ($id: ID!) { deleteJob(id: $id) }', { id: jobs.open }, recruiter);
    await calls.call('mutation ($id: ID!) { takeDownJob(id: $id, reason: "Own.") { id } }', { id: other }, admin);
    expect((await lift(id)).data?.liftSuspension).toMatchObject({ state: 'UNVERIFIED', openJobs: 0 });
    expect(await calls.search('karur looms')).toEqual([]);
    expect((await statesOf(id))[other]).toBe('Own.');
  });

  test('a job whose time came meanwhile is not open for a moment when the suspension or a take-down is lifted', async () => {
    const { recruiter, id, jobs } = await makeHiring('Salem Looms');
    const other = await makeJob(server.services, recruiter, { title: 'Salem Looms' });
    await calls.call('mutation ($id: ID!) { takeDownJob(id: $id, reason: "Own.") { id } }', { id: other }, admin);
    await suspend(id);
    const closesAt = server.clock.now();
    await run('update jobs set closes_at = $2 where id = any($1)', [[jobs.open, other], closesAt]);
    expect((await lift(id)).data?.liftSuspension).toMatchObject({ openJobs: 0 });
    await change('restoreJob', other, admin);
    expect(await calls.search('salem looms')).toEqual([]);
    const rows = await run('select expired_at from jobs where id = any($1)', [[jobs.open, other]]);
    expect(rows).toEqual([{ expired_at: closesAt }, { expired_at: closesAt }]);
  });

  test('is posted for, reopened, edited and given back by nobody', async () => {
    const { recruiter, id, jobs } = await makeHiring('Erode Looms');
    await suspend(id);
    const refused = { company: 'This company is suspended. Write to us if you think that this is a mistake.' };
    expect((await calls.post(recruiter, 'Erode Looms')).fields).toEqual(refused);
    expect((await change('reopenJob', jobs.closed, recruiter)).fields).toEqual(refused);
    const edit = (jobId: string, company = 'Erode Looms') =>
      calls.call(
        'mutation ($id: ID!, $input: JobInput!) { updateJob(id: $id, input: $input) { id } }',
        { id: jobId, input: { ...jobForm, company } },
        recruiter,
      );
    expect((await edit(jobs.closed)).fields).toEqual(refused);
    expect((await edit(jobs.open, 'Erode Looms Two')).code).toBe('CONFLICT');
    expect((await change('restoreJob', jobs.open, admin)).code).toBe('CONFLICT');
    expect((await change('restoreJob', jobs.down, admin)).code).toBe('CONFLICT');
    await run(`update jobs set waits_since = now(), is_wanted = true where id = $1`, [jobs.closed]);
    await openJobsOfAll(server.services);
    expect(await calls.search('erode looms')).toEqual([]);
    await lift(id);
    await openJobsOfAll(server.services);
    expect((await calls.search('erode looms'))?.map((job) => job.id).toSorted()).toEqual(
      [jobs.open, jobs.closed].toSorted(),
    );
  });

  test('a job that is posted at the moment of the suspension is never left open', async () => {
    for (const round of [1, 2, 3]) {
      const { recruiter, id } = await makeHiring(`Salem Looms ${round}`);
      await Promise.all([calls.post(recruiter, `Salem Looms ${round}`), suspend(id)]);
      expect(await calls.search(`salem looms ${round}`)).toEqual([]);
    }
    const { recruiter, id } = await makeHiring('Dindigul Looms');
    await suspend(id);
    await makeJob(server.services, recruiter, { title: 'Dindigul weaver' });
    expect(await calls.search('dindigul weaver')).toEqual([]);
  });
});
