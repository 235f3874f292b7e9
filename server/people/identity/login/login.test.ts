import { Browser } from '../../../../test/browser.ts';
import { makePerson, type TestPerson } from '../../../../test/factories.ts';
import { verifiedAttempts, unknownEmail } from '../../../../test/logins.ts';
import { startTestServer, type TestServer } from '../../../../test/server.ts';
import { mailedCode, postJson, wrongCode } from '../../../../test/sign-up.ts';
import type { Role } from '../../../core/actor.rules.ts';
import { hashPassword } from '../../../core/password-hash.ts';

let server: TestServer;
let passwordHash: string;
beforeAll(async () => {
  server = await startTestServer();
  passwordHash = await hashPassword('Right@123');
});
afterAll(() => server.close());

const newBrowser = (): Browser => new Browser(server);
const post = (path: string, body: object) => newBrowser().post(path, body);

async function personWithPassword(role: Role = 'JOBSEEKER'): Promise<TestPerson> {
  const person = await makePerson(server.services, role);
  await server.services.database.query('update users set password_hash = $2 where id = $1', [person.id, passwordHash]);
  return person;
}

async function requestedCode({ email }: TestPerson, browser = newBrowser()): Promise<string> {
  expect((await browser.post('/request-login-otp', { email })).status).toBe(200);
  return mailedCode(server, email);
}

describe('logging in with a password', () => {
  test('REST-08 the right one answers a bearer token and sets the cookies', async () => {
    const person = await personWithPassword();
    const browser = newBrowser();
    const { status, body } = await browser.post('/login-password', {
      email: person.email.toUpperCase(),
      password: 'Right@123',
    });
    expect([status, body]).toEqual([
      200,
      expect.objectContaining({
        token: expect.any(String),
        codeRequired: false,
        data: { role: 'jobseeker', name: person.name, attemptsLeft: 5, remainingBlockSeconds: null },
      }),
    ]);
    expect(await browser.signedInAs()).toBe(person.email);
    expect((await server.graphql('{ me { email } }', {}, body.token ?? '')).data).toEqual({
      me: { email: person.email },
    });
    expect(browser.cookies.get('token')).not.toBe(body.token);
  });

  test('C-8 wrong ones count down from five, the fifth blocks for a minute, then longer', async () => {
    const { email } = await personWithPassword();
    const attempt = async (password: string) => {
      const { status, body } = await post('/login-password', { email, password });
      return [status, body.error, body.passwordAttemptsLeft, body.remainingBlockSeconds];
    };
    for (const left of [4, 3, 2, 1])
      expect(await attempt('wrong')).toEqual([401, `Incorrect email or password. Attempts left: ${left}`, left, null]);
    expect(await attempt('wrong')).toEqual([423, 'Account is temporarily blocked for 60s.', 0, 60]);
    expect(await attempt('Right@123')).toEqual([423, 'Account is temporarily blocked for 60s.', 0, 60]);
    for (const [over, next] of [
      [60, 300],
      [300, 1800],
      [1800, 86_400],
    ] as const) {
      server.clock.advance({ seconds: over });
      for (let count = 0; count < 4; count += 1) await attempt('wrong');
      expect((await attempt('wrong'))[3]).toBe(next);
    }
    server.clock.advance({ hours: 24 });
    expect((await attempt('Right@123'))[0]).toBe(200);
    expect(
      (await server.mails(email)).filter(({ subject }) => subject === 'Too many failed attempts to log in'),
    ).toHaveLength(1);
  });

  test('C-8, asvs-6.3.1, CVE-2024-4629 of 64 wrong ones at once five are verified; codes stay open', async () => {
    const person = await personWithPassword();
    const answers = await Promise.all(
      Array.from({ length: 64 }, () => post('/login-password', { email: person.email, password: 'wrong' })),
    );
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(4);
    expect(answers.filter(({ status }) => status === 423)).toHaveLength(60);
    expect((await post('/login-verify', { email: person.email, otp: await requestedCode(person) })).status).toBe(200);
  });

  test('C-7 a browser that signed in before is not locked out by a stranger', async () => {
    const { email } = await personWithPassword();
    const own = newBrowser();
    await own.post('/login-password', { email, password: 'Right@123' });
    for (let count = 0; count < 6; count += 1) await post('/login-password', { email, password: 'wrong' });
    expect((await post('/login-password', { email, password: 'Right@123' })).status).toBe(423);
    expect((await own.post('/login-password', { email, password: 'Right@123' })).status).toBe(200);
  });

  test.each([
    [{}],
    [{ email: 'a@b.in' }],
    [{ password: 'x' }],
    [{ email: 'a@b.in', password: '' }],
    [{ email: [], password: {} }],
  ])('LOGIN-05 %j is incomplete', async (body) => {
    expect(await post('/login-password', body)).toMatchObject({
      status: 400,
      body: { error: 'Email and password required.', passwordAttemptsLeft: null },
    });
  });
});

