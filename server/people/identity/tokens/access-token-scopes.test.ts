import { makeAccessToken, makeJob, makeRecruiter, makeSeeker } from '../../../../test/factories.ts';
import { startTestServer, type TestServer } from '../../../../test/server.ts';

let server: TestServer;
beforeAll(async () => void (server = await startTestServer()));
afterAll(() => server.close());

describe('an access token', () => {
  test('reads no interview with an application, and no application with a job, that it has no right to', async () => {
    const seeker = await makeSeeker(server.services);
    const token = await makeAccessToken(server.services, seeker, ['APPLICATIONS_READ', 'JOBS_READ']);
    const narrow = await makeAccessToken(server.services, seeker, ['JOBS_READ']);
    const query = '{ jobs { items { id myApplication { id } } } myApplications { id interview { id } } }';
    expect((await server.graphql(query, {}, token)).errors).toEqual([]);
    expect((await server.graphql(query, {}, narrow)).errors[0]?.message).toBe(
      'Your access token has no right to this. It needs APPLICATIONS_READ.',
    );
  });

  const publicRead = `query ($id: ID!) {
    job(id: $id) { id saved viewerCan { save edit } similarJobs { id saved } company { viewerReview { rating } } }
    jobs { items { id saved viewerCan { save edit } } }
    recommendedJobs { id recommendationReason }
    searchCounts(filter: {}) { type { value count } }
    siteStats { jobs } faqs { total } announcements { total } siteTexts { termsText }
  }`;

  test('reads what is public as a visitor does without a right to jobs, and as its person with it', async () => {
    const recruiter = await makeRecruiter(server.services);
    const seeker = await makeSeeker(server.services);
    const [id, similar] = [await makeJob(server.services, recruiter), await makeJob(server.services, recruiter)];
    for (const jobId of [id, similar])
      await server.graphql('mutation ($jobId: ID!) { saveJob(jobId: $jobId) { id } }', { jobId }, seeker.token);
    const read = async (token?: string) => {
      const { data, errors } = await server.graphql(publicRead, { id }, token);
      expect(errors).toEqual([]);
      return data;
    };
    const visitor = await read();
    for (const owner of [seeker, recruiter]) {
      const narrow = await makeAccessToken(server.services, owner, ['PROFILE_WRITE', 'NOTIFICATIONS_READ']);
      expect(await read(narrow)).toEqual(visitor);
      const wide = await makeAccessToken(server.services, owner, ['JOBS_READ']);
      expect(await read(wide)).toEqual(await read(owner.token));
      expect(await read(wide)).not.toEqual(visitor);
    }
  });

  test('does not read its own hidden job without a right to jobs', async () => {
    const recruiter = await makeRecruiter(server.services);
    const id = await makeJob(server.services, recruiter, { waits_since: new Date(0) });
    const codeFor = async (scope: 'JOBS_READ' | 'APPLICATIONS_READ') => {
      const token = await makeAccessToken(server.services, recruiter, [scope]);
      return (await server.graphql('query ($id: ID!) { job(id: $id) { id } }', { id }, token)).errors[0]?.extensions
        .code;
    };
    expect([await codeFor('JOBS_READ'), await codeFor('APPLICATIONS_READ')]).toEqual([undefined, 'NOT_FOUND']);
  });
});
