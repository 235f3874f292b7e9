import { print } from 'graphql';
import { ApplyForJobsDocument, SearchJobsDocument } from '../../../../client/gql/graphql.ts';
import { makeApplication, makeJob, makeRecruiter, makeSeeker } from '../../../../test/factories.ts';
import { startTestServer, type TestServer } from '../../../../test/server.ts';
import { statementsOf } from '../../../../test/statements.ts';

/** A search reads the columns of a card when nothing else is asked for (decision 0051). */

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

test('each permission on a job, asked for alone, is the same in a search as of the job itself', async () => {
  const [recruiter, seeker] = [await makeRecruiter(server.services), await makeSeeker(server.services)];
  const id = await makeJob(server.services, recruiter, { title: 'Permitted' });
  const { data } = await server.graphql<{ permissions: { fields: { name: string }[] } }>(
    '{ permissions: __type(name: "JobPermissions") { fields { name } } }',
  );
  const names = data!.permissions.fields.map(({ name }) => name);
  expect(names).toContain('edit');
  for (const token of [recruiter.token, seeker.token, undefined])
    for (const name of names) {
      const answer = await server.graphql<{ job: object; jobs: { items: object[] } }>(
        `query ($id: ID!) {
          job(id: $id) { viewerCan { ${name} } }
          jobs(filter: { q: "Permitted" }) { items { viewerCan { ${name} } } }
        }`,
        { id },
        token,
      );
      expect(answer.data?.jobs.items).toEqual([answer.data?.job]);
    }
});

test.each([
  { whose: 'of the site', search: SearchJobsDocument, isSignedIn: false },
  { whose: 'of seekers', search: ApplyForJobsDocument, isSignedIn: true },
])('the search $whose asks for nothing that is not on a card: `cardFields` has all that it shows', async (page) => {
  await makeJob(server.services, await makeRecruiter(server.services), { title: 'On a card' });
  const token = page.isSignedIn ? (await makeSeeker(server.services)).token : undefined;
  const variables = { filter: { q: 'On a card' }, sort: 'NEWEST', page: 1, pageSize: 10 };
  const statements = await statementsOf(server.services, async () =>
    expect((await server.graphql(print(page.search), variables, token)).errors).toEqual([]),
  );
  expect(statements).toEqual([...(token ? ['actor'] : []), 'search-terms', 'job-cards-by-id', 'page-of-matches']);
});
