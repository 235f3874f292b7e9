import { makeCompoundFile, makeDocx, samplePdf } from '../../../../test/sample-files.ts';
import { startTestServer, type TestServer } from '../../../../test/server.ts';
import {
  mailedCode,
  postJson,
  postSignup,
  samplePassword as password,
  startSignup,
  wrongCode,
} from '../../../../test/sign-up.ts';
import { keptKeys, storedNames } from '../../../../test/upload.ts';

/** What a caller may send to a sign-up, and what comes back, field by field. */

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

let count = 0;
const newEmail = (): string => `person${(count += 1)}@strict.in`;
const post = (path: string, body: unknown) => postJson(server, path, body);
const rows = (text: string, values: unknown[] = []) => server.services.database.query(text, values);
const everything = async () =>
  (
    await rows(
      'select (select count(*) from signups) as signups, (select count(*) from users) as users, ' +
        '(select count(*) from files) as files, (select count(*) from outbox) as outbox',
    )
  )[0];

const slipped: [string, string][] = [
  ['id', '018f0000-0000-7000-8000-000000000000'],
  ['userId', '018f0000-0000-7000-8000-000000000000'],
  ['attemptsLeft', '99'],
  ['retryIn', '0'],
  ['blockDuration', '0'],
  ['emailVerified', 'true'],
  ['emailVerifiedAt', '2026-01-01'],
  ['ticketHash', 'x'],
  ['tempToken', 'x'],
  ['passwordHash', 'x'],
  ['isAdmin', 'true'],
  ['roles', 'admin'],
  ['__proto__x', '1'],
];

test.each(slipped)(
  'CVE-2026-24035, asvs-15.3.3 %s is refused in a sign-up by REST, and nothing is stored',
  async (name, value) => {
    const before = await everything();
    const { status, body } = await postSignup(server, { email: newEmail(), [name]: value });
    expect([status, body.fields]).toEqual([400, { [name]: `Unknown field: ${name}` }]);
    expect(await everything()).toEqual(before);
    expect(await storedNames(server)).toEqual(await keptKeys(server));
  },
);

test.each(slipped)('CVE-2026-24035, asvs-15.3.3 %s is refused in a sign-up by GraphQL', async (name, value) => {
  const before = await everything();
  const input = { name: 'Asha Rao', email: newEmail(), password, role: 'HR', [name]: value };
  const { errors } = await server.graphql('mutation ($input: SignupInput!) { signup(input: $input) { tempToken } }', {
    input,
  });
  expect(errors[0]).toMatchObject({
    message: expect.stringContaining(`"${name}"`),
    extensions: { code: 'BAD_USER_INPUT' },
  });
  expect(await everything()).toEqual(before);
});

test.each([
  ['attemptsLeft', 9],
  ['userId', '1'],
  ['role', 'admin'],
  ['verified', true],
])('asvs-15.3.3 %s is refused with the code', async (name, value) => {
  const started = await startSignup(server, newEmail());
  expect((await post('/verify-otp', { ...started, [name]: value })).body.fields).toEqual({
    [name]: `Unknown field: ${name}`,
  });
  expect(await rows('select 1 from users where email = $1', [started.email])).toEqual([]);
  expect((await post('/verify-otp', { ...started, type: 'signup' })).status).toBe(200);
});

test.each(['admin', 'superadmin', 'ADMIN', 'Superadmin', 'root', '', 'jobseeker,admin'])(
  'ROLE-03 no one signs up as %j',
  async (role) => {
    const { status, body } = await postSignup(server, { email: newEmail(), role });
    expect([status, body.error, body.fields]).toEqual([400, 'Choose User or HR.', { role: 'Choose User or HR.' }]);
  },
);

test('ROLE-03 the role of a sign-up cannot be changed on the way to the account', async () => {
  const { body } = await postSignup(server, { email: 'role@strict.in', role: 'hr' }, null);
  await post('/verify-otp', {
    email: 'role@strict.in',
    tempToken: body.tempToken,
    otp: await mailedCode(server, 'role@strict.in'),
  });
  expect(await rows('select role from users where email = $1', ['role@strict.in'])).toEqual([{ role: 'HR' }]);
});

test.each([
  ['jobseeker', 'JOBSEEKER', samplePdf],
  ['hr', 'HR', null],
])('REG-05 REG-24 the role %s of the specification makes a %s', async (role, stored, file) => {
  const email = newEmail();
  const { status, body } = await postSignup(server, { email, role }, file);
  expect(status).toBe(200);
  const verified = await post('/verify-otp', {
    email,
    otp: await mailedCode(server, email),
    tempToken: body.tempToken,
  });
  expect(verified.body.data?.role).toBe(role);
  expect(await rows('select role from users where email = $1', [email])).toEqual([{ role: stored }]);
});

test.each([
  ['REG-20 a PDF', 'cv.pdf', samplePdf],
  ['REG-20 a DOC', 'cv.doc', makeCompoundFile('WordDocument')],
  ['REG-20 a DOCX', 'cv.docx', makeDocx()],
])('%s is a resume', async (_title, name, file) => {
  expect((await postSignup(server, { email: newEmail() }, file, name)).status).toBe(200);
});

