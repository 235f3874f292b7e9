import { makePerson } from '../../../../test/factories.ts';
import { startTestServer, type TestServer } from '../../../../test/server.ts';
import { mailedCode } from '../../../../test/sign-up.ts';
import { createLogger } from '../../../core/logger.ts';
import { ensureSuperadmin } from './setup.service.ts';

const email = 'owner@example.in';
const password = 'Banyan#2741';
let server: TestServer;
beforeAll(async () => void (server = await startTestServer({ config: { superadminEmail: email } })));
afterAll(() => server.close());
beforeEach(async () => void (await server.services.database.query('delete from users')));

/** What a start does, and what it writes into the log. */
async function start(superadminEmail: string | undefined = email): Promise<{ level: number; msg: string }[]> {
  const lines: string[] = [];
  const log = createLogger('info', { write: (line) => void lines.push(line) });
  await ensureSuperadmin({ ...server.services, log, config: { ...server.services.config, superadminEmail } });
  return lines.map((line) => JSON.parse(line) as { level: number; msg: string });
}

const accounts = () =>
  server.services.database.query(
    'select email::text, role, password_hash, email_verified_at, updated_at from users order by email',
  );
const countMails = async (): Promise<number> => (await server.mails(email)).length;

/** Over the REST face, with the cookies of one browser. */
async function post(
  path: string,
  body: object,
  cookies = '',
): Promise<{ status: number; cookies: string[]; body: Record<string, unknown> }> {
  const answer = await fetch(`${server.url}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie: cookies },
    body: JSON.stringify(body),
  });
  return {
    status: answer.status,
    cookies: answer.headers.getSetCookie(),
    body: (await answer.json()) as Record<string, unknown>,
  };
}

test('the first superadmin comes from the environment, once, and logs in by link, password and code', async () => {
  await Promise.all([start(), start()]);
  expect(await accounts()).toMatchObject([{ email, role: 'SUPERADMIN', password_hash: null, email_verified_at: null }]);
  const mails = await server.mails(email);
  expect(mails).toHaveLength(1);
  expect((await post('/login-password', { email, password })).status).toBe(401);

  const token = /#token=([\w-]+)/.exec(mails[0]?.text ?? '')?.[1];
  const reset = await server.graphql(
    'mutation($email: String!, $token: String!, $new: String!) { ' +
      'resetPassword(email: $email, token: $token, newPassword: $new) { message } }',
    { email, token, new: password },
  );
  expect(reset.errors).toEqual([]);
  const first = await post('/login-password', { email, password });
  expect(first.body).toMatchObject({ token: null, codeRequired: true });
  const otp = await mailedCode(server, email);
  expect((await post('/login-verify', { email, otp })).status).toBe(401);
  const cookies = first.cookies.map((cookie) => cookie.split(';')[0]).join('; ');
  const second = await post('/login-verify', { email, otp }, cookies);
  expect(second).toMatchObject({ status: 200, body: { data: { role: 'superadmin' }, codeRequired: false } });
  expect((await server.graphql('{ portalTotals { activeJobs } }', {}, String(second.body.token))).errors).toEqual([]);
});

test('another start changes, mails and says nothing, whether or not a password was chosen', async () => {
  const mailsBefore = await countMails();
  await start();
  const made = await accounts();
  expect(await countMails()).toBe(mailsBefore + 1);
  server.clock.advance({ hours: 1 });
  expect(await start(email.toUpperCase())).toEqual([]);
  expect(await accounts()).toEqual(made);
  expect(await countMails()).toBe(mailsBefore + 1);
});

test.each(['JOBSEEKER', 'HR', 'ADMIN'] as const)(
  'an account of the role %s at that address keeps its role, its password and its sessions, and the log says so',
  async (role) => {
    const mailsBefore = await countMails();
    const person = await makePerson(server.services, role, { email, passwordHash: 'hash-of-their-own' });
    const before = await accounts();
    server.clock.advance({ hours: 1 });
    const [line, ...others] = await start();
    expect(line?.level).toBe(40);
    expect(line?.msg).toMatch(/^SUPERADMIN_EMAIL names an account with another role\./);
    expect(JSON.stringify([line, others])).not.toContain(email);
    expect(others).toEqual([]);
    expect(await accounts()).toEqual(before);
    expect((await server.graphql('{ me { role } }', {}, person.token)).data).toEqual({ me: { role } });
    expect(await countMails()).toBe(mailsBefore);
  },
);

test('asvs-6.3.2 without SUPERADMIN_EMAIL no account is made, and no usual name and password logs in', async () => {
  expect(await start('')).toEqual([]);
  expect(await accounts()).toEqual([]);
  const guesses = [
    ['admin', 'admin'],
    ['admin@example.in', 'admin'],
    ['admin@localhost', 'password'],
    ['root@localhost.localdomain', 'root'],
    ['superadmin@example.in', 'superadmin'],
    ['admin@kaamyab.test', 'Admin@123'],
    ['admin@demo.kaamyab.test', 'Demo@12345'],
    ['superadmin@demo.kaamyab.test', 'Demo@12345'],
    [email, '123456'],
  ];
  for (const [name, guess] of guesses) {
    const answer = await post('/login-password', { email: name, password: guess });
    expect([400, 401]).toContain(answer.status);
    expect(answer.cookies).toEqual([]);
  }
});
