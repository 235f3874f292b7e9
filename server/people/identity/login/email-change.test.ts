import { makePerson, type TestPerson } from '../../../../test/factories.ts';
import { startTestServer, type TestServer } from '../../../../test/server.ts';
import { mailedCode, postJson, startSignup, wrongCode } from '../../../../test/sign-up.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

const person = () => makePerson(server.services, 'HR');
const newEmail = (): string => `new.${Math.random().toString(36).slice(2)}@example.in`;
const counters =
  'message tempToken retryIn otpExpiresIn attemptsLeft otpAttemptsLeft otpVerifyAttemptsLeft ' +
  'passwordAttemptsLeft remainingBlockSeconds';

const request = ({ token }: Pick<TestPerson, 'token'>, email: string) =>
  server.graphql(`mutation ($email: String!) { requestEmailChange(email: $email) { ${counters} } }`, { email }, token);
async function verify({ token }: Pick<TestPerson, 'token'>, otp: string) {
  const { data, errors, status } = await server.graphql<{ verifyEmailChange: { email: string } }>(
    'mutation ($otp: String!) { verifyEmailChange(otp: $otp) { email emailVerified } }',
    { otp },
    token,
  );
  return data?.verifyEmailChange ?? [status, errors[0]?.message, errors[0]?.extensions.attemptsLeft];
}
const emailOf = async ({ token }: Pick<TestPerson, 'token'>) =>
  (await server.graphql<{ me: { email: string } | null }>('{ me { email } }', {}, token)).data?.me?.email;

/** Asks for the change and answers the code that was mailed. */
async function requestedCode(owner: TestPerson, email: string): Promise<string> {
  expect((await request(owner, email)).errors).toEqual([]);
  return mailedCode(server, email);
}

async function mailedCodeOfLogin({ email }: TestPerson): Promise<string> {
  await postJson(server, '/request-login-otp', { email });
  return mailedCode(server, email);
}

test('EMAILV-16 OP-065 a code mailed to the new address changes it, informs the old, ends other logins', async () => {
  const owner = await person();
  const code = await mailedCodeOfLogin(owner);
  const other = {
    token: (await postJson(server, '/login-verify', { email: owner.email, otp: code })).body.token ?? '',
  };
  const email = newEmail();
  expect((await request(owner, email.toUpperCase())).data?.requestEmailChange).toEqual({
    message: 'Please verify your new email.',
    tempToken: null,
    retryIn: 30,
    otpExpiresIn: 300,
    attemptsLeft: 2,
    otpAttemptsLeft: 2,
    otpVerifyAttemptsLeft: 3,
    passwordAttemptsLeft: null,
    remainingBlockSeconds: null,
  });
  expect(await emailOf(owner)).toBe(owner.email);
  const otp = await mailedCode(server, email);
  expect(await verify(owner, otp)).toEqual({ email, emailVerified: true });
  expect([await emailOf(owner), await emailOf(other)]).toEqual([email, undefined]);
  expect((await server.mails(owner.email))[0]?.subject).toBe('The email of your Kaamyab account was changed');
  expect(await verify(owner, otp)).toEqual([401, 'OTP expired', 2]);
});

test('an address that has an account gets the same answer, its owner word of it, and no one the code', async () => {
  const [one, two, owner] = [await person(), await person(), await person()];
  const [free, taken] = [await request(one, newEmail()), await request(two, owner.email)];
  expect([taken.status, taken.data]).toEqual([free.status, free.data]);
  expect((await server.mails(owner.email)).map(({ subject }) => subject)).toEqual(['Someone tried to use your email']);
  expect(await verify(two, '000000')).toEqual([401, 'Invalid OTP.', 2]);
  expect(await emailOf(two)).toBe(two.email);
});

test('the code simply fails when somebody signed up with the address in the meantime', async () => {
  const owner = await person();
  const email = newEmail();
  const otp = await requestedCode(owner, email);
  const signup = await startSignup(server, email);
  expect((await postJson(server, '/verify-otp', signup)).status).toBe(200);
  expect(await verify(owner, otp)).toEqual([401, 'Invalid OTP.', 2]);
  expect(await emailOf(owner)).toBe(owner.email);
});

test('EMAILV-11, EMAILV-13 wrong codes count down from three; the third blocks a minute, ends the code', async () => {
  const owner = await person();
  const email = newEmail();
  const otp = await requestedCode(owner, email);
  for (const left of [2, 1]) expect(await verify(owner, wrongCode(otp))).toEqual([401, 'Invalid OTP.', left]);
  expect(await verify(owner, wrongCode(otp))).toEqual([423, 'Too many failed attempts. Please wait 60 seconds.', 0]);
  server.clock.advance({ seconds: 40 });
  expect(await verify(owner, otp)).toEqual([423, 'Too many failed attempts. Please wait 20 seconds.', 0]);
  server.clock.advance({ seconds: 20 });
  expect(await verify(owner, otp)).toEqual([401, 'OTP expired', 2]);
  expect(await verify(owner, await requestedCode(owner, email))).toMatchObject({ email });
});

test('a code belongs to the person and the address that it was asked for', async () => {
  const [owner, stranger] = [await person(), await person()];
  const [first, second] = [newEmail(), newEmail()];
  const otp = await requestedCode(owner, first);
  expect(await verify(stranger, otp)).toEqual([401, 'OTP expired', 2]);
  const later = await requestedCode(owner, second);
  expect(await verify(owner, otp === later ? wrongCode(later) : otp)).toEqual([401, 'Invalid OTP.', 2]);
  expect(await verify(owner, later)).toMatchObject({ email: second });
});

test('two people who want the same address: the first with their code gets it', async () => {
  const [one, two] = [await person(), await person()];
  const email = newEmail();
  const firstCode = await requestedCode(one, email);
  server.clock.advance({ seconds: 30 });
  const secondCode = await requestedCode(two, email);
  const answers = await Promise.all([verify(one, firstCode), verify(two, secondCode)]);
  expect(answers.filter((answer) => !Array.isArray(answer))).toEqual([{ email, emailVerified: true }]);
});

test('the right code 64 times at once changes the address once', async () => {
  const owner = await person();
  const otp = await requestedCode(owner, newEmail());
  const answers = await Promise.all(Array.from({ length: 64 }, () => verify(owner, otp)));
  expect(answers.filter((answer) => !Array.isArray(answer))).toHaveLength(1);
  expect((await server.mails(owner.email)).length).toBe(1);
});

test('a code is good for 300 seconds', async () => {
  const owner = await person();
  const otp = await requestedCode(owner, newEmail());
  server.clock.advance({ seconds: 300 });
  expect(await verify(owner, otp)).toEqual([401, 'OTP expired', 2]);
});

test('visitors, bad addresses, the own address, early resends and incomplete codes are refused', async () => {
  const owner = await person();
  const refusal = async (email: string) => (await request(owner, email)).errors[0]?.message;
  expect((await request({ token: '' }, newEmail())).errors[0]?.extensions.code).toBe('UNAUTHENTICATED');
  expect([await refusal(''), await refusal('a@b'), await refusal(owner.email.toUpperCase())]).toEqual([
    'Email is required',
    'Please enter a valid email address.',
    'This is your email already.',
  ]);
  const email = newEmail();
  expect(await refusal(email)).toBeUndefined();
  expect(await refusal(email)).toBe('Please wait 30s before requesting another OTP.');
  expect(await verify(owner, '12345')).toEqual([400, 'Please enter the complete 6-digit OTP.', 2]);
});
