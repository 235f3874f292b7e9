import { once } from 'node:events';
import { WebSocket } from 'ws';
import { makePerson, type TestPerson } from '../../test/factories.ts';
import { newAddress, startServerBehindProxy } from '../../test/logins.ts';
import { connect, opened } from '../../test/sockets.ts';
import { startTestServer, type TestServer } from '../../test/server.ts';
import { mailedCode, postJson } from '../../test/sign-up.ts';
import { until } from '../../test/until.ts';
import { hashPassword } from '../core/password-hash.ts';
import { runAsServer } from '../core/use-case.ts';
import { endSessions } from '../people/identity/sessions/session.service.ts';

let server: TestServer;
let second: TestServer;
let passwordHash: string;
beforeAll(async () => {
  server = await startTestServer();
  second = await startTestServer({
    databaseUrl: server.databaseUrl,
    clock: server.clock,
    config: { appSecret: server.services.config.appSecret },
  });
  passwordHash = await hashPassword('Right@123');
});
afterAll(async () => {
  await second.close();
  await server.close();
});

const person = () => makePerson(server.services, 'HR', { passwordHash });
const mutate = (token: string, text: string) => server.graphql(`mutation { ${text} }`, {}, token);

const login = async ({ email }: TestPerson) =>
  (await postJson(server, '/login-password', { email, password: 'Right@123' })).body.token ?? '';

describe('the sockets of an ended session are closed within two seconds', () => {
  test.each(['own', 'second'])('C-14 after a logout, on the %s server process', async (which) => {
    const [owner, stranger] = [await person(), await person()];
    const [bystander, ...ended] = [
      await connect(second, stranger.token),
      await connect(which === 'own' ? server : second, owner.token),
      await connect(second, owner.token),
    ];
    const other = await connect(second, await login(owner));
    const started = performance.now();
    await mutate(owner.token, 'logout');
    for (const { closed } of ended) {
      const { code, afterMs } = await closed;
      expect([code, afterMs(started) < 2000]).toEqual([4401, true]);
    }
    expect([bystander.socket.readyState, other.socket.readyState]).toEqual([WebSocket.OPEN, WebSocket.OPEN]);
    for (const { socket } of [bystander, other]) socket.close();
  });

  test('C-14, asvs-7.5.2 after one’s own sessions were ended, one or all others, on both servers', async () => {
    const owner = await person();
    const others = [await login(owner), await login(owner)];
    const [own, first, third] = [
      await connect(second, owner.token),
      await connect(second, others[0]),
      await connect(server, others[1]),
    ];
    const { data } = await server.graphql<{ sessions: { id: string; isCurrent: boolean }[] }>(
      '{ sessions { id isCurrent } }',
      {},
      others[0],
    );
    let started = performance.now();
    await mutate(owner.token, `endSession(id: "${data?.sessions.find(({ isCurrent }) => isCurrent)?.id}")`);
    const one = await first.closed;
    expect([one.code, one.afterMs(started) < 2000, third.socket.readyState]).toEqual([4401, true, WebSocket.OPEN]);
    started = performance.now();
    await mutate(owner.token, 'endOtherSessions');
    const rest = await third.closed;
    expect([rest.code, rest.afterMs(started) < 2000, own.socket.readyState]).toEqual([4401, true, WebSocket.OPEN]);
    own.socket.close();
  });

  test('C-14, asvs-7.4.2, CVE-2025-66289 after the account was disabled, on both server processes', async () => {
    const [owner, stranger] = [await person(), await person()];
    const sockets = [await connect(server, owner.token), await connect(second, owner.token)];
    const bystander = await connect(second, stranger.token);
    const started = performance.now();
    await runAsServer(server.services, async (scope) => {
      await scope.tx.query('update users set disabled_at = $2 where id = $1', [owner.id, scope.now]);
      await endSessions(scope, { userId: owner.id });
    });
    for (const { closed } of sockets) {
      const { code, afterMs } = await closed;
      expect([code, afterMs(started) < 2000]).toEqual([4401, true]);
    }
    expect(bystander.socket.readyState).toBe(WebSocket.OPEN);
    bystander.socket.close();
  });

  test('after a change of password, all but the one that made it', async () => {
    const owner = await person();
    const [own, other] = [await connect(second, owner.token), await connect(second, await login(owner))];
    await mutate(owner.token, 'changePassword(oldPassword: "Right@123", newPassword: "Newer@123") { message }');
    expect((await other.closed).code).toBe(4401);
    expect(own.socket.readyState).toBe(WebSocket.OPEN);
    own.socket.close();
  });

  test('after a change of address, and after a reset of the password', async () => {
    const owner = await person();
    const [own, other] = [await connect(second, owner.token), await connect(second, await login(owner))];
    const email = `moved.${owner.email}`;
    await mutate(owner.token, `requestEmailChange(email: "${email}") { message }`);
    await mutate(owner.token, `verifyEmailChange(otp: "${await mailedCode(server, email)}") { id }`);
    expect((await other.closed).code).toBe(4401);
    await mutate('', `forgotPassword(email: "${email}") { message }`);
    const link = (await server.mails(email)).map(({ text }) => /#token=([\w-]+)/.exec(text)?.[1]).find(Boolean);
    expect(own.socket.readyState).toBe(WebSocket.OPEN);
    await mutate('', `resetPassword(email: "${email}", token: "${link}", newPassword: "Newest@123") { message }`);
    expect((await own.closed).code).toBe(4401);
  });

  test('after a login that replaces the session', async () => {
    const owner = await person();
    const { closed } = await connect(second, owner.token);
    await fetch(`${server.url}/login-password`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie: `token=${owner.cookie}` },
      body: JSON.stringify({ email: owner.email, password: 'Right@123' }),
    });
    expect((await closed).code).toBe(4401);
  });

  test('even if the caller does not answer the close', async () => {
    const owner = await person();
    const { socket } = await connect(second, owner.token);
    socket.pause();
    const started = performance.now();
    await mutate(owner.token, 'logout');
    await until(
      () => !second.services.events['listeners'].has(`sessionEnded:${owner.id}`),
      'the server has cut the line',
    );
    expect(performance.now() - started).toBeLessThan(2000);
    socket.terminate();
  });
});

