import { request as httpRequest } from 'node:http';
import { getIntrospectionQuery } from 'graphql';
import { createTestDatabase, type TestDatabase } from '../../test/database.ts';
import { makePerson } from '../../test/factories.ts';
import { startTestServer, type TestServer } from '../../test/server.ts';
import { startTcpProxy } from '../../test/tcp-proxy.ts';
import { until } from '../../test/until.ts';

let server: TestServer;
beforeAll(async () => void (server = await startTestServer()));
afterAll(() => server.close());

describe('every answer', () => {
  test.each(['/healthz', '/readyz', '/metrics', '/playground', '/dev/mailbox', '/nowhere', '/graphql?query={__typename}', '/files/unknown'])(
    'carries the security headers (%s)',
    async (path) => {
      const { headers } = await fetch(server.url + path);
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('referrer-policy')).toBe('no-referrer');
      expect(headers.get('content-security-policy')).toContain("frame-ancestors 'none'");
      expect(headers.get('content-security-policy')).toContain("object-src 'none'");
      expect(headers.get('content-security-policy')).not.toContain('unsafe-eval');
    },
  );

  test('that fails says so in JSON without inner detail', async () => {
    const answer = await fetch(`${server.url}/api/nowhere`);
    expect(answer.status).toBe(404);
    expect(await answer.json()).toEqual({ error: 'Not found.', code: 'NOT_FOUND' });
  });
});

describe('writes from other sites', () => {
  const post = (headers: Record<string, string>) =>
    fetch(`${server.url}/graphql`, { method: 'POST', headers: { 'content-type': 'application/json', ...headers }, body: '{"query":"{__typename}"}' });

  test.each(['https://evil.example', 'null', 'http://localhost.evil.example', 'http://localhost:1'])('are refused by their Origin (%s)', async (origin) => {
    expect((await post({ origin })).status).toBe(403);
  });
  test('are refused by Sec-Fetch-Site when no Origin is sent', async () => {
    expect((await post({ 'sec-fetch-site': 'cross-site' })).status).toBe(403);
  });
  test('do not hinder our own pages and programs', async () => {
    expect((await post({ origin: server.url })).status).toBe(200);
    expect((await post({ origin: server.url.replace('localhost', '127.0.0.1') })).status).toBe(200);
    expect((await post({})).status).toBe(200);
  });
  test.each(['text/plain', 'application/x-www-form-urlencoded', 'text/html'])('cannot hide in a %s body', async (type) => {
    const answer = await fetch(`${server.url}/graphql`, { method: 'POST', headers: { 'content-type': type }, body: '{"query":"{__typename}"}' });
    expect(answer.status).toBe(415);
  });
  test('cannot be made by GET', async () => {
    const answer = await fetch(`${server.url}/graphql?query=${encodeURIComponent('mutation { logout }')}`);
    expect([400, 405]).toContain(answer.status);
  });
});

describe('the GraphQL limits', () => {
  test.each([
    ['depth', `{ __schema { types { ${'fields { type { '.repeat(10)} name ${'} } '.repeat(10)} } } }`],
    ['depth of our own fields', `{ myApplications { job { ${'myApplication { job { '.repeat(6)} id ${'} } '.repeat(6)} } } }`],
    ['aliases', `{ ${Array.from({ length: 101 }, (_, index) => `a${index}: __typename`).join(' ')} }`],
    ['directives', `{ __typename ${'@include(if: true) '.repeat(100)} }`],
    ['tokens', `{ ${'__typename '.repeat(5000)} }`],
    ['cost', `{ ${Array.from({ length: 14 }, (_, index) => `a${index}: jobs(pageSize: 100) { items { id title location description salaryText typeText experienceText workModeText postedText status company { id name rating reviewCount } } }`).join(' ')} }`],
    ['fragments', `{ ...f0 } ${Array.from({ length: 14 }, (_, index) => `fragment f${index} on Query { __schema { types { ...t${index} } } }`).join(' ')} ${Array.from({ length: 14 }, (_, index) => `fragment t${index} on __Type { ofType { ofType { ofType { name } } } ofType { ...t${index + 1} } }`).join(' ')} fragment t14 on __Type { name }`],
  ])('refuse too much of %s within 100 ms', async (_what, query) => {
    const times: number[] = [];
    // The best of three: what the refusal costs, not what else the machine does.
    for (let round = 0; round < 3; round += 1) {
      const started = performance.now();
      const answer = await server.graphql(query);
      times.push(performance.now() - started);
      expect(answer.status).toBe(400);
      expect(answer.data).toBeNull();
    }
    expect(Math.min(...times)).toBeLessThan(100);
  });
  test('let introspection pass: the API is public', async () => {
    const { data } = await server.graphql<{ __schema: { queryType: { name: string } } }>(getIntrospectionQuery());
    expect(data?.__schema.queryType.name).toBe('Query');
  });
});

test('a malformed body is the caller’s mistake, told in the common form', async () => {
  const answer = await fetch(`${server.url}/graphql`, { method: 'POST', headers: { 'content-type': 'application/json' }, body: '{' });
  expect(answer.status).toBe(400);
  expect(await answer.json()).toMatchObject({ code: 'BAD_USER_INPUT' });
});

