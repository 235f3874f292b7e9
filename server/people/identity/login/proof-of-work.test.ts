import { makePerson } from '../../../../test/factories.ts';
import {
  verifiedAttempts,
  newAddress,
  passSeconds,
  postFrom,
  startServerBehindProxy,
  unknownEmail,
} from '../../../../test/logins.ts';
import { solved } from '../../../../test/proof-of-work.ts';
import type { TestServer } from '../../../../test/server.ts';
import { mailedCode } from '../../../../test/sign-up.ts';
import { accountMessages } from './account.rules.ts';
import { hashPassword } from '../../../core/password-hash.ts';
import { addressLimits, overallLimit } from './attempt.rules.ts';
import { proofHeader, proofRules } from './proof-of-work.rules.ts';

const password = 'Right@123';

let server: TestServer;
let passwordHash: string;
beforeAll(async () => {
  server = await startServerBehindProxy();
  passwordHash = await hashPassword(password);
});
afterAll(() => server.close());

const person = () => makePerson(server.services, 'JOBSEEKER', { passwordHash });

type Headers = Record<string, string>;
const post = (path: string, body: object, headers: Headers = {}, address = newAddress()) =>
  postFrom(server, address, path, body, '', headers);
const logIn = (email: string, headers?: Headers, secret = password) =>
  post('/login-password', { email, password: secret }, headers);
const enterCode = (email: string, otp: string, headers?: Headers) => post('/login-verify', { email, otp }, headers);

/** As 1,000 wrong logins of others leave it. */
const fillOverallWindow = () =>
  server.services.database.query(
    `insert into attempt_counters (scope, subject, used, window_started_at, last_attempt_at) values
      ('overall:failed-login', 'everybody', $1, $2, $2)
   on conflict (scope, subject) do update set used = excluded.used, window_started_at = excluded.window_started_at`,
    [overallLimit.limit, server.clock.now()],
  );
beforeAll(fillOverallWindow);

describe('D-07 while too many logins of everybody fail', () => {
  test('an unknown browser logs in with the password once it has solved the challenge', async () => {
    const { email } = await person();
    const refused = await logIn(email);
    expect(refused).toMatchObject({
      status: 429,
      body: {
        error: accountMessages.tooManyOverall(),
        challenge: { parameters: { algorithm: proofRules.algorithm }, signature: expect.any(String) },
      },
    });
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await logIn(email, await solved(refused.body))).status).toBe(200);
  });

  test('and with a code', async () => {
    const { email } = await person();
    await post('/request-login-otp', { email });
    const otp = await mailedCode(server, email);
    const refused = await enterCode(email, otp);
    expect((await enterCode(email, otp, await solved(refused.body))).status).toBe(200);
  });

  test('GraphQL brings the challenge in the extensions, and takes its solution in the same header', async () => {
    const { email } = await person();
    const call = async (headers: Headers = {}) => {
      const body = {
        query:
          'mutation ($email: String!, $password: String!) { ' +
          'loginWithPassword(email: $email, password: $password) { token } }',
        variables: { email, password },
      };
      return (await post('/graphql', body, headers)).body as {
        data: object | null;
        errors?: { extensions: Record<string, unknown> }[];
      };
    };
    const { errors } = await call();
    expect(errors?.[0]?.extensions.code).toBe('RATE_LIMITED');
    expect((await call(await solved(errors?.[0]?.extensions ?? {}))).data).toEqual({
      loginWithPassword: { token: expect.any(String) },
    });
  });

  test('a solved challenge is good once, for its own address and kind of guess, and for five minutes', async () => {
    const [{ email }, other] = [await person(), await person()];
    const refused = (await logIn(email)).body;
    const proof = await solved(refused);
    expect([(await logIn(other.email, proof)).status, (await enterCode(email, '000000', proof)).status]).toEqual([
      429, 429,
    ]);
    expect([(await logIn(email, proof, 'wrong')).status, (await logIn(email, proof)).status]).toEqual([401, 429]);
    const late = await solved((await logIn(email)).body);
    await passSeconds(server, proofRules.validSeconds);
    expect((await logIn(email, late)).status).toBe(429);
  });

  test('64 at once spend it once', async () => {
    const { email } = await person();
    const proof = await solved((await logIn(email)).body);
    const before = await verifiedAttempts(server, 'password');
    await Promise.all(Array.from({ length: 64 }, () => logIn(email, proof, 'wrong')));
    expect((await verifiedAttempts(server, 'password')) - before).toBe(1);
  });

  test('what is made up, changed or another challenge is no proof', async () => {
    const { email } = await person();
    const { challenge } = (await logIn(email)).body as { challenge: { parameters: object; signature: string } };
    const header = (value: unknown): Headers => ({
      [proofHeader]: Buffer.from(JSON.stringify(value)).toString('base64'),
    });
    const solution = { counter: 300, derivedKey: 'ab'.repeat(32) };
    const easier = { ...challenge, parameters: { ...challenge.parameters, cost: 1 } };
    for (const proof of [
      { [proofHeader]: 'nonsense' },
      header(null),
      header([]),
      header({ challenge, solution }),
      header({ challenge: easier, solution }),
      header({ challenge, solution: null }),
      { [proofHeader]: 'x'.repeat(5000) },
    ]) {
      expect((await logIn(email, proof)).status).toBe(429);
    }
  });

  test('a wrong password with the proof counts at the account once, and one without it not at all', async () => {
    const { email } = await person();
    for (let number = 0; number < 7; number += 1) await logIn(email, {}, 'wrong');
    const proof = await solved((await logIn(email, {}, 'wrong')).body);
    expect((await logIn(email, proof, 'wrong')).body).toMatchObject({ passwordAttemptsLeft: 4 });
  });

  test('known and unknown addresses are asked alike', async () => {
    const shown = async (email: string) => {
      const { status, body } = await logIn(email);
      const { challenge, ...rest } = body as Record<string, unknown> & { challenge: { parameters: object } };
      return [status, rest, Object.keys(challenge.parameters)];
    };
    expect(await shown((await person()).email)).toEqual(await shown(unknownEmail()));
  });
});

describe('D-07 behind an address from which too many logins failed', () => {
  const fill = async (): Promise<string> => {
    const address = newAddress();
    await passSeconds(server, overallLimit.seconds);
    for (let number = 0; number < addressLimits.failures.limit; number += 1)
      await post('/login-verify', { email: unknownEmail(), otp: 'wrong!' }, {}, address);
    return address;
  };

  test('somebody else logs in with a proof of work, and what was refused is not counted against them', async () => {
    const address = await fill();
    const { email } = await person();
    const refused = await post('/login-password', { email, password }, {}, address);
    expect(refused).toMatchObject({ status: 429, body: { error: accountMessages.tooManyFromAddress() } });
    for (let number = 0; number < 5; number += 1)
      await post('/login-password', { email, password: 'wrong' }, {}, address);
    const wrong = await post('/login-password', { email, password: 'wrong' }, await solved(refused.body), address);
    expect([wrong.status, wrong.body.passwordAttemptsLeft]).toEqual([401, 4]);
    const again = await post('/login-password', { email, password }, {}, address);
    expect((await post('/login-password', { email, password }, await solved(again.body), address)).status).toBe(200);
  });
});
