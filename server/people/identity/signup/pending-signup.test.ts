import { startTestServer, type TestServer } from '../../../../test/server.ts';
import { mailedCode, postJson, postSignup, startSignup, wrongCode } from '../../../../test/sign-up.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

let count = 0;
const newEmail = (): string => `person${(count += 1)}@pending.in`;

/** The cookie of the ticket as a browser sends it back; empty if it was not set or was cleared. */
const ticketIn = (cookies: string[]): string =>
  cookies.find((cookie) => /^signup=[^;]/.test(cookie))?.split(';')[0] ?? '';
const isCleared = (cookies: string[]): boolean => cookies.some((cookie) => cookie.startsWith('signup=;'));

async function ask(query: string, cookie: string, variables: object = {}) {
  const answer = await fetch(`${server.url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(cookie ? { cookie } : {}) },
    body: JSON.stringify({ query, variables }),
  });
  const { data } = (await answer.json()) as { data: Record<string, unknown> };
  return { data, cookies: answer.headers.getSetCookie() };
}

interface Pending {
  email: string;
  name: string;
  ticket: Record<string, unknown> & { tempToken: string };
}
const pendingQuery =
  '{ pendingSignup { email name ticket { message tempToken retryIn otpExpiresIn attemptsLeft ' +
  'verifyAttemptsLeft remainingBlockSeconds } } }';
const pendingOf = async (cookie: string) => (await ask(pendingQuery, cookie)).data.pendingSignup as Pending | null;

test('REG-24 an interrupted sign-up goes on in the same browser, with the counters as they are now', async () => {
  const email = newEmail();
  const { cookies } = await postSignup(server, { email, name: 'आशा राव' });
  expect(cookies.find((cookie) => cookie.startsWith('signup='))).toMatch(
    /^signup=[\w-]{43}; Max-Age=86400; Path=\/; HttpOnly; SameSite=Lax$/,
  );
  const cookie = ticketIn(cookies);
  const otp = await mailedCode(server, email);
  server.clock.advance({ seconds: 20 });
  const pending = await pendingOf(cookie);
  expect(pending).toEqual({
    email,
    name: 'आशा राव',
    ticket: {
      message: 'OTP sent to your email.',
      tempToken: expect.any(String),
      retryIn: 10,
      otpExpiresIn: 280,
      attemptsLeft: 2,
      verifyAttemptsLeft: 3,
      remainingBlockSeconds: null,
    },
  });
  const ticket = { email, tempToken: pending?.ticket.tempToken };
  await postJson(server, '/verify-otp', { ...ticket, otp: wrongCode(otp) });
  expect((await pendingOf(cookie))?.ticket.verifyAttemptsLeft).toBe(2);
  const verified = await postJson(server, '/verify-otp', { ...ticket, otp });
  expect(verified.status).toBe(200);
  expect(isCleared(verified.cookies)).toBe(true);
  expect(await pendingOf(cookie)).toBeNull();
});

test('C-16 taken up when the code has expired it says so, and another code works', async () => {
  const email = newEmail();
  const { cookies } = await postSignup(server, { email });
  const late = await mailedCode(server, email);
  server.clock.advance({ minutes: 10 });
  const { ticket } = (await pendingOf(ticketIn(cookies))) as Pending;
  expect(ticket).toMatchObject({ retryIn: null, otpExpiresIn: null });
  expect((await postJson(server, '/verify-otp', { email, otp: late, tempToken: ticket.tempToken })).body.error).toBe(
    'OTP expired',
  );
  const renewed = await postJson(server, '/resend-signup-otp', { email, tempToken: ticket.tempToken });
  expect(renewed.status).toBe(200);
  const next = (await pendingOf(ticketIn(renewed.cookies))) as Pending;
  expect(next.ticket.otpExpiresIn).toBe(300);
  expect(
    (
      await postJson(server, '/verify-otp', {
        email,
        otp: await mailedCode(server, email),
        tempToken: next.ticket.tempToken,
      })
    ).status,
  ).toBe(200);
});

test('a block is still running after a reload', async () => {
  const { email, tempToken, otp } = await startSignup(server, newEmail());
  for (let tried = 0; tried < 3; tried += 1)
    await postJson(server, '/verify-otp', { email, tempToken, otp: wrongCode(otp) });
  server.clock.advance({ seconds: 15 });
  expect((await pendingOf(`signup=${tempToken}`))?.ticket).toMatchObject({
    remainingBlockSeconds: 45,
    verifyAttemptsLeft: 0,
  });
});

describe('the cookie of the ticket', () => {
  test('is set by GraphQL as by REST, and each resend replaces it', async () => {
    const email = newEmail();
    const input = { name: 'Asha Rao', email, password: 'Aa1!aaaa', role: 'HR' };
    const started = await ask('mutation ($input: SignupInput!) { signup(input: $input) { tempToken } }', '', { input });
    const first = ticketIn(started.cookies);
    const firstToken = (started.data.signup as { tempToken: string }).tempToken;
    expect(first).toBe(`signup=${firstToken}`);
    server.clock.advance({ minutes: 1 });
    const resent = await ask(
      'mutation ($email: String!, $tempToken: String!) { ' +
        'resendSignupCode(email: $email, tempToken: $tempToken) { tempToken } }',
      '',
      { email, tempToken: firstToken },
    );
    expect(resent.cookies.find((cookie) => cookie.startsWith('signup='))).toContain('Max-Age=86340');
    expect(await pendingOf(first)).toBeNull();
    expect((await pendingOf(ticketIn(resent.cookies)))?.email).toBe(email);
  });

  test('alone shows the sign-up, and only while it lives', async () => {
    const { tempToken } = await startSignup(server, newEmail());
    for (const cookie of ['', 'signup=', 'signup=nonsense', `token=${tempToken}`, `signup=${tempToken.slice(1)}`])
      expect(await pendingOf(cookie)).toBeNull();
    expect(await pendingOf(`signup=${tempToken}`)).not.toBeNull();
    server.clock.advance({ hours: 24 });
    expect(await pendingOf(`signup=${tempToken}`)).toBeNull();
  });

  test('is forgotten on the way back to the form, and nothing else is', async () => {
    const started = await startSignup(server, newEmail());
    const { data, cookies } = await ask('mutation { cancelSignup }', `signup=${started.tempToken}`);
    expect([data.cancelSignup, isCleared(cookies)]).toEqual([true, true]);
    expect((await postJson(server, '/verify-otp', started)).status).toBe(200);
  });

  test('answers alike for an address that has an account', async () => {
    const known = await startSignup(server, newEmail());
    await postJson(server, '/verify-otp', known);
    const unknown = newEmail();
    const answers = await Promise.all(
      [known.email, unknown].map(async (email) => {
        const pending = (await pendingOf(ticketIn((await postSignup(server, { email })).cookies))) as Pending;
        return { ...pending, email: '', ticket: { ...pending.ticket, tempToken: '' } };
      }),
    );
    expect(answers[0]).toEqual(answers[1]);
  });

  test('asvs-3.3.1 over https is bound to this host', async () => {
    const secure = await startTestServer({ config: { publicUrl: 'https://jobs.example.in' } });
    try {
      const { cookies } = await postSignup(
        { ...secure, url: `http://127.0.0.1:${secure.services.config.port}` },
        { email: newEmail(), role: 'hr' },
        null,
      );
      expect(cookies.find((cookie) => cookie.startsWith('__Host-signup='))).toMatch(
        /Path=\/; HttpOnly; Secure; SameSite=Lax$/,
      );
    } finally {
      await secure.close();
    }
  });
});
