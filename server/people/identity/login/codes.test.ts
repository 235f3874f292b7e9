import { readFileSync } from 'node:fs';
import { makePerson } from '../../../../test/factories.ts';
import { newAddress, postFrom, startServerBehindProxy, unknownEmail } from '../../../../test/logins.ts';
import type { TestServer } from '../../../../test/server.ts';
import { mailedCode, postSignup, startSignup } from '../../../../test/sign-up.ts';
import { codeRules, resetLinkSeconds } from './attempt.rules.ts';
import { newCode } from './code.service.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startServerBehindProxy();
});
afterAll(() => server.close());

const person = () => makePerson(server.services, 'HR');
const post = (path: string, body: object) => postFrom(server, newAddress(), path, body);
const logIn = async (email: string, otp: string) => (await post('/login-verify', { email, otp })).status;

async function requestedCode(email: string, path = '/request-login-otp'): Promise<string> {
  expect((await post(path, { email })).status).toBe(200);
  return mailedCode(server, email);
}

/**
 * How far counts are from an even spread; about its degrees of freedom, and above the limit less than once in 10^9
 * runs.
 */
const chiSquare = (counts: number[], expected: number): number =>
  counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);

test('asvs-6.4.1, asvs-6.5.3 in 100,000 codes each part of the range and each digit in each place is as likely', () => {
  const total = 100_000;
  const codes = Array.from({ length: total }, newCode);
  const range = Array.from({ length: 1000 }, () => 0);
  const digits = Array.from({ length: codeRules.digits }, () => Array.from({ length: 10 }, () => 0));
  for (const code of codes) {
    expect(code).toMatch(/^[0-9]{6}$/);
    const part = Math.floor(Number(code) / 1000);
    range[part] = (range[part] ?? 0) + 1;
    for (const [place, digit] of code.split('').entries())
      digits[place]?.splice(Number(digit), 1, (digits[place]?.[Number(digit)] ?? 0) + 1);
  }
  expect(chiSquare(range, total / 1000)).toBeLessThan(1300);
  for (const counts of digits) expect(chiSquare(counts, total / 10)).toBeLessThan(60);
  const pairs = codes.slice(1).filter((code, index) => code.slice(0, 2) === codes[index]?.slice(0, 2)).length;
  expect(Math.abs(pairs - total / 100)).toBeLessThan(200);
});

test('asvs-6.5.3 secrets come from the generator of node:crypto, and nowhere near them from Math.random', () => {
  const source = (file: string) => readFileSync(new URL(file, import.meta.url), 'utf8');
  expect(source('code.service.ts')).toMatch(/import \{ randomInt \} from 'node:crypto'/);
  expect(source('../../../core/secrets.ts')).toMatch(/randomBytes\(32\)/);
  for (const file of [
    'code.service.ts',
    'device.service.ts',
    '../../../core/secrets.ts',
    '../../../core/password-hash.ts',
    '../sessions/session.service.ts',
    '../signup/signup.service.ts',
  ]) {
    expect(source(file)).not.toContain('Math.random');
  }
});

test('asvs-6.5.4, asvs-6.5.5 a code has six digits and at most ten minutes, a link at most thirty', () => {
  expect([codeRules.digits, codeRules.validSeconds <= 600, resetLinkSeconds <= 1800]).toEqual([6, true, true]);
});

test('asvs-6.5.5 a login code is good for 300 seconds and not one more', async () => {
  const [early, late] = [await person(), await person()];
  const codes = [await requestedCode(early.email), await requestedCode(late.email)];
  server.clock.advance({ seconds: 299 });
  expect(await logIn(early.email, codes[0] ?? '')).toBe(200);
  server.clock.advance({ seconds: 1 });
  expect(await logIn(late.email, codes[1] ?? '')).toBe(401);
});

test('asvs-6.5.1 a login code is good once', async () => {
  const { email } = await person();
  const otp = await requestedCode(email);
  expect([await logIn(email, otp), await logIn(email, otp)]).toEqual([200, 401]);
});

test('asvs-6.5.1 a resend ends the code before it', async () => {
  const { email } = await person();
  const first = await requestedCode(email);
  server.clock.advance({ seconds: 30 });
  const second = await requestedCode(email, '/resend-login-otp');
  expect([await logIn(email, first), await logIn(email, second)]).toEqual([401, 200]);
});

test('asvs-6.5.2 no login code and no code for a new address can be read in the database', async () => {
  const { email, token } = await person();
  const newEmail = unknownEmail();
  const code = await requestedCode(email);
  await server.graphql(
    'mutation ($email: String!) { requestEmailChange(email: $email) { message } }',
    { email: newEmail },
    token,
  );
  const rows = await server.services.database.query<{ row: string }>(
    'select c::text as row from one_time_codes c where email in ($1, $2)',
    [email, newEmail],
  );
  expect(rows).toHaveLength(2);
  for (const secret of [code, await mailedCode(server, newEmail)])
    expect(JSON.stringify(rows)).not.toMatch(new RegExp(`(?<!\\d)${secret}(?!\\d)`));
});

test('asvs-6.5.2 the same code of two people is not stored alike', async () => {
  const [one, two] = [await person(), await person()];
  await Promise.all([requestedCode(one.email), requestedCode(two.email)]);
  const hashes = await server.services.database.query<{ hash: string }>(
    `select encode(code_hash, 'hex') as hash from one_time_codes where email in ($1, $2)`,
    [one.email, two.email],
  );
  const ofOne = (email: string) =>
    server.services.secrets.hmac('one-time-code', `LOGIN\n${email}\n\n123456`).toString('hex');
  expect(new Set([...hashes.map(({ hash }) => hash), ofOne(one.email), ofOne(two.email)]).size).toBe(4);
});

test('asvs-6.6.2 a code opens only what it was asked for', async () => {
  const { email, token } = await person();
  const loginCode = await requestedCode(email);
  const verify = (otp: string) =>
    server.graphql('mutation ($otp: String!) { verifyEmailChange(otp: $otp) { email } }', { otp }, token);
  expect((await verify(loginCode)).status).toBe(401);
  const wanted = unknownEmail();
  await server.graphql(
    'mutation ($email: String!) { requestEmailChange(email: $email) { message } }',
    { email: wanted },
    token,
  );
  const changeCode = await mailedCode(server, wanted);
  expect([await logIn(email, changeCode), await logIn(wanted, changeCode)]).toEqual([401, 401]);
  const started = await startSignup(server, unknownEmail());
  expect(await logIn(started.email, started.otp)).toBe(401);
  const again = await postSignup(server, { email: unknownEmail(), role: 'hr' }, null);
  expect(
    (await post('/verify-otp', { email: started.email, otp: started.otp, tempToken: again.body.tempToken })).status,
  ).toBe(401);
  expect([(await verify(changeCode)).status, (await post('/verify-otp', started)).status]).toEqual([200, 200]);
});
