import { once } from 'node:events';
import { WebSocket } from 'ws';
import { Browser, personPassword as password } from '../../../../test/browser.ts';
import { makePerson, type TestPerson } from '../../../../test/factories.ts';
import { samplePdf } from '../../../../test/sample-files.ts';
import { startTestServer, type TestServer } from '../../../../test/server.ts';
import { mailedCode, samplePassword } from '../../../../test/sign-up.ts';
import { storedNames } from '../../../../test/upload.ts';
import { restRoutes } from '../../../app/contents.ts';
import type { Role } from '../../../core/actor.rules.ts';
import { hashPassword } from '../../../core/password-hash.ts';

const ownSite = 'https://jobs.example.in';
let overHttps: TestServer;
let overHttp: TestServer;
let passwordHash: string;
beforeAll(async () => {
  overHttps = await startTestServer({ config: { publicUrl: ownSite } });
  overHttp = await startTestServer();
  passwordHash = await hashPassword(password);
});
afterAll(async () => {
  await overHttps.close();
  await overHttp.close();
});

const person = (server: TestServer, role: Role = 'HR'): Promise<TestPerson> =>
  makePerson(server.services, role, { passwordHash });

/** Everything that signs somebody in or out: each Set-Cookie line, and each body. */
async function walk(server: TestServer): Promise<{ lines: string[]; bodies: string }> {
  const [recruiter, admin] = [await person(server), await person(server, 'ADMIN')];
  const browser = new Browser(server);
  const graphqlLogin =
    'mutation ($email: String!, $password: String!) { ' +
    'loginWithPassword(email: $email, password: $password) { token user { name } } }';
  const signup = {
    name: 'Asha Rao',
    email: `asha@${new URL(server.url).port}.example.in`,
    password: samplePassword,
    role: 'hr',
  };
  const { body: ticket, cookies: ofSignup } = await browser.post('/signup', signup);
  const answers = [
    { body: ticket, cookies: ofSignup },
    await browser.post('/verify-otp', {
      email: signup.email,
      otp: await mailedCode(server, signup.email),
      tempToken: ticket.tempToken,
    }),
    await browser.post('/login-password', { email: recruiter.email, password }),
    await browser.post('/graphql', { query: graphqlLogin, variables: { email: recruiter.email, password } }),
    await browser.post('/login-password', { email: admin.email, password }),
    await browser.post('/login-verify', { email: admin.email, otp: await mailedCode(server, admin.email) }),
    await browser.post('/graphql', { query: '{ me { email } sessions { id device } }' }),
    await browser.post('/logout'),
  ];
  return { lines: answers.flatMap(({ cookies }) => cookies), bodies: JSON.stringify(answers.map(({ body }) => body)) };
}

const nameOf = (line: string): string => line.slice(0, line.indexOf('='));
const valueOf = (line: string): string => line.slice(line.indexOf('=') + 1).split(';')[0] ?? '';
const attributesOf = (line: string): string[] => line.split('; ').slice(1);
/** Those that hold something which no script may read. */
const closedOf = (lines: string[]): string[] =>
  lines.filter((line) => nameOf(line) !== 'userDetails' && valueOf(line) !== '');

