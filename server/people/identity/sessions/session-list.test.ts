import { createHash } from 'node:crypto';
import { Browser, login as loginAt, personPassword } from '../../../../test/browser.ts';
import { makePerson, type TestPerson } from '../../../../test/factories.ts';
import { startTestServer, type TestServer } from '../../../../test/server.ts';
import { hashPassword } from '../../../core/password-hash.ts';

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
  passwordHash = await hashPassword(personPassword);
});
afterAll(async () => {
  await second.close();
  await server.close();
});

const person = (): Promise<TestPerson> => makePerson(server.services, 'HR', { passwordHash });
const login = (owner: TestPerson, browser?: Browser) => loginAt(server, owner, browser);
const isSignedIn = async (token: string, on = server): Promise<boolean> =>
  ((await on.graphql('{ me { email } }', {}, token)).data?.me ?? null) !== null;

interface ListedSession {
  id: string;
  device: string;
  ipAddress: string;
  createdAt: string;
  lastSeenAt: string;
  expiresAt: string;
  isCurrent: boolean;
}

const listed = async (browser: Browser): Promise<ListedSession[]> =>
  ((await browser.graphql('{ sessions { id device ipAddress createdAt lastSeenAt expiresAt isCurrent } }')).data
    ?.sessions ?? []) as ListedSession[];

describe('asvs-7.5.2 one’s own sessions', () => {
  const chrome =
    'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Mobile Safari/537.36';
  const end = (browser: Browser, id: string) => browser.graphql('mutation ($id: ID!) { endSession(id: $id) }', { id });

  test('are listed with device and time, the last used first, the present one marked', async () => {
    const owner = await person();
    const { browser: phone } = await login(owner, new Browser(server, chrome));
    const opened = server.clock.now().toISOString();
    server.clock.advance({ minutes: 5 });
    const { browser: program } = await login(owner, new Browser(server, 'curl/8.5.0'));
    expect(await listed(program)).toEqual([
      {
        id: expect.any(String),
        device: 'curl',
        ipAddress: '127.0.0.1',
        createdAt: server.clock.now().toISOString(),
        lastSeenAt: server.clock.now().toISOString(),
        expiresAt: expect.any(String),
        isCurrent: true,
      },
      expect.objectContaining({ device: 'Chrome on Android', createdAt: opened, lastSeenAt: opened, isCurrent: false }),
      expect.objectContaining({ device: 'Unknown device', isCurrent: false }),
    ]);
    server.clock.advance({ minutes: 1 });
    expect((await listed(phone)).map(({ device, isCurrent }) => [device, isCurrent])).toEqual([
      ['Chrome on Android', true],
      ['curl', false],
      ['Unknown device', false],
    ]);
  });

  test('do not hold ended ones, expired ones or those of others, and no secret can be asked for', async () => {
    const [owner, stranger] = [await person(), await person()];
    const { browser } = await login(owner);
    await login(stranger);
    await server.services.database.query('update sessions set expires_at = $2 where bearer_hash = $1', [
      createHash('sha256').update(owner.token).digest(),
      server.clock.now(),
    ]);
    expect((await listed(browser)).map(({ isCurrent }) => isCurrent)).toEqual([true]);
    const { data } = await server.graphql<{ type: { fields: { name: string }[] } }>(
      '{ type: __type(name: "Session") { fields { name } } }',
    );
    expect(data?.type.fields.map(({ name }) => name).toSorted()).toEqual([
      'createdAt',
      'device',
      'expiresAt',
      'id',
      'ipAddress',
      'isCurrent',
      'lastSeenAt',
    ]);
    expect((await server.graphql('{ sessions { id } }')).errors).toMatchObject([
      { extensions: { code: 'UNAUTHENTICATED' } },
    ]);
  });

  test('end one by one, on both server processes within a second', async () => {
    const owner = await person();
    const [{ browser }, other] = [await login(owner), await login(owner)];
    const id = (await listed(other.browser)).find(({ isCurrent }) => isCurrent)?.id ?? '';
    const started = performance.now();
    expect((await end(browser, id)).data).toEqual({ endSession: true });
    const states = [
      await isSignedIn(other.token),
      await isSignedIn(other.token, second),
      await other.browser.signedInAs(second),
    ];
    expect(performance.now() - started).toBeLessThan(1000);
    expect(states).toEqual([false, false, undefined]);
    expect((await listed(browser)).map((session) => session.id)).not.toContain(id);
    expect((await end(browser, id)).errors).toMatchObject([{ extensions: { code: 'NOT_FOUND' } }]);
  });

  test('the present one ends as by a logout, with its cookies', async () => {
    const { browser, token } = await login(await person());
    const id = (await listed(browser)).find(({ isCurrent }) => isCurrent)?.id ?? '';
    expect((await end(browser, id)).data).toEqual({ endSession: true });
    expect([browser.cookies.has('token'), browser.cookies.has('userDetails'), await isSignedIn(token)]).toEqual([
      false,
      false,
      false,
    ]);
  });

  test('those of others are not there', async () => {
    const stranger = await login(await person());
    const { browser } = await login(await person());
    const [foreign] = await listed(stranger.browser);
    const answers = await Promise.all(
      [foreign?.id ?? '', '00000000-0000-7000-8000-000000000000', 'nonsense'].map((id) => end(browser, id)),
    );
    for (const { errors, data } of answers) {
      expect([data, errors]).toEqual([
        null,
        [
          expect.objectContaining({
            message: 'This session has ended already.',
            extensions: expect.objectContaining({ code: 'NOT_FOUND' }),
          }),
        ],
      ]);
    }
    expect(await stranger.browser.signedInAs()).toBeDefined();
    expect((await new Browser(server).graphql('mutation { endOtherSessions }')).errors).toMatchObject([
      { extensions: { code: 'UNAUTHENTICATED' } },
    ]);
  });

  test('all others end at once, and their number is answered', async () => {
    const owner = await person();
    const stranger = await login(await person());
    const [{ browser, token }, other] = [await login(owner), await login(owner)];
    expect((await browser.graphql('mutation { endOtherSessions }')).data).toEqual({ endOtherSessions: 2 });
    expect([
      await isSignedIn(other.token, second),
      await isSignedIn(owner.token),
      await isSignedIn(token),
      await isSignedIn(stranger.token),
    ]).toEqual([false, false, true, true]);
    expect((await browser.graphql('mutation { endOtherSessions }')).data).toEqual({ endOtherSessions: 0 });
  });
});

