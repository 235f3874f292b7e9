import { randomUUID } from 'node:crypto';
import { makeApplicationCase } from '../../test/application-calls.ts';
import { makeJob, makeRecruiter, makeSeeker, type TestPerson } from '../../test/factories.ts';
import { samplePdf } from '../../test/sample-files.ts';
import { startTestServer, type TestServer } from '../../test/server.ts';
import { samplePassword } from '../../test/sign-up.ts';
import { upload } from '../../test/upload.ts';
import { until } from '../../test/until.ts';
import { sweepIdempotencyKeys } from './idempotency.ts';
import { idempotencyMessages } from './idempotency.rules.ts';

let server: TestServer;
let recruiter: TestPerson & { companyId: string };
let seeker: TestPerson;

beforeAll(async () => {
  server = await startTestServer();
  recruiter = await makeRecruiter(server.services);
  seeker = await makeSeeker(server.services);
});
afterAll(() => server.close());

const note = `mutation ($id: ID!, $text: String!, $key: String) {
  addApplicationNote(applicationId: $id, text: $text, idempotencyKey: $key) { id text createdAt }
}`;
const add = async (id: string, text: string, key: string | null, by: TestPerson = recruiter) => {
  const { data, errors } = await server.graphql<{ addApplicationNote: { id: string } }>(
    note,
    { id, text, key },
    by.token,
  );
  return {
    note: data?.addApplicationNote,
    error: errors[0] && {
      code: errors[0].extensions.code,
      message: errors[0].message,
      fields: errors[0].extensions.fields,
    },
  };
};
const notes = (id: string) =>
  server.services.database.query('select id from application_notes where application_id = $1', [id]);
const rowsWith = (key: string) =>
  server.services.database.query('select operation from idempotency_keys where key = $1', [key]);

