import { once } from 'node:events';
import { connect } from 'node:net';
import { WebSocket } from 'ws';
import { makeRecruiter } from '../../test/factories.ts';
import { startTestServer, type TestServer } from '../../test/server.ts';
import { until } from '../../test/until.ts';

let server: TestServer;
let behindProxy: TestServer;
beforeAll(async () => {
  server = await startTestServer();
  behindProxy = await startTestServer({ config: { trustedProxies: ['127.0.0.1'] } });
});
afterAll(async () => {
  await behindProxy.close();
  await server.close();
});

const uuid = /^[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}$/;
const idOf = ({ headers }: Response) => headers.get('x-request-id') ?? '';

test.each([
  ['a page', '/', {}],
  ['a file of the site', '/robots.txt', {}],
  ['the API', '/graphql?query={__typename}', {}],
  ['a refused document', '/graphql?query=', {}],
  ['a route that needs a login', '/jobseeker/profile', {}],
  ['nothing', '/api/nowhere', {}],
  ['a redirect', '/job/1', { redirect: 'manual' }],
  ['a write from another site', '/graphql', { method: 'POST', headers: { origin: 'https://evil.example' } }],
] satisfies [string, string, RequestInit][])('%s is answered with an id of the request', async (_what, path, init) => {
  expect(idOf(await fetch(server.url + path, init))).toMatch(uuid);
});

test('an answer that has not changed has an id of its own too', async () => {
  const address = `${server.url}/api-guide`;
  const first = await fetch(address);
  const again = await fetch(address, { headers: { 'if-none-match': first.headers.get('etag') ?? '' } });
  expect(again.status).toBe(304);
  expect(idOf(again)).toMatch(uuid);
  expect(idOf(again)).not.toBe(idOf(first));
});

test.each([
  ['no HTTP', 'nonsense\r\n\r\n'],
  ['an address that cannot be decoded', 'GET /% HTTP/1.1\r\nHost: x\r\n\r\n'],
  ['an upgrade elsewhere', 'GET /healthz HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n'],
])('what is refused before the app sees it has one, which stands in the log: %s', async (_what, lines) => {
  const line = connect(Number(new URL(server.url).port), '127.0.0.1');
  line.write(lines);
  let answer = '';
  line.on('data', (part: Buffer) => (answer += part.toString()));
  await once(line, 'close');
  const [, id] = /^x-request-id: (.*)\r$/im.exec(answer) ?? [];
  expect(id).toMatch(uuid);
  await until(() => server.logged().some(({ requestId }) => requestId === id), 'the refusal is in the log');
});

test('a socket that opens has one too', async () => {
  const socket = new WebSocket(`${server.url.replace('http', 'ws')}/graphql`, 'graphql-transport-ws');
  const [{ headers }] = (await once(socket, 'upgrade')) as [{ headers: Record<string, string> }];
  expect(headers['x-request-id']).toMatch(uuid);
  socket.terminate();
});

test('the id of a trusted proxy is kept if it is well formed; of anybody else it is not', async () => {
  const ask = async (to: TestServer, id: string) =>
    idOf(await fetch(`${to.url}/healthz`, { headers: { 'x-request-id': id } }));
  expect(await ask(behindProxy, 'edge-7.a_B9')).toBe('edge-7.a_B9');
  for (const odd of ['short', 'x'.repeat(129), 'two words here', 'a"b"c"d"e', '1234567é'])
    expect(await ask(behindProxy, odd)).toMatch(uuid);
  expect(await ask(server, 'edge-7.a_B9')).toMatch(uuid);
});

describe('a failure of ours', () => {
  /** Whatever the statement asks, it is not there any more. */
  const breaking = async <R>(table: string, call: () => Promise<R>): Promise<R> => {
    await server.services.database.query(`alter table ${table} rename to ${table}_away`);
    try {
      return await call();
    } finally {
      await server.services.database.query(`alter table ${table}_away rename to ${table}`);
    }
  };
  const failure = (id: string) =>
    server.logged().find(({ msg, requestId }) => msg === 'Unexpected error' && requestId === id);

  test('names the request over GraphQL, as header and log do', async () => {
    const answer = await breaking('faqs', () => fetch(`${server.url}/graphql?query={faqs{total}}`));
    const { errors } = (await answer.json()) as { errors: { message: string; extensions: Record<string, unknown> }[] };
    expect(errors[0]).toMatchObject({
      message: 'Internal Server',
      extensions: { code: 'INTERNAL', requestId: idOf(answer) },
    });
    expect(failure(idOf(answer))).toBeDefined();
  });

  test('names the request over REST', async () => {
    const { token } = await makeRecruiter(server.services);
    const answer = await breaking('notifications', () =>
      fetch(`${server.url}/api/jobseeker/notifications`, { headers: { authorization: `Bearer ${token}` } }),
    );
    expect(await answer.json()).toEqual({ error: 'Internal Server', code: 'INTERNAL', requestId: idOf(answer) });
    expect(failure(idOf(answer))).toBeDefined();
  });

  test('names the operation over a socket', async () => {
    const socket = new WebSocket(`${server.url.replace('http', 'ws')}/graphql`, 'graphql-transport-ws');
    await once(socket, 'open');
    socket.send('{"type":"connection_init"}');
    await once(socket, 'message');
    const [message] = await breaking('faqs', async () => {
      socket.send('{"type":"subscribe","id":"1","payload":{"query":"{ faqs { total } }"}}');
      return (await once(socket, 'message')) as [Buffer];
    });
    const { payload } = JSON.parse(message.toString()) as {
      payload: { errors: { extensions: { requestId: string } }[] };
    };
    const id = payload.errors[0]?.extensions.requestId ?? '';
    expect(id).toMatch(uuid);
    expect(failure(id)).toBeDefined();
    socket.terminate();
  });
});

test('the line of an answer names the operation, its fields and the person by their id alone', async () => {
  const recruiter = await makeRecruiter(server.services);
  const ask = async (query: string, headers: Record<string, string> = {}) => {
    const answer = await fetch(`${server.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify({ query }),
    });
    await answer.text();
    return until(
      () => server.logged().find(({ msg, requestId }) => msg === 'Answered' && requestId === idOf(answer)),
      'the line is there',
    );
  };
  const authorization = `Bearer ${recruiter.token}`;
  const own = await ask('query Mine { me { id } first: hrJobs { total } again: hrJobs { total } }', {
    authorization,
  });
  expect(own).toMatchObject({ operation: 'Mine', fields: ['me', 'hrJobs'], actorId: recruiter.id });
  expect(JSON.stringify(own)).not.toContain(recruiter.email);
  // The second one is answered from memory.
  for (const _ of [1, 2])
    expect(await ask('{ siteStats { jobs } }')).toMatchObject({
      operation: null,
      fields: ['siteStats'],
      actorId: null,
    });
  const rest = await fetch(`${server.url}/api/jobseeker/notifications`, { headers: { authorization } });
  await until(
    () => server.logged().find(({ actorId, requestId }) => actorId === recruiter.id && requestId === idOf(rest)),
    'REST names the person too',
  );
});
