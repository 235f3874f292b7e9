import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { makePerson } from '../../test/factories.ts';
import { LiveClient } from '../../test/live.ts';
import { startTestServer, type TestServer } from '../../test/server.ts';

const reply = "Thanks for your message! We'll get back to you soon.";
let server: TestServer;

beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const send = (text: string, token?: string) =>
  server.graphql('mutation ($text: String!) { sendSupportMessage(text: $text) { id text fromSupport createdAt } }', { text }, token);
const list = (token?: string) => server.graphql('{ supportMessages { text fromSupport } }', {}, token);

test('HCHAT-02 every message is kept and answered at once, live as well', async () => {
  const person = await makePerson(server.services, 'HR');
  const client = new LiveClient(server, person);
  try {
    const arriving = await client.subscribe('supportMessageReceived', '{ text fromSupport }');
    expect((await send('  Is anybody\nthere?  ', person.token)).data?.sendSupportMessage).toMatchObject({ text: 'Is anybody\nthere?', fromSupport: false });
    expect([await arriving.next(), await arriving.next()]).toEqual([{ text: 'Is anybody\nthere?', fromSupport: false }, { text: reply, fromSupport: true }]);
    server.clock.advance({ seconds: 5 });
    await send('And now?', person.token);
    expect((await list(person.token)).data?.supportMessages).toEqual([
      { text: 'Is anybody\nthere?', fromSupport: false }, { text: reply, fromSupport: true },
      { text: 'And now?', fromSupport: false }, { text: reply, fromSupport: true },
    ]);
    const conversations = await server.services.database.query('select id from support_conversations where user_id = $1', [person.id]);
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
  expect(await server.services.database.query('select id from support_conversations where user_id = $1', [person.id])).toHaveLength(1);
});

test('conversations are private, and visitors have none', async () => {
  const [one, other] = [await makePerson(server.services, 'JOBSEEKER'), await makePerson(server.services, 'JOBSEEKER')];
  await send('Between us', one.token);
  expect((await list(other.token)).data?.supportMessages).toEqual([]);
  expect((await send('Hello')).errors[0]?.extensions.code).toBe('UNAUTHENTICATED');
  expect((await list()).errors[0]?.extensions.code).toBe('UNAUTHENTICATED');
});

test.each([['nothing', ' \n '], ['too much', 'a'.repeat(2001)], ['control characters alone', '\u0000\u0007']])('%s is refused at its field and nothing is written', async (_name, text) => {
  const person = await makePerson(server.services, 'JOBSEEKER');
  expect((await send(text, person.token)).errors[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', fields: { text: expect.any(String) } });
  expect(await server.services.database.query('select id from support_conversations where user_id = $1', [person.id])).toEqual([]);
});
