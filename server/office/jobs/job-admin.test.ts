import {
  makeApplication,
  makeCompany,
  makeJob,
  makePerson,
  makeRecruiter,
  makeSeeker,
  type TestPerson,
} from '../../../test/factories.ts';
import { startTestServer, type TestServer } from '../../../test/server.ts';
import { until } from '../../../test/until.ts';

let server: TestServer;
let admin: TestPerson;
let recruiter: Awaited<ReturnType<typeof makeRecruiter>>;
let seeker: TestPerson;
let title: string;
let jobId: string;
let count = 0;
beforeAll(async () => void (server = await startTestServer()));
afterAll(() => server.close());
beforeEach(async () => {
  server.clock.advance({ hours: 2 });
  admin = await makePerson(server.services, 'ADMIN');
  recruiter = await makeRecruiter(server.services);
  seeker = await makeSeeker(server.services);
  title = `Wicker weaver ${(count += 1)}`;
  jobId = await makeJob(server.services, recruiter, { title });
});

const run = (text: string, values: unknown[] = []) => server.services.database.query(text, values);
const codesOf = ({ errors }: { errors: { extensions: { code: string } }[] }) =>
  errors.map(({ extensions }) => extensions.code);
const call = (document: string, token?: string, variables: object = { id: jobId }) =>
  server.graphql<Record<string, Record<string, unknown>>>(document, variables, token);

const takeDown = (id = jobId, reason = 'It asks applicants for money.') =>
  call(
    'mutation ($id: ID!, $reason: String!) { takeDownJob(id: $id, reason: $reason) { state takenDownReason } }',
    admin.token,
    { id, reason },
  );
const restore = (id = jobId) => call('mutation ($id: ID!) { restoreJob(id: $id) { state } }', admin.token, { id });
const read = async (token?: string, id = jobId) =>
  (await call('query ($id: ID!) { job(id: $id) { title status isTakenDown takenDownReason } }', token, { id })).data
    ?.job ?? null;
const apply = (token: string) => call('mutation ($id: ID!) { applyToJob(jobId: $id) { id } }', token);

/** Where the public comes across the job. */
async function placesOf(name: string): Promise<string[]> {
  const { data } = await server.graphql<{
    jobs: { items: { title: string }[] };
    jobSuggestions: string[];
    recommendedJobs: { title: string }[];
  }>(
    `query ($q: String!) {
      jobs(filter: { q: $q }) { items { title } } jobSuggestions(text: $q) recommendedJobs(limit: 50) { title }
    }`,
    { q: name },
  );
  const textAt = async (path: string) => (await fetch(server.url + path)).text();
  const isIn = {
    search: data?.jobs.items.length === 1,
    suggestions: data?.jobSuggestions.includes(name),
    recommended: data?.recommendedJobs.some((job) => job.title === name),
    page: (await read()) !== null,
    sitemap: (await textAt('/sitemap.xml')).includes(jobId),
    feed: (await textAt('/jobs/feed.xml')).includes(jobId),
    index: (await run('select from open_jobs where id = $1', [jobId])).length === 1,
  };
  return Object.keys(isIn).filter((place) => isIn[place as keyof typeof isIn]);
}

const notices = async ({ token }: TestPerson) =>
  (
    await server.graphql<{ notifications: { title: string; text: string }[] }>(
      '{ notifications { title text } }',
      {},
      token,
    )
  ).data?.notifications.map((notice) => `${notice.title}: ${notice.text}`);

test('a job that was taken down is nowhere to be found; its recruiter reads why, and admins see it', async () => {
  await call('mutation ($id: ID!) { saveJob(jobId: $id) { id } }', seeker.token);
  expect(await placesOf(title)).toEqual(['search', 'suggestions', 'recommended', 'page', 'sitemap', 'feed', 'index']);
  expect((await takeDown()).data?.takeDownJob).toEqual({
    state: 'TAKEN_DOWN',
    takenDownReason: 'It asks applicants for money.',
  });
  expect(await placesOf(title)).toEqual([]);
  expect(codesOf(await apply(seeker.token))).toEqual(['NOT_FOUND']);
  expect((await server.graphql('{ savedJobs { id } }', {}, seeker.token)).data).toEqual({ savedJobs: [] });
  const shown = { title, status: 'INACTIVE', isTakenDown: true, takenDownReason: 'It asks applicants for money.' };
  expect(await read(recruiter.token)).toEqual(shown);
  expect(await read(admin.token)).toEqual(shown);
  expect(await read((await makeRecruiter(server.services)).token)).toBeNull();
});

