import {
  makeApplication,
  makeJob,
  makePerson,
  makeRecruiter,
  makeSeeker,
  type TestPerson,
  verify,
} from '../../../test/factories.ts';
import { allJobEventsSent } from '../../../test/job-events.ts';
import { startTestServer, type TestServer } from '../../../test/server.ts';
import { until } from '../../../test/until.ts';
import { sendJobEvents } from '../jobs/job-event.service.ts';
import { keysOf } from '../../core/text.rules.ts';
import { webhookEventLabels } from './webhook.labels.ts';

let server: TestServer;
let admin: TestPerson;
let recruiter: TestPerson & { companyId: string };
let webhook: string;

beforeAll(async () => {
  server = await startTestServer();
  admin = await makePerson(server.services, 'ADMIN');
});
afterAll(() => server.close());
beforeEach(async () => {
  recruiter = await makeRecruiter(server.services, { companyName: `Aroma ${Math.random()}` });
  webhook = await listen(recruiter);
});

/** What it caused has been sent: of what is sent together the order is not promised. */
async function call<Data = Record<string, unknown>>(text: string, variables: object = {}, by: TestPerson = recruiter) {
  const answer = await server.graphql<Data>(text, variables, by.token);
  expect(answer.errors).toEqual([]);
  await allJobEventsSent(server);
  return answer.data as Data;
}
const listen = async (by: TestPerson): Promise<string> =>
  (
    await call<{ createWebhook: { webhook: { id: string } } }>(
      'mutation ($input: WebhookInput!) { createWebhook(input: $input) { webhook { id } } }',
      { input: { url: 'https://example.in/hooks', events: keysOf(webhookEventLabels) } },
      by,
    )
  ).createWebhook.webhook.id;

/** What it heard so far, in order. */
async function heard(): Promise<{ type: string; data: Record<string, string> }[]> {
  await sendJobEvents(server.services);
  const rows = await server.services.database.query<{ body: string }>(
    'select body from webhook_deliveries where webhook_id = $1 order by id',
    [webhook],
  );
  return rows.map(({ body }) => JSON.parse(body) as { type: string; data: Record<string, string> });
}
/** Once so many have come: the task may be at it at the same time. */
const hears = (count: number) =>
  until(async () => {
    const types = (await heard()).map(({ type }) => type);
    return types.length >= count ? types : null;
  }, `${count} events`);

const input = {
  title: 'Baker',
  company: '',
  location: 'Kochi',
  description: 'You bake.',
  salaryMin: 20_000,
  salaryMax: 30_000,
  skills: ['Baking'],
};
const post = async (changes: object = {}): Promise<string> => {
  const [company] = await server.services.database.query<{ name: string }>('select name from companies where id = $1', [
    recruiter.companyId,
  ]);
  const { postJob } = await call<{ postJob: { id: string } }>(
    'mutation ($input: JobInput!) { postJob(input: $input) { id } }',
    { input: { ...input, company: company?.name, ...changes } },
  );
  return postJob.id;
};
const onJob = (mutation: string, id: string, by = recruiter as TestPerson) =>
  call(`mutation ($id: ID!) { ${mutation} { id } }`, { id }, by);

