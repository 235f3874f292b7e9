import { once } from 'node:events';
import { request as httpRequest } from 'node:http';
import { connect } from 'node:net';
import { createTestDatabase, type TestDatabase } from '../../test/database.ts';
import { makePerson } from '../../test/factories.ts';
import { startTestServer, type TestServer } from '../../test/server.ts';
import { startTcpProxy } from '../../test/tcp-proxy.ts';
import { until } from '../../test/until.ts';
import { fixedSecurityHeaders } from './security-headers.ts';

let server: TestServer;
beforeAll(async () => void (server = await startTestServer()));
afterAll(() => server.close());

/** What comes back for these lines, sent as they are. */
async function send(lines: string): Promise<{ status: number; headers: Headers; body: string }> {
  const socket = connect(Number(new URL(server.url).port), '127.0.0.1');
  socket.write(lines);
  let answer = '';
  for await (const chunk of socket) {
    answer += String(chunk);
    const [, length] = /content-length: (\d+)/i.exec(answer) ?? [];
    const start = answer.indexOf('\r\n\r\n') + 4;
    if (length !== undefined && start > 3 && answer.length - start >= Number(length)) break;
  }
  const [head = '', body = ''] = answer.split('\r\n\r\n');
  const [first = '', ...rest] = head.split('\r\n');
  return {
    status: Number(first.split(' ')[1]),
    headers: new Headers(rest.map((line) => line.split(/: (.*)/s, 2) as [string, string])),
    body,
  };
}