describe('cookies over https', () => {
  let lines: string[];
  let bodies: string;
  beforeAll(async () => void ({ lines, bodies } = await walk(overHttps)));

  test('asvs-3.3.1, asvs-3.3.3 are Secure, with the __Host- prefix; the one other is the hint for the screen', () => {
    expect(new Set(lines.map(nameOf))).toEqual(
      new Set([
        '__Host-token',
        '__Host-device',
        '__Host-passwordStep',
        'userDetails',
        ...lines.map(nameOf).filter((name) => name.startsWith('__Host-')),
      ]),
    );
    for (const line of lines) {
      expect(attributesOf(line)).toEqual(expect.arrayContaining(['Secure', 'Path=/']));
      expect(line).not.toMatch(/Domain=/i);
    }
  });

  test('asvs-3.3.2 are SameSite=Lax', () => {
    for (const line of lines) expect(attributesOf(line)).toContain('SameSite=Lax');
  });

  test('asvs-3.3.4 are closed to scripts, and the session’s value stands in no body', () => {
    for (const line of closedOf(lines)) expect(attributesOf(line)).toContain('HttpOnly');
    // The ticket of a sign-up is given to programs too; it opens nothing without the mailed code.
    const values = closedOf(lines)
      .filter((line) => /^__Host-(token|device|passwordStep)=/.test(line))
      .map(valueOf);
    expect(values.length).toBeGreaterThanOrEqual(9);
    for (const value of values) expect(bodies).not.toContain(value);
  });

  test('last seven days at most where they sign in, and the readable one holds role, name and no secret', () => {
    for (const line of lines.filter((one) => nameOf(one) === '__Host-token' && valueOf(one) !== ''))
      expect(attributesOf(line)).toContain('Max-Age=604800');
    const details = lines
      .filter((line) => nameOf(line) === 'userDetails' && valueOf(line) !== '')
      .map((line) => JSON.parse(decodeURIComponent(valueOf(line))) as object);
    expect(details).toHaveLength(4);
    for (const hint of details) expect(Object.keys(hint).toSorted()).toEqual(['name', 'role']);
  });

  test('without the prefix sign no one in, and the readable one is never believed', async () => {
    const { cookie, email } = await person(overHttps);
    const browser = new Browser(overHttps);
    browser.cookies.set('token', cookie);
    browser.cookies.set('userDetails', encodeURIComponent('{"role":"superadmin","name":"Me"}'));
    expect(await browser.signedInAs()).toBeUndefined();
    browser.cookies.set('__Host-token', cookie);
    expect(await browser.signedInAs()).toBe(email);
    expect((await browser.graphql('{ me { role } }')).data).toEqual({ me: { role: 'HR' } });
  });
});

test('asvs-3.3.2, asvs-3.3.4 over plain http, in development, they are SameSite=Lax and HttpOnly too', async () => {
  const { lines } = await walk(overHttp);
  expect(lines.map(nameOf)).toEqual(expect.arrayContaining(['token', 'device', 'passwordStep', 'userDetails']));
  for (const line of lines) {
    expect(attributesOf(line)).toEqual(expect.arrayContaining(['SameSite=Lax', 'Path=/']));
    expect(attributesOf(line)).not.toContain('Secure');
  }
  for (const line of closedOf(lines)) expect(attributesOf(line)).toContain('HttpOnly');
});

