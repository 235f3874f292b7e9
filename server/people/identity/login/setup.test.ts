import { makePerson } from '../../../../test/factories.ts';
import { startTestServer, type TestServer } from '../../../../test/server.ts';
import { mailedCode } from '../../../../test/sign-up.ts';
import { Secrets } from '../../../core/secrets.ts';
import { newSetupPath } from './setup.service.ts';

const password = 'Banyan#2741';
const gone = expect.stringContaining('This link has expired');
let server: TestServer;
beforeAll(async () => void (server = await startTestServer()));
afterAll(() => server.close());
beforeEach(async () => void (await server.services.database.query('delete from users')));

const newToken = async (services = server.services): Promise<string> =>
  (await newSetupPath(services))?.split('#token=')[1] ?? '';

async function setUp(token: string, email: string, bearer?: string) {
  const { data, errors } = await server.graphql<{ setUpPortal: { message: string } }>(
    'mutation ($input: SetupInput!) { setUpPortal(input: $input) { message } }',
    { input: { token, email, name: 'Leela Menon', password } },
    bearer,
  );
  return { isDone: data?.setUpPortal !== undefined, ...errors[0]?.extensions };
}

const superadmins = () =>
  server.services.database.query(`select email::text from users where role = 'SUPERADMIN' order by 1`);

test('whoever holds the printed link names the first superadmin, who logs in with password and code', async () => {
  const token = await newToken();
  expect(await setUp(token, 'Leela@Example.in')).toEqual({ isDone: true });
  const [login, code] = [
    `mutation ($email: String!, $password: String!) {
      loginWithPassword(email: $email, password: $password) { codeRequired }
    }`,
    'mutation ($email: String!, $otp: String!) { loginWithCode(email: $email, otp: $otp) { user { role } } }',
  ];
  const email = 'leela@example.in';
  const call = (query: string, variables: object, cookie = '') =>
    fetch(`${server.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie },
      body: JSON.stringify({ query, variables }),
    });
  const first = await call(login, { email, password });
  expect(await first.json()).toEqual({ data: { loginWithPassword: { codeRequired: true } } });
  const cookies = first.headers.getSetCookie().map((cookie) => cookie.split(';')[0]);
  const second = await call(code, { email, otp: await mailedCode(server, email) }, cookies.join('; '));
  expect(await second.json()).toEqual({ data: { loginWithCode: { user: { role: 'SUPERADMIN' } } } });
  const lines = await server.services.database.query(
    `select u.email, l.actor_role as role, l.after from audit_log l join users u on u.id = l.subject_id
     where l.operation = 'setUpPortal'`,
  );
  expect(lines).toEqual([{ email, role: 'SUPERADMIN', after: { role: 'SUPERADMIN' } }]);
  // The mailed code proves the address: only those who have are counted, and get announcements by mail.
  expect(await server.services.database.query('select email from users where email_verified_at is not null')).toEqual([
    { email },
  ]);
});

test('with a superadmin there is no link, and those from before are dead; of two at once one is good', async () => {
  const tokens = [await newToken(), await newToken()];
  const outcomes = await Promise.all(tokens.map((token, index) => setUp(token, `owner${index}@example.in`)));
  expect(outcomes.filter(({ isDone }) => isDone)).toHaveLength(1);
  expect(outcomes.find(({ isDone }) => !isDone)).toMatchObject({ code: 'BAD_USER_INPUT', fields: { token: gone } });
  expect(await superadmins()).toHaveLength(1);
  expect(await newSetupPath(server.services)).toBeUndefined();
  // One who was disabled administers nothing.
  await server.services.database.query('update users set disabled_at = now()');
  expect(await setUp(tokens[0] ?? '', 'third@example.in')).toEqual({ isDone: true });
});

test('an old, changed or foreign link names no superadmin, and neither does anyone who is signed in', async () => {
  const old = await newToken();
  server.clock.advance({ minutes: 61 });
  const foreign = await newToken({ ...server.services, secrets: new Secrets('of another portal') });
  const good = await newToken();
  const changed = `${good.startsWith('A') ? 'B' : 'A'}${good.slice(1)}`;
  for (const token of [old, foreign, changed, 'x'])
    expect(await setUp(token, 'owner@example.in')).toMatchObject({ fields: { token: gone } });
  const seeker = await makePerson(server.services, 'JOBSEEKER', { email: 'asha@example.in' });
  expect(await setUp(good, 'owner@example.in', seeker.token)).toMatchObject({ code: 'FORBIDDEN' });
  expect(await setUp(good, seeker.email)).toMatchObject({ fields: { email: expect.stringContaining('already') } });
  expect(await superadmins()).toEqual([]);
});
