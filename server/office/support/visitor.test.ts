import { Browser, type BrowserBody } from '../../../test/browser.ts';
import { makePerson, type TestPerson } from '../../../test/factories.ts';
import { startTestServer, type TestServer } from '../../../test/server.ts';
import { removeVisitorConversations } from './visitor.service.ts';
import { supportReply, visitorConversationDays, visitorLimit } from './support.rules.ts';

let server: TestServer;
let admin: TestPerson;
beforeAll(async () => {
  server = await startTestServer();
  admin = await makePerson(server.services, 'ADMIN', { name: 'Vikram Shah' });
});
afterAll(() => server.close());

const asha = { name: 'Asha Rao', email: 'asha@example.in', text: 'Is there work\nin Mysuru?' };
const start = (browser: Browser, words: object = asha) =>
  browser.graphql(
    `mutation ($name: String!, $email: String!, $text: String!) {
      startVisitorConversation(name: $name, email: $email, text: $text) { id text fromSupport }
    }`,
    { ...asha, ...words },
  );
const codeOf = ({ errors }: BrowserBody): unknown => errors?.[0]?.extensions.code;
const send = (browser: Browser, text: string, idempotencyKey?: string) =>
  browser.graphql(
    `mutation ($text: String!, $idempotencyKey: String) {
      sendVisitorMessage(text: $text, idempotencyKey: $idempotencyKey) { id text }
    }`,
    { text, idempotencyKey },
  );
const said = async (browser: Browser): Promise<unknown> => {
  const { data } = await browser.graphql('{ visitorMessages { text fromSupport answeredBy } }');
  return data?.visitorMessages;
};

interface Conversation {
  id: string;
  lastText: string;
  person: { id: string | null; name: string; email: string; role: string | null };
}
async function waiting(): Promise<Conversation[]> {
  const { data } = await server.graphql<{ supportConversations: { items: Conversation[] } }>(
    '{ supportConversations { items { id lastText person { id name email role } } } }',
    {},
    admin.token,
  );
  return data?.supportConversations.items ?? [];
}
const answer = (id: string, text: string) =>
  server.graphql(
    'mutation ($id: ID!, $text: String!) { answerSupportConversation(id: $id, text: $text) { id } }',
    { id, text },
    admin.token,
  );

const reply = { text: supportReply(), fromSupport: true, answeredBy: null };
const question = { text: asha.text, fromSupport: false, answeredBy: null };

test('OP-049 a visitor writes with a name and an address, reads the answer in this browser and by mail', async () => {
  const browser = new Browser(server);
  expect(await said(browser)).toEqual([]);
  expect((await start(browser)).data?.startVisitorConversation).toMatchObject({ text: asha.text, fromSupport: false });
  expect(await said(browser)).toEqual([question, reply]);

  const [conversation] = await waiting();
  expect(conversation).toMatchObject({
    lastText: asha.text,
    person: { id: null, name: 'Asha Rao', email: 'asha@example.in', role: null },
  });
  server.clock.advance({ minutes: 1 });
  expect((await answer(conversation?.id ?? '', 'Yes, two mills ask for people.')).errors).toEqual([]);
  const answered = { text: 'Yes, two mills ask for people.', fromSupport: true, answeredBy: null };
  expect(await said(browser)).toEqual([question, reply, answered]);
  const [mail] = await server.mails('asha@example.in');
  expect(mail?.text).toContain('Yes, two mills ask for people.');
  expect(mail?.text).toContain('/#support');

  server.clock.advance({ minutes: 1 });
  await send(browser, 'Thank you!', 'key-of-this-message-1');
  await send(browser, 'Thank you!', 'key-of-this-message-1');
  expect(await said(browser)).toEqual([question, reply, answered, { ...question, text: 'Thank you!' }, reply]);
  expect((await waiting()).map(({ id, lastText }) => [id, lastText])).toEqual([[conversation?.id, 'Thank you!']]);
});

test('another browser reads nothing of it, and cannot write into it', async () => {
  const other = new Browser(server);
  expect(await said(other)).toEqual([]);
  expect((await send(other, 'Hello?')).data).toEqual({ sendVisitorMessage: null });
  other.cookies.set('chat', 'a'.repeat(43));
  expect(await said(other)).toEqual([]);
  const before = (await waiting()).length;
  await start(other, { name: 'Ravi', email: 'ravi@example.in' });
  expect(await waiting()).toHaveLength(before + 1);
});

test('the cookie is not readable by scripts', async () => {
  const response = await fetch(`${server.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      query: `mutation { startVisitorConversation(name: "Asha", email: "asha@example.in", text: "Hello") { id } }`,
    }),
  });
  expect(response.headers.getSetCookie()).toEqual([expect.stringMatching(/^chat=[\w-]{43};.*HttpOnly/)]);
});

test('what is missing or wrong is said at its field', async () => {
  const { errors } = await start(new Browser(server), { name: ' ', email: 'asha@example', text: '' });
  expect(errors?.[0]?.extensions).toMatchObject({
    code: 'BAD_USER_INPUT',
    fields: {
      name: 'Please tell us your name.',
      email: 'Please enter a valid email address.',
      text: 'Please type a message.',
    },
  });
});

test('one network cannot fill the table', async () => {
  server.clock.advance({ hours: 1 });
  const browser = new Browser(server);
  for (let count = 0; count < visitorLimit.limit; count += 1) expect((await start(browser)).errors).toBe(undefined);
  expect(codeOf(await start(browser))).toBe('RATE_LIMITED');
  expect(codeOf(await send(browser, 'And now?'))).toBe('RATE_LIMITED');
});

test('ninety days after the last message the conversation is gone; those of accounts stay', async () => {
  const seeker = await makePerson(server.services, 'JOBSEEKER');
  await server.graphql('mutation { sendSupportMessage(text: "Hello") { id } }', {}, seeker.token);
  const visitors = async () => {
    const rows = await server.services.database.query<{ visitors: number }>(
      'select count(*)::int as visitors from support_conversations where user_id is null',
    );
    return rows[0]?.visitors ?? 0;
  };
  const before = await visitors();
  expect(before).toBeGreaterThan(0);
  server.clock.advance({ days: visitorConversationDays - 1 });
  await removeVisitorConversations(server.services);
  expect(await visitors()).toBe(before);
  server.clock.advance({ days: 2 });
  await removeVisitorConversations(server.services);
  expect(await server.services.database.query('select user_id from support_conversations')).toEqual([
    { user_id: seeker.id },
  ]);
});
