import { Browser, personPassword } from '../../../../test/browser.ts';
import { makePerson } from '../../../../test/factories.ts';
import {
  verifiedAttempts,
  newAddress,
  passSeconds,
  postFrom,
  startServerBehindProxy,
  unknownEmail,
} from '../../../../test/logins.ts';
import type { TestServer } from '../../../../test/server.ts';
import { mailedCode, postSignup, wrongCode } from '../../../../test/sign-up.ts';
import type { Role } from '../../../core/actor.rules.ts';
import { hashPassword } from '../../../core/password-hash.ts';

let server: TestServer;
let passwordHash: string;
beforeAll(async () => {
  server = await startServerBehindProxy();
  passwordHash = await hashPassword(personPassword);
});
afterAll(() => server.close());

const person = (role: Role = 'JOBSEEKER') => makePerson(server.services, role, { passwordHash });
const stranger = (path: string, body: object) => postFrom(server, newAddress(), path, body);

async function askForCode(email: string, browser = new Browser(server)): Promise<{ browser: Browser; otp: string }> {
  expect((await browser.post('/request-login-otp', { email })).status).toBe(200);
  return { browser, otp: await mailedCode(server, email) };
}

/** As many guesses as a stranger without the cookie gets until nothing is verified any more. */
async function guessWithoutCookie(email: string, count = 12): Promise<void> {
  for (let guess = 0; guess < count; guess += 1) await stranger('/login-verify', { email, otp: 'wrong!' });
}

describe('OP-008 the code of a login belongs to the browser that asked for it', () => {
  test('guesses from elsewhere end neither the code nor the tries of that browser', async () => {
    const { email } = await person();
    const { browser, otp } = await askForCode(email);
    await guessWithoutCookie(email);
    expect(await browser.post('/login-verify', { email, otp: wrongCode(otp) })).toMatchObject({
      status: 401,
      body: { verifyAttemptsLeft: 2, otpExpiresIn: 300 },
    });
    expect((await browser.post('/login-verify', { email, otp })).status).toBe(200);
  });

  test('a stranger who asks for a code in another browser neither ends it nor uses up its tries', async () => {
    const { email } = await person();
    const { browser, otp } = await askForCode(email);
    await passSeconds(server, 30);
    const other = new Browser(server);
    await other.post('/request-login-otp', { email });
    for (let guess = 0; guess < 5; guess += 1) await other.post('/login-verify', { email, otp: 'wrong!' });
    expect((await other.post('/login-verify', { email, otp })).status).toBe(423);
    expect((await browser.post('/login-verify', { email, otp })).status).toBe(200);
  });

  test('a right code opens nothing in another browser that asked for one itself', async () => {
    const { email } = await person();
    const { otp } = await askForCode(email);
    await passSeconds(server, 30);
    const { browser: other } = await askForCode(email);
    expect((await other.post('/login-verify', { email, otp })).status).toBe(401);
  });

  test('a browser that asks while strangers guess starts with all its tries', async () => {
    const { email } = await person();
    await guessWithoutCookie(email);
    const { status, body } = await new Browser(server).post('/request-login-otp', { email });
    expect([status, body]).toMatchObject([
      200,
      { otpVerifyAttemptsLeft: 3, remainingBlockSeconds: null, otpExpiresIn: 300 },
    ]);
  });

  test('C-6 in every way there is, without the cookie and in many browsers, there are ten guesses a day', async () => {
    const { email } = await person();
    const before = await verifiedAttempts(server, 'verify');
    for (let turn = 0; turn < 40; turn += 1) {
      const browser = new Browser(server);
      await browser.post('/request-login-otp', { email });
      for (let guess = 0; guess < 4; guess += 1) {
        await stranger('/login-verify', { email, otp: '000000' });
        await browser.post('/login-verify', { email, otp: '000000' });
      }
      await passSeconds(server, 60);
    }
    expect((await verifiedAttempts(server, 'verify')) - before).toBe(10);
  });

  test('known and unknown addresses answer alike, with the cookie and without', async () => {
    const [known, unknown] = [(await person()).email, unknownEmail()];
    const [one, two] = [new Browser(server), new Browser(server)];
    const steps = ['/request-login-otp', ...Array.from({ length: 4 }, () => '/login-verify')];
    for (const path of steps) {
      const body = path === '/login-verify' ? { otp: 'wrong!' } : {};
      const [first, second] = [
        await one.post(path, { ...body, email: known }),
        await two.post(path, { ...body, email: unknown }),
      ];
      expect([first.status, first.body, first.cookies.length]).toEqual([
        second.status,
        second.body,
        second.cookies.length,
      ]);
    }
  });
});