test('REG-21 REG-22 a resume above 10 MB has its own sentence, and nothing of it is stored', async () => {
  const { status, body } = await postSignup(
    server,
    { email: newEmail() },
    Buffer.concat([samplePdf, Buffer.alloc(10 * 1024 * 1024)]),
  );
  expect([status, body.error]).toEqual([413, 'Resume must be 10MB or smaller.']);
  expect(await storedNames(server)).toEqual(await keptKeys(server));
});

test('the resume that a recruiter sends along is not stored', async () => {
  expect((await postSignup(server, { email: newEmail(), role: 'hr' }, samplePdf)).status).toBe(200);
  expect(await storedNames(server)).toEqual(await keptKeys(server));
});

const counters = [
  'attemptsLeft',
  'blockDuration',
  'blockExpires',
  'lockoutExpires',
  'otpAttempts',
  'otpAttemptsLeft',
  'otpExpiresIn',
  'otpVerifyAttempts',
  'otpVerifyAttemptsLeft',
  'passwordAttempts',
  'passwordAttemptsLeft',
  'remainingBlockSeconds',
  'retryIn',
  'verifyAttemptsLeft',
];
const keysOf = (body: object): string[] => Object.keys(body).toSorted((a, b) => a.localeCompare(b));
const withCounters = (...names: string[]): string[] => [...counters, ...names].toSorted((a, b) => a.localeCompare(b));

test('DATA-04 DATA-05 DATA-06 DATA-08 REG-24 REG-45 REG-46 REG-48 each answer has every specified field', async () => {
  const email = newEmail();
  const started = await postSignup(server, { email });
  expect(keysOf(started.body)).toEqual(withCounters('message', 'tempToken'));
  expect(started.body).toMatchObject({
    retryIn: 30,
    otpExpiresIn: 300,
    attemptsLeft: 2,
    otpVerifyAttempts: 3,
    blockDuration: null,
  });

  const early = await post('/resend-signup-otp', { email, tempToken: started.body.tempToken });
  expect(keysOf(early.body)).toEqual(withCounters('code', 'error', 'retryAfterSeconds'));
  expect([early.status, early.body]).toEqual([
    429,
    expect.objectContaining({
      error: 'Please wait 30s before requesting another OTP.',
      retryIn: 30,
      otpExpiresIn: 300,
      attemptsLeft: 2,
      verifyAttemptsLeft: 3,
    }),
  ]);

  server.clock.advance({ seconds: 30 });
  const resent = await post('/resend-signup-otp', { email, tempToken: started.body.tempToken });
  expect(keysOf(resent.body)).toEqual(withCounters('message', 'tempToken'));
  expect(resent.body).toMatchObject({
    message: 'OTP resent successfully!',
    retryIn: 30,
    otpExpiresIn: 300,
    attemptsLeft: 1,
    verifyAttemptsLeft: 3,
  });

  const ticket = { email, tempToken: resent.body.tempToken };
  const otp = await mailedCode(server, email);
  const wrong = await post('/verify-otp', { ...ticket, otp: wrongCode(otp) });
  expect([wrong.status, keysOf(wrong.body), wrong.body.error]).toEqual([
    401,
    withCounters('code', 'error', 'reason'),
    'Incorrect OTP. Attempts left: 2',
  ]);

  const verified = await post('/verify-otp', { ...ticket, otp });
  expect(keysOf(verified.body)).toEqual(withCounters('codeRequired', 'data', 'message', 'token'));
  expect(keysOf(verified.body.data ?? {})).toEqual(['attemptsLeft', 'name', 'remainingBlockSeconds', 'role']);
});

test('DATA-08 a blocked address is answered when it may try again', async () => {
  const email = newEmail();
  for (let sent = 0; sent < 3; sent += 1) {
    expect((await postSignup(server, { email })).status).toBe(200);
    server.clock.advance({ seconds: 30 });
  }
  const { status, body } = await postSignup(server, { email });
  expect([status, body.error]).toEqual([423, 'Please wait 30s before requesting another OTP.']);
  expect(body).toMatchObject({
    blockDuration: 30,
    remainingBlockSeconds: 30,
    retryIn: 30,
    blockExpires: new Date(server.clock.now().getTime() + 30_000).toISOString(),
  });
});

test('REG-50 ROLE-10 the session lasts seven days, and the readable cookie holds role and name', async () => {
  const { cookies } = await post('/verify-otp', await startSignup(server, newEmail()));
  const find = (name: string) => cookies.find((cookie) => cookie.startsWith(`${name}=`)) ?? '';
  expect(find('token')).toContain('Max-Age=604800');
  expect(find('userDetails')).toContain('Max-Age=604800');
  expect(JSON.parse(decodeURIComponent(/=([^;]*)/.exec(find('userDetails'))?.[1] ?? '{}'))).toEqual({
    role: 'jobseeker',
    name: 'Asha Rao',
  });
});

test('an address that only began to sign up has no account to log in to or to reset', async () => {
  const { email } = await startSignup(server, newEmail());
  expect((await post('/login-password', { email, password })).status).toBe(401);
  expect((await post('/forgot-password', { email })).status).toBe(200);
  expect((await server.mails(email)).map(({ subject }) => subject)).toEqual([
    expect.stringMatching(/^\d{6} is your Kaamyab code$/),
  ]);
});