describe('writes that a page of another site makes with the visitor’s cookies', () => {
  const writes = [
    ...restRoutes.filter(({ method, isFromMailPrograms }) => method !== 'GET' && !isFromMailPrograms),
    { method: 'POST', path: '/graphql', acceptsFiles: false },
  ].map(({ method, path, acceptsFiles }) => ({
    method,
    path: path.replaceAll(/:\w+/g, '00000000-0000-7000-8000-000000000000'),
    acceptsFiles,
  }));
  const foreign: Record<string, string>[] = [
    { origin: 'https://evil.example' },
    { origin: 'null' },
    { origin: 'http://jobs.example.in' },
    { origin: 'https://jobs.example.in.evil.example' },
    { origin: 'https://sub.jobs.example.in' },
    { origin: 'https://jobs.example.in:8443' },
    { 'sec-fetch-site': 'cross-site' },
  ];

  const multipart = (path: string): FormData => {
    const form = new FormData();
    const fields =
      path === '/files'
        ? { purpose: 'resume' }
        : { name: 'Asha Rao', email: 'forged@example.in', password: samplePassword, role: 'jobseeker' };
    for (const [name, value] of Object.entries(fields)) form.append(name, value);
    form.append('file', new File([new Uint8Array(samplePdf)], 'resume.pdf'));
    return form;
  };

  async function send(
    { method, path, acceptsFiles }: (typeof writes)[number],
    headers: Record<string, string>,
  ): Promise<number> {
    const body = acceptsFiles ? multipart(path) : JSON.stringify({ query: 'mutation { logout }' });
    const answer = await fetch(`${overHttps.url}${path}`, {
      method,
      body,
      headers: { ...(acceptsFiles ? {} : { 'content-type': 'application/json' }), ...headers },
    });
    await answer.arrayBuffer();
    return answer.status;
  }

  test('asvs-3.5.1 every path over which something is written is among those below', () => {
    expect(writes.map(({ path }) => path)).toEqual(
      expect.arrayContaining(['/signup', '/files', '/login-password', '/login-verify', '/logout', '/graphql']),
    );
    // Mail programs send no Origin of ours; what they may do there is in preference.test.
    expect(restRoutes.filter(({ isFromMailPrograms }) => isFromMailPrograms).map(({ path }) => path)).toEqual([
      '/unsubscribe/:link',
    ]);
    expect(writes.filter(({ acceptsFiles }) => acceptsFiles).map(({ path }) => path)).toEqual(
      expect.arrayContaining(['/signup', '/files']),
    );
  });

  test.each(writes)('asvs-3.5.1 are refused before anything happens: $method $path', async (write) => {
    const { cookie, token, email } = await person(overHttps);
    for (const headers of foreign) {
      expect([headers, await send(write, { ...headers, cookie: `__Host-token=${cookie}` })]).toEqual([headers, 403]);
      expect([headers, await send(write, { ...headers, authorization: `Bearer ${token}` })]).toEqual([headers, 403]);
    }
    const { data } = await overHttps.graphql('{ me { email } }', {}, token);
    expect(data).toEqual({ me: { email } });
  });

  test('leave no file and no sign-up behind; our own page and programs may write', async () => {
    const isForged = async () =>
      (await overHttps.services.database.query(`select 1 from signups where email = 'forged@example.in'`)).length > 0;
    const before = await storedNames(overHttps);
    for (const path of ['/signup', '/files'])
      expect(await send({ method: 'POST', path, acceptsFiles: true }, { origin: 'https://evil.example' })).toBe(403);
    expect([await storedNames(overHttps), await isForged()]).toEqual([before, false]);
    expect(
      await send(
        { method: 'POST', path: '/signup', acceptsFiles: true },
        { origin: ownSite, 'sec-fetch-site': 'same-origin' },
      ),
    ).toBe(200);
    expect(await isForged()).toBe(true);
    expect(await send({ method: 'POST', path: '/files', acceptsFiles: true }, {})).toBe(201);
  });

  test('in production not even a page of this machine is our own', async () => {
    const server = await startTestServer({
      config: { isProduction: true, publicUrl: ownSite, smtpUrl: 'smtp://127.0.0.1:1' },
    });
    const post = async (origin: string) =>
      (
        await fetch(`${server.url}/graphql`, {
          method: 'POST',
          headers: { 'content-type': 'application/json', origin },
          body: '{"query":"mutation {__typename}"}',
        })
      ).status;
    const { port } = new URL(server.url);
    expect([
      await post(`http://localhost:${port}`),
      await post(`http://127.0.0.1:${port}`),
      await post(ownSite),
    ]).toEqual([403, 403, 200]);
    await server.close();
  });

  test.each([
    ['https://evil.example', 403],
    ['null', 403],
    [ownSite, 101],
  ])('asvs-4.4.2 a WebSocket from %s is answered %i', async (origin, expected) => {
    const socket = new WebSocket(`${overHttps.url.replace(/^http/, 'ws')}/graphql`, 'graphql-transport-ws', { origin });
    const status = await Promise.race([
      once(socket, 'open').then(() => 101),
      once(socket, 'unexpected-response').then(([, answer]: { statusCode?: number }[]) => answer?.statusCode),
    ]);
    expect(status).toBe(expected);
    socket.on('error', () => undefined).terminate();
  });
});
