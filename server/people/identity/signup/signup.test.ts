import { makeFile } from '../../../../test/factories.ts';
import { samplePng } from '../../../../test/sample-files.ts';
import { startTestServer, type TestServer } from '../../../../test/server.ts';
import { mailedCode, postJson, postSignup, samplePassword as password, startSignup } from '../../../../test/sign-up.ts';
import { removeUnclaimedFiles } from '../../../hiring/documents/document.service.ts';
import { accountMessages } from '../login/account.rules.ts';
import { removeExpiredSignups } from './signup.service.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer();
});
afterAll(() => server.close());

let count = 0;
const newEmail = (): string => `person${(count += 1)}@signup.in`;
const post = (path: string, body: unknown) => postJson(server, path, body);

/** An address with an account, made the way people make one. */
async function registeredEmail(): Promise<string> {
  const started = await startSignup(server, newEmail());
  expect((await post('/verify-otp', { ...started, type: 'signup' })).status).toBe(200);
  return started.email;
}

const rows = (text: string, values: unknown[] = []) => server.services.database.query(text, values);

describe('signing up over REST', () => {
  test('REST-03 a job seeker registers with a resume, verifies the mailed code and is signed in', async () => {
    const email = newEmail();
    const signup = await postSignup(server, { email: email.toUpperCase(), consent: 'true', adult: 'true' });
    expect(signup).toMatchObject({
      status: 200,
      body: {
        message: accountMessages.codeSent(),
        tempToken: expect.any(String),
        retryIn: 30,
        otpExpiresIn: 300,
        attemptsLeft: 2,
        otpVerifyAttempts: 3,
        blockDuration: null,
      },
    });
    const verified = await post('/verify-otp', {
      email,
      otp: await mailedCode(server, email),
      tempToken: signup.body.tempToken,
      type: 'signup',
    });
    expect(verified).toMatchObject({
      status: 200,
      body: {
        token: expect.any(String),
        data: { role: 'jobseeker', name: 'Asha Rao', attemptsLeft: 3, remainingBlockSeconds: null },
      },
    });

    const token = verified.body.token ?? '';
    const { data } = await server.graphql<{ me: unknown }>('{ me { name email role emailVerified } }', {}, token);
    expect(data?.me).toEqual({ name: 'Asha Rao', email, role: 'JOBSEEKER', emailVerified: true });
    const [profile] = await rows(
      `select f.owner_id = u.id as "isOwner", f.claimed_at is not null as "isClaimed",
         (select count(*)::int from consents where user_id = u.id) as consents
       from users u join seeker_profiles p on p.user_id = u.id join files f on f.id = p.resume_file_id
       where u.email = $1`,
      [email],
    );
    expect(profile).toEqual({ isOwner: true, isClaimed: true, consents: 2 });
    expect((await server.mails(email)).map(({ subject }) => subject)).toContain('Welcome to Kaamyab');
    expect(await rows('select 1 from signups where email = $1', [email])).toEqual([]);
  });

  test('ROLE-10 scripts read the user details, not the session cookie; the token is another value', async () => {
    const { cookies, body } = await post('/verify-otp', await startSignup(server, newEmail()));
    const session = cookies.find((cookie) => cookie.startsWith('token=')) ?? '';
    expect(session).toMatch(/HttpOnly/);
    expect(session).toMatch(/SameSite=Lax/);
    expect(session).toMatch(/Max-Age=604800/);
    expect(session).not.toContain(body.token);
    const details = cookies.find((cookie) => cookie.startsWith('userDetails=')) ?? '';
    expect(details).not.toMatch(/HttpOnly/);
    expect(JSON.parse(decodeURIComponent(/=([^;]*)/.exec(details)?.[1] ?? ''))).toMatchObject({
      role: 'jobseeker',
      name: 'Asha Rao',
    });
  });

  test('ROLE-04 a job seeker needs a resume, a recruiter does not', async () => {
    const email = newEmail();
    expect(await postSignup(server, { email, role: 'jobseeker' }, null)).toMatchObject({
      status: 400,
      body: { error: 'Please upload a valid PDF resume.' },
    });
    const { status, body } = await postSignup(server, { email, role: 'HR' }, null);
    expect(status).toBe(200);
    expect(
      (await post('/verify-otp', { email, otp: await mailedCode(server, email), tempToken: body.tempToken })).body.data
        ?.role,
    ).toBe('hr');
    expect(
      await rows('select 1 from recruiter_profiles p join users u on u.id = p.user_id where u.email = $1', [email]),
    ).toHaveLength(1);
  });

  test.each([
    ['name', { name: '' }, 'Name is required'],
    ['name', { name: 'R2 D2' }, 'Name can contain only letters and spaces.'],
    ['name', { name: 'a'.repeat(51) }, 'Name must be 50 characters or fewer.'],
    ['email', { email: 'a@b' }, 'Invalid Email format.'],
    ['email', { email: 'a b@c.in' }, 'Invalid Email format.'],
    ['email', { email: 'a@b@c.in' }, 'Invalid Email format.'],
    ['email', { email: 'a\0@c.in' }, 'Invalid Email format.'],
    ['email', { email: `${'a'.repeat(96)}@c.in` }, 'Email must be 100 characters or fewer.'],
    ['password', { password: 'aaaaaaaa' }, 'Password must be 8+ chars with uppercase, lowercase, digit, special char.'],
    ['password', { password: 'Aa1!aaa' }, 'Password must be 8+ chars with uppercase, lowercase, digit, special char.'],
    ['password', { password: `Aa1!${'a'.repeat(125)}` }, 'Password must be 128 characters or fewer.'],
    ['role', { role: 'admin' }, 'Choose User or HR.'],
    ['role', { role: 'SUPERADMIN' }, 'Choose User or HR.'],
  ])('REG-09 a wrong %s %j is refused with its message and every counter', async (field, fields, message) => {
    const { status, body } = await postSignup(server, { email: newEmail(), ...fields });
    expect([status, body.error, body.fields]).toEqual([400, message, { [field]: message }]);
    expect(body).toHaveProperty('attemptsLeft', null);
    expect(body).toHaveProperty('remainingBlockSeconds', null);
  });

  test.each([['आशा राव'], ['ശ്രീജിത്ത്\u200C'], ['José Ñandú']])('OP-081 the name %s is a name', async (name) => {
    expect((await postSignup(server, { email: newEmail(), name })).status).toBe(200);
  });

  test('REG-19 a resume that is missing or no document is refused, and nothing of it is stored', async () => {
    const before = await rows('select count(*) from files');
    const email = newEmail();
    expect(await postSignup(server, { email }, null)).toMatchObject({
      status: 400,
      body: { error: 'Please upload a valid PDF resume.' },
    });
    expect(await postSignup(server, { email }, samplePng)).toMatchObject({
      status: 415,
      body: { error: 'Please upload a valid PDF resume.' },
    });
    expect(await rows('select count(*) from files')).toEqual(before);
    expect((await postSignup(server, { email })).status).toBe(200);
  });

  test('a JSON body cannot pose as an upload', async () => {
    const file = { storageKey: '11111111-1111-4111-8111-111111111111', name: 'a.pdf', size: 9, sha256: 'x' };
    expect((await post('/signup', { name: 'Asha', email: newEmail(), password, role: 'jobseeker', file })).status).toBe(
      400,
    );
  });
});

