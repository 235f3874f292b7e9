import { makeApplication, makeJob, makeRecruiter, makeSeeker, type TestPerson } from '../../../test/factories.ts';
import { change, messages, notices, post, read, reopen, startJobServer, update } from '../../../test/job-calls.ts';
import type { TestServer } from '../../../test/server.ts';
import { until } from '../../../test/until.ts';

let server: TestServer;
let recruiter: TestPerson & { companyId: string };
let seeker: TestPerson;
beforeAll(async () => {
  ({ server, recruiter, seeker } = await startJobServer());
});
afterAll(() => server.close());

describe('changing a job', () => {
  test('what an edit leaves out stays, and null empties what may be empty', async () => {
    const { data } = await post({
      type: 'CONTRACT',
      workMode: 'REMOTE',
      minYears: 1,
      maxYears: 2,
      eligibility: 'Graduates',
      openings: 3,
      autoStop: { enabled: true, applicationsCount: 5 },
    });
    const { id } = data!.postJob;
    const kept = await update(id, { title: 'New title' });
    expect(kept.data?.updateJob).toMatchObject({
      title: 'New title',
      typeText: 'Contract',
      isRemote: true,
      experienceText: '1-2 years',
      eligibility: 'Graduates',
      openings: 3,
      applicationsNeeded: 5,
    });
    expect(kept.data?.updateJob.updates.map(({ type }) => type)).toContain('EDITED');
    const emptied = await update(id, { minYears: null, maxYears: null, eligibility: null, autoStop: null });
    expect(emptied.data?.updateJob).toMatchObject({ experienceText: 'Mid-level', eligibility: null, autoStop: null });
  });

  test('a limit below what was already received is refused', async () => {
    const jobId = await makeJob(server.services, recruiter);
    await makeApplication(server.services, { jobId, recruiterId: recruiter.id, seekerId: seeker.id });
    expect(await messages(update(jobId, { autoStop: { enabled: true, applicationsCount: 1 } }))).toEqual({
      'autoStop.applicationsCount': 'Must be more than the 1 already received',
    });
  });

  test("another recruiter's, an unknown and a malformed id are NOT_FOUND, before the input is looked at", async () => {
    const other = await makeRecruiter(server.services);
    const foreign = await makeJob(server.services, other);
    for (const id of [foreign, '00000000-0000-4000-8000-000000000000', 'x']) {
      const answers = [
        await update(id, { title: '' }),
        await change('closeJob', id),
        await change('reopenJob', id),
        await server.graphql('mutation ($id: ID!) { deleteJob(id: $id) }', { id }, recruiter.token),
      ];
      expect(answers.map(({ errors }) => errors[0]?.extensions.code)).toEqual([
        'NOT_FOUND',
        'NOT_FOUND',
        'NOT_FOUND',
        'NOT_FOUND',
      ]);
    }
    expect(
      (await server.graphql('mutation { saveJob(jobId: "x") { id } }', {}, seeker.token)).errors[0]?.extensions.code,
    ).toBe('NOT_FOUND');
    expect((await server.graphql('{ job(id: "x") { id } }')).errors[0]).toMatchObject({
      message: 'Job not found.',
      extensions: { code: 'NOT_FOUND' },
    });
  });

  test('HJOB-16, HJOB-17 closing notifies applicants and leaves the search; reopening takes new limits', async () => {
    const waiting = await makeSeeker(server.services);
    const rejected = await makeSeeker(server.services);
    const jobId = await makeJob(server.services, recruiter);
    await makeApplication(server.services, { jobId, recruiterId: recruiter.id, seekerId: waiting.id });
    await makeApplication(server.services, {
      jobId,
      recruiterId: recruiter.id,
      seekerId: rejected.id,
      status: 'REJECTED',
    });
    expect((await change('closeJob', jobId)).data?.closeJob).toMatchObject({
      status: 'INACTIVE',
      viewerCan: { close: false, reopen: true },
    });
    expect((await change('closeJob', jobId)).errors[0]?.extensions).toMatchObject({
      code: 'CONFLICT',
      reason: 'DONE_ALREADY',
    });
    await until(async () => (await notices(waiting.id)).length > 0, 'the applicant is notified');
    expect(await notices(waiting.id)).toEqual([{ title: 'A job you applied for is closed' }]);
    expect(await notices(rejected.id)).toEqual([]);
    expect((await reopen(jobId, { enabled: true, applicationsCount: 2 })).errors[0]?.extensions.fields).toEqual({
      'autoStop.applicationsCount': 'Must be more than the 2 already received',
    });
    expect((await reopen(jobId, { enabled: true, applicationsCount: 3 })).data?.reopenJob).toMatchObject({
      status: 'ACTIVE',
      applicationsNeeded: 3,
    });
    expect((await change('reopenJob', jobId)).errors[0]?.extensions.code).toBe('CONFLICT');
  });

  test('HJOB-19 a deleted job is gone for everyone but its applicants', async () => {
    const jobId = await makeJob(server.services, recruiter, { title: 'Short-lived' });
    await makeApplication(server.services, { jobId, recruiterId: recruiter.id, seekerId: seeker.id });
    const remove = () =>
      server.graphql<{ deleteJob: boolean }>(
        'mutation ($id: ID!) { deleteJob(id: $id) }',
        { id: jobId },
        recruiter.token,
      );
    expect((await remove()).data?.deleteJob).toBe(true);
    expect((await remove()).errors[0]?.extensions.code).toBe('NOT_FOUND');
    expect(await read(jobId)).toBeNull();
    expect(await read(jobId, (await makeSeeker(server.services)).token)).toBeNull();
    expect(await read(jobId, seeker.token)).toMatchObject({ title: 'Short-lived', applied: true, status: 'INACTIVE' });
    const { data } = await server.graphql<{ hrJobs: { total: number } }>(
      '{ hrJobs(search: "short-lived") { total } }',
      {},
      recruiter.token,
    );
    expect(data?.hrJobs.total).toBe(0);
  });

  test('OP-097 saved jobs are listed, last saved first, and saving twice changes nothing', async () => {
    const jobIds = [await makeJob(server.services, recruiter), await makeJob(server.services, recruiter)];
    for (const jobId of [...jobIds, ...jobIds]) {
      server.clock.advance({ seconds: 1 });
      await server.graphql('mutation ($id: ID!) { saveJob(jobId: $id) { id } }', { id: jobId }, seeker.token);
    }
    const saved = async () =>
      (
        await server.graphql<{ savedJobs: { id: string }[] }>('{ savedJobs { id } }', {}, seeker.token)
      ).data?.savedJobs.map(({ id }) => id);
    expect(await saved()).toEqual(jobIds.toReversed());
    const { data } = await server.graphql<{ unsaveJob: { saved: boolean } }>(
      'mutation ($id: ID!) { unsaveJob(jobId: $id) { saved } }',
      { id: jobIds[1] },
      seeker.token,
    );
    expect(data?.unsaveJob.saved).toBe(false);
    expect(await saved()).toEqual([jobIds[0]]);
  });

  test("HLIST-09, OP-119 a recruiter's list has four a page, and the totals cover all of their jobs", async () => {
    const mine = await makeRecruiter(server.services);
    for (let number = 1; number <= 5; number += 1) await makeJob(server.services, mine, { is_wanted: number !== 1 });
    const jobId = await makeJob(server.services, mine, { title: 'Special_one' });
    await makeApplication(server.services, { jobId, recruiterId: mine.id, seekerId: seeker.id });
    const { data } = await server.graphql<{
      hrJobs: { items: object[]; total: number };
      found: { items: { id: string }[] };
      hrAnalytics: object;
    }>(
      `{ hrJobs { items { id } total } found: hrJobs(search: "AL_one") { items { id } }
         hrAnalytics { totalJobs activeJobs totalApplications } }`,
      {},
      mine.token,
    );
    expect(data?.hrJobs).toMatchObject({ total: 6 });
    expect(data?.hrJobs.items).toHaveLength(4);
    expect(data?.found.items).toEqual([{ id: jobId }]);
    expect(data?.hrAnalytics).toEqual({ totalJobs: 6, activeJobs: 5, totalApplications: 1 });
  });
});
