import {
  makeAccessToken,
  makeApplication,
  makeJob,
  makeMember,
  makeRecruiter,
  makeSeeker,
  setTo,
  type TestPerson,
} from '../../../test/factories.ts';
import { startTestServer, type TestServer } from '../../../test/server.ts';
import { minimal } from '../../../test/job-calls.ts';

/** A recruiter's own software, which knows a job by an id of its own. */
let server: TestServer;
let recruiter: TestPerson & { companyId: string };
beforeAll(async () => {
  server = await startTestServer();
  await setTo(server.services, 'unverifiedJobLimit', 50);
});
afterAll(() => server.close());
beforeEach(async () => void (recruiter = await makeRecruiter(server.services)));

interface Shown {
  id: string;
  externalId: string | null;
}
const fields = '{ id externalId }';
const formOf = ({ id }: TestPerson) => ({ ...minimal, company: `Sharma & Co ${id}` });
const post = async (externalId: unknown, by: TestPerson = recruiter) => {
  const { data, errors } = await server.graphql<{ postJob: Shown }>(
    `mutation ($input: JobInput!) { postJob(input: $input) ${fields} }`,
    { input: { ...formOf(by), externalId } },
    by.token,
  );
  return { job: data?.postJob, error: errors[0] };
};
const update = async (id: string | undefined, input: object) => {
  const { data, errors } = await server.graphql<{ updateJob: Shown }>(
    `mutation ($id: ID!, $input: JobInput!) { updateJob(id: $id, input: $input) ${fields} }`,
    { id, input },
    recruiter.token,
  );
  return { shown: data?.updateJob.externalId, error: errors[0] };
};
const find = async (variables: object, by: TestPerson = recruiter) => {
  const { data, errors } = await server.graphql<{ hrJobs: { items: Shown[]; total: number } }>(
    `query ($externalId: String, $updatedSince: DateTime) {
       hrJobs(externalId: $externalId, updatedSince: $updatedSince) { items ${fields} total }
     }`,
    variables,
    by.token,
  );
  return errors[0]?.extensions.code ?? data?.hrJobs;
};
const taken = (jobId: string | undefined) => ({
  message: 'You have another job with this external id.',
  extensions: { code: 'CONFLICT', reason: 'EXTERNAL_ID_TAKEN', jobId },
});

test('a job is found under the id that its recruiter gave it, and under no part of it', async () => {
  const { job } = await post('  REQ-7\u200B \t 12 ');
  expect(job?.externalId).toBe('REQ-7 12');
  const other = (await post('REQ-7')).job;
  const one = { items: [job], total: 1 };
  expect(await find({ externalId: 'REQ-7 12' })).toEqual(one);
  expect(await find({ externalId: ' REQ-7  12', updatedSince: '2026-01-01T00:00:00Z' })).toEqual(one);
  for (const externalId of ['REQ', 'req-7', '%']) expect(await find({ externalId })).toEqual({ items: [], total: 0 });
  const all = { items: [other, job], total: 2 };
  for (const externalId of [null, '', ' ']) expect(await find({ externalId })).toEqual(all);
  expect(await find({ externalId: 'REQ-7' }, await makeRecruiter(server.services))).toEqual({ items: [], total: 0 });
});

test('an edit sets, changes, keeps and empties it', async () => {
  const id = (await post(undefined)).job?.id;
  expect(await update(id, { externalId: 'A' })).toEqual({ shown: 'A' });
  expect(await update(id, { externalId: 'A', openings: 2 })).toEqual({ shown: 'A' });
  expect(await update(id, { openings: 3 })).toEqual({ shown: 'A' });
  expect(await update(id, { externalId: 'B' })).toEqual({ shown: 'B' });
  expect(await update(id, { externalId: null })).toEqual({ shown: null });
  expect(await update(id, { externalId: ' ' })).toEqual({ shown: null });
});

test('it has one line of at most 100 characters', async () => {
  expect((await post('x'.repeat(101))).error?.extensions).toMatchObject({
    code: 'BAD_USER_INPUT',
    fields: { externalId: 'External id must be 100 characters or fewer.' },
  });
  expect((await post(`${'x'.repeat(50)}\n${'y'.repeat(49)}`)).job?.externalId).toBe(
    `${'x'.repeat(50)} ${'y'.repeat(49)}`,
  );
  expect(await find({ externalId: 'x'.repeat(101) })).toBe('BAD_USER_INPUT');
});

test('a second job with it is refused with the id of the first, open or closed, until that is deleted', async () => {
  const first = (await post('REQ-1')).job?.id;
  expect((await post(' REQ-1')).error).toMatchObject(taken(first));
  const second = (await post('REQ-2')).job?.id;
  expect((await update(second, { externalId: 'REQ-1' })).error).toMatchObject(taken(first));
  const command = (name: 'closeJob' | 'deleteJob') =>
    server.graphql(
      `mutation ($id: ID!) { ${name}(id: $id) ${name === 'closeJob' ? '{ id }' : ''} }`,
      { id: first },
      recruiter.token,
    );
  expect((await command('closeJob')).errors).toEqual([]);
  expect((await post('REQ-1')).error).toMatchObject(taken(first));
  expect((await command('deleteJob')).errors).toEqual([]);
  expect((await post('REQ-1')).job?.externalId).toBe('REQ-1');
});

test('another recruiter may use the same one', async () => {
  await post('REQ-1');
  expect((await post('REQ-1', await makeRecruiter(server.services))).job?.externalId).toBe('REQ-1');
});

test('of many that are sent at once one job comes to be', async () => {
  await post(null);
  const answers = await Promise.all(Array.from({ length: 6 }, () => post('REQ-1')));
  expect(answers.filter(({ job }) => job)).toHaveLength(1);
  for (const { error } of answers.filter(({ job }) => !job))
    expect(error).toMatchObject({ message: taken(undefined).message, extensions: { code: 'CONFLICT' } });
  expect(await find({ externalId: 'REQ-1' })).toMatchObject({ total: 1 });
});

test('only its recruiter reads it, and a token of theirs that may read jobs', async () => {
  const { services } = server;
  const jobId = await makeJob(services, recruiter, { external_id: 'REQ-9' });
  const [seeker, colleague] = [await makeSeeker(services), await makeRecruiter(services)];
  await makeMember(services, colleague, recruiter.companyId);
  await makeApplication(services, { jobId, recruiterId: recruiter.id, seekerId: seeker.id });
  const read = async (token?: string) =>
    (await server.graphql<{ job: Shown }>(`query ($id: ID!) { job(id: $id) ${fields} }`, { id: jobId }, token)).data
      ?.job;
  const [with_, without] = [
    await makeAccessToken(services, recruiter, ['JOBS_READ']),
    await makeAccessToken(services, recruiter, ['PROFILE_READ']),
  ];
  for (const token of [recruiter.token, with_]) expect(await read(token)).toEqual({ id: jobId, externalId: 'REQ-9' });
  for (const token of [undefined, seeker.token, colleague.token, without])
    expect(await read(token)).toEqual({ id: jobId, externalId: null });
});
