import { makeApplication, makeJob, makeRecruiter, makeSeeker } from '../../../../test/factories.ts';
import { startTestServer, type TestServer } from '../../../../test/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

test('each field of a job, asked for alone, is the same in a search as of the job itself', async () => {
  const [recruiter, seeker] = [await makeRecruiter(server.services), await makeSeeker(server.services)];
  const id = await makeJob(server.services, recruiter, { title: 'Alone asked', min_years: 1, max_years: 2 });
  await makeApplication(server.services, { jobId: id, recruiterId: recruiter.id, seekerId: seeker.id });
  const { data } = await server.graphql<{ job: { fields: { name: string }[] } }>(
    '{ job: __type(name: "Job") { fields { name } } }',
  );
  const names = data!.job.fields.map(({ name }) => name);
  expect(names).toContain('description');
  const below: Record<string, string> = {
    company: '{ id name verified rating reviewCount }',
    viewerCan: '{ apply edit }',
    autoStop: '{ enabled }',
    attachments: '{ id }',
    updates: '{ type }',
    similarJobs: '{ id }',
    myApplication: '{ status }',
  };
  const document = (name: string) => `
    query ($id: ID!) {
      job(id: $id) { ...One }
      jobs(filter: { q: "Alone asked" }) { items { ... on Job { ...One } } }
    }
    fragment One on Job { ${name} ${below[name] ?? ''} }`;
  for (const name of names) {
    const answer = await server.graphql<{ job: object; jobs: { items: object[] } }>(
      document(name),
      { id },
      seeker.token,
    );
    expect(answer.errors).toEqual([]);
    expect(answer.data?.jobs.items).toEqual([answer.data?.job]);
  }
});