const signUp = (input: object) =>
  server.graphql<{ signup: Record<string, unknown> }>(
    `mutation ($input: SignupInput!) { signup(input: $input) { message tempToken retryIn otpExpiresIn
      attemptsLeft otpVerifyAttempts verifyAttemptsLeft
      otpAttemptsLeft otpVerifyAttemptsLeft passwordAttemptsLeft blockDuration blockExpires remainingBlockSeconds } }`,
    { input: { name: 'Asha Rao', password, role: 'JOBSEEKER', ...input } },
  );
const verify = (variables: object) =>
  server.graphql<{ verifySignup: { token: string } }>(
    'mutation ($email: String!, $otp: String!, $tempToken: String!) { ' +
      'verifySignup(email: $email, otp: $otp, ' +
      'tempToken: $tempToken) { token codeRequired user { email role } } }',
    variables,
  );

describe('signing up over GraphQL', () => {
  test('REG-24 a job seeker names an uploaded resume and verifies', async () => {
    const email = newEmail();
    const resumeFileId = await makeFile(server.services, { ownerId: null, isClaimed: false });
    const { data } = await signUp({ email, resumeFileId });
    expect(data?.signup).toEqual({
      message: accountMessages.codeSent(),
      tempToken: expect.any(String),
      retryIn: 30,
      otpExpiresIn: 300,
      attemptsLeft: 2,
      otpVerifyAttempts: 3,
      verifyAttemptsLeft: 3,
      otpAttemptsLeft: 2,
      otpVerifyAttemptsLeft: 3,
      passwordAttemptsLeft: null,
      blockDuration: null,
      blockExpires: null,
      remainingBlockSeconds: null,
    });
    const verified = await verify({ email, otp: await mailedCode(server, email), tempToken: data?.signup.tempToken });
    expect(verified.data?.verifySignup).toEqual({
      token: expect.any(String),
      codeRequired: false,
      user: { email, role: 'JOBSEEKER' },
    });
    expect(verified.headers.getSetCookie().some((cookie) => cookie.startsWith('token='))).toBe(true);
  });

  test('a resume serves one sign-up only, and foreign ones none', async () => {
    const resumeFileId = await makeFile(server.services, { ownerId: null, isClaimed: false });
    expect((await signUp({ email: newEmail(), resumeFileId })).errors).toEqual([]);
    const { errors } = await signUp({ email: newEmail(), resumeFileId });
    expect(errors[0]).toMatchObject({
      message: 'Please upload a valid PDF resume.',
      extensions: { code: 'BAD_USER_INPUT', fields: { resumeFileId: expect.any(String) } },
    });
    expect((await signUp({ email: newEmail(), resumeFileId: 'nonsense' })).errors[0]?.extensions.code).toBe(
      'BAD_USER_INPUT',
    );
    expect((await signUp({ email: newEmail() })).errors[0]?.message).toBe('Please upload a valid PDF resume.');
  });

  test('ROLE-03 no one registers as admin', async () => {
    for (const role of ['ADMIN', 'SUPERADMIN']) {
      expect((await signUp({ email: newEmail(), role })).errors[0]).toMatchObject({
        message: 'Choose User or HR.',
        extensions: { fields: { role: 'Choose User or HR.' } },
      });
    }
  });
});