describe('every answer', () => {
  const securityHeadersOf = (headers: Headers): (string | null)[] =>
    ['x-content-type-options', 'referrer-policy', 'content-security-policy'].map((name) => headers.get(name));
  const agreed = [
    'nosniff',
    'no-referrer',
    expect.stringMatching(/^(?!.*unsafe-eval).*object-src 'none'.*frame-ancestors 'none'/),
  ];

  test.each([
    '/healthz',
    '/readyz',
    '/metrics',
    '/playground',
    '/api-guide',
    '/dev/mailbox',
    '/nowhere',
    '/graphql?query={__typename}',
    '/files/unknown',
  ])('carries the security headers (%s)', async (path) =>
    expect(securityHeadersOf((await fetch(server.url + path)).headers)).toEqual(agreed),
  );

  test.each([
    ['https://jobs.example.in', false, 'max-age=31536000'],
    ['https://jobs.example.in', true, 'max-age=31536000; includeSubDomains'],
  ])('at %s asks for https, with other hosts (%s): %s', (publicUrl, hstsSubdomains, header) => {
    expect(fixedSecurityHeaders({ publicUrl, hstsSubdomains })['strict-transport-security']).toBe(header);
  });

  test('of GraphQL is kept by nobody, a refused one neither', async () => {
    for (const asked of ['query={__typename}', 'query={siteStats{jobs}}', 'query=']) {
      const { headers } = await fetch(`${server.url}/graphql?${asked}`);
      expect(headers.get('cache-control')).toBe('no-store');
    }
  });

  test('that is a page names its own styles, each time by another nonce', async () => {
    const noncesOf = async (path: string) =>
      /style-src [^;]*'nonce-(\w+)'/.exec(
        (await fetch(server.url + path)).headers.get('content-security-policy') ?? '',
      );
    const [first, second] = [await noncesOf('/dev/mailbox'), await noncesOf('/dev/mailbox')];
    expect(first?.[1]).toMatch(/^\w{32}$/);
    expect(first?.[1]).not.toBe(second?.[1]);
    expect(await noncesOf('/healthz')).toBeNull();
  });

  const upgrade = 'Host: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n';
  test.each([
    [400, 'BAD_USER_INPUT', 'no HTTP', 'nonsense\r\n\r\n'],
    [
      400,
      'BAD_USER_INPUT',
      'a size of two minds',
      'POST /graphql HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n',
    ],
    [400, 'BAD_USER_INPUT', 'an address that cannot be decoded', 'GET /% HTTP/1.1\r\nHost: x\r\n\r\n'],
    [400, 'BAD_USER_INPUT', 'no Host', 'GET /healthz HTTP/1.1\r\n\r\n'],
    [431, 'BAD_USER_INPUT', 'long headers', `GET /healthz HTTP/1.1\r\nHost: x\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`],
    [404, 'NOT_FOUND', 'an upgrade of another path', `GET /healthz HTTP/1.1\r\n${upgrade}\r\n`],
    [
      403,
      'FORBIDDEN',
      'an upgrade from another site',
      `GET /graphql HTTP/1.1\r\nOrigin: https://evil.example\r\n${upgrade}\r\n`,
    ],
    [400, 'BAD_USER_INPUT', 'an upgrade without a key', `GET /graphql HTTP/1.1\r\n${upgrade}\r\n`],
  ])(
    'C-13 carries the security headers and a code, and is logged, where the app never sees the request: %d %s for %s',
    async (status, code, _what, lines) => {
      const earlier = server.logged().length;
      const answer = await send(lines);
      expect([answer.status, JSON.parse(answer.body)]).toMatchObject([
        status,
        { error: expect.stringMatching(/^[A-Z].*[^.]\.?$/), code },
      ]);
      expect(securityHeadersOf(answer.headers)).toEqual(agreed);
      await until(
        () =>
          server
            .logged()
            .slice(earlier)
            .some((line) => line.status === status),
        'the refusal is in the log',
      );
    },
  );

  test('to a request with an unknown expectation is as to one without', async () => {
    const answer = await send('GET /healthz HTTP/1.1\r\nHost: x\r\nExpect: wonders\r\n\r\n');
    expect([answer.status, ...securityHeadersOf(answer.headers)]).toEqual([200, ...agreed]);
  });

  test('that refuses an upgrade closes the line, though the other side keeps its half open', async () => {
    const line = connect({ port: Number(new URL(server.url).port), host: '127.0.0.1', allowHalfOpen: true });
    line.on('error', () => undefined);
    line.write(`GET /healthz HTTP/1.1\r\n${upgrade}\r\n`);
    await once(line.resume(), 'end');
    expect(await until(() => line.destroyed || void line.write('.'), 'no one listens any more')).toBe(true);
  });

  test('that fails says so in JSON without inner detail', async () => {
    const answer = await fetch(`${server.url}/api/nowhere`);
    expect(answer.status).toBe(404);
    expect(await answer.json()).toEqual({ error: 'Not found.', code: 'NOT_FOUND' });
  });
});

test('a rush of questions whether the server is ready asks the database once', async () => {
  const asked = jest.spyOn(server.services.database, 'isMigrated');
  const line = connect({ port: Number(new URL(server.url).port), host: '127.0.0.1' });
  // One packet: all arrive while the first still waits for its answer.
  line.write('GET /readyz HTTP/1.1\r\nHost: localhost\r\n\r\n'.repeat(50));
  let answered = '';
  line.on('data', (data: Buffer) => (answered += data.toString()));
  await until(() => answered.split('HTTP/1.1 200').length === 51, 'each is answered');
  line.destroy();
  expect(asked.mock.calls.length).toBe(1);
  asked.mockRestore();
});

test.each(['/dev/mailbox', '/dev/mailbox.json'])(
  '%s for an address that Postgres cannot hold is the caller’s mistake',
  async (path) => {
    expect((await fetch(`${server.url}${path}?to=%00`)).status).toBe(400);
    expect((await fetch(`${server.url}${path}?to=asha%40example.in`)).status).toBe(200);
  },
);

test('a part of the sitemap that cannot be one is the caller’s mistake', async () => {
  expect((await fetch(`${server.url}/sitemaps/first.xml`)).status).toBe(400);
  expect((await fetch(`${server.url}/sitemaps/00000000-0000-4000-8000-000000000000.xml`)).status).toBe(200);
});

