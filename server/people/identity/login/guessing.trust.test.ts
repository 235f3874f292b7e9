import { makePerson } from '../../../../test/factories.ts';
import {
  verifiedAttempts,
  type LoginAnswer,
  newAddress,
  passSeconds,
  postFrom,
  postGraphqlFrom,
  startServerBehindProxy,
  unknownEmail,
} from '../../../../test/logins.ts';
import type { TestServer } from '../../../../test/server.ts';
import { mailedCode, wrongCode } from '../../../../test/sign-up.ts';
import { accountMessages } from './account.rules.ts';
import type { Role } from '../../../core/actor.rules.ts';
import { hashPassword } from '../../../core/password-hash.ts';

const password = 'Right@123';
const daySeconds = 86_400;

let server: TestServer;
let passwordHash: string;
beforeAll(async () => {
  server = await startServerBehindProxy();
  passwordHash = await hashPassword(password);
});
afterAll(() => server.close());

const person = (role: Role = 'JOBSEEKER') => makePerson(server.services, role, { passwordHash });
const post = (path: string, body: object, cookie?: string) => postFrom(server, newAddress(), path, body, cookie);
const logIn = (email: string, secret = password, cookie?: string) =>
  post('/login-password', { email, password: secret }, cookie);
const enterCode = (email: string, otp: string, cookie?: string) => post('/login-verify', { email, otp }, cookie);
const deviceOf = ({ headers }: LoginAnswer): string =>
  headers
    .getSetCookie()
    .find((line) => line.startsWith('device='))
    ?.split(';')[0] ?? '';

async function mailedLoginCode(email: string): Promise<string> {
  expect((await post('/request-login-otp', { email })).status).toBe(200);
  return mailedCode(server, email);
}

