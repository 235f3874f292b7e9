import { Browser, login as loginAt, personPassword as password } from '../../../../test/browser.ts';
import { makePerson, type TestPerson } from '../../../../test/factories.ts';
import { startTestServer, type TestServer } from '../../../../test/server.ts';
import { hashPassword } from '../../../core/password-hash.ts';
import { runAsServer } from '../../../core/use-case.ts';
import { User } from '../../users/user.entity.ts';
import { endSessions } from './session.service.ts';

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
  passwordHash = await hashPassword(password);
});
afterAll(async () => {
  await second.close();
  await server.close();
});

const person = (): Promise<TestPerson> => makePerson(server.services, 'HR', { passwordHash });
const login = (owner: TestPerson) => loginAt(server, owner);

async function isSignedIn(token: string, on = server): Promise<boolean> {
  return ((await on.graphql('{ me { email } }', {}, token)).data?.me ?? null) !== null;
}

describe('logging out', () => {
  test.each([
    ['/logout', {}],
    ['/graphql', { query: 'mutation { logout }' }],
  ])(
    'OP-043, C-14, asvs-7.4.1 over %s ends cookie and bearer token on both processes in 1 s and clears both cookies',
    async (path, body) => {
      const { browser, token } = await login(await person());
      const thief = new Browser(second);
      thief.cookies.set('token', browser.cookies.get('token') ?? '');
      expect([await isSignedIn(token, second), typeof (await thief.signedInAs())]).toEqual([true, 'string']);
      const started = performance.now();
      expect((await browser.post(path, body)).status).toBe(200);
      const states = [
        await isSignedIn(token),
        await isSignedIn(token, second),
        await thief.signedInAs(),
        await thief.signedInAs(server),
      ];
      expect(performance.now() - started).toBeLessThan(1000);
      expect(states).toEqual([false, false, undefined, undefined]);
      expect([browser.cookies.has('token'), browser.cookies.has('userDetails')]).toEqual([false, false]);
    },
  );

  test('twice is fine', async () => {
    const { browser } = await login(await person());
    for (let time = 0; time < 2; time += 1)
      expect(await browser.post('/logout')).toMatchObject({ status: 200, body: { message: 'Logged out.' } });
  });
});

describe('sessions that others end', () => {
  const bothProcesses = async (token: string) => [await isSignedIn(token), await isSignedIn(token, second)];

  test('asvs-7.4.2, CVE-2025-66289, C-14 a disabled account is out on both processes in 1 s, for good', async () => {
    const owner = await person();
    const { browser, token } = await login(owner);
    expect(await bothProcesses(token)).toEqual([true, true]);
    const started = performance.now();
    await server.services.database.manager.update(User, { id: owner.id }, { disabledAt: server.clock.now() });
    const states = [...(await bothProcesses(token)), await browser.signedInAs(), await browser.signedInAs(second)];
    expect(performance.now() - started).toBeLessThan(1000);
    expect(states).toEqual([false, false, undefined, undefined]);
    expect((await browser.post('/login-password', { email: owner.email, password })).status).toBe(401);
  });

  test('asvs-7.4.3, CVE-2025-66289 a change of password ends all others on both processes; its own stays', async () => {
    const owner = await person();
    const [own, other] = [await login(owner), await login(owner)];
    const started = performance.now();
    await own.browser.graphql(
      'mutation { changePassword(oldPassword: "Right@123", newPassword: "Newer@123") { message } }',
    );
    const states = [
      await bothProcesses(other.token),
      await bothProcesses(owner.token),
      await bothProcesses(own.token),
      await other.browser.signedInAs(second),
    ];
    expect(performance.now() - started).toBeLessThan(1000);
    expect(states).toEqual([[false, false], [false, false], [true, true], undefined]);
  });

  test('asvs-7.4.3 a reset of the password ends them all', async () => {
    const owner = await person();
    const { token } = await login(owner);
    await new Browser(server).graphql('mutation ($email: String!) { forgotPassword(email: $email) { message } }', {
      email: owner.email,
    });
    const link = (await server.mails(owner.email)).map(({ text }) => /#token=([\w-]+)/.exec(text)?.[1]).find(Boolean);
    const reset =
      'mutation ($email: String!, $token: String!) { ' +
      'resetPassword(email: $email, token: $token, newPassword: "Newest@123") { message } }';
    expect((await new Browser(server).graphql(reset, { email: owner.email, token: link })).errors).toBeUndefined();
    expect([await bothProcesses(token), await bothProcesses(owner.token)]).toEqual([
      [false, false],
      [false, false],
    ]);
  });

  test('a server task that ends sessions says how many', async () => {
    const owner = await person();
    await login(owner);
    expect(await runAsServer(server.services, (scope) => endSessions(scope, { userId: owner.id }))).toBe(2);
    expect(await isSignedIn(owner.token)).toBe(false);
  });
});