describe('logging in with a code', () => {
  test('REST-06, REST-07 a code is mailed and signs in', async () => {
    const person = await personWithPassword('HR');
    const browser = newBrowser();
    expect(await browser.post('/request-login-otp', { email: person.email })).toMatchObject({
      status: 200,
      body: {
        message: 'OTP sent to your email.',
        otpExpiresIn: 300,
        retryIn: 30,
        otpAttemptsLeft: 2,
        otpVerifyAttemptsLeft: 3,
        attemptsLeft: 5,
        passwordAttemptsLeft: 5,
        remainingBlockSeconds: null,
      },
    });
    const otp = await mailedCode(server, person.email);
    expect(await browser.post('/login-verify', { email: person.email, otp, type: 'login' })).toMatchObject({
      status: 200,
      body: { token: expect.any(String), data: { role: 'hr' } },
    });
    expect(await browser.signedInAs()).toBe(person.email);
  });

  test('asvs-6.5.1, C-6 the right code 64 times at once opens one session', async () => {
    const person = await personWithPassword();
    const otp = await requestedCode(person);
    const answers = await Promise.all(
      Array.from({ length: 64 }, () => post('/login-verify', { email: person.email, otp })),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await server.services.database.query('select 1 from sessions where user_id = $1', [person.id])).toHaveLength(
      2,
    );
  });

  test('C-6 without the cookie of a browser that asked at most seven guesses are verified in any day', async () => {
    const { email } = await personWithPassword();
    const verifiedAt: number[] = [];
    const before = await verifiedAttempts(server, 'verify');
    for (let minutes = 0, pause = 10; minutes < 50 * 60; minutes += pause) {
      pause = minutes < 120 ? 10 : 60;
      await post('/request-login-otp', { email });
      for (let guess = 0; guess < 4; guess += 1) await post('/login-verify', { email, otp: '000000' });
      const verified = (await verifiedAttempts(server, 'verify')) - before;
      while (verifiedAt.length < verified) verifiedAt.push(minutes);
      server.clock.advance({ minutes: pause });
    }
    const mostInADay = Math.max(
      ...verifiedAt.map((start) => verifiedAt.filter((at) => at >= start && at < start + 24 * 60).length),
    );
    expect([verifiedAt.length, mostInADay]).toEqual([14, 7]);
  });

  test('LOGIN-10 an incomplete code is refused with its message', async () => {
    for (const otp of [null, '', '12345', 123456, [], {}, true, '１２３４５６']) {
      expect(await post('/login-verify', { email: unknownEmail(), otp })).toMatchObject({
        status: 400,
        body: { error: 'Please enter the complete 6-digit OTP.' },
      });
    }
    expect(await post('/request-login-otp', {})).toMatchObject({ status: 400, body: { error: 'Email required.' } });
  });

  test('GraphQL and REST count together, and GraphQL carries the counters in extensions', async () => {
    const person = await personWithPassword();
    const otp = await requestedCode(person);
    await post('/login-verify', { email: person.email, otp: wrongCode(otp) });
    const { errors, status } = await server.graphql(
      'mutation ($email: String!, $otp: String!) { loginWithCode(email: $email, otp: $otp) { token } }',
      { email: person.email, otp: wrongCode(otp) },
    );
    expect([status, errors[0]?.message, errors[0]?.extensions]).toEqual([
      401,
      'Incorrect OTP. Attempts left: 1',
      expect.objectContaining({
        code: 'UNAUTHENTICATED',
        attemptsLeft: 1,
        otpVerifyAttemptsLeft: 1,
        verifyAttemptsLeft: 1,
        otpAttemptsLeft: 2,
        passwordAttemptsLeft: 5,
        retryIn: 30,
        otpExpiresIn: 300,
        blockDuration: null,
        blockExpires: null,
        remainingBlockSeconds: null,
        lockoutExpires: null,
      }),
    ]);
    expect(await post('/login-verify', { email: person.email, otp: wrongCode(otp) })).toMatchObject({
      status: 423,
      body: { error: 'Please wait 60s before trying OTP again.', attemptsLeft: 0, blockDuration: 60 },
    });
  });

  test('200 people of one college get their codes, and more than 300 in ten minutes wait', async () => {
    const other = await startTestServer();
    const ask = async (number: number) =>
      (await postJson(other, '/request-login-otp', { email: `p${number}@office.in` })).status;
    expect(await ask(1)).toBe(200);
    await other.services.database.query(
      `update attempt_counters set used = used + 298 where scope = 'address:code-mail'`,
    );
    expect([await ask(300), await ask(301)]).toEqual([200, 429]);
    other.clock.advance({ minutes: 10 });
    expect(await ask(302)).toBe(200);
    await other.close();
  });
});

