import { makePerson, type TestPerson } from '../../../test/factories.ts';
import { startTestServer, type TestServer } from '../../../test/server.ts';

let server: TestServer;
let admin: TestPerson;

beforeAll(async () => {
  server = await startTestServer();
});
beforeEach(async () => {
  server.clock.advance({ hours: 1 });
  admin = await makePerson(server.services, 'ADMIN');
});
afterAll(() => server.close());

type Answer = Record<string, Record<string, unknown>>;
const run = <Row extends Record<string, unknown>>(text: string, ...values: unknown[]) =>
  server.services.database.query<Row>(text, values);
const call = (document: string, variables: object = {}, token: string | undefined = admin.token) =>
  server.graphql<Answer>(document, variables, token);
const codesOf = ({ errors }: { errors: { extensions: { code: string } }[] }) =>
  errors.map(({ extensions }) => extensions.code);

const change = (name: string, id: string) => call(`mutation ($id: ID!) { ${name}(id: $id) }`, { id });
const auditedOf = (id: string) =>
  run<{ operation: string; before: object | null; after: object | null }>(
    'select operation, before, after from audit_log where subject_id = $1 order by at, id',
    id,
  );

describe('questions', () => {
  const add = async (question: string) =>
    (
      await call('mutation ($input: FaqInput!) { createFaq(input: $input) { id } }', {
        input: { question, answer: 'So.' },
      })
    ).data?.createFaq?.id as string;
  const move = (id: string, direction: string) =>
    call('mutation ($id: ID!, $direction: FaqDirection!) { moveFaq(id: $id, direction: $direction) { id } }', {
      id,
      direction,
    });
  const order = async () =>
    (
      await server.graphql<{ faqs: { items: { question: string }[] } }>('{ faqs { items { question } } }')
    ).data!.faqs.items.map(({ question }) => question);

  test('LAND-30 they are added at the end, changed, moved and deleted; all read them in that order', async () => {
    const [a, b, c] = [await add('A'), await add('B'), await add('C')];
    await move(c, 'UP');
    await move(a, 'UP');
    await move(b, 'DOWN');
    expect(await order()).toEqual(['A', 'C', 'B']);
    await call('mutation ($id: ID!, $input: FaqInput!) { updateFaq(id: $id, input: $input) { id } }', {
      id: a,
      input: { question: 'A?', answer: 'Yes.' },
    });
    await change('deleteFaq', c);
    expect(await order()).toEqual(['A?', 'B']);
    expect((await auditedOf(c)).map(({ operation, before, after }) => ({ operation, before, after })).at(-1)).toEqual({
      operation: 'deleteFaq',
      before: { position: 2, question: 'C', answer: 'So.' },
      after: null,
    });
  });

  test('of two admins who move at once each moves by one place, and no two questions share one', async () => {
    const ids = [await add('D'), await add('E'), await add('F'), await add('G')];
    const answers = await Promise.all([...ids, ...ids].map((id, place) => move(id, place % 3 ? 'UP' : 'DOWN')));
    expect(answers.flatMap(codesOf)).toEqual([]);
    const [rows] = await run('select count(*)::int as all, count(distinct position)::int as places from faqs');
    expect(rows?.places).toBe(rows?.all);
  });
});

describe('contact messages', () => {
  async function receive(message: string, email = 'ravi@example.in'): Promise<string> {
    await server.graphql(
      `mutation ($email: String!, $message: String!) {
        sendContactMessage(name: "Ravi", email: $email, message: $message) }`,
      { email, message },
    );
    const [row] = await run<{ id: string }>('select id from contact_messages where message = $1', message);
    return row!.id;
  }
  const found = async (variables: object) =>
    (
      await server.graphql<{ adminContactMessages: { items: { id: string }[] } }>(
        `query ($search: String, $state: ContactState) {
          adminContactMessages(search: $search, state: $state) { items { id } } }`,
        variables,
        admin.token,
      )
    ).data!.adminContactMessages.items.map(({ id }) => id);
  const settle = async (name: string, id: string) =>
    (await call(`mutation ($id: ID!) { ${name}(id: $id) { state } }`, { id })).data?.[name]?.state;

  test('an answer is mailed with what was asked below it, and is there to read afterwards', async () => {
    const id = await receive('My resume\ndoes not open.', 'asha@example.in');
    const { data } = await call(
      `mutation ($id: ID!, $text: String!) {
        answerContactMessage(id: $id, text: $text, idempotencyKey: "once") {
          state answers { text authorName sentAt } } }`,
      { id, text: 'Please choose it again.' },
    );
    expect(data?.answerContactMessage).toEqual({
      state: 'ANSWERED',
      answers: [{ text: 'Please choose it again.', authorName: admin.name, sentAt: server.clock.now().toISOString() }],
    });
    const [mail] = await server.mails('asha@example.in');
    expect(mail?.text).toContain(
      'Please choose it again.\n\nYou wrote on November 18, 2026:\n\n> My resume\n> does not open.',
    );
    expect(await found({ search: 'does not open', state: 'ANSWERED' })).toEqual([id]);
    expect(JSON.stringify(await auditedOf(id))).not.toMatch(/resume|choose/);
  });

  test('one is closed without an answer and opened again, and is found in its state alone', async () => {
    const id = await receive('Buy cheap pens');
    expect(await found({ state: 'OPEN', search: 'cheap PENS' })).toEqual([id]);
    expect(await settle('closeContactMessage', id)).toBe('CLOSED');
    expect(await settle('closeContactMessage', id)).toBe('CLOSED');
    expect(await found({ state: 'CLOSED' })).toEqual([id]);
    expect(await found({ state: 'OPEN', search: 'pens' })).toEqual([]);
    expect(await settle('reopenContactMessage', id)).toBe('OPEN');
    expect(await found({ state: 'OPEN', search: 'pens' })).toEqual([id]);
    expect((await auditedOf(id)).map(({ operation }) => operation)).toEqual([
      'closeContactMessage',
      'closeContactMessage',
      'reopenContactMessage',
    ]);
  });
});