test('who applied keeps the application without the way to the job, and does not apply again', async () => {
  await apply(seeker.token);
  await takeDown();
  const { data } = await server.graphql<{ myApplications: object[] }>(
    '{ myApplications(tab: HIRING_DONE) { job { title isTakenDown takenDownReason } } }',
    {},
    seeker.token,
  );
  expect(data?.myApplications).toEqual([{ job: { title, isTakenDown: true, takenDownReason: null } }]);
  expect(await read(seeker.token)).toBeNull();
  await server.graphql(
    'mutation ($id: ID!) { withdrawApplication(id: $id) { id } }',
    (await run('select id from applications where job_id = $1', [jobId]))[0],
    seeker.token,
  );
  expect(codesOf(await apply(seeker.token))).toEqual(['NOT_FOUND']);
});

test('who waits for an answer and the recruiter are notified once; only the recruiter hears why', async () => {
  const rejected = await makeSeeker(server.services);
  const ofRecruiter = { jobId, recruiterId: recruiter.id };
  await makeApplication(server.services, { ...ofRecruiter, seekerId: seeker.id });
  await makeApplication(server.services, { ...ofRecruiter, seekerId: rejected.id, status: 'REJECTED' });
  await takeDown();
  await takeDown(jobId, 'It asks for a deposit.');
  await until(async () => (await notices(seeker))?.length, 'the applicant is notified');
  const [company] = await run('select name from companies where id = $1', [recruiter.companyId]);
  expect(await notices(seeker)).toEqual([
    `A job you applied for was taken down: We took down ${title} at ${company?.name} because it breaks our rules. ` +
      "You don't need to do anything. Please don't send money or documents to anyone for this job.",
  ]);
  expect(await notices(rejected)).toEqual([]);
  expect((await notices(recruiter))?.map((text) => text.split('The reason: ')[1])).toEqual([
    'It asks for a deposit.',
    'It asks applicants for money.',
  ]);
});

test('nothing but restoring opens it: neither its recruiter nor the database', async () => {
  await takeDown();
  const reopened = await call('mutation ($id: ID!) { reopenJob(id: $id) { id } }', recruiter.token);
  expect(reopened.errors[0]).toMatchObject({
    message: 'This job was taken down. Write to us if you think that this is a mistake.',
    extensions: { code: 'CONFLICT' },
  });
  await expect(run(`update jobs set status = 'ACTIVE' where id = $1`, [jobId])).rejects.toThrow(
    'column "status" can only be updated to DEFAULT',
  );
  await expect(run('update jobs set taken_down_reason = null where id = $1', [jobId])).rejects.toThrow(
    'jobs_taken_down_says_why',
  );
});

test('a restored job is what it was: open and in the search, or closed', async () => {
  const [before] = await run('select posted_at, opened_at, closed_at, closes_at from jobs where id = $1', [jobId]);
  await takeDown();
  server.clock.advance({ minutes: 5 });
  expect((await restore()).data?.restoreJob).toEqual({ state: 'OPEN' });
  expect((await run('select posted_at, opened_at, closed_at, closes_at from jobs where id = $1', [jobId]))[0]).toEqual(
    before,
  );
  expect(await placesOf(title)).toEqual(['search', 'suggestions', 'recommended', 'page', 'sitemap', 'feed', 'index']);
  expect((await notices(recruiter))?.[0]).toContain('Your job posting is back');
  expect((await restore()).data?.restoreJob).toEqual({ state: 'OPEN' });

  await call('mutation ($id: ID!) { closeJob(id: $id) { id } }', recruiter.token);
  await takeDown();
  expect((await restore()).data?.restoreJob).toEqual({ state: 'CLOSED' });
});