test('a malformed body is the caller’s mistake, answered in the common form', async () => {
  const answer = await fetch(`${server.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{',
  });
  expect(answer.status).toBe(400);
  expect(await answer.json()).toMatchObject({ code: 'BAD_USER_INPUT' });
});

test.each([
  ['a hash that is not known', { extensions: { persistedQuery: { version: 1, sha256Hash: '0'.repeat(64) } } }],
  [
    'a hash of another document',
    { query: '{ __typename }', extensions: { persistedQuery: { version: 1, sha256Hash: '0'.repeat(64) } } },
  ],
  [
    'another version of persisted documents',
    { query: '{ __typename }', extensions: { persistedQuery: { version: 2, sha256Hash: '0'.repeat(64) } } },
  ],
])('Apollo’s own refusals carry a code of ours too: %s', async (_what, body) => {
  const answer = await fetch(`${server.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  expect([answer.status, await answer.json()]).toMatchObject([
    400,
    { errors: [{ extensions: { code: 'BAD_USER_INPUT' } }] },
  ]);
});

test('figures are not public in production: their reader shows a token', async () => {
  const metricsToken = 'figures-for-prometheus';
  const own = await startTestServer({ config: { isProduction: true, smtpUrl: 'smtp://127.0.0.1:1', metricsToken } });
  const ask = async (headers: Record<string, string>) => (await fetch(`${own.url}/metrics`, { headers })).status;
  try {
    expect(await ask({ authorization: `Bearer ${metricsToken}` })).toBe(200);
    for (const headers of [
      {},
      { authorization: `Bearer ${metricsToken}s` },
      { authorization: 'Bearer ' },
      { authorization: 'Bearer undefined' },
    ])
      expect(await ask(headers as Record<string, string>)).toBe(404);
    own.services.config.metricsToken = undefined;
    for (const headers of [{}, { authorization: 'Bearer undefined' }, { authorization: `Bearer ${metricsToken}` }])
      expect(await ask(headers as Record<string, string>)).toBe(404);
    expect((await fetch(`${own.url}/dev/mailbox`)).status).toBe(404);
  } finally {
    await own.close();
  }
});

test.each([
  ['an empty body where none is needed', 'application/json', '', 401],
  ['an empty form where nothing is needed', 'application/x-www-form-urlencoded', '', 401],
  ['another charset', 'application/json; charset=utf-16', '{}', 415],
  ['a charset in quotes and what else a type may say', 'application/json ; charset="UTF-8"; profile=x', '{}', 401],
  ['a tab in its type', 'application/json\t;x', '{}', 415],
  ['a parameter without a value', 'application/json;x', '{}', 415],
  ['a prototype', 'application/json', '{"__proto__": {"isAdmin": true}}', 400],
])('REST takes or refuses %s', async (_what, type, body, status) => {
  const answer = await fetch(`${server.url}/api/jobseeker/notifications/mark-all-read`, {
    method: 'PUT',
    headers: { 'content-type': type },
    body,
  });
  expect(answer.status).toBe(status);
});

test('TRACE is not answered', async () => {
  const status = await new Promise<number | undefined>((resolve, reject) => {
    httpRequest(`${server.url}/`, { method: 'TRACE' }, (answer) => resolve(answer.statusCode))
      .on('error', reject)
      .end();
  });
  expect(status).toBeGreaterThanOrEqual(400);
});

test('a user is known by cookie and by bearer token, until the session ends', async () => {
  const person = await makePerson(server.services, 'HR');
  const me = async (headers: Record<string, string>) => {
    const answer = await fetch(`${server.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: '{"query":"{ me { id } }"}',
    });
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

  test('C-15 answers are 503 with Retry-After, readiness is denied in time, and all recovers by itself', async () => {
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
