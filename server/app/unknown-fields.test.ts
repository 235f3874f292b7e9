import { makePerson } from '../../test/factories.ts';
import { startTestServer, type TestServer } from '../../test/server.ts';
import { mailedCode, postJson, postSignup, samplePassword } from '../../test/sign-up.ts';
import { storedNames } from '../../test/upload.ts';
import { restRoutes } from './contents.ts';
import { hashPassword } from '../core/password-hash.ts';
import { accountMessages } from '../people/identity/login/account.rules.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const newEmail = (): string => `field.${Math.random().toString(36).slice(2)}@example.in`;
const rowsOf = async (table: string) =>
  (await server.services.database.query<{ total: number }>(`select count(*)::int as total from ${table}`))[0]?.total;

/** Fields that an attacker might add: ids, roles, states, counters, and names that JavaScript itself knows. */
const slippedIn = {
  id: '0190c0de-0000-7000-8000-000000000000',
  user_id: '1',
  userId: '1',
  isAdmin: true,
  emailVerified: true,
  email_verified_at: '2020-01-01',
  disabled_at: null,
  passwordHash: 'x',
  attemptsLeft: 99,
  otpAttemptsLeft: 99,
  blockExpires: null,
  used: 0,
  constructor: 'x',
  toString: 'x',
  newPassword: 'Better@123',
};
const accountPaths = restRoutes.filter(({ method, fields }) => method === 'POST' && fields).map(({ path }) => path);

describe('asvs-15.3.3 what was not asked for', () => {
  test('is refused on every account path that there is', () => {
    expect(accountPaths.toSorted((a, b) => a.localeCompare(b))).toEqual([
      '/files',
      '/forgot-password',
      '/login-password',
      '/login-verify',
      '/logout',
      '/request-login-otp',
      '/resend-login-otp',
      '/resend-signup-otp',
      '/signup',
      '/unsubscribe/:link',
      '/verify-otp',
    ]);
  });

  test.each(accountPaths)('CVE-2026-24035 is refused by name on %s, and nothing happens', async (path) => {
    const email = newEmail();
    const valid = { email, name: 'Asha Rao', password: samplePassword, role: 'hr', otp: '123456', tempToken: 'x' };
    const { fields } = restRoutes.find((row) => row.path === path) ?? {};
    const known = Object.fromEntries(Object.entries(valid).filter(([name]) => fields?.includes(name)));
    for (const [name, value] of Object.entries(slippedIn)) {
      const { status, body } = await postJson(server, path, { ...known, [name]: value });
      expect([status, body.error, Object.keys(body.fields ?? {}), body.code]).toEqual([
        400,
        `Unknown field: ${name}`,
        [name],
        'BAD_USER_INPUT',
      ]);
    }
    expect([await rowsOf('signups'), await rowsOf('one_time_codes'), await rowsOf('attempt_counters')]).toEqual([
      0, 0, 0,
    ]);
  });

  test('a role is refused where no role belongs', async () => {
    for (const path of ['/verify-otp', '/login-password', '/login-verify', '/request-login-otp']) {
      expect((await postJson(server, path, { email: newEmail(), role: 'admin' })).body.error).toBe(
        'Unknown field: role',
      );
    }
  });

  test('is refused in a form too, and its file is not stored', async () => {
    const { status, body } = await postSignup(server, { email: newEmail(), userId: '1' });
    expect([status, body.error]).toEqual([400, 'Unknown field: userId']);
    expect([await rowsOf('signups'), await rowsOf('files'), await storedNames(server)]).toEqual([0, 0, []]);
  });

  test('a name without end is not repeated without end', async () => {
    const { body } = await postJson(server, '/forgot-password', { ['x'.repeat(5000)]: 1 });
    expect(body.error).toBe(`Unknown field: ${'x'.repeat(50)}`);
  });

  test('__proto__ and a body that is no object change nothing', async () => {
    const raw = (body: string) =>
      fetch(`${server.url}/login-password`, { method: 'POST', headers: { 'content-type': 'application/json' }, body });
    expect((await raw('{"email":"a@b.in","__proto__":{"role":"ADMIN"}}')).status).toBe(400);
    for (const body of ['[]', 'null', '7', '"x"']) expect((await raw(body)).status).toBe(400);
  });

  test('GraphQL refuses it by itself', async () => {
    for (const [name, value] of Object.entries(slippedIn)) {
      const input = { name: 'Asha', email: newEmail(), password: samplePassword, role: 'HR', [name]: value };
      const { status, errors } = await server.graphql(
        'mutation ($input: SignupInput!) { signup(input: $input) { message } }',
        { input },
      );
      expect([status, errors[0]?.extensions.code, errors[0]?.message]).toEqual([
        400,
        'BAD_USER_INPUT',
        expect.stringContaining(`"${name}"`),
      ]);
    }
    const { status, errors } = await server.graphql(
      'mutation { loginWithPassword(email: "a@b.in", password: "x", role: ADMIN) { token } }',
      {},
      undefined,
      { expectsInvalid: true },
    );
    expect([status, errors[0]?.message]).toEqual([400, expect.stringContaining('"role"')]);
    expect(await rowsOf('signups')).toBe(0);
  });
});