describe('addresses without an account', () => {
  test('get the same statuses, keys and counters', async () => {
    const { email: known } = await personWithPassword();
    const unknown = unknownEmail();
    const steps: [string, object][] = [
      ['/request-login-otp', {}],
      ['/resend-login-otp', {}],
      ['/login-verify', { otp: '000000' }],
      ...Array.from({ length: 6 }, (): [string, object] => ['/login-password', { password: 'wrong' }]),
    ];
    for (const [path, body] of steps) {
      const [one, two] = [await post(path, { ...body, email: known }), await post(path, { ...body, email: unknown })];
      expect([one.status, one.body]).toEqual([two.status, two.body]);
    }
    expect(await server.mails(unknown)).toEqual([]);
  });
});

describe('admins', () => {
  test.each(['ADMIN', 'SUPERADMIN'] as const)(
    '%s: the right password mails a code, which then signs in from that browser only',
    async (role) => {
      const admin = await personWithPassword(role);
      const browser = newBrowser();
      expect(await browser.post('/login-password', { email: admin.email, password: 'Right@123' })).toMatchObject({
        status: 200,
        body: { token: null, codeRequired: true, data: null },
      });
      expect(await browser.signedInAs()).toBeUndefined();
      expect(browser.cookies.has('token')).toBe(false);
      const otp = await mailedCode(server, admin.email);
      expect((await post('/login-verify', { email: admin.email, otp })).status).toBe(401);
      expect(await browser.post('/login-verify', { email: admin.email, otp })).toMatchObject({
        status: 200,
        body: { data: { role: role.toLowerCase() }, codeRequired: false },
      });
      expect(await browser.signedInAs()).toBe(admin.email);
    },
  );

  test('without the password no code is mailed', async () => {
    const admin = await personWithPassword('ADMIN');
    expect((await post('/request-login-otp', { email: admin.email })).status).toBe(200);
    expect(await mailedCode(server, admin.email)).toBe('');
  });

  test('the password is remembered for five minutes', async () => {
    const admin = await personWithPassword('ADMIN');
    const browser = newBrowser();
    await browser.post('/login-password', { email: admin.email, password: 'Right@123' });
    server.clock.advance({ seconds: 299 });
    await browser.post('/resend-login-otp', { email: admin.email });
    const otp = await mailedCode(server, admin.email);
    server.clock.advance({ seconds: 1 });
    expect((await browser.post('/login-verify', { email: admin.email, otp })).status).toBe(401);
  });
});