async function mailedResetLink(email: string): Promise<{ email: string; token: string }> {
  expect((await post('/forgot-password', { email })).status).toBe(200);
  const link = (await server.mails(email)).map(({ text }) => /#token=([\w-]+)/.exec(text)?.[1]).find(Boolean);
  return { email, token: link ?? '' };
}

const resetPassword = async (email: string) =>
  post('/graphql', {
    query:
      'mutation ($email: String!, $token: String!) { ' +
      `resetPassword(email: $email, token: $token, newPassword: "${password}") { message } }`,
    variables: await mailedResetLink(email),
  });

/**
 * Guesses at both addresses whenever it is allowed, over both faces in turn, and answers how often it was verified and
 * when.
 */
async function guessFor(
  days: number,
  emails: string[],
  guess: (email: string, turn: number, isOff: boolean) => Promise<LoginAnswer>,
  step: 'verify' | 'password',
) {
  const end = server.clock.now().getTime() + days * daySeconds * 1000;
  const verifiedAt: number[] = [];
  let isOff = false;
  let before = await verifiedAttempts(server, step);
  for (let turn = 0; server.clock.now().getTime() < end; turn += 1) {
    const answers = await Promise.all(emails.map((email) => guess(email, turn, isOff)));
    const after = await verifiedAttempts(server, step);
    const verified = after - before;
    before = after;
    expect([0, emails.length]).toContain(verified);
    if (verified > 0) verifiedAt.push(server.clock.now().getTime());
    for (const { status, body } of answers) expect([status, body]).toEqual([answers[0]?.status, answers[0]?.body]);
    isOff = [accountMessages.codesOff(), accountMessages.passwordsOff()].includes(answers[0]?.body.error ?? '');
    // From then on every tenth day is enough to see that nothing opens by itself.
    await passSeconds(server, (answers[0]?.body.remainingBlockSeconds ?? 0) * (isOff ? 10 : 1));
  }
  return verifiedAt;
}

const mostInADay = (times: number[]): number =>
  Math.max(...times.map((start) => times.filter((at) => at >= start && at < start + daySeconds * 1000).length));

describe('somebody who guesses patiently', () => {
  test('C-6, asvs-6.6.3, asvs-6.3.1, CVE-2026-56450 codes in a year: 10 in 24 h, 100 in all, below 1e-4', async () => {
    const { email } = await person();
    // In turn without the cookie of a browser that asked, and in a new browser that did.
    const guess = async (address: string, turn: number, isOff: boolean) => {
      const cookie = isOff ? '' : deviceOf(await post('/request-login-otp', { email: address }));
      if (turn % 3 === 2) return enterCode(address, '000000', cookie);
      return turn % 2
        ? postGraphqlFrom(server, newAddress(), 'loginWithCode', address, '000000')
        : enterCode(address, '000000');
    };
    const verifiedAt = await guessFor(365, [email, unknownEmail()], guess, 'verify');
    expect(verifiedAt).toHaveLength(100);
    expect(mostInADay(verifiedAt)).toBeLessThanOrEqual(10);
    expect(1 - (1 - 1e-6) ** verifiedAt.length).toBeLessThan(1e-4);
    expect(await enterCode(email, await mailedLoginCode(email))).toMatchObject({
      status: 423,
      body: { error: accountMessages.codesOff(), attemptsLeft: 0, remainingBlockSeconds: daySeconds },
    });
  });

  test('C-8 passwords, a simulated year at the limits: 100 verified altogether', async () => {
    const { email } = await person();
    const guess = (address: string, turn: number) =>
      turn % 2 ? postGraphqlFrom(server, newAddress(), 'loginWithPassword', address, 'wrong') : logIn(address, 'wrong');
    const verifiedAt = await guessFor(365, [email, unknownEmail()], guess, 'password');
    expect(verifiedAt).toHaveLength(100);
    expect(await logIn(email)).toMatchObject({
      status: 423,
      body: { error: accountMessages.passwordsOff(), passwordAttemptsLeft: 0, remainingBlockSeconds: daySeconds },
    });
  });
});

/** Sets the streak of a login as if it had grown over months: 99 of 100. */
async function growStreaks(email: string): Promise<void> {
  const { database, secrets } = server.services;
  await database.query(
    `insert into attempt_counters (scope, subject, used, streak, window_started_at, last_attempt_at)
     select scope, $1, 1, 99, $2, $2 from unnest(array['password', 'guess:LOGIN', 'guess:SECOND_STEP']) scope`,
    [secrets.hmac('attempts', email), new Date(server.clock.now().getTime() - 30 * daySeconds * 1000)],
  );
}

async function loginWithStreaksOver(role: Role = 'JOBSEEKER'): Promise<{ email: string }> {
  const { email } = await person(role);
  await growStreaks(email);
  expect(await enterCode(email, 'wrong!')).toMatchObject({ status: 423, body: { error: accountMessages.codesOff() } });
  expect(await logIn(email, 'wrong')).toMatchObject({ status: 423, body: { error: accountMessages.passwordsOff() } });
  expect((await server.mails(email)).map(({ subject }) => subject)).toEqual(
    Array.from({ length: 2 }, () => 'Too many failed attempts to log in'),
  );
  return { email };
}

describe('a login whose guesses are used up', () => {
  test('the last of 100 says so beforehand, and 64 at once do not get past it', async () => {
    const { email } = await person();
    await growStreaks(email);
    expect((await post('/request-login-otp', { email })).body).toMatchObject({
      otpVerifyAttemptsLeft: 1,
      passwordAttemptsLeft: 1,
    });
    const before = await verifiedAttempts(server, 'verify');
    const answers = await Promise.all(Array.from({ length: 64 }, () => enterCode(email, '000000')));
    expect(answers.every(({ status, body }) => status === 423 && body.error === accountMessages.codesOff())).toBe(true);
    expect((await verifiedAttempts(server, 'verify')) - before).toBe(1);
  });

  test('is opened by the other way in', async () => {
    const { email } = await person();
    await growStreaks(email);
    await enterCode(email, '000000');
    expect((await logIn(email)).status).toBe(200);
    expect((await enterCode(email, await mailedLoginCode(email))).status).toBe(200);
  });

  test.each([
    ['passwords', (email: string) => logIn(email)],
    ['codes', async (email: string) => enterCode(email, await mailedLoginCode(email))],
  ])('C-7 is opened for %s by a reset by mail', async (_, enter) => {
    const { email } = await loginWithStreaksOver();
    await passSeconds(server, 200 * daySeconds);
    expect((await enter(email)).status).toBe(423);
    await passSeconds(server, 30);
    expect((await resetPassword(email)).status).toBe(200);
    expect((await enter(email)).status).toBe(200);
  });

  test('C-7 stays open to a browser that is known', async () => {
    const { email } = await person();
    const device = deviceOf(await logIn(email));
    await growStreaks(email);
    expect((await enterCode(email, '000000')).body.error).toBe(accountMessages.codesOff());
    expect((await enterCode(email, await mailedLoginCode(email), device)).status).toBe(200);
    expect((await enterCode(email, '000000')).body.error).toBe(accountMessages.codesOff());
  });

  test('an admin: who only has the password does not get more guesses at the codes by it', async () => {
    const admin = await person('ADMIN');
    await growStreaks(admin.email);
    expect((await enterCode(admin.email, '000000')).status).toBe(423);
    const halfway = await logIn(admin.email);
    expect(halfway).toMatchObject({ status: 200, body: { codeRequired: true } });
    const cookie = halfway.headers
      .getSetCookie()
      .map((line) => line.split(';')[0])
      .join('; ');
    const otp = await mailedCode(server, admin.email);
    expect(await enterCode(admin.email, wrongCode(otp), cookie)).toMatchObject({
      status: 423,
      body: { error: accountMessages.codesOff() },
    });
    expect(await enterCode(admin.email, otp, cookie)).toMatchObject({
      status: 423,
      body: { error: accountMessages.codesOff() },
    });
    expect((await resetPassword(admin.email)).status).toBe(200);
    await logIn(admin.email);
    await passSeconds(server, 30);
    const again = await logIn(admin.email);
    const fresh = await mailedCode(server, admin.email);
    expect(
      (
        await enterCode(
          admin.email,
          fresh,
          again.headers
            .getSetCookie()
            .map((line) => line.split(';')[0])
            .join('; '),
        )
      ).status,
    ).toBe(200);
  });

  test('a right code begins the count again', async () => {
    const { email } = await person();
    await growStreaks(email);
    expect((await enterCode(email, await mailedLoginCode(email))).status).toBe(200);
    expect((await enterCode(email, wrongCode(await mailedLoginCode(email)))).body.error).toBe(
      'Incorrect OTP. Attempts left: 2',
    );
    expect((await logIn(email, 'wrong')).body.error).toBe('Incorrect email or password. Attempts left: 4');
  });

  test('400 days without an attempt forget it, two days do not', async () => {
    const { email } = await loginWithStreaksOver();
    await passSeconds(server, 399 * daySeconds);
    expect((await logIn(email)).status).toBe(423);
    await passSeconds(server, 2 * daySeconds);
    expect((await logIn(email)).status).toBe(200);
  });
});
