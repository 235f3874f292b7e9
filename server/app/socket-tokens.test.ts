import { once } from 'node:events';
import { makePerson } from '../../test/factories.ts';
import { connect, opened } from '../../test/sockets.ts';
import { startTestServer, type TestServer } from '../../test/server.ts';
import { hashPassword } from '../core/password-hash.ts';
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
describe('a socket belongs to the person of its token', () => {
  test.each(['authorization', 'Authorization', 'AUTHORIZATION'])('under the name %s', async (name) => {
    const owner = await person();
    const { socket } = await connect(server, undefined, {}, { [name]: `Bearer ${owner.token}` });
    socket.send(JSON.stringify({ type: 'subscribe', id: '1', payload: { query: '{ me { id } }' } }));
    const [answer] = (await once(socket, 'message')) as [Buffer];
    expect(JSON.parse(answer.toString())).toMatchObject({ payload: { data: { me: { id: owner.id } } } });
    socket.close();
  });

  const stranger = `Bearer ${'x'.repeat(43)}`;
  test.each([
    ['a token of no one', { authorization: stranger }, {}],
    ['under another case', { Authorization: stranger }, {}],
    ['no token at all', { authorization: 'Bearer undefined' }, {}],
    ['a token of no one in the header', {}, { authorization: stranger }],
  ])('and to no one else: %s closes it with 4401', async (_what, params, headers) => {
    expect(await opened(server, params, headers)).toBe('closed 4401');
  });
  test('an expired token closes it with 4401', async () => {
    const owner = await person();
    await server.services.database.query('update sessions set expires_at = $2 where user_id = $1', [
      owner.id,
      server.clock.now(),
    ]);
    expect(await opened(server, { authorization: `Bearer ${owner.token}` })).toBe('closed 4401');
  });
  test.each([{}, { authorization: '' }, { authorization: null }])(
    'without one it is a visitor’s: %j',
    async (params) => {
      expect(await opened(server, params)).toBe('connection_ack');
    },
  );
});