describe('OP-008 the second step of an admin belongs to the browser that entered the password', () => {
  test('strangers who ask for codes and guess keep no one from it, nor from another code', async () => {
    const { email } = await person('ADMIN');
    for (let turn = 0; turn < 3; turn += 1) {
      await stranger('/request-login-otp', { email });
      await passSeconds(server, 30);
    }
    const other = new Browser(server);
    await guessWithoutCookie(email);
    const browser = new Browser(server);
    expect((await browser.post('/login-password', { email, password: personPassword })).body).toMatchObject({
      codeRequired: true,
      otpVerifyAttemptsLeft: 3,
    });
    await other.post('/login-verify', { email, otp: '000000' });
    await passSeconds(server, 30);
    expect((await browser.post('/resend-login-otp', { email })).status).toBe(200);
    expect((await browser.post('/login-verify', { email, otp: await mailedCode(server, email) })).status).toBe(200);
  });
});

describe('OP-008 the code of a sign-up belongs to its ticket', () => {
  const signUp = async (email: string) => {
    const { body } = await postSignup(server, { email, role: 'hr' }, null);
    return { email, tempToken: body.tempToken, otp: await mailedCode(server, email) };
  };

  test('guesses with a ticket that is none end neither the code nor its tries', async () => {
    const started = await signUp(unknownEmail());
    for (let guess = 0; guess < 12; guess += 1)
      await stranger('/verify-otp', { ...started, tempToken: 'made-up', otp: '000000' });
    expect((await stranger('/verify-otp', { ...started, otp: wrongCode(started.otp) })).body).toMatchObject({
      verifyAttemptsLeft: 2,
    });
    expect((await stranger('/verify-otp', started)).status).toBe(200);
  });

  test('they count against the guesser', async () => {
    const started = await signUp(unknownEmail());
    const address = newAddress();
    const guess = async () =>
      (await postFrom(server, address, '/verify-otp', { ...started, tempToken: 'made-up', otp: '000000' })).status;
    expect([await guess(), await guess(), await guess(), await guess()]).toEqual([401, 401, 423, 423]);
  });

  test('another sign-up with the same address has tries of its own', async () => {
    const email = unknownEmail();
    const started = await signUp(email);
    await passSeconds(server, 30);
    const other = await signUp(email);
    for (let guess = 0; guess < 4; guess += 1) await stranger('/verify-otp', { ...other, otp: wrongCode(other.otp) });
    expect((await stranger('/verify-otp', other)).status).toBe(423);
    expect((await stranger('/verify-otp', started)).status).toBe(200);
  });
});

describe('OP-008 the code of a new address belongs to the person who asked for it', () => {
  test('somebody else who wants the same address uses up only their own tries', async () => {
    const email = unknownEmail();
    const [owner, other] = [await person(), await person()];
    const ask = (token: string) =>
      server.graphql('mutation ($email: String!) { requestEmailChange(email: $email) { message } }', { email }, token);
    const verify = async (otp: string, token: string) =>
      (await server.graphql('mutation ($otp: String!) { verifyEmailChange(otp: $otp) { email } }', { otp }, token))
        .status;
    await ask(owner.token);
    const otp = await mailedCode(server, email);
    await passSeconds(server, 30);
    await ask(other.token);
    for (let guess = 0; guess < 4; guess += 1) await verify('000000', other.token);
    expect([await verify('000000', other.token), await verify(otp, owner.token)]).toEqual([423, 200]);
  });
});
