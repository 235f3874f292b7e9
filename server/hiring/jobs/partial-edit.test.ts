import { makeRecruiter, type TestPerson } from '../../../test/factories.ts';
import { startTestServer, type TestServer } from '../../../test/server.ts';

let server: TestServer;
let recruiter: TestPerson;
let id: string;
const input = {
  title: 'Baker',
  company: 'Aroma Bakes',
  location: 'Kochi',
  description: 'You bake.',
  salaryMin: 20_000,
  salaryMax: 30_000,
  skills: ['Baking'],
};
const fields = 'id title company { name } location description salaryMin salaryMax skills openings';

beforeAll(async () => {
  server = await startTestServer();
  recruiter = await makeRecruiter(server.services, { companyName: input.company });
  const { data } = await post(input);
  id = data?.postJob.id ?? '';
});
afterAll(() => server.close());

const post = (of: object) =>
  server.graphql<{ postJob: { id: string } }>(
    'mutation ($input: JobInput!) { postJob(input: $input) { id } }',
    { input: of },
    recruiter.token,
  );
const update = (change: object) =>
  server.graphql<{ updateJob: Record<string, unknown> }>(
    `mutation ($id: ID!, $input: JobInput!) { updateJob(id: $id, input: $input) { ${fields} } }`,
    { id, input: change },
    recruiter.token,
  );

test('a change names only what changes; all else stays', async () => {
  const { data, errors } = await update({ salaryMax: 35_000, openings: 3 });
  expect(errors).toEqual([]);
  expect(data?.updateJob).toEqual({
    ...input,
    id,
    company: { name: input.company },
    salaryMax: 35_000,
    openings: 3,
  });
  expect((await update({ title: null, location: 'Pune' })).data?.updateJob).toMatchObject({
    title: 'Baker',
    location: 'Pune',
  });
});

test('what is sent is checked together with what stays', async () => {
  expect((await update({ salaryMin: 99_000 })).errors[0]?.extensions.fields).toHaveProperty('salaryMax');
  expect((await update({ title: '' })).errors[0]?.extensions.fields).toHaveProperty('title');
});

test('a new job needs all that it always did, with a message for each field', async () => {
  const { errors } = await post({});
  expect(errors[0]?.extensions.code).toBe('BAD_USER_INPUT');
  expect(Object.keys(errors[0]?.extensions.fields ?? {}).toSorted((a, b) => a.localeCompare(b))).toEqual(
    Object.keys(input).toSorted((a, b) => a.localeCompare(b)),
  );
});