describe('what is of the wrong kind', () => {
  const wordsOfZod = /invalid input|expected|unrecognized|undefined/i;
  const sentencesOf = async (path: string, names: readonly string[]) => {
    const answers = await Promise.all(
      [7, true, {}, ['x'], null, undefined, 'x'.repeat(5000)].map((odd) =>
        postJson(server, path, Object.fromEntries(names.map((name) => [name, odd]))),
      ),
    );
    return answers.flatMap(({ body: { error, fields } }) => [error, ...Object.values(fields ?? {})]);
  };

  test.each(accountPaths)('is refused in our own words on %s', async (path) => {
    const { fields: names = [] } = restRoutes.find((row) => row.path === path) ?? {};
    expect((await sentencesOf(path, names)).filter((sentence) => sentence && wordsOfZod.test(sentence))).toEqual([]);
  });
});

describe('ROLE-03 asvs-15.3.3 no one makes themselves an admin', () => {
  test.each(['admin', 'superadmin', 'ADMIN', 'SuperAdmin', ' admin', 'root', ''])(
    'role "%s" is refused by REST',
    async (role) => {
      const { status, body } = await postSignup(server, { email: newEmail(), role }, null);
      expect([status, body.error, body.fields]).toEqual([
        400,
        accountMessages.roleUnknown(),
        { role: accountMessages.roleUnknown() },
      ]);
    },
  );

  test.each(['ADMIN', 'SUPERADMIN'])('role %s is refused by GraphQL', async (role) => {
    const { status, errors } = await server.graphql(
      `mutation {
        signup(input: { name: "Asha", email: "a@b.in", password: "${samplePassword}", role: ${role} }) { message }
      }`,
    );
    expect([status, errors[0]?.message]).toEqual([400, accountMessages.roleUnknown()]);
  });

  test('a role that is a list or an object is refused too', async () => {
    for (const role of [['hr', 'admin'], { $ne: null }, true, null]) {
      expect(
        (await postJson(server, '/signup', { name: 'Asha', email: newEmail(), password: samplePassword, role })).status,
      ).toBe(400);
    }
    expect(await rowsOf('signups')).toBe(0);
  });
});

test('REST-03 REST-04 REST-07 the specification’s own fields are accepted: type, file, consent, adult', async () => {
  const email = newEmail();
  const {
    status,
    body: { tempToken },
  } = await postSignup(server, { email, consent: 'true', adult: 'true' });
  expect(status).toBe(200);
  expect(
    (await postJson(server, '/verify-otp', { email, otp: await mailedCode(server, email), tempToken, type: 'signup' }))
      .status,
  ).toBe(200);
  const person = await makePerson(server.services, 'HR', { passwordHash: await hashPassword(samplePassword) });
  await postJson(server, '/request-login-otp', { email: person.email });
  expect(
    (
      await postJson(server, '/login-verify', {
        email: person.email,
        otp: await mailedCode(server, person.email),
        type: 'login',
      })
    ).status,
  ).toBe(200);
});