test('a socket is closed when its session runs out', async () => {
  const owner = await person();
  const inOneSecond = new Date(server.clock.now().getTime() + 1000);
  await server.services.database.query('update sessions set expires_at = $2 where user_id = $1', [
    owner.id,
    inOneSecond,
  ]);
  const { closed, socket } = await connect(second, owner.token);
  expect(socket.readyState).toBe(WebSocket.OPEN);
  server.clock.advance({ seconds: 1 });
  expect((await closed).code).toBe(4401);
});

test('asvs-7.3.1 the socket of an admin is closed when the session is idle; use elsewhere preserves both', async () => {
  const inSeconds = (seconds: number) => new Date(server.clock.now().getTime() + seconds * 1000);
  const [busy, idle] = [await makePerson(server.services, 'ADMIN'), await makePerson(server.services, 'ADMIN')];
  await server.services.database.query(
    'update sessions set expires_at = $2, last_seen_at = $3 where user_id = any($1)',
    [[busy.id, idle.id], inSeconds(1), inSeconds(-59)],
  );
  const [used, dropped] = [await connect(second, busy.token), await connect(second, idle.token)];
  server.clock.advance({ seconds: 0.999 });
  await server.services.database.query('update sessions set last_seen_at = $2 where user_id = $1', [
    busy.id,
    inSeconds(-60),
  ]);
  expect((await server.graphql('{ me { id } }', {}, busy.token)).data).toEqual({ me: { id: busy.id } });
  server.clock.advance({ seconds: 0.001 });
  expect((await dropped.closed).code).toBe(4401);
  used.socket.send('{"type":"ping"}');
  expect(String((await once(used.socket, 'message'))[0])).toBe('{"type":"pong"}');
  used.socket.close();
});

test('an ended session opens no subscription, and nothing is left behind by closed sockets', async () => {
  const owner = await person();
  const { socket, closed } = await connect(second, owner.token);
  socket.close();
  await closed;
  await until(() => !second.services.events['listeners'].has(`sessionEnded:${owner.id}`), 'no one listens any more');
  await mutate(owner.token, 'logout');
  expect(await opened(second, { authorization: `Bearer ${owner.token}` })).toBe('closed 4401');
});

test('asvs-4.1.3 a call over a socket comes from the address that only a trusted proxy names', async () => {
  const behindProxy = await startServerBehindProxy();
  try {
    for (const [to, isBelieved] of [
      [behindProxy, true],
      [server, false],
    ] as const) {
      const [visitor, claimed] = [newAddress(), newAddress()];
      const { socket } = await connect(to, undefined, { 'x-forwarded-for': `${claimed}, ${visitor}` });
      socket.send(
        JSON.stringify({
          type: 'subscribe',
          id: '1',
          payload: { query: 'subscription { notificationReceived { id } }' },
        }),
      );
      await once(socket, 'message');
      socket.close();
      const refused = to
        .logged()
        .findLast(({ event, name }) => event === 'authorisation' && name === 'notificationReceived');
      expect(refused?.ipAddress).toBe(isBelieved ? visitor : '127.0.0.1');
    }
  } finally {
    await behindProxy.close();
  }
});

test.each([
  ['{ __typename }', 'Nowhere'],
  ['query A { __typename }', 'B'],
  ['query A { __typename } query B { __typename }', undefined],
])(
  'an operation that is not there is the caller’s mistake, answered without inner detail and logged: %s, %s',
  async (query, operationName) => {
    const { socket } = await connect(server);
    socket.send(JSON.stringify({ type: 'subscribe', id: '1', payload: { query, operationName } }));
    const [answer] = (await once(socket, 'message')) as [Buffer];
    const message = operationName ? 'There is no operation of that name.' : 'Name the operation to run.';
    expect(JSON.parse(answer.toString())).toEqual({
      type: 'error',
      id: '1',
      payload: [{ message, extensions: { code: 'BAD_USER_INPUT' } }],
    });
    expect(server.logged().at(-1)).toMatchObject({
      msg: 'An operation over a socket was refused',
      codes: ['BAD_USER_INPUT'],
    });
    socket.close();
  },
);
