import { argon2Sync, randomBytes } from 'node:crypto';
import { Client } from 'pg';
import { makePerson, type TestPerson } from '../../../../test/factories.ts';
import { newAddress, passSeconds, postFrom, startServerBehindProxy, unknownEmail } from '../../../../test/logins.ts';
import type { TestServer } from '../../../../test/server.ts';
import { mailedCode, postSignup } from '../../../../test/sign-up.ts';
import { until } from '../../../../test/until.ts';
import type { Role } from '../../../core/actor.rules.ts';
import { hashPassword, verifyPassword } from '../../../core/password-hash.ts';

const password = 'Right@123';
const strong = /^\$argon2id\$v=19\$m=19456,t=2,p=1\$[\w+/]{22}\$[\w+/]{43}$/;

let server: TestServer;
beforeAll(async () => {
  server = await startServerBehindProxy();
});
afterAll(() => server.close());

const logIn = async (email: string, secret: string) =>
  (await postFrom(server, newAddress(), '/login-password', { email, password: secret })).status;
const change = ({ token }: TestPerson, oldOne: string, newOne: string) =>
  server.graphql(
    'mutation ($old: String!, $new: String!) { changePassword(oldPassword: $old, newPassword: $new) { message } }',
    { old: oldOne, new: newOne },
    token,
  );

async function storedHash(email: string): Promise<string> {
  const [row] = await server.services.database.query<{ hash: string }>(
    'select password_hash as hash from users where email = $1',
    [email],
  );
  return row?.hash ?? '';
}

/** As an older version of the product would have stored it. */
function cheapHash(text: string, { memory, passes }: { memory: number; passes: number }): string {
  const salt = randomBytes(16);
  const hash = argon2Sync('argon2id', {
    message: Buffer.from(text),
    nonce: salt,
    memory,
    passes,
    parallelism: 1,
    tagLength: 32,
  });
  const unpadded = (bytes: Buffer) => bytes.toString('base64').replace(/=+$/, '');
  return `$argon2id$v=19$m=${memory},t=${passes},p=1$${unpadded(salt)}$${unpadded(hash)}`;
}

async function signedUp(secret: string): Promise<string> {
  const email = unknownEmail();
  const { body, status } = await postSignup(server, { email, role: 'hr', password: secret }, null);
  expect([status, body.error]).toEqual([200, undefined]);
  const verified = await postFrom(server, newAddress(), '/verify-otp', {
    email,
    otp: await mailedCode(server, email),
    tempToken: body.tempToken,
  });
  expect(verified.status).toBe(200);
  return email;
}

describe('a stored password', () => {
  test('asvs-11.4.2 is an argon2id hash with a salt of its own', async () => {
    const emails = [await signedUp(password), await signedUp(password)];
    const hashes = await Promise.all(emails.map(storedHash));
    for (const hash of hashes) expect(hash).toMatch(strong);
    expect(hashes[0]).not.toBe(hashes[1]);
  });

  test.each([
    ['with a space at its end', 'Right@123 ', ['Right@123', 'Right@123  ', ' Right@123']],
    [
      'longer than 72 characters',
      `${'aB1!'.repeat(20)}x`,
      ['aB1!'.repeat(18), 'aB1!'.repeat(20), `${'aB1!'.repeat(20)}y`],
    ],
    ['in composed letters', 'Caf\u00e9@Latte1', ['Cafe\u0301@Latte1', 'Cafe@Latte1', 'caf\u00e9@latte1']],
    ['in decomposed letters', 'Cafe\u0301@Latte1', ['Caf\u00e9@Latte1']],
    ['with a NUL in it', 'Right@1\u000023', ['Right@1', 'Right@123', 'Right@1\u000024']],
    ['of 64 characters', `Aa1!${'q'.repeat(60)}`, [`Aa1!${'q'.repeat(59)}`]],
    ['of 128 characters', `Aa1!${'क'.repeat(124)}`, [`Aa1!${'क'.repeat(123)}`]],
  ])('asvs-6.2.8, asvs-6.2.9 %s is compared as it was sent', async (_, secret, others) => {
    const email = await signedUp(secret);
    expect(await logIn(email, secret)).toBe(200);
    for (const other of others) expect([other, await logIn(email, other)]).toEqual([other, 401]);
    expect(await logIn(email, secret)).toBe(200);
  });

  test('asvs-6.2.10 does not grow old', async () => {
    const email = await signedUp(password);
    await passSeconds(server, 3 * 366 * 86_400);
    expect(await logIn(email, password)).toBe(200);
  });
});

