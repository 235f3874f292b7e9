import { makeApplication, makeJob, makeRecruiter, makeSeeker } from '../../test/factories.ts';
import { minimal } from '../../test/job-calls.ts';
import { startTestServer, type TestServer } from '../../test/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

test('HMISC-06 HMISC-08 HMISC-09 OP-057 OP-068 OP-069 what a recruiter does is there after a restart', async () => {
  const recruiter = await makeRecruiter(server.services, { companyName: minimal.company });
  const jobOf = (title: string, row = {}) => makeJob(server.services, recruiter, { title, ...row });
  const applied = async (jobId: string) => {
    const { id: seekerId } = await makeSeeker(server.services);
    return makeApplication(server.services, { jobId, recruiterId: recruiter.id, seekerId });
  };
  const call = async (mutation: string) =>
    expect((await server.graphql(`mutation { ${mutation} }`, {}, recruiter.token)).errors).toEqual([]);

  const fields = `company: "${minimal.company}", description: "Books", location: "Pune", salaryMin: 1, salaryMax: 2,
    skills: ["Tally"]`;
  const kept = await jobOf('Clerk');
  await call(`postJob(input: { title: "Posted", ${fields} }) { id }`);
  await call(`updateJob(id: "${kept}", input: { title: "Updated", ${fields} }) { id }`);
  await call(`closeJob(id: "${await jobOf('Closed')}") { id }`);
  await call(`reopenJob(id: "${await jobOf('Reopened', { is_wanted: false })}") { id }`);
  await call(`deleteJob(id: "${await jobOf('Deleted')}")`);
  const approved = await applied(kept);
  for (const [id, status] of [
    [approved, 'APPROVED'],
    [await applied(kept), 'ON_HOLD'],
    [await applied(kept), 'REJECTED'],
  ])
    await call(`setApplicationStatus(id: "${id}", status: ${status}) { id }`);
  await call(`scheduleInterview(applicationId: "${approved}", date: "2026-11-25", slot: S1030_1130) { id }`);
  await call('updateHrProfile(input: { location: "Nashik" }) { name }');
  await call('sendSupportMessage(text: "Is anybody there?") { id }');

  const restarted = await startTestServer({ databaseUrl: server.databaseUrl, clock: server.clock });
  try {
    const { data } = await restarted.graphql<{
      hrJobs: { items: { title: string; status: string }[] };
      all: { items: { status: string }[] };
      rejected: { items: { status: string }[] };
      interviews: { date: string }[];
      hrProfile: { location: string };
      supportMessages: { text: string; fromSupport: boolean }[];
    }>(
      `{
        hrJobs(pageSize: 10) { items { title status } }
        all: hrApplications { items { status } }
        rejected: hrApplications(list: REJECTED) { items { status } }
        interviews { date }
        hrProfile { location }
        supportMessages { text fromSupport }
      }`,
      {},
      recruiter.token,
    );
    expect(data?.hrJobs.items.map(({ title, status }) => `${title} ${status}`).toSorted()).toEqual([
      'Closed INACTIVE',
      'Posted ACTIVE',
      'Reopened ACTIVE',
      'Updated ACTIVE',
    ]);
    expect(data?.all.items.map(({ status }) => status).toSorted()).toEqual(['INTERVIEW_SCHEDULED', 'ON_HOLD']);
    expect(data?.rejected.items).toEqual([{ status: 'REJECTED' }]);
    expect(data?.interviews).toEqual([{ date: '2026-11-25' }]);
    expect(data?.hrProfile).toEqual({ location: 'Nashik' });
    expect(data?.supportMessages[0]).toEqual({ text: 'Is anybody there?', fromSupport: false });
  } finally {
    await restarted.close();
  }
});
