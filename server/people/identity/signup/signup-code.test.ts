import { startTestServer, type TestServer } from '../../../../test/server.ts';
import { mailedCode, postJson, samplePassword as password, startSignup, wrongCode } from '../../../../test/sign-up.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

let count = 0;
const newEmail = (): string => `person${(count += 1)}@code.in`;
const post = (path: string, body: unknown) => postJson(server, path, body);

describe('the code of a sign-up', () => {
  test('REG-37 wrong codes count down and the third blocks for a minute; then a new code is needed', async () => {
    const { email, tempToken, otp } = await startSignup(server, newEmail());
    const attempt = async (code: string) => {
      const { status, body } = await post('/verify-otp', { email, otp: code, tempToken });
      return [status, body.error, body.attemptsLeft, body.verifyAttemptsLeft, body.remainingBlockSeconds];
    };
    expect(await attempt(wrongCode(otp))).toEqual([401, 'Incorrect OTP. Attempts left: 2', 2, 2, null]);
    expect(await attempt(wrongCode(otp))).toEqual([401, 'Incorrect OTP. Attempts left: 1', 1, 1, null]);
    expect(await attempt(wrongCode(otp))).toEqual([423, 'Too many wrong attempts. Please wait 60 seconds.', 0, 0, 60]);
    server.clock.advance({ seconds: 20 });
    expect(await attempt(otp)).toEqual([423, 'Too many attempts. Please wait 40s.', 0, 0, 40]);
    server.clock.advance({ seconds: 40 });
    expect((await attempt(otp))[1]).toBe('OTP expired');
    const renewed = await post('/resend-signup-otp', { email, tempToken });
    expect(renewed).toMatchObject({
      status: 200,
      body: {
        message: 'OTP resent successfully!',
        tempToken: expect.any(String),
        attemptsLeft: 1,
        verifyAttemptsLeft: 2,
      },
    });
    expect(
      (await post('/verify-otp', { email, otp: await mailedCode(server, email), tempToken: renewed.body.tempToken }))
        .status,
    ).toBe(200);
  });

  test('C-6, asvs-6.6.3, CVE-2024-4629 of 64 wrong codes at once exactly three are verified', async () => {
    const { email, tempToken, otp } = await startSignup(server, newEmail());
    const answers = await Promise.all(
      Array.from({ length: 64 }, () => post('/verify-otp', { email, otp: wrongCode(otp), tempToken })),
    );
    const verified = answers.filter(({ body }) => !body.error?.startsWith('Too many attempts.'));
    expect(
      verified
        .map(({ status, body }) => `${status} ${Number(body.attemptsLeft)} left`)
        .toSorted((x, y) => y.localeCompare(x)),
    ).toEqual(['423 0 left', '401 2 left', '401 1 left']);
    expect(answers.filter(({ status }) => status === 423)).toHaveLength(62);
  });

  test('asvs-6.5.1, C-6 the right code 64 times at once makes one user with one session', async () => {
    const started = await startSignup(server, newEmail());
    const answers = await Promise.all(Array.from({ length: 64 }, () => post('/verify-otp', started)));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.every(({ status }) => [200, 401, 423].includes(status))).toBe(true);
    expect(
      await server.services.database.query(
        'select 1 from users u join sessions s on s.user_id = u.id where u.email = $1',
        [started.email],
      ),
    ).toHaveLength(1);
  });

  test.each([
    [null],
    [''],
    [[]],
    [{}],
    [true],
    [123456],
    ['12345'],
    ['1234567'],
    ['１２３４５６'],
    [' 12345'],
    ['12345a'],
    [['123456']],
  ])('REG-31 otp %j is refused as incomplete', async (otp) => {
    const { body, status } = await post('/verify-otp', { email: newEmail(), otp, tempToken: 'x' });
    expect([status, body.error]).toEqual([400, 'Please enter complete OTP.']);
  });

  test('REG-32 a code is good for 300 seconds', async () => {
    const started = await startSignup(server, newEmail());
    server.clock.advance({ seconds: 300 });
    const { status, body } = await post('/verify-otp', started);
    expect([status, body.error, body.otpExpiresIn]).toEqual([401, 'OTP expired', null]);
  });

  test('asvs-6.5.1, asvs-6.6.2 a code belongs to its own sign-up and is good once', async () => {
    const [one, two] = [await startSignup(server, newEmail()), await startSignup(server, newEmail())];
    expect((await post('/verify-otp', { ...one, tempToken: two.tempToken })).status).toBe(401);
    expect(
      (await post('/verify-otp', { ...one, otp: two.otp === one.otp ? wrongCode(one.otp) : two.otp })).status,
    ).toBe(401);
    expect((await post('/login-verify', { email: one.email, otp: one.otp })).status).toBe(401);
    expect((await post('/verify-otp', one)).status).toBe(200);
    expect((await post('/verify-otp', one)).status).toBe(401);
  });

  test('REG-45 a resend within 30 s is refused with retryIn; later it ends the earlier code and ticket', async () => {
    const { otp, ...ticket } = await startSignup(server, newEmail());
    server.clock.advance({ seconds: 10 });
    expect(await post('/resend-signup-otp', ticket)).toMatchObject({
      status: 429,
      body: { error: 'Please wait 20s before requesting another OTP.', retryIn: 20, attemptsLeft: 2 },
    });
    server.clock.advance({ seconds: 20 });
    const renewed = await post('/resend-signup-otp', ticket);
    expect(renewed.body.tempToken).not.toBe(ticket.tempToken);
    expect((await post('/verify-otp', { ...ticket, otp })).status).toBe(401);
    expect((await post('/resend-signup-otp', ticket)).status).toBe(400);
    expect(
      (
        await post('/verify-otp', {
          email: ticket.email,
          otp: await mailedCode(server, ticket.email),
          tempToken: renewed.body.tempToken,
        })
      ).status,
    ).toBe(200);
  });

  test('OP-008 after three codes the next must wait for the block', async () => {
    const { email, ...started } = await startSignup(server, newEmail());
    let { tempToken } = started;
    for (const left of [1, 0]) {
      server.clock.advance({ seconds: 30 });
      const { body } = await post('/resend-signup-otp', { email, tempToken });
      expect(body).toMatchObject({ attemptsLeft: left, retryIn: left ? 30 : 60, blockDuration: null });
      tempToken = body.tempToken ?? '';
    }
    expect(await post('/resend-signup-otp', { email, tempToken })).toMatchObject({
      status: 423,
      body: { error: 'Please wait 60s before requesting another OTP.', blockDuration: 60 },
    });
    server.clock.advance({ seconds: 60 });
    expect(await post('/resend-signup-otp', { email, tempToken })).toMatchObject({
      status: 200,
      body: { attemptsLeft: 2 },
    });
  });

  test('asvs-6.5.2, asvs-11.4.2 no code, password or token can be read in the database', async () => {
    const started = await startSignup(server, newEmail());
    const [dump] = await server.services.database.query<{ text: string }>(
      `select concat((select string_agg(c::text, ' ') from one_time_codes c where email = $1), ` +
        `(select string_agg(s::text, ' ') from signups s where email = $1)) as text`,
      [started.email],
    );
    expect(dump?.text).toContain('$argon2id$v=19$m=19456,t=2,p=1$');
    for (const secret of [started.otp, started.tempToken, password]) expect(dump?.text).not.toContain(secret);
  });
});
