import { makePerson, type TestPerson } from '../../../test/factories.ts';
import { LiveClient } from '../../../test/live.ts';
import { startTestServer, type TestServer } from '../../../test/server.ts';
import { samplePassword } from '../../../test/sign-up.ts';
import { hashPassword } from '../../core/password-hash.ts';

/** What was seen of the answers of the support. */

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const send = (text: string, token: string) =>
  server.graphql('mutation ($text: String!) { sendSupportMessage(text: $text) { id } }', { text }, token);

type Conversation<Operation extends string> = Record<Operation, { id: string; isUnseen: boolean }[]>;

const answerText = 'Your job is open again.';
const answer = async (person: TestPerson): Promise<string> => {
  server.clock.advance({ seconds: 5 });
  const admin = await makePerson(server.services, 'ADMIN');
  const [row] = await server.services.database.query<{ id: string }>(
    `insert into support_messages (conversation_id, author_id, is_from_support, body, created_at)
     select id, $1, true, $2, $3 from support_conversations where user_id = $4 returning id`,
    [admin.id, answerText, server.clock.now(), person.id],
  );
  return row?.id ?? '';
};
const unseen = async (token: string): Promise<string[]> => {
  const { data } = await server.graphql<Conversation<'supportMessages'>>(
    '{ supportMessages { id isUnseen } }',
    {},
    token,
  );
  return (data?.supportMessages ?? []).filter(({ isUnseen }) => isUnseen).map(({ id }) => id);
};
const see = (id: string, token?: string) =>
  server.graphql<Conversation<'markSupportMessagesSeen'>>(
    'mutation ($id: ID!) { markSupportMessagesSeen(id: $id) { id isUnseen } }',
    { id },
    token,
  );

test("OP-049 a person's answer is unseen until it is marked, and stays seen after another login", async () => {
  const person = await makePerson(server.services, 'HR', { passwordHash: await hashPassword(samplePassword) });
  await send('Is anybody there?', person.token);
  expect(await unseen(person.token)).toEqual([]);
  const id = await answer(person);
  expect(await unseen(person.token)).toEqual([id]);
  const marked = await see(id, person.token);
  expect(marked.data?.markSupportMessagesSeen.map(({ isUnseen }) => isUnseen)).toEqual([false, false, false]);
  await server.graphql('mutation { logout }', {}, person.token);
  const login = await server.graphql<{ loginWithPassword: { token: string } }>(
    'mutation ($email: String!, $password: String!) { loginWithPassword(email: $email, password: ' +
      '$password) { token } }',
    { email: person.email, password: samplePassword },
  );
  const token = login.data?.loginWithPassword.token ?? '';
  expect(await unseen(token)).toEqual([]);
  const next = await answer(person);
  expect(await unseen(token)).toEqual([next]);
});

test('OP-049 the mark never moves back, not when windows mark at once either', async () => {
  const person = await makePerson(server.services, 'JOBSEEKER');
  await send('Hello', person.token);
  const ids = [await answer(person), await answer(person), await answer(person), await answer(person)];
  await Promise.all(
    ids
      .slice(0, 3)
      .toReversed()
      .map((id) => see(id, person.token)),
  );
  expect(await unseen(person.token)).toEqual(ids.slice(3));
  await see(ids[0] ?? '', person.token);
  expect(await unseen(person.token)).toEqual(ids.slice(3));
});

test('OP-049 another window of the person hears live what was seen, and none hears it twice', async () => {
  const person = await makePerson(server.services, 'JOBSEEKER');
  await send('Hello', person.token);
  const ids = [await answer(person), await answer(person)];
  const client = new LiveClient(server, person);
  try {
    const arriving = await client.subscribe('supportMessageReceived', '{ id isUnseen }');
    for (const id of ids.toReversed()) await see(id, person.token);
    expect([await arriving.next(), await arriving.next()]).toEqual(ids.map((id) => ({ id, isUnseen: false })));
    await send('Thank you', person.token);
    expect([await arriving.next(), await arriving.next()]).toEqual([
      { id: expect.any(String), isUnseen: false },
      { id: expect.any(String), isUnseen: false },
    ]);
    expect(arriving.waiting).toEqual([]);
  } finally {
    await client.close();
  }
});

test("C-10 a message of another's conversation is as one that does not exist, and nothing is marked", async () => {
  const [person, other] = [
    await makePerson(server.services, 'JOBSEEKER'),
    await makePerson(server.services, 'JOBSEEKER'),
  ];
  await send('Hello', person.token);
  const id = await answer(person);
  const refusals = await Promise.all(
    [id, '01900000-0000-7000-8000-000000000000', 'nonsense'].map(
      async (each) => (await see(each, other.token)).errors[0],
    ),
  );
  expect(refusals.map((refusal) => refusal?.extensions.code)).toEqual(['NOT_FOUND', 'NOT_FOUND', 'NOT_FOUND']);
  expect(new Set(refusals.map((refusal) => refusal?.message)).size).toBe(1);
  expect((await see(id)).errors[0]?.extensions.code).toBe('UNAUTHENTICATED');
  expect(await unseen(person.token)).toEqual([id]);
});
