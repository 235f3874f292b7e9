import { randomUUID } from 'node:crypto';
import { makePerson, type TestPerson } from '../../../test/factories.ts';
import { LiveClient } from '../../../test/live.ts';
import { startTestServer, type TestServer } from '../../../test/server.ts';
import type { Statement } from '../../core/statement.ts';
import type { SupportMessage } from './support.entity.ts';

const reply = "Thanks for your message! We'll get back to you soon.";
let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const send = (text: string, token?: string) =>
  server.graphql(
    'mutation ($text: String!) { sendSupportMessage(text: $text) { id text fromSupport createdAt } }',
    { text },
    token,
  );
const list = (token?: string) => server.graphql('{ supportMessages { text fromSupport } }', {}, token);

test('HCHAT-02 HCHAT-03 every message is kept and answered at once, live as well', async () => {
  const person = await makePerson(server.services, 'HR');
  const client = new LiveClient(server, person);
  try {
    const arriving = await client.subscribe('supportMessageReceived', '{ text fromSupport }');
    expect((await send('  Is anybody\nthere?  ', person.token)).data?.sendSupportMessage).toMatchObject({
      text: 'Is anybody\nthere?',
      fromSupport: false,
    });
    expect([await arriving.next(), await arriving.next()]).toEqual([
      { text: 'Is anybody\nthere?', fromSupport: false },
      { text: reply, fromSupport: true },
    ]);
    server.clock.advance({ seconds: 5 });
    await send('And now?', person.token);
    expect((await list(person.token)).data?.supportMessages).toEqual([
      { text: 'Is anybody\nthere?', fromSupport: false },
      { text: reply, fromSupport: true },
      { text: 'And now?', fromSupport: false },
      { text: reply, fromSupport: true },
    ]);
    const conversations = await server.services.database.query(
      'select id from support_conversations where user_id = $1',
      [person.id],
    );
    expect(conversations).toHaveLength(1);
  } finally {
    await client.close();
  }
});

test('ten first messages at once open one conversation', async () => {
  const person = await makePerson(server.services, 'JOBSEEKER');
  const answers = await Promise.all(Array.from({ length: 10 }, (_, index) => send(`Message ${index}`, person.token)));
  expect(answers.flatMap(({ errors }) => errors)).toEqual([]);
  expect((await list(person.token)).data?.supportMessages).toHaveLength(20);
  expect(
    await server.services.database.query('select id from support_conversations where user_id = $1', [person.id]),
  ).toHaveLength(1);
});

test('OP-060 a message that is sent again, also five times at once, is one and is answered once', async () => {
  const [person, other] = [await makePerson(server.services, 'HR'), await makePerson(server.services, 'HR')];
  const idempotencyKey = randomUUID();
  const again = async ({ token }: TestPerson, text = 'Hello') =>
    (
      await server.graphql<{ sendSupportMessage: { id: string } }>(
        'mutation ($text: String!, $idempotencyKey: String) { sendSupportMessage(text: $text, ' +
          'idempotencyKey: $idempotencyKey) { id text } }',
        { text, idempotencyKey },
        token,
      )
    ).data?.sendSupportMessage;
  const first = await again(person);
  expect(await Promise.all([1, 2, 3, 4, 5].map(() => again(person)))).toEqual(Array.from({ length: 5 }, () => first));
  expect(await again(person, 'Hello!')).toBeUndefined();
  expect((await list(person.token)).data?.supportMessages).toEqual([
    { text: 'Hello', fromSupport: false },
    { text: reply, fromSupport: true },
  ]);
  expect((await again(other))?.id).not.toBe(first?.id);
  const started = randomUUID();
  const message =
    'mutation ($idempotencyKey: String) { sendSupportMessage(text: "First", idempotencyKey: $idempotencyKey) { id } }';
  const sent = await Promise.all(
    [1, 2, 3].map(() =>
      server.graphql<{ sendSupportMessage: { id: string } }>(message, { idempotencyKey: started }, other.token),
    ),
  );
  expect(new Set(sent.map(({ data }) => data?.sendSupportMessage.id)).size).toBe(1);
});

test('conversations are private, and visitors have none', async () => {
  const [one, other] = [await makePerson(server.services, 'JOBSEEKER'), await makePerson(server.services, 'JOBSEEKER')];
  await send('Between us', one.token);
  expect((await list(other.token)).data?.supportMessages).toEqual([]);
  expect((await send('Hello')).errors[0]?.extensions.code).toBe('UNAUTHENTICATED');
  expect((await list()).errors[0]?.extensions.code).toBe('UNAUTHENTICATED');
});

test.each([
  ['nothing', ' \n '],
  ['too much', 'a'.repeat(2001)],
  ['control characters alone', '\u0000\u0007'],
])('%s is refused at its field and nothing is written', async (_name, text) => {
  const person = await makePerson(server.services, 'JOBSEEKER');
  expect((await send(text, person.token)).errors[0]?.extensions).toMatchObject({
    code: 'BAD_USER_INPUT',
    fields: { text: expect.any(String) },
  });
  expect(
    await server.services.database.query('select id from support_conversations where user_id = $1', [person.id]),
  ).toEqual([]);
});

