import { makeApplication, makeFile, makeMember, makeRecruiter, makeSeeker } from '../../../test/factories.ts';
import { everywhere, JobCases, nowhere, textWithFees } from '../../../test/job-cases.ts';
import { startTestServer, type TestServer } from '../../../test/server.ts';

let server: TestServer;
let jobs: JobCases;
beforeAll(async () => {
  server = await startTestServer();
  jobs = new JobCases(server);
});
afterAll(() => server.close());

const editFees = (posted: Parameters<typeof jobs.edit>[0]) =>
  jobs.edit(posted, { description: `${textWithFees} By UPI.` });

describe('the text that was read', () => {
  test('an admin neither releases nor restores one that was changed since; what they read they do', async () => {
    for (const [name, reason] of [
      ['releaseJob', 'TEXT_HELD'],
      ['restoreJob', 'TAKEN_DOWN'],
    ] as const) {
      const posted = await jobs.post();
      await jobs.stand[reason](posted);
      const read = await jobs.versionOf(posted);
      await editFees(posted);
      const answer = await jobs.byAdmin(name, posted.jobId, `, seen: ${read}`);
      expect(answer).toMatchObject({
        message: 'The text of this job has changed since you opened it. Please read it again.',
        code: 'CONFLICT',
        reason: 'CHANGED_MEANWHILE',
      });
      expect(await jobs.seen(posted)).toEqual(nowhere);
      expect((await jobs.asSeen(name, posted)).code).toBeUndefined();
      expect(await jobs.seen(posted)).toEqual(name === 'releaseJob' ? everywhere : nowhere);
    }
  });

  test('who refuses a held text has read it, but not one that took its place meanwhile', async () => {
    const [read, changed] = [await jobs.post(), await jobs.post()];
    for (const posted of [read, changed]) await jobs.stand.TEXT_HELD(posted);
    const version = await jobs.versionOf(changed);
    await editFees(changed);
    for (const posted of [read, changed])
      await jobs.byAdmin('takeDownJob', posted.jobId, `, reason: "A fee.", seen: ${version}`);
    for (const posted of [read, changed]) await jobs.asSeen('restoreJob', posted);
    expect([await jobs.seen(read), await jobs.seen(changed)]).toEqual([everywhere, nowhere]);
  });
});

describe('a disabled recruiter', () => {
  test('has no advert anywhere, who applied sees it as taken down, and it is back with the account', async () => {
    const posted = await jobs.post();
    const [seeker, saver] = [await makeSeeker(server.services), await makeSeeker(server.services)];
    await makeApplication(server.services, {
      jobId: posted.jobId,
      recruiterId: posted.recruiter.id,
      seekerId: seeker.id,
    });
    await jobs.call('mutation ($id: ID!) { saveJob(jobId: $id) { id } }', { id: posted.jobId }, saver);
    const fileId = await makeFile(server.services, { ownerId: posted.recruiter.id, purpose: 'ATTACHMENT' });
    await jobs.run('insert into job_attachments (job_id, file_id, position) values ($1, $2, 0)', [
      posted.jobId,
      fileId,
    ]);
    const attachment = async () => (await fetch(`${server.url}/files/${fileId}`)).status;
    expect([await jobs.seen(posted), await attachment()]).toEqual([everywhere, 200]);

    await jobs.stand.RECRUITER_DISABLED(posted);
    expect([await jobs.seen(posted), await attachment()]).toEqual([nowhere, 404]);
    expect((await jobs.call('{ savedJobs { id } }', {}, saver)).value).toEqual([]);
    expect(
      (await jobs.call('mutation ($id: ID!) { applyToJob(jobId: $id) { id } }', { id: posted.jobId }, saver)).code,
    ).toBe('NOT_FOUND');
    expect(
      (
        await jobs.call(
          '{ myApplications(tab: HIRING_DONE) { job { title isTakenDown takenDownReason } } }',
          {},
          seeker,
        )
      ).value,
    ).toEqual([{ job: { title: posted.word, isTakenDown: true, takenDownReason: null } }]);
    expect((await jobs.call('query ($id: ID!) { job(id: $id) { id } }', { id: posted.jobId }, seeker)).code).toBe(
      'NOT_FOUND',
    );
    const record = 'query ($id: ID!) { adminJob(id: $id) { state takenDownReason obstacles } }';
    expect((await jobs.call(record, { id: posted.jobId }, await jobs.admin())).value).toEqual({
      state: 'TAKEN_DOWN',
      takenDownReason: 'A fraud.',
      obstacles: ['RECRUITER_DISABLED'],
    });

    await jobs.lift.RECRUITER_DISABLED(posted);
    expect([await jobs.seen(posted), await attachment()]).toEqual([everywhere, 200]);
    expect((await jobs.call('{ savedJobs { id } }', {}, saver)).value).toEqual([{ id: posted.jobId }]);
  });
});