describe('addresses that have an account', () => {
  test('get the same answer as any other, and their owner a mail', async () => {
    const known = await registeredEmail();
    const [before] = await rows('select password_hash from users where email = $1', [known]);
    const unknown = newEmail();
    const [taken, fresh] = [await postSignup(server, { email: known }), await postSignup(server, { email: unknown })];
    const withoutTicket = ({ status, body }: typeof taken) => ({
      status,
      body: { ...body, tempToken: typeof body.tempToken },
    });
    expect(withoutTicket(taken)).toEqual(withoutTicket(fresh));
    const mails = await server.mails(known);
    expect(mails.map(({ subject }) => subject)).toContain('Someone tried to sign up with your email');
    expect(mails.filter(({ subject }) => /^\d{6}/.test(subject))).toHaveLength(1);
    const guess = (email: string, { body }: typeof taken) =>
      post('/verify-otp', { email, otp: '123456', tempToken: body.tempToken });
    expect((await guess(known, taken)).body).toEqual((await guess(unknown, fresh)).body);
    expect(await rows('select password_hash from users where email = $1', [known])).toEqual([before]);
  });
});

describe('sign-ups that no one confirms', () => {
  test('OP-004 are gone after 24 hours with their resume', async () => {
    const { email } = await startSignup(server, newEmail());
    const [file] = await server.services.database.query<{ id: string }>(
      'select resume_file_id as id from signups where email = $1',
      [email],
    );
    const left = async () => {
      await removeExpiredSignups(server.services);
      await removeUnclaimedFiles(server.services);
      return [
        (await rows('select 1 from signups where email = $1', [email])).length,
        (await rows('select 1 from files where id = $1', [file?.id])).length,
      ];
    };
    server.clock.advance({ hours: 23, minutes: 59 });
    expect(await left()).toEqual([1, 1]);
    server.clock.advance({ minutes: 1 });
    expect(await left()).toEqual([0, 0]);
  });
});