describe('asvs-14.3.1 what the browser keeps of the portal', () => {
  const cleared = async ({ token }: TestPerson, path: string, body: object = {}): Promise<string | null> => {
    const answer = await fetch(`${server.url}${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify(body),
    });
    expect(answer.status).toBe(200);
    await answer.arrayBuffer();
    return answer.headers.get('clear-site-data');
  };
  const ownId = async ({ token }: TestPerson): Promise<string> =>
    (await server.graphql<{ sessions: ListedSession[] }>('{ sessions { id } }', {}, token)).data?.sessions[0]?.id ?? '';
  const endOf = (id: string) => ({ query: 'mutation ($id: ID!) { endSession(id: $id) }', variables: { id } });

  test('is dropped with the answer of a logout, whichever way it came', async () => {
    const owner = await person();
    expect(await cleared(await person(), '/logout')).toBe('"storage"');
    expect(await cleared(await person(), '/graphql', { query: 'mutation { logout }' })).toBe('"storage"');
    expect(await cleared(owner, '/graphql', endOf(await ownId(owner)))).toBe('"storage"');
  });

  test('stays when another session is ended, or nothing happens', async () => {
    const owner = await person();
    const { browser: elsewhere } = await login(owner);
    const other = (await listed(elsewhere)).find(({ isCurrent }) => isCurrent)?.id ?? '';
    expect(await cleared(owner, '/graphql', { query: '{ me { email } }' })).toBeNull();
    expect(await cleared(owner, '/graphql', endOf(other))).toBeNull();
    expect(await cleared(owner, '/graphql', { query: 'mutation { endOtherSessions }' })).toBeNull();
  });
});
