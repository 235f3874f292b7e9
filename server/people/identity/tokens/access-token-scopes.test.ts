import { makeAccessToken, makeApplication, makeJob, makeRecruiter, makeSeeker } from '../../../../test/factories.ts';
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

  /** All fields of a type that have none of their own. */
  const fieldsOf = async (type: string): Promise<string> => {
    interface Named {
      name: string | null;
      kind: string;
      ofType: Named | null;
    }
    const { data } = await server.graphql<{ type: { fields: { name: string; type: Named }[] } }>(
      `query ($type: String!) { type: __type(name: $type) { fields { name type { name kind ofType { name kind
        ofType { name kind ofType { name kind } } } } } } }`,
      { type },
    );
    const innermost = (of: Named): Named => (of.ofType ? innermost(of.ofType) : of);
    const leaves = (data?.type.fields ?? []).filter(({ type: of }) => ['SCALAR', 'ENUM'].includes(innermost(of).kind));
    return leaves.map(({ name }) => name).join(' ');
  };

  test('reads of the job of an application without a right to jobs what an applicant reads', async () => {
    const [recruiter, seeker] = [await makeRecruiter(server.services), await makeSeeker(server.services)];
    const hidden = {
      external_id: 'ERP-7',
      taken_down_at: new Date(0),
      taken_down_reason: 'It asks for money.',
      held_at: new Date(0),
      held_reason: 'FEES',
      held_passage: 'a fee of Rs 500',
    };
    const jobId = await makeJob(server.services, recruiter, hidden);
    const id = await makeApplication(server.services, { jobId, recruiterId: recruiter.id, seekerId: seeker.id });
    await server.services.database.query('insert into saved_jobs values ($1, $2, now())', [seeker.id, jobId]);
    const document = `query ($id: ID!) { application(id: $id) { job {
      ${await fieldsOf('Job')} viewerCan { ${await fieldsOf('JobPermissions')} } } } }`;
    const read = async (token: string) => {
      const { data, errors } = await server.graphql<{ application: { job: Record<string, unknown> } }>(
        document,
        { id },
        token,
      );
      expect(errors).toEqual([]);
      return data?.application.job;
    };
    const wide = await read(await makeAccessToken(server.services, recruiter, ['APPLICATIONS_READ', 'JOBS_READ']));
    const own = {
      externalId: 'ERP-7',
      takenDownReason: 'It asks for money.',
      heldReason: 'FEES',
      heldPassage: 'a fee of Rs 500',
      obstacles: ['TEXT_HELD', 'TAKEN_DOWN'],
    };
    expect(wide).toMatchObject({ ...own, viewerCan: { edit: true } });
    const visitor = { saved: false, viewerCan: { ...(wide?.viewerCan as object), edit: false, delete: false } };
    const nothingOwn = { externalId: null, takenDownReason: null, heldReason: null, heldPassage: null, obstacles: [] };
    const ofApplicant = { ...(await read(seeker.token)), ...visitor };
    expect(ofApplicant).toMatchObject({ ...nothingOwn, applied: true });
    const narrow = (of: { id: string }) => makeAccessToken(server.services, of, ['APPLICATIONS_READ']).then(read);
    expect(await narrow(seeker)).toEqual(ofApplicant);
    expect(await narrow(recruiter)).toEqual({ ...ofApplicant, applied: false });
  });

  test('does not read who opened a resume: that log is closed to every token', async () => {
    const [recruiter, seeker] = [await makeRecruiter(server.services), await makeSeeker(server.services)];
    const jobId = await makeJob(server.services, recruiter);
    const { resumeFileId } = seeker;
    const sides = { jobId, recruiterId: recruiter.id, seekerId: seeker.id };
    await makeApplication(server.services, { ...sides, resumeFileId });
    await fetch(`${server.url}/files/${resumeFileId}`, { headers: { authorization: `Bearer ${recruiter.token}` } });
    const views = async (token: string) =>
      (
        await server.graphql<{ myApplications: { resumeViews: unknown[] }[] }>(
          '{ myApplications { resumeViews { id } } }',
          {},
          token,
        )
      ).data?.myApplications[0]?.resumeViews;
    expect(await views(seeker.token)).toHaveLength(1);
    expect(await views(await makeAccessToken(server.services, seeker, ['APPLICATIONS_WRITE']))).toEqual([]);
  });
});
