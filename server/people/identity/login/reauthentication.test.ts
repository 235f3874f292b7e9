import { makePerson, type TestPerson } from '../../../../test/factories.ts';
import { startTestServer, type TestServer } from '../../../../test/server.ts';
import { postJson } from '../../../../test/sign-up.ts';
import { hashPassword } from '../../../core/password-hash.ts';

const password = 'Right@123';
const quarter = 15 * 60;

let server: TestServer;
let passwordHash: string;
beforeAll(async () => {
  server = await startTestServer();
  passwordHash = await hashPassword(password);
});
afterAll(() => server.close());

const newEmail = (): string => `new.${Math.random().toString(36).slice(2)}@example.in`;

/** Somebody whose last proof was so many seconds ago. */
async function personAfter(seconds: number): Promise<TestPerson> {
  const person = await makePerson(server.services, 'HR', { passwordHash });
  server.clock.advance({ seconds });
  return person;
}

async function request({ token }: Pick<TestPerson, 'token'>, email: string, given?: string | null) {
  const {
    status,
    data,
    errors: [error],
  } = await server.graphql<{ requestEmailChange: { message: string } }>(
    'mutation ($email: String!, $password: String) { ' +
      'requestEmailChange(email: $email, password: $password) { message } }',
    { email, password: given },
    token,
  );
  const { fields, passwordAttemptsLeft }: Record<string, unknown> = { ...error?.extensions };
  return data ? data.requestEmailChange.message : { status, message: error?.message, fields, passwordAttemptsLeft };
}

const sent = 'Please verify your new email.';
const askedFor = {
  status: 400,
  message: 'Please enter your password.',
  fields: { password: 'Please enter your password.' },
  passwordAttemptsLeft: null,
};

describe('asvs-7.5.1 a new address', () => {
  test('needs nothing more within 15 minutes after the login', async () => {
    expect(await request(await personAfter(quarter), newEmail())).toBe(sent);
  });

  test('needs the password after that; without it nothing is sent and nothing counted', async () => {
    const person = await personAfter(quarter + 1);
    const email = newEmail();
    for (const nothing of [undefined, null, '']) expect(await request(person, email, nothing)).toEqual(askedFor);
    expect(await server.mails(email)).toEqual([]);
    expect(await request(person, email, password)).toBe(sent);
    expect((await server.mails(email)).map(({ subject }) => subject)).toEqual([
      expect.stringMatching(/^\d{6} confirms your new email$/),
    ]);
  });

  test('makes the session fresh again with the right password, for 15 minutes', async () => {
    const person = await personAfter(quarter + 1);
    expect(await request(person, newEmail(), password)).toBe(sent);
    server.clock.advance({ seconds: quarter });
    expect(await request(person, newEmail())).toBe(sent);
    server.clock.advance({ seconds: 1 });
    expect(await request(person, newEmail())).toEqual(askedFor);
  });

  test('a fresh session is that one alone, not the others of the person', async () => {
    const person = await makePerson(server.services, 'HR', { passwordHash });
    server.clock.advance({ seconds: quarter + 1 });
    const {
      body: { token },
    } = await postJson(server, '/login-password', { email: person.email, password });
    expect(await request({ token: token ?? '' }, newEmail())).toBe(sent);
    expect(await request(person, newEmail())).toEqual(askedFor);
  });

  test('counts a wrong password like a wrong old one, and sends nothing', async () => {
    const person = await personAfter(quarter + 1);
    const email = newEmail();
    const wrong = 'Incorrect password. Attempts left: 4';
    expect(await request(person, email, 'Wrong@123')).toEqual({
      status: 401,
      message: wrong,
      fields: { password: wrong },
      passwordAttemptsLeft: 4,
    });
    expect(
      (await postJson(server, '/login-password', { email: person.email, password: 'Wrong@123' })).body
        .passwordAttemptsLeft,
    ).toBe(3);
    expect(await server.mails(email)).toEqual([]);
    expect(await request(person, email)).toEqual(askedFor);
  });

  test('verifies a password that is given though none was asked for', async () => {
    expect(await request(await personAfter(0), newEmail(), 'Wrong@123')).toMatchObject({ status: 401 });
  });

  test('blocks at the fifth wrong one, notifies the owner, and goes on after the block', async () => {
    const person = await personAfter(quarter + 1);
    for (let count = 1; count < 5; count += 1)
      expect(await request(person, newEmail(), 'Wrong@123')).toMatchObject({ status: 401 });
    const blocked = 'Account is temporarily blocked for 60s.';
    expect(await request(person, newEmail(), 'Wrong@123')).toEqual({
      status: 423,
      message: blocked,
      fields: { password: blocked },
      passwordAttemptsLeft: 0,
    });
    expect(await request(person, newEmail(), password)).toMatchObject({ status: 423, message: blocked });
    expect((await server.mails(person.email)).map(({ subject }) => subject)).toContain(
      'Too many failed attempts to log in',
    );
    server.clock.advance({ seconds: 61 });
    expect(await request(person, newEmail(), password)).toBe(sent);
  });

  test('can be asked for right after a change of password: the old one was the proof', async () => {
    const person = await personAfter(quarter + 1);
    await server.graphql(
      'mutation { changePassword(oldPassword: "Right@123", newPassword: "Better@123") { message } }',
      {},
      person.token,
    );
    expect(await request(person, newEmail())).toBe(sent);
  });
});

test('asvs-7.5.1 asvs-6.2.3 a new password always needs the present one, however fresh the session is', async () => {
  const { token } = await personAfter(0);
  const change = (old: string) =>
    server.graphql(
      `mutation { changePassword(oldPassword: "${old}", newPassword: "Better@123") { message } }`,
      {},
      token,
    );
  expect((await change('')).errors[0]?.message).toBe('Please enter your old password.');
  expect((await change('Wrong@123')).errors[0]?.message).toBe('Incorrect old password. Attempts left: 4');
});
