import { makePerson, type TestPerson } from '../../../test/factories.ts';
import { LiveClient } from '../../../test/live.ts';
import { startTestServer, type TestServer } from '../../../test/server.ts';

let server: TestServer;
let admin: TestPerson;
let colleague: TestPerson;
beforeAll(async () => {
  server = await startTestServer();
  admin = await makePerson(server.services, 'ADMIN', { name: 'Asha Rao' });
  colleague = await makePerson(server.services, 'SUPERADMIN', { name: 'Vikram Shah' });
});
afterAll(() => server.close());
beforeEach(() => server.clock.advance({ seconds: 60 }));

interface Conversation {
  id: string;
  state: string;
  person: { id: string; name: string; role: string; lastActiveAt: string | null };
  lastText: string;
  assignedName: string | null;
  isMine: boolean;
  seenAt: string | null;
}
const fields = 'id state person { id name role lastActiveAt } lastText assignedName isMine seenAt';

async function ask<Answer>(document: string, variables: object, { token }: TestPerson): Promise<Answer> {
  const { data, errors } = await server.graphql<Record<string, Answer>>(document, variables, token);
  expect(errors).toEqual([]);
  return Object.values(data ?? {})[0] as Answer;
}

const write = (person: TestPerson, text: string) =>
  ask<{ id: string }>('mutation ($text: String!) { sendSupportMessage(text: $text) { id } }', { text }, person);
const list = async (state: string, isMine = false, by = admin) =>
  (
    await ask<{ items: Conversation[] }>(
      `query ($state: SupportConversationState, $isMine: Boolean) {
        supportConversations(state: $state, isMine: $isMine, pageSize: 100) { items { ${fields} } }
      }`,
      { state, isMine },
      by,
    )
  ).items;
const answer = (id: string, text: string, by = admin) =>
  ask<{ id: string; answeredBy: string }>(
    'mutation ($id: ID!, $text: String!) { answerSupportConversation(id: $id, text: $text) { id answeredBy } }',
    { id, text },
    by,
  );
const assign = (id: string, isMine: boolean, by = admin) =>
  ask<Conversation>(
    `mutation ($id: ID!, $isMine: Boolean!) { assignSupportConversation(id: $id, isMine: $isMine) { ${fields} } }`,
    { id, isMine },
    by,
  );
const close = (id: string, by = admin) =>
  ask<Conversation>(`mutation ($id: ID!) { closeSupportConversation(id: $id) { ${fields} } }`, { id }, by);
const see = (person: TestPerson, id: string) =>
  ask<unknown>('mutation ($id: ID!) { markSupportMessagesSeen(id: $id) { id } }', { id }, person);
const bell = async (person: TestPerson) =>
  ask<{ title: string; text: string; link: string }[]>('{ notifications { title text link } }', {}, person);

/** Somebody who has just written, and their conversation. */
async function makeWriter(role: 'JOBSEEKER' | 'HR' = 'JOBSEEKER', text = 'Is anybody there?') {
  const person = await makePerson(server.services, role);
  await write(person, text);
  server.clock.advance({ seconds: 1 });
  const conversation = (await list('WAITING')).find((found) => found.person.id === person.id);
  if (!conversation) throw new Error('The conversation does not wait.');
  return { person, conversation };
}
const stateOf = async (id: string) => {
  const found = await Promise.all(['WAITING', 'ANSWERED', 'CLOSED'].map((state) => list(state)));
  return found.flat().find((conversation) => conversation.id === id)?.state;
};

test('OP-060 who has waited longest comes first, and the last words are those of a person', async () => {
  const first = await makeWriter('JOBSEEKER', 'My resume does not open.');
  server.clock.advance({ seconds: 60 });
  const second = await makeWriter('HR', 'My job is not shown.');
  server.clock.advance({ seconds: 60 });
  await write(first.person, 'Hello?');
  const waiting = (await list('WAITING')).filter(({ id }) =>
    [first.conversation.id, second.conversation.id].includes(id),
  );
  expect(waiting.map(({ person, lastText }) => [person.role, lastText])).toEqual([
    ['JOBSEEKER', 'Hello?'],
    ['HR', 'My job is not shown.'],
  ]);
});

test('OP-060 an answer arrives live, is signed for admins alone, and belongs to whoever gave it first', async () => {
  const { person, conversation } = await makeWriter();
  const client = new LiveClient(server, person);
  try {
    const arriving = await client.subscribe('supportMessageReceived', '{ text fromSupport isUnseen answeredBy }');
    expect((await answer(conversation.id, 'Yes, how can I help?')).answeredBy).toBe('Asha Rao');
    expect(await arriving.next()).toEqual({
      text: 'Yes, how can I help?',
      fromSupport: true,
      isUnseen: true,
      answeredBy: null,
    });
  } finally {
    await client.close();
  }
  await answer(conversation.id, 'I can look, too.', colleague);
  const [shown] = (await list('ANSWERED')).filter(({ id }) => id === conversation.id);
  expect(shown).toMatchObject({ assignedName: 'Asha Rao', isMine: true, lastText: 'I can look, too.' });
  const messages = await ask<{ text: string; answeredBy: string | null }[]>(
    'query ($id: ID!) { supportConversationMessages(id: $id) { text answeredBy } }',
    { id: conversation.id },
    colleague,
  );
  expect(messages.map(({ answeredBy }) => answeredBy)).toEqual([null, null, 'Asha Rao', 'Vikram Shah']);
});