test('who sends the same key while the first is under way waits for its answer', async () => {
  const { id } = await makeApplicationCase(server, recruiter);
  const key = randomUUID();
  const waiting = () =>
    server.services.database.query(
      `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    );
  const answers = await Promise.all(
    await server.services.database.dataSource.transaction(async (tx) => {
      await tx.query('lock table application_notes in exclusive mode');
      const sent = [1, 2, 3].map(() => add(id, 'Called', key));
      await until(async () => (await waiting()).length === 3, 'all are under way');
      return sent;
    }),
  );
  expect(await notes(id)).toEqual([{ id: answers[0]?.note?.id }]);
  for (const answer of answers) expect(answer).toEqual(answers[0]);
});

test('with other input the key is refused; the order of the fields is no other input', async () => {
  const { id } = await makeApplicationCase(server, recruiter);
  const key = randomUUID();
  const { note: first } = await add(id, 'Called', key);
  expect((await add(id, 'Called again', key)).error).toMatchObject({
    code: 'CONFLICT',
    message: idempotencyMessages.otherInput(),
  });
  expect(await notes(id)).toEqual([{ id: first?.id }]);
  const form = {
    title: 'Cook',
    description: 'Cooks',
    company: `Ordered ${recruiter.id}`,
    location: 'Pune',
    salaryMin: 20_000,
    salaryMax: 30_000,
    skills: ['Dosa'],
  };
  const post = async (input: object) =>
    (
      await server.graphql<{ postJob: object }>(
        'mutation ($input: JobInput!, $key: String) { postJob(input: $input, idempotencyKey: $key) { id } }',
        { input, key },
        recruiter.token,
      )
    ).data?.postJob;
  // The same key for another operation is another key, too.
  const posted = await post(form);
  expect(posted).toEqual({ id: expect.any(String) });
  expect(await post(Object.fromEntries(Object.entries(form).toReversed()))).toEqual(posted);
});

test('the same key of another person is a key of its own', async () => {
  const other = await makeRecruiter(server.services);
  const [mine, theirs] = [await makeApplicationCase(server, recruiter), await makeApplicationCase(server, other)];
  const key = randomUUID();
  expect((await add(mine.id, 'Mine', key)).note).toMatchObject({ text: 'Mine' });
  expect((await add(theirs.id, 'Theirs', key, other)).note).toMatchObject({ text: 'Theirs' });
  expect((await add(mine.id, 'Mine', key, other)).error?.code).toBe('CONFLICT');
});

test('after 24 hours a key is forgotten, swept or not', async () => {
  const { id } = await makeApplicationCase(server, recruiter);
  const [key, swept] = [randomUUID(), randomUUID()];
  for (const each of [key, swept]) await add(id, 'Called', each);
  server.clock.advance({ hours: 23, minutes: 59 });
  await sweepIdempotencyKeys(server.services);
  for (const each of [key, swept]) await add(id, 'Called', each);
  expect(await notes(id)).toHaveLength(2);
  server.clock.advance({ minutes: 1 });
  expect((await add(id, 'Other', key)).error).toBeUndefined();
  expect((await add(id, 'Called', key)).error?.code).toBe('CONFLICT');
  await sweepIdempotencyKeys(server.services);
  expect([await rowsWith(swept), await rowsWith(key)]).toEqual([[], [{ operation: 'addApplicationNote' }]]);
  await add(id, 'Called', swept);
  expect(await notes(id)).toHaveLength(4);
});

test('a first call that fails leaves the key free', async () => {
  const jobId = await makeJob(server.services, recruiter, { is_wanted: false });
  const key = randomUUID();
  const apply = async () => {
    const { data, errors } = await server.graphql<{ applyToJob: { id: string } }>(
      'mutation ($id: ID!, $key: String) { applyToJob(jobId: $id, idempotencyKey: $key) { id } }',
      { id: jobId, key },
      seeker.token,
    );
    return data?.applyToJob ?? errors[0]?.extensions.code;
  };
  expect(await apply()).toBe('CONFLICT');
  expect(await rowsWith(key)).toEqual([]);
  await server.services.database.query(`update jobs set is_wanted = true where id = $1`, [jobId]);
  expect(await apply()).toEqual({ id: expect.any(String) });
});

test("a key that is none is refused by its name, after what is not the caller's", async () => {
  const { id } = await makeApplicationCase(server, recruiter);
  for (const key of ['', 'two words', 'k\u00e9y', 'x'.repeat(201)]) {
    expect((await add(id, 'Called', key)).error).toMatchObject({
      code: 'BAD_USER_INPUT',
      fields: { idempotencyKey: idempotencyMessages.key() },
    });
  }
  expect((await add(randomUUID(), 'Called', '')).error?.code).toBe('NOT_FOUND');
  expect((await add(id, 'Called', 'x'.repeat(200))).error).toBeUndefined();
});

test('of a visitor the same key from one network sends one message', async () => {
  const key = randomUUID();
  const send = (message: string) =>
    server.graphql(
      `mutation ($message: String!, $key: String) {
        sendContactMessage(name: "Asha", email: "a@example.in", message: $message, idempotencyKey: $key)
      }`,
      { message, key },
    );
  const first = await send(key);
  expect(first.errors).toEqual([]);
  expect((await send(key)).data).toEqual(first.data);
  expect((await send('Other')).errors[0]?.extensions.code).toBe('CONFLICT');
  expect(
    await server.services.database.query('select id from contact_messages where message = $1', [key]),
  ).toHaveLength(1);
});

test('over REST the header Idempotency-Key does the same', async () => {
  const key = randomUUID();
  const send = (content: Buffer, header: string = key) =>
    upload(server, content, { token: seeker.token, headers: { 'idempotency-key': header } });
  const first = await send(samplePdf);
  expect(first.status).toBe(201);
  expect(await send(samplePdf)).toEqual(first);
  expect(
    await server.services.database.query(`select id from files where owner_id = $1 and claimed_at is null`, [
      seeker.id,
    ]),
  ).toEqual([{ id: first.body.id }]);
  const other = Buffer.concat([samplePdf, Buffer.from(' ')]);
  expect(await send(other)).toMatchObject({ status: 409, body: { error: idempotencyMessages.otherInput() } });
  expect((await send(other, 'two words')).status).toBe(400);
  expect((await send(other, randomUUID())).body.id).not.toBe(first.body.id);
});

test('a sign-up stores no answer: its ticket is a secret', async () => {
  const key = randomUUID();
  const input = {
    name: 'Rekha',
    email: `${key}@example.in`,
    password: samplePassword,
    role: 'HR',
    consent: true,
    adult: true,
  };
  const { errors } = await server.graphql(
    'mutation ($input: SignupInput!, $key: String) { signup(input: $input, idempotencyKey: $key) { tempToken } }',
    { input, key },
  );
  expect(errors).toEqual([]);
  expect(await rowsWith(key)).toEqual([]);
});
