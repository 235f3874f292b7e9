import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { makeRecruiter, type TestPerson } from '../../test/factories.ts';
import { startTestServer, type TestServer } from '../../test/server.ts';

const sample = { title: 'Accountant', company: 'Sharma & Co', description: 'Books', location: 'Pune', salaryMin: 25_000, salaryMax: 40_000, skills: ['Tally'] };
let server: TestServer;
let recruiter: TestPerson;

beforeAll(async () => void (server = await startTestServer()));
afterAll(() => server.close());
beforeEach(async () => void (recruiter = await makeRecruiter(server.services)));

async function post(draftId: string | null, input: object = {}, by = recruiter) {
  const { data, errors } = await server.graphql<{ postJob: { id: string; location: string } }>(
    'mutation ($input: JobInput!, $draftId: ID) { postJob(input: $input, draftId: $draftId) { id location } }', { input: { ...sample, ...input }, draftId }, by.token);
  return { shown: data?.postJob, error: errors[0] && { code: errors[0].extensions.code, message: errors[0].message } };
}
const posted = () => server.services.database.query<{ id: string }>('select id from jobs where recruiter_id = $1 order by id', [recruiter.id]);
const events = (id: string | undefined) => server.services.database.query('select type from job_events where job_id = $1', [id]);
const alreadyPosted = { code: 'CONFLICT', message: 'This job was posted already. You find it among your jobs.' };

test('issue 5 a job that is posted again because the answer got lost is one job, with what was typed last', async () => {
  const draftId = randomUUID();
  const first = await post(draftId);
  server.clock.advance({ seconds: 5 });
  expect((await post(draftId, { location: 'Nashik' })).shown).toEqual({ id: first.shown?.id, location: 'Nashik' });
  expect(await posted()).toHaveLength(1);
  expect(await events(first.shown?.id)).toEqual([{ type: 'POSTED' }]);
});

test('issue 5 five that are on their way at once are one job', async () => {
  const draftId = randomUUID();
  const answers = await Promise.all([1, 2, 3, 4, 5].map(() => post(draftId)));
  const [job, ...others] = await posted();
  expect(others).toEqual([]);
  for (const { shown, error } of answers) expect(error ?? shown?.id).toEqual(error ? alreadyPosted : job?.id);
});

test('issue 5 a draft that was posted and deleted does not come back; forms that name no draft, or another one, and other recruiters post their own', async () => {
  const draftId = randomUUID();
  const { shown } = await post(draftId);
  await server.graphql('mutation ($id: ID!) { deleteJob(id: $id) }', { id: shown?.id }, recruiter.token);
  expect((await post(draftId)).error).toEqual(alreadyPosted);
  for (const each of [null, null, randomUUID()]) expect((await post(each)).error).toBeUndefined();
  expect(await posted()).toHaveLength(4);
  expect((await post(draftId, {}, await makeRecruiter(server.services))).error).toBeUndefined();
  expect((await post('mine')).error?.code).toBe('BAD_USER_INPUT');
});
