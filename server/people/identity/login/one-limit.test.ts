import { makePerson } from '../../../../test/factories.ts';
import {
  verifiedAttempts,
  newAddress,
  postFrom,
  postGraphqlFrom,
  startServerBehindProxy,
} from '../../../../test/logins.ts';
import { startTestServer, type TestServer } from '../../../../test/server.ts';
import { mailedCode, wrongCode } from '../../../../test/sign-up.ts';
import { hashPassword } from '../../../core/password-hash.ts';

const password = 'Right@123';

let server: TestServer;
let passwordHash: string;
beforeAll(async () => {
  server = await startServerBehindProxy();
  passwordHash = await hashPassword(password);
});
afterAll(() => server.close());

const person = () => makePerson(server.services, 'HR', { passwordHash });
const post = (path: string, body: object) => postFrom(server, newAddress(), path, body);

async function requestedCode(email: string): Promise<string> {
  await post('/request-login-otp', { email });
  return mailedCode(server, email);
}

/** One request with many guesses, each under a name of its own. */
async function sendAliases(calls: string[]) {
  const { data, errors } = await server.graphql(
    `mutation { ${calls.map((call, index) => `try${index}: ${call} { token }`).join(' ')} }`,
  );
  return { data, errors: errors.map(({ extensions, message }) => [extensions.code, message]) };
}

test('asvs-6.3.4, CVE-2025-64102 an alias is an attempt; the first wrong ends a request, blocks REST', async () => {
  const { email } = await person();
  const otp = await requestedCode(email);
  const guess = (code: string) => `loginWithCode(email: "${email}", otp: "${code}")`;
  const before = await verifiedAttempts(server, 'verify');
  for (const left of [2, 1]) {
    expect(await sendAliases([guess(wrongCode(otp)), guess('999999'), guess(otp)])).toEqual({
      data: null,
      errors: [['UNAUTHENTICATED', `Incorrect OTP. Attempts left: ${left}`]],
    });
  }
  for (let request = 0; request < 3; request += 1) {
    expect(await sendAliases([guess(wrongCode(otp)), guess(otp), guess(otp)])).toEqual({
      data: null,
      errors: [['BLOCKED', 'Please wait 60s before trying OTP again.']],
    });
  }
  expect((await verifiedAttempts(server, 'verify')) - before).toBe(3);
  expect(await post('/login-verify', { email, otp })).toMatchObject({
    status: 423,
    body: { remainingBlockSeconds: 60 },
  });
});

test('asvs-6.3.4, CVE-2025-64102 passwords: six aliases a request, five attempts altogether', async () => {
  const { email } = await person();
  const before = await verifiedAttempts(server, 'password');
  const guesses = [
    ...Array.from({ length: 5 }, (_, number) => `loginWithPassword(email: "${email}", password: "Wrong@${number}00")`),
    `loginWithPassword(email: "${email}", password: "${password}")`,
  ];
  for (let request = 0; request < 7; request += 1) expect((await sendAliases(guesses)).data).toBeNull();
  expect((await verifiedAttempts(server, 'password')) - before).toBe(5);
  expect((await post('/login-password', { email, password })).status).toBe(423);
});

test('asvs-6.3.4 aliases that succeed count too: 301 codes for one address are too many, however packed', async () => {
  const other = await startTestServer();
  const ask = async (first: number) => {
    const calls = Array.from(
      { length: 15 },
      (_, index) => `ask${index}: requestLoginCode(email: "p${first + index}@office.in") { message }`,
    );
    return other.graphql(`mutation { ${calls.join(' ')} }`);
  };
  for (let first = 0; first < 300; first += 15) expect((await ask(first)).status).toBe(200);
  expect((await ask(300)).errors[0]?.extensions.code).toBe('RATE_LIMITED');
  await other.close();
});

test('asvs-6.3.4 a list of requests in one is refused', async () => {
  const answer = await fetch(`${server.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify([{ query: '{ __typename }' }, { query: '{ __typename }' }]),
  });
  expect(answer.status).toBe(400);
});

test('asvs-6.3.4, CVE-2025-64102 of 64 wrong codes at once by all faces of two processes three count', async () => {
  const other = await startTestServer({
    databaseUrl: server.databaseUrl,
    clock: server.clock,
    config: { appSecret: server.services.config.appSecret, trustedProxies: ['127.0.0.1'] },
  });
  const { email } = await person();
  const otp = await requestedCode(email);
  const verified = async () => (await verifiedAttempts(server, 'verify')) + (await verifiedAttempts(other, 'verify'));
  const before = await verified();
  const answers = await Promise.all(
    Array.from({ length: 64 }, (_, number) => {
      const at = number % 2 ? server : other;
      return number % 3
        ? postFrom(at, newAddress(), '/login-verify', { email, otp: wrongCode(otp) })
        : postGraphqlFrom(at, newAddress(), 'loginWithCode', email, wrongCode(otp));
    }),
  );
  expect((await verified()) - before).toBe(3);
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
    401,
    401,
    ...Array.from({ length: 62 }, () => 423),
  ]);
  await other.close();
});