describe('a webhook hears of a job', () => {
  test('that is posted, changed, closed and opened again', async () => {
    const id = await post();
    const { updateJob } = await call<{ updateJob: { company: { name: string } } }>(
      'mutation ($id: ID!, $input: JobInput!) { updateJob(id: $id, input: $input) { company { name } } }',
      { id, input: { ...input, company: await companyOf(id), title: 'Master baker' } },
    );
    expect(updateJob.company.name).toBe(await companyOf(id));
    await onJob('closeJob(id: $id)', id);
    await onJob('reopenJob(id: $id)', id);
    expect(await hears(4)).toEqual(['job.posted', 'job.updated', 'job.closed', 'job.reopened']);
    for (const { data } of await heard()) expect(data).toEqual({ jobId: id });
  });
  const companyOf = async (id: string) =>
    (
      await call<{ job: { company: { name: string } } }>('query ($id: ID!) { job(id: $id) { company { name } } }', {
        id,
      })
    ).job.company.name;

  test('that is taken down and restored', async () => {
    const id = await post();
    await onJob('takeDownJob(id: $id, reason: "Asks for money.")', id, admin);
    await onJob('restoreJob(id: $id)', id, admin);
    expect(await hears(3)).toEqual(['job.posted', 'job.closed', 'job.reopened']);
  });

  test('whose text was held, once an admin has released it', async () => {
    const id = await post({ description: 'Pay a registration fee of Rs 500 to this number before you join.' });
    expect(await heard()).toEqual([]);
    await onJob('releaseJob(id: $id)', id, admin);
    expect(await hears(1)).toEqual(['job.posted']);
  });

  test('that waited for its company, once the company is verified', async () => {
    await makeJob(server.services, recruiter, { waits_since: server.clock.now() });
    await call(
      'mutation ($id: ID!) { verifyCompany(id: $id, isVerified: true) { id } }',
      { id: recruiter.companyId },
      admin,
    );
    expect(await hears(1)).toEqual(['job.posted']);
  });

  test('whose company is suspended, and not any more', async () => {
    const id = await post();
    const byCompany = (mutation: string) =>
      call(`mutation ($id: ID!) { ${mutation} { id } }`, { id: recruiter.companyId }, admin);
    await byCompany('suspendCompany(id: $id, reason: "Asks for money.")');
    expect(await hears(2)).toEqual(['job.posted', 'job.closed']);
    await byCompany('liftSuspension(id: $id)');
    expect(await hears(3)).toEqual(['job.posted', 'job.closed', 'job.reopened']);
    expect((await heard()).map(({ data }) => data.jobId)).toEqual([id, id, id]);
  });

  test('of an account that is deleted and kept', async () => {
    await verify(server.services, recruiter.companyId);
    await post();
    await call('mutation { deleteAccount { id } }');
    await call('mutation { keepAccount { id } }');
    expect(await hears(3)).toEqual(['job.posted', 'job.closed', 'job.reopened']);
  });
});

describe('a webhook hears of an interview', () => {
  let applicationId: string;
  let jobId: string;
  let interviewId: string;
  let seeker: TestPerson;
  beforeEach(async () => {
    const made = await makeSeeker(server.services);
    seeker = made;
    jobId = await makeJob(server.services, recruiter);
    applicationId = await makeApplication(server.services, {
      jobId,
      recruiterId: recruiter.id,
      seekerId: made.id,
      status: 'APPROVED',
      resumeFileId: made.resumeFileId,
    });
    const { scheduleInterview } = await call<{ scheduleInterview: { id: string } }>(
      `mutation ($id: ID!) { scheduleInterview(applicationId: $id, date: "2026-12-02", slot: S1300_1400) { id } }`,
      { id: applicationId },
    );
    interviewId = scheduleInterview.id;
  });
  const ofInterviews = async () =>
    (await heard())
      .filter(({ type }) => /^interview\.(?!scheduled)/.test(type))
      .map(({ type, data }) => ({ type, ...data }));
  const about = (event: object) => ({ interviewId, applicationId, mode: null, ...event });

  test('that is moved to another time or place, and cancelled', async () => {
    const update = 'mutation ($id: ID!, $input: InterviewInput!) { updateInterview(id: $id, input: $input) { id } }';
    await call(update, { id: interviewId, input: { date: '2026-12-03' } });
    await call(update, { id: interviewId, input: { place: { mode: 'PHONE' } } });
    await call(update, { id: interviewId, input: { title: 'First talk' } });
    await call('mutation ($id: ID!) { deleteInterview(id: $id) }', { id: interviewId });
    const moved = { startsAt: '2026-12-03T07:30:00.000Z' };
    expect(await ofInterviews()).toEqual([
      about({ type: 'interview.moved', ...moved }),
      about({ type: 'interview.moved', ...moved, mode: 'PHONE' }),
      about({ type: 'interview.cancelled', ...moved, mode: 'PHONE' }),
    ]);
  });

  test.each([
    [
      'the applicant is rejected',
      () =>
        call('mutation ($id: ID!) { setApplicationStatus(id: $id, status: REJECTED) { id } }', { id: applicationId }),
    ],
    [
      'the applicant withdraws',
      () => call('mutation ($id: ID!) { withdrawApplication(id: $id) { id } }', { id: applicationId }, seeker),
    ],
    ['its job is deleted', () => call('mutation ($id: ID!) { deleteJob(id: $id) }', { id: jobId })],
  ])('that is cancelled because %s', async (_why, act) => {
    await act();
    expect(await ofInterviews()).toEqual([
      about({ type: 'interview.cancelled', startsAt: '2026-12-02T07:30:00.000Z' }),
    ]);
  });
});