describe('who belongs to a suspended company', () => {
  const suspendedSentence = (company: string) => ({
    company: `You belong to ${company}, which is suspended. Until that is lifted you cannot found, join or post for another company.`,
  });

  test('founds, joins and posts for no other one, nor after leaving it; then again when it is lifted', async () => {
    const posted = await jobs.post();
    const other = await jobs.companies.post(posted.recruiter, `${posted.company} Too`);
    expect(other.code).toBeUndefined();
    await makeRecruiter(server.services, { companyName: `Kavali of ${posted.word}` });
    await jobs.stand.COMPANY_SUSPENDED(posted);
    const refused = suspendedSentence(posted.company);
    const tries = async () => [
      (await jobs.companies.post(posted.recruiter, `Next ${posted.company}`)).fields,
      (await jobs.companies.post(posted.recruiter, `${posted.company} Too`)).fields,
      (await jobs.companies.nameCompany(posted.recruiter, `Next ${posted.company}`)) as object,
      (
        await jobs.call(
          'mutation ($c: String!) { askToJoinCompany(company: $c) }',
          { c: `Kavali of ${posted.word}` },
          posted.recruiter,
        )
      ).fields,
    ];
    const named = { code: 'BAD_USER_INPUT', fields: refused };
    expect(await tries()).toEqual([refused, refused, named, refused]);
    expect(
      (await jobs.onJob('closeJob', { ...posted, jobId: other.job?.id ?? '' }, posted.recruiter)).code,
    ).toBeUndefined();
    expect((await jobs.reopen({ ...posted, jobId: other.job?.id ?? '' })).fields).toEqual(refused);
    server.clock.advance({ minutes: 1 });
    expect((await jobs.call('mutation { leaveCompany }', {}, posted.recruiter)).code).toBeUndefined();
    expect(await tries()).toEqual([refused, refused, named, refused]);
    await jobs.lift.COMPANY_SUSPENDED(posted);
    expect((await jobs.companies.post(posted.recruiter, `Next ${posted.company}`)).code).toBeUndefined();
  });

  test('is let into another one by nobody but an admin, also with a request from before', async () => {
    const [posted, other] = [await jobs.post(), await jobs.post()];
    await jobs.companies.nameCompany(posted.recruiter, other.company);
    await jobs.stand.COMPANY_SUSPENDED(posted);
    const [request] = (await jobs.companies.requestsTo(other.recruiter))?.items ?? [];
    expect((await jobs.companies.answer(other.recruiter, request?.id)).code).toBe('CONFLICT');
    expect((await jobs.lift.COMPANY_NOT_AGREED(posted)).code).toBeUndefined();
    expect((await jobs.companies.post(posted.recruiter, other.company)).code).toBeUndefined();
  });

  test('who had left before it was suspended founds the next one', async () => {
    const posted = await jobs.post();
    await makeMember(server.services, await jobs.companies.newRecruiter(), posted.companyId);
    await jobs.call('mutation { leaveCompany }', {}, posted.recruiter);
    server.clock.advance({ minutes: 1 });
    await jobs.stand.COMPANY_SUSPENDED(posted);
    expect((await jobs.companies.post(posted.recruiter, `Next ${posted.company}`)).code).toBeUndefined();
  });
});

test('an open job of somebody who left the company is no longer edited under its name, but under another', async () => {
  const posted = await jobs.post();
  await makeMember(server.services, await jobs.companies.newRecruiter(), posted.companyId);
  await jobs.call('mutation { leaveCompany }', {}, posted.recruiter);
  const taken = { company: 'This company is already here. Ask to join.' };
  expect((await jobs.edit(posted, { description: 'Other work.' })).code).toBe('BAD_USER_INPUT');
  expect((await jobs.edit(posted, { company: posted.company.toUpperCase() })).fields).toEqual(taken);
  expect((await jobs.edit(posted, { company: `Own ${posted.company}` })).code).toBeUndefined();
  expect(await jobs.seen(posted)).toEqual(everywhere);
});