describe("a hash that is cheaper than today's", () => {
  const makeOld = async (cost: { memory: number; passes: number }, role: Role = 'HR') => {
    const passwordHash = cheapHash(password, cost);
    return { ...(await makePerson(server.services, role, { passwordHash })), passwordHash };
  };

  test.each([
    [{ memory: 4096, passes: 2 }, 'HR'],
    [{ memory: 19_456, passes: 1 }, 'JOBSEEKER'],
    [{ memory: 4096, passes: 1 }, 'ADMIN'],
  ] as const)('asvs-11.2.2 %j is renewed by a right password of %s, and by no wrong one', async (cost, role) => {
    const { email, passwordHash } = await makeOld(cost, role);
    expect(await logIn(email, 'Wrong@123')).toBe(401);
    expect(await storedHash(email)).toBe(passwordHash);
    expect(await logIn(email, password)).toBe(200);
    const renewed = await storedHash(email);
    expect(renewed).toMatch(strong);
    expect(await verifyPassword(password, renewed)).toBe(true);
    expect(await logIn(email, password)).toBe(200);
    expect(await storedHash(email)).toBe(renewed);
  });

  test('asvs-11.2.2 one that is more expensive stays', async () => {
    const { email, passwordHash } = await makeOld({ memory: 20_000, passes: 3 });
    expect(await logIn(email, password)).toBe(200);
    expect(await storedHash(email)).toBe(passwordHash);
  });

  test('asvs-11.2.2 is not renewed over a password that was changed meanwhile', async () => {
    for (let round = 0; round < 5; round += 1) {
      const owner = await makeOld({ memory: 4096, passes: 1 });
      const [, changed] = await Promise.all([logIn(owner.email, password), change(owner, password, 'Newer@123')]);
      const isChanged = changed.status === 200;
      expect([await logIn(owner.email, 'Newer@123'), await logIn(owner.email, password)]).toEqual(
        isChanged ? [200, 401] : [401, 200],
      );
      await passSeconds(server, 60);
    }
  });
});

test('asvs-7.4.3 a login with the old password does not outlive a change that it overlapped', async () => {
  const owner = await makePerson(server.services, 'HR', { passwordHash: await hashPassword(password) });
  const outsider = new Client({ connectionString: server.databaseUrl });
  await outsider.connect();
  // Holds the login back between its comparison and its commit, until the change has gone as far as it can.
  await outsider.query('begin; lock table known_devices in exclusive mode');
  const login = postFrom(server, newAddress(), '/login-password', { email: owner.email, password });
  await waitForLock('known_devices');
  const changed = change(owner, password, 'Newer@123');
  await Promise.race([changed, waitForLock('users')]);
  await outsider.query('commit');
  await outsider.end();
  const { body } = await login;
  expect((await changed).status).toBe(200);
  expect((await server.graphql('{ me { id } }', {}, body.token ?? '')).data).toEqual({ me: null });
});

/** Until somebody waits for a lock while working on this table. */
const waitForLock = (table: string) =>
  until(
    async () =>
      (
        await server.services.database.query(
          `select 1 from pg_stat_activity where wait_event_type = 'Lock' and query ilike $1`,
          [`%${table}%`],
        )
      ).length > 0,
    `somebody waits at ${table}`,
  );

test('asvs-6.3.2 a fresh portal has no account at all', async () => {
  const fresh = await startServerBehindProxy();
  expect(await fresh.services.database.query('select 1 from users')).toEqual([]);
  for (const [email, secret] of [
    ['admin@kaamyab.in', 'admin'],
    ['admin@localhost.in', '123456'],
    ['admin@demo.kaamyab.test', 'Demo@12345'],
    ['superadmin@demo.kaamyab.test', 'Demo@12345'],
  ] as const) {
    expect((await postFrom(fresh, newAddress(), '/login-password', { email, password: secret })).status).toBe(401);
  }
  await fresh.close();
});
