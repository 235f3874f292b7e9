import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { makeApplication, makeJob, makeRecruiter, makeSeeker, type TestPerson } from '../../test/factories.ts';
import { startTestServer, type TestServer } from '../../test/server.ts';

/** A job as the seeker's screens read it. */

let server: TestServer;
let recruiter: TestPerson & { companyId: string };
beforeAll(async () => {
  server = await startTestServer();
  recruiter = await makeRecruiter(server.services, { companyName: 'Ravi Mills' });
});
afterAll(() => server.close());

const fields = `id title company { name } location salaryText type typeText experienceText workMode workModeText isRemote skills postedAt postedText isUrgent isNew eligibility requiredSkills openings
  status applied saved applicationsReceived`;
const read = async (id: string, token?: string) => (await server.graphql<{ job: Record<string, unknown> }>(`query ($id: ID!) { job(id: $id) { ${fields} } }`, { id }, token)).data?.job;
const daysAgo = (days: number) => new Date(server.clock.now().getTime() - days * 86_400_000);

test('DATA-10 DATA-11 OP-016 OP-048 a job carries every field of the specification, its numbers also as the texts that seekers read', async () => {
  const id = await makeJob(server.services, recruiter, {
    title: 'Weaver', location: 'Surat', salary_min: 25_000, salary_max: 40_000, type: 'PART_TIME', min_years: 1, max_years: 2, work_mode: 'HYBRID', skills: ['Looms', 'Dyeing'],
    is_urgent: true, eligibility: 'Class 10', required_skills: ['Steady hands', 'Night shifts'], openings: 4, posted_at: daysAgo(3),
  });
  expect(await read(id)).toEqual({
    id, title: 'Weaver', company: { name: 'Ravi Mills' }, location: 'Surat', salaryText: '₹25,000 - ₹40,000 per month', type: 'PART_TIME', typeText: 'Part Time',
    experienceText: '1-2 years', workMode: 'HYBRID', workModeText: 'Hybrid', isRemote: false, skills: ['Looms', 'Dyeing'], postedAt: daysAgo(3).toISOString(),
    postedText: '3 days ago', isUrgent: true, isNew: true, eligibility: 'Class 10', requiredSkills: ['Steady hands', 'Night shifts'], openings: 4, status: 'ACTIVE',
    applied: false, saved: false, applicationsReceived: 0,
  });
});

test.each([
  [{ type: 'FULL_TIME', work_mode: 'OFFICE' }, { typeText: 'Full Time', workModeText: 'Work from Office', isRemote: false }],
  [{ work_mode: 'REMOTE' }, { workModeText: 'Remote', isRemote: true }],
  [{ min_years: null, max_years: null }, { experienceText: 'Any experience' }],
  [{ min_years: 2, max_years: 3 }, { experienceText: '2-3 years' }],
])('DATA-11 %j reads %j', async (row, shown) => {
  expect(await read(await makeJob(server.services, recruiter, row))).toMatchObject(shown);
});

test('DATA-10 OP-106 a job is new for three days and not a moment longer', async () => {
  const [edge, past] = [await makeJob(server.services, recruiter, { posted_at: daysAgo(3) }), await makeJob(server.services, recruiter, { posted_at: new Date(daysAgo(3).getTime() - 1) })];
  expect([(await read(edge))?.isNew, (await read(past))?.isNew]).toEqual([true, false]);
});

test('DATA-13 APPL-17 OP-100 an applied job brings its eligibility and required skills, those that the recruiter wrote', async () => {
  const seeker = await makeSeeker(server.services);
  const jobs = [await makeJob(server.services, recruiter, { eligibility: 'ITI', required_skills: ['Own tools'] }), await makeJob(server.services, recruiter)];
  for (const [index, jobId] of jobs.entries()) await makeApplication(server.services, { jobId, recruiterId: recruiter.id, seekerId: seeker.id, appliedAt: daysAgo(index) });
  const { data } = await server.graphql<{ myApplications: unknown }>('{ myApplications { job { id eligibility requiredSkills } } }', {}, seeker.token);
  expect(data?.myApplications).toEqual([{ job: { id: jobs[0], eligibility: 'ITI', requiredSkills: ['Own tools'] } }, { job: { id: jobs[1], eligibility: null, requiredSkills: [] } }]);
});

test('JOBD-14 OP-097 saved jobs stay with their seeker, last saved first, closed ones too, and are gone once unsaved or deleted', async () => {
  const [seeker, other] = [await makeSeeker(server.services), await makeSeeker(server.services)];
  const [first, second, deleted] = [await makeJob(server.services, recruiter), await makeJob(server.services, recruiter), await makeJob(server.services, recruiter)];
  const mutate = (operation: 'saveJob' | 'unsaveJob', id: string) => server.graphql(`mutation ($id: ID!) { ${operation}(jobId: $id) { saved } }`, { id }, seeker.token);
  for (const id of [first, second, deleted, first]) {
    server.clock.advance({ seconds: 1 });
    expect((await mutate('saveJob', id)).errors).toEqual([]);
  }
  await server.services.database.query(`update jobs set status = 'INACTIVE', archived_at = case when id = $2 then $3::timestamptz end where id in ($1, $2)`, [second, deleted, server.clock.now()]);
  const savedOf = async ({ token }: TestPerson) => (await server.graphql<{ savedJobs: { id: string }[] }>('{ savedJobs { id } }', {}, token)).data?.savedJobs.map(({ id }) => id);
  expect((await savedOf(seeker))?.toSorted()).toEqual([first, second].toSorted());
  expect((await savedOf(seeker))?.[0]).toBe(second);
  expect(await savedOf(other)).toEqual([]);
  await mutate('unsaveJob', second);
  expect(await savedOf(seeker)).toEqual([first]);
});