describe('a request that does not say which operation to run is the caller’s mistake, told without inner detail', () => {
  const unclear = [
    ['{ __typename }', 'Nowhere', 'There is no operation of that name.'], ['query A { __typename }', 'B', 'There is no operation of that name.'],
    ['query A { __typename }', '', 'There is no operation of that name.'], ['query A { __typename } query B { __typename }', undefined, 'Name the operation to run.'],
  ] as const;
  test.each(unclear)('POST %s of %s', async (query, operationName, message) => {
    const answer = await fetch(`${server.url}/graphql`, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify({ query, operationName }) });
    expect([answer.status, await answer.json()]).toEqual([400, { errors: [{ message, extensions: { code: 'BAD_USER_INPUT' } }] }]);
  });
  test.each(unclear)('GET %s of %s', async (query, operationName, message) => {
    const answer = await fetch(`${server.url}/graphql?${new URLSearchParams({ query, ...(operationName === undefined ? {} : { operationName }) })}`);
    expect([answer.status, await answer.json()]).toEqual([400, { errors: [{ message, extensions: { code: 'BAD_USER_INPUT' } }] }]);
  });
});

test.each([
  ['a hash that is not known', { extensions: { persistedQuery: { version: 1, sha256Hash: '0'.repeat(64) } } }],
  ['a hash of another document', { query: '{ __typename }', extensions: { persistedQuery: { version: 1, sha256Hash: '0'.repeat(64) } } }],
  ['another version of persisted documents', { query: '{ __typename }', extensions: { persistedQuery: { version: 2, sha256Hash: '0'.repeat(64) } } }],
])('Apollo’s own refusals carry a code of ours too: %s', async (_what, body) => {
  const answer = await fetch(`${server.url}/graphql`, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });
  expect([answer.status, await answer.json()]).toMatchObject([400, { errors: [{ extensions: { code: 'BAD_USER_INPUT' } }] }]);
});

test('figures are not public in production', async () => {
  const own = await startTestServer({ config: { isProduction: true, smtpUrl: 'smtp://127.0.0.1:1' } });
  try {
    expect((await fetch(`${own.url}/metrics`)).status).toBe(200);
    expect((await fetch(`${own.url}/metrics`, { headers: { 'x-forwarded-for': '203.0.113.9' } })).status).toBe(404);
    expect((await fetch(`${own.url}/dev/mailbox`)).status).toBe(404);
  } finally {
    await own.close();
  }
});

test.each([
  ['an empty body where none is needed', 'application/json', '', 401],
  ['another charset', 'application/json; charset=utf-16', '{}', 415],
  ['a prototype', 'application/json', '{"__proto__": {"isAdmin": true}}', 400],
])('REST takes or refuses %s', async (_what, type, body, status) => {
  const answer = await fetch(`${server.url}/api/jobseeker/notifications/mark-all-read`, { method: 'PUT', headers: { 'content-type': type }, body });
  expect(answer.status).toBe(status);
});

test('TRACE is not answered', async () => {
  const status = await new Promise<number | undefined>((resolve, reject) => {
    httpRequest(`${server.url}/`, { method: 'TRACE' }, (answer) => resolve(answer.statusCode)).on('error', reject).end();
  });
  expect(status).toBeGreaterThanOrEqual(400);
});

test('a user is known by cookie and by bearer token, until the session ends', async () => {
  const person = await makePerson(server.services, 'HR');
  const me = async (headers: Record<string, string>) => {
    const answer = await fetch(`${server.url}/graphql`, { method: 'POST', headers: { 'content-type': 'application/json', ...headers }, body: '{"query":"{ me { id } }"}' });
    return ((await answer.json()) as { data: { me: { id: string } | null } }).data.me?.id;
  };
  expect(await me({ authorization: `Bearer ${person.token}` })).toBe(person.id);
  expect(await me({ cookie: `token=${person.cookie}` })).toBe(person.id);
  expect(await me({ cookie: `token=${person.token}` })).toBeUndefined();
  server.clock.advance({ days: 8 });
  expect(await me({ authorization: `Bearer ${person.token}` })).toBeUndefined();
});

describe('while the database is away', () => {
  let database: TestDatabase;
  beforeAll(async () => void (database = await createTestDatabase()));
  afterAll(() => database.drop());

  test('C-15 answers are 503 with Retry-After, readiness is denied in time, and all is well again by itself when it comes back', async () => {
    const line = await startTcpProxy(database.url);
    const own = await startTestServer({ databaseUrl: line.url });
    try {
      const person = await makePerson(own.services, 'JOBSEEKER');
      const ask = () => own.graphql('{ notifications { id } }', {}, person.token);
      expect((await ask()).status).toBe(200);
      line.cut();
      const refused = await ask();
      expect(refused.status).toBe(503);
      expect(refused.headers.get('retry-after')).toBe('5');
      expect(refused.errors[0]?.message).not.toMatch(/ECONN|postgres|127\.0\.0\.1/i);
      expect((await fetch(`${own.url}/readyz`)).status).toBe(503);
      expect((await fetch(`${own.url}/healthz`)).status).toBe(200);
      line.restore();
      await until(async () => (await fetch(`${own.url}/readyz`)).status === 200, 'the server is ready again');
      expect((await ask()).status).toBe(200);
      line.mute();
      const asked = performance.now();
      expect((await fetch(`${own.url}/readyz`)).status).toBe(503);
      expect(performance.now() - asked).toBeLessThan(10_000);
      line.cut();
      line.restore();
    } finally {
      await own.close();
      await line.close();
    }
  });
});