test('D-01 one that waits for its company opens when it is let in and restored, whatever comes first', async () => {
  const asker = await makePerson(server.services, 'HR');
  const companyId = await makeCompany(server.services);
  await run('insert into recruiter_profiles (user_id, company_id) values ($1, $2)', [asker.id, companyId]);
  const [request] = await run(
    'insert into company_join_requests (company_id, user_id, asked_at) values ($1, $2, now()) returning id',
    [companyId, asker.id],
  );
  const waiting = { waits_since: new Date() };
  const [first, second] = [
    await makeJob(server.services, { ...asker, companyId }, waiting),
    await makeJob(server.services, { ...asker, companyId }, waiting),
  ];
  await takeDown(first);
  await takeDown(second);
  expect((await restore(first)).data?.restoreJob).toEqual({ state: 'WAITING' });
  await call('mutation ($id: ID!) { adminAnswerJoinRequest(id: $id, isAccepted: true) }', admin.token, {
    id: request?.id,
  });
  const stateOf = async (id: string) =>
    (await call('query ($id: ID!) { adminJob(id: $id) { state } }', admin.token, { id })).data?.adminJob?.state;
  expect([await stateOf(first), await stateOf(second)]).toEqual(['OPEN', 'TAKEN_DOWN']);
  expect((await restore(second)).data?.restoreJob).toEqual({ state: 'OPEN' });
});

test('admins find jobs by title, company, skill, number and state, newest first and in parts', async () => {
  const [other] = await run('select number from jobs where id = $1', [jobId]);
  const find = async (variables: object) => {
    const { data, errors } = await server.graphql<{
      adminJobs: {
        items: { title: string; state: string; waitsSince: string | null }[];
        endCursor: string | null;
      };
    }>(
      `query ($search: String, $state: JobState, $after: String, $pageSize: Int = 20) {
        adminJobs(search: $search, state: $state, after: $after, pageSize: $pageSize) {
          items { title state waitsSince } endCursor
        }
      }`,
      variables,
      admin.token,
    );
    expect(errors).toEqual([]);
    const items = data?.adminJobs.items ?? [];
    return { items, titles: items.map((job) => job.title), endCursor: data?.adminJobs.endCursor };
  };
  server.clock.advance({ seconds: 1 });
  const closed = `${title}, at night`;
  await makeJob(server.services, recruiter, { title: closed, is_wanted: false, skills: ['Zari'] });
  expect((await find({ search: title.toUpperCase() })).titles).toEqual([closed, title]);
  expect((await find({ search: 'zari' })).titles).toEqual([closed]);
  expect((await find({ search: String(other?.number) })).titles).toEqual([title]);
  expect((await find({ search: title, state: 'CLOSED' })).titles).toEqual([closed]);
  await takeDown();
  expect((await find({ search: title, state: 'TAKEN_DOWN' })).titles).toEqual([title]);
  const part = await find({ search: title, pageSize: 1 });
  expect(await find({ search: title, pageSize: 1, after: part.endCursor })).toMatchObject({
    titles: [title],
    endCursor: null,
  });
  // Decision 0080: it is no closed one, and what an admin did to it says more than that it waits.
  const waiting = `${title}, on Sundays`;
  const since = server.clock.now();
  const waitingId = await makeJob(server.services, recruiter, {
    title: waiting,
    waits_since: since,
  });
  expect((await find({ search: title, state: 'CLOSED' })).titles).toEqual([closed]);
  expect((await find({ search: title, state: 'WAITING' })).items).toEqual([
    { title: waiting, state: 'WAITING', waitsSince: since.toISOString() },
  ]);
  await takeDown(waitingId);
  expect((await find({ search: title, state: 'WAITING' })).titles).toEqual([]);
  expect((await find({ search: waiting })).items).toMatchObject([{ state: 'TAKEN_DOWN' }]);
});