test('OP-107 what is not seen within two minutes goes by mail, once; what is seen leaves the bell', async () => {
  const { person, conversation } = await makeWriter('HR');
  await answer(conversation.id, 'Please press Edit and choose your company.');
  const last = await answer(conversation.id, 'Then save.');
  expect(await bell(person)).toEqual([
    {
      title: 'Support has answered you',
      text: 'Please press Edit and choose your company.',
      link: '/hire/hiring#support',
    },
  ]);
  const waiting = () =>
    server.services.database.query<{ next_attempt_at: Date }>(
      `select next_attempt_at from outbox where kind = 'MAIL' and hold_id is not null and payload->>'to' = $1`,
      [person.email],
    );
  expect(await waiting()).toEqual([{ next_attempt_at: new Date(server.clock.now().getTime() + 120_000) }]);
  await see(person, last.id);
  expect(await bell(person)).toEqual([]);
  expect(await waiting()).toEqual([]);
  expect((await list('ANSWERED')).find(({ id }) => id === conversation.id)?.seenAt).not.toBeNull();

  await answer(conversation.id, 'Did it work?');
  server.clock.advance({ seconds: 121 });
  const [mail] = await server.mails(person.email);
  expect(mail).toMatchObject({ subject: expect.stringContaining('Support has answered you') });
});

test('a conversation is taken, given back and closed, and every admin hears of it; who writes opens it', async () => {
  const { person, conversation } = await makeWriter();
  const client = new LiveClient(server, colleague);
  try {
    const changes = await client.subscribe<Conversation>('supportConversationChanged', `{ ${fields} }`);
    expect(await assign(conversation.id, true)).toMatchObject({ assignedName: 'Asha Rao', isMine: true });
    expect(await changes.next()).toMatchObject({ id: conversation.id, assignedName: 'Asha Rao', isMine: false });
    expect((await list('WAITING', true)).map(({ id }) => id)).toEqual([conversation.id]);
    expect(await list('WAITING', true, colleague)).toEqual([]);
    expect(await assign(conversation.id, false)).toMatchObject({ assignedName: null, isMine: false });
    await changes.next();
    await close(conversation.id);
    expect(await changes.next()).toMatchObject({ id: conversation.id, state: 'CLOSED' });
    await write(person, 'One thing more.');
    expect(await changes.next()).toMatchObject({ state: 'WAITING', lastText: 'One thing more.' });
  } finally {
    await client.close();
  }
  await close(conversation.id);
  await answer(conversation.id, 'Here it is.');
  expect(await stateOf(conversation.id)).toBe('ANSWERED');
});

test('an answer sent again is one, ten answers at once are ten, and a longer one is refused at its field', async () => {
  const { person, conversation } = await makeWriter();
  const send = (text: string, idempotencyKey?: string) =>
    server.graphql(
      `mutation ($id: ID!, $text: String!, $idempotencyKey: String) {
        answerSupportConversation(id: $id, text: $text, idempotencyKey: $idempotencyKey) { id }
      }`,
      { id: conversation.id, text, idempotencyKey },
      admin.token,
    );
  const key = '0b7a2d2e-5a4c-4a7e-9f4e-3c1f6f1a8d55';
  expect(await send('Yes.', key).then(({ data }) => data)).toEqual((await send('Yes.', key)).data);
  await Promise.all(Array.from({ length: 10 }, (_, index) => send(`Answer ${index}`)));
  const messages = await ask<{ fromSupport: boolean }[]>('{ supportMessages { fromSupport } }', {}, person);
  expect(messages).toHaveLength(2 + 1 + 10);
  expect(await bell(person)).toHaveLength(1);
  expect((await send('x'.repeat(2001))).errors[0]?.extensions.fields).toEqual({ text: expect.any(String) });
});

test('who has a conversation open sees who else has, for half a minute; each may look at several', async () => {
  const [one, two] = [await makePerson(server.services, 'JOBSEEKER'), await makePerson(server.services, 'HR')];
  await Promise.all([write(one, 'My resume does not open.'), write(two, 'My job is gone.')]);
  const idOf = async (person: TestPerson) => (await list('WAITING')).find((row) => row.person.id === person.id)?.id;
  const [id, other] = [await idOf(one), await idOf(two)];
  const look = (by: TestPerson, at = id) =>
    ask<string[]>('query ($id: ID!) { supportConversationViewers(id: $id) }', { id: at }, by);
  expect(await look(admin)).toEqual([]);
  expect(await look(colleague)).toEqual(['Asha Rao']);
  expect(await look(colleague, other)).toEqual([]);
  expect(await look(admin)).toEqual(['Vikram Shah']);
  server.clock.advance({ seconds: 31 });
  expect(await look(admin)).toEqual([]);
  await look(colleague, other);
  expect(await server.services.database.query('select user_id from support_viewers')).toHaveLength(2);
  expect(await server.services.database.query(`select id from audit_log where subject_id = $1`, [id])).toEqual([]);
});
