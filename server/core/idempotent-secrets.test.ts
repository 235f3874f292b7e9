import { randomUUID } from 'node:crypto';
import { makeRecruiter, type TestPerson } from '../../test/factories.ts';
import { startTestServer, type TestServer } from '../../test/server.ts';

let server: TestServer;
let owner: TestPerson;
beforeAll(async () => void (server = await startTestServer()));
afterAll(() => server.close());
beforeEach(async () => void (owner = await makeRecruiter(server.services)));

interface Made {
  secret: string;
  it: { id: string };
}

/** Each creating mutation whose answer holds a secret, with the table in which it makes one row. */
const mutations = [
  [
    'createAccessToken',
    'access_tokens',
    `mutation ($text: String!, $key: String) {
      made: createAccessToken(
        input: { name: $text, scopes: [JOBS_READ], expiresInDays: 30 }, idempotencyKey: $key
      ) { secret: token it: accessToken { id name scopes expiresAt } }
    }`,
  ],
  [
    'createWebhook',
    'webhooks',
    `mutation ($text: String!, $key: String) {
      made: createWebhook(
        input: { url: $text, events: [JOB_CLOSED] }, idempotencyKey: $key
      ) { secret it: webhook { id url events isActive company { id } } }
    }`,
  ],
] as const;

describe.each(mutations)('%s with a key', (_name, table, text) => {
  const first = 'https://example.in/hooks';
  const send = async (key: string, by = owner, value = first) => {
    const { data, errors } = await server.graphql<{ made: Made }>(text, { text: value, key }, by.token);
    return data?.made ?? errors[0]?.extensions;
  };
  const rowsOf = (by: TestPerson) => server.services.database.query(`select from ${table} where user_id = $1`, [by.id]);

  test('makes one of it, and gives its first answer again with the secret', async () => {
    const key = randomUUID();
    const made = await send(key);
    expect(made).toMatchObject({ secret: expect.stringMatching(/^(kmb|whsec)_/), it: { id: expect.any(String) } });
    server.clock.advance({ seconds: 5 });
    expect(await send(key)).toEqual(made);
    expect(await rowsOf(owner)).toHaveLength(1);
  });

  test('is refused with that key for other input, and answers nobody else', async () => {
    const key = randomUUID();
    const made = (await send(key)) as Made;
    expect(await send(key, owner, 'https://example.in/others')).toMatchObject({
      code: 'CONFLICT',
      reason: 'OTHER_INPUT',
    });
    const other = (await send(key, await makeRecruiter(server.services))) as Made;
    expect([other.it.id === made.it.id, other.secret === made.secret]).toEqual([false, false]);
  });

  test('keeps the answer encrypted', async () => {
    const key = randomUUID();
    const { secret, it } = (await send(key)) as Made;
    const stored = await server.services.database.query('select * from idempotency_keys where key = $1', [key]);
    expect(stored).toHaveLength(1);
    for (const part of [secret.replace(/^\w+_/, ''), it.id]) expect(JSON.stringify(stored)).not.toContain(part);
  });
});

test('createAccessToken asks for the proof again, and a wrong key is refused by its name', async () => {
  const [, , text] = mutations[0];
  const key = randomUUID();
  const send = async (sent: string) =>
    (await server.graphql(text, { text: 'Payroll', key: sent }, owner.token)).errors[0]?.extensions;
  expect(Object.keys((await send('two words'))?.fields ?? {})).toEqual(['idempotencyKey']);
  expect(await send(key)).toBeUndefined();
  server.clock.advance({ minutes: 16 });
  expect(await send(key)).toMatchObject({ fields: { password: 'Please enter your password.' } });
});