describe('a long conversation', () => {
  const listed = 'supportMessages(before: $before) { id text isFirst }';
  interface Listed {
    supportMessages: { id: string; text: string; isFirst: boolean }[];
  }
  const read = async (token: string, before?: string) =>
    (await server.graphql<Listed>(`query ($before: ID) { ${listed} }`, { before }, token)).data?.supportMessages ?? [];
  /** Two messages each have the same time, and a page ends between two of them. */
  const plant = async (person: TestPerson, count: number): Promise<void> => {
    await send('Hello', person.token);
    await server.services.database.query(
      'delete from support_messages where conversation_id = (select id from support_conversations where user_id = $1)',
      [person.id],
    );
    await server.services.database.query(
      `insert into support_messages (conversation_id, author_id, is_from_support, body, created_at)
       select c.id, null, true, 'Message ' || n, timestamptz '2026-11-01 00:00Z' + (n / 2) * interval '1 second'
       from support_conversations c, generate_series(1, $2::int) n where c.user_id = $1`,
      [person.id, count],
    );
  };

  test('OP-049 all is reached page by page from the newest, none twice or left out; the first says so', async () => {
    const person = await makePerson(server.services, 'HR');
    await plant(person, 124);
    const pages = [await read(person.token)];
    while (pages.at(-1)?.length) pages.push(await read(person.token, pages.at(-1)?.[0]?.id));
    expect(pages.map((page) => page.length)).toEqual([50, 50, 24, 0]);
    const all = pages.toReversed().flat();
    expect(all.map(({ text }) => Number(text.slice(8))).toSorted((one, other) => one - other)).toEqual(
      Array.from({ length: 124 }, (_, n) => n + 1),
    );
    expect(all.map(({ isFirst }) => isFirst)).toEqual(all.map((_, index) => index === 0));
    const { data } = await server.graphql<{ sendSupportMessage: { isFirst: boolean } }>(
      'mutation { sendSupportMessage(text: "And now?") { isFirst } }',
      {},
      person.token,
    );
    expect(data?.sendSupportMessage.isFirst).toBe(false);
  });

  test("C-10 nothing is read before a message of another's conversation", async () => {
    const [person, other] = [await makePerson(server.services, 'HR'), await makePerson(server.services, 'HR')];
    await plant(person, 60);
    await plant(other, 60);
    const [message] = await read(person.token);
    const refusals = await Promise.all(
      [message?.id, '01900000-0000-7000-8000-000000000000', 'nonsense'].map(
        async (before) =>
          (await server.graphql(`query ($before: ID) { ${listed} }`, { before }, other.token)).errors[0]?.extensions
            .code,
      ),
    );
    expect(refusals).toEqual(['NOT_FOUND', 'NOT_FOUND', 'NOT_FOUND']);
  });

  test('OP-049 a page is read by the index, and only its rows, however long the conversation is', async () => {
    const person = await makePerson(server.services, 'HR');
    await plant(person, 5000);
    await server.services.database.query('analyze support_messages');
    const prepared = jest.spyOn(server.services.database, 'prepared');
    const [oldest] = await read(person.token);
    await read(person.token, oldest?.id);
    const calls = prepared.mock.calls as unknown as [Statement<SupportMessage>][];
    const asked = calls.map(([statement]) => statement).filter(({ name }) => name === 'support-messages');
    prepared.mockRestore();
    expect(new Set(asked.map(({ sql }) => sql.text)).size).toBe(2);
    for (const { sql } of asked) {
      const [row] = await server.services.database.query<{ 'QUERY PLAN': unknown }>(
        `explain (analyze, format json) ${sql.text}`,
        sql.values,
      );
      const plan = JSON.stringify(row?.['QUERY PLAN']);
      const rows = [...plan.matchAll(/"(?:Actual Rows|Rows Removed by Filter)":(\d+)/g)].map(([, shown]) =>
        Number(shown),
      );
      expect([
        Math.max(...rows),
        plan.includes('"Scan Direction":"Backward","Index Name":"support_messages_conversation_idx"'),
      ]).toEqual([50, true]);
    }
  });
});

test('asvs-2.4.1 of 25 messages at once 20 are taken; a minute later the next', async () => {
  const person = await makePerson(server.services, 'JOBSEEKER');
  const answers = await Promise.all(Array.from({ length: 25 }, (_, number) => send(`Message ${number}`, person.token)));
  const refused = answers.flatMap(({ errors }) => errors);
  expect(refused).toHaveLength(5);
  expect(refused[0]).toMatchObject({
    message: 'That was a lot at once. Please wait a moment.',
    extensions: { code: 'RATE_LIMITED', retryAfterSeconds: 60 },
  });
  server.clock.advance({ seconds: 61 });
  expect((await send('Still here', person.token)).errors).toEqual([]);
});
