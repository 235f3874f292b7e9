import { makePerson, type TestPerson } from '../../../../test/factories.ts';
import { startTestServer, type TestServer } from '../../../../test/server.ts';
import { mailedCode, postJson, startSignup } from '../../../../test/sign-up.ts';
import { hashPassword } from '../../../core/password-hash.ts';
import { accountMessages } from './account.rules.ts';

const password = 'Right@123';

let server: TestServer;
let passwordHash: string;
beforeAll(async () => {
  server = await startTestServer();
  passwordHash = await hashPassword(password);
});
afterAll(() => server.close());

const person = () => makePerson(server.services, 'HR', { passwordHash });
const newEmail = (): string => `swap.${Math.random().toString(36).slice(2)}@example.in`;
const subjects = async (email: string) => (await server.mails(email)).map(({ subject }) => subject);

async function mutate(document: string, variables: Record<string, string>, token?: string): Promise<unknown> {
  const declared = Object.keys(variables)
    .map((name) => `$${name}: String!`)
    .join(', ');
  const passed = Object.keys(variables)
    .map((name) => `${name}: $${name}`)
    .join(', ');
  const [name = '', ...fields] = document.split(' ');
  const { status, data, errors } = await server.graphql(
    `mutation (${declared}) { ${name}(${passed}) { ${fields.join(' ')} } }`,
    variables,
    token,
  );
  return data ? data[name] : [status, errors[0]?.message];
}

/** The token of a link that was mailed to this person. */
async function linkOf({ email }: TestPerson): Promise<string> {
  await postJson(server, '/forgot-password', { email });
  return (await server.mails(email)).map(({ text }) => /#token=([\w-]+)/.exec(text)?.[1]).find(Boolean) ?? '';
}

async function loginCodeOf({ email }: TestPerson): Promise<string> {
  await postJson(server, '/request-login-otp', { email });
  return mailedCode(server, email);
}

/** Whether the victim's password still works and no mail about a change was sent to them. */
async function expectUntouched({ email, token }: TestPerson): Promise<void> {
  expect((await server.graphql<{ me: { email: string } }>('{ me { email } }', {}, token)).data?.me.email).toBe(email);
  expect((await subjects(email)).filter((subject) => /changed/.test(subject))).toEqual([]);
  server.clock.advance({ seconds: 61 });
  expect((await postJson(server, '/login-password', { email, password })).status).toBe(200);
}

const linkGone = [400, accountMessages.linkGone()];

describe('CVE-2025-66225 asvs-6.4.3 a link of one’s own opens no one else’s account', () => {
  test('resetPassword with a swapped address', async () => {
    const [attacker, victim] = [await person(), await person()];
    const token = await linkOf(attacker);
    await linkOf(victim);
    expect(await mutate('resetPassword message', { email: victim.email, token, newPassword: 'Taken@123' })).toEqual(
      linkGone,
    );
    await expectUntouched(victim);
    expect(await mutate('resetPassword message', { email: attacker.email, token, newPassword: 'Fresh@123' })).toEqual({
      message: accountMessages.passwordReset(),
    });
  });

  test('changePasswordByLink with a swapped address, even with the victim’s right password', async () => {
    const [attacker, victim] = [await person(), await person()];
    const token = await linkOf(attacker);
    await linkOf(victim);
    expect(
      await mutate('changePasswordByLink message', {
        email: victim.email,
        token,
        oldPassword: password,
        newPassword: 'Taken@123',
      }),
    ).toEqual(linkGone);
    await expectUntouched(victim);
  });

  test('a link that was mailed to an address that the account has left', async () => {
    const owner = await person();
    const [token, email] = [await linkOf(owner), newEmail()];
    await mutate('requestEmailChange message', { email }, owner.token);
    await mutate('verifyEmailChange id', { otp: await mailedCode(server, email) }, owner.token);
    expect(await mutate('resetPassword message', { email: owner.email, token, newPassword: 'Taken@123' })).toEqual(
      linkGone,
    );
    expect(await mutate('resetPassword message', { email, token, newPassword: 'Taken@123' })).toEqual(linkGone);
  });
});

describe('CVE-2025-66225 asvs-6.6.2 a code belongs to its address, its purpose and its request', () => {
  test('the code of a sign-up with another address, or another ticket', async () => {
    const [one, two] = [await startSignup(server, newEmail()), await startSignup(server, newEmail())];
    const victim = await person();
    for (const [email, tempToken] of [
      [victim.email, one.tempToken],
      [two.email, one.tempToken],
      [one.email, two.tempToken],
      [two.email, two.tempToken],
    ] as const) {
      expect([401, 423]).toContain(
        (await postJson(server, '/verify-otp', { email, otp: one.otp, tempToken, type: 'signup' })).status,
      );
    }
    expect((await postJson(server, '/verify-otp', { ...one, type: 'signup' })).status).toBe(200);
    await expectUntouched(victim);
  });

  test('the resend of a sign-up with another address', async () => {
    const [one, two] = [await startSignup(server, newEmail()), await startSignup(server, newEmail())];
    server.clock.advance({ seconds: 30 });
    expect(await mutate('resendSignupCode message', { email: two.email, tempToken: one.tempToken })).toEqual([
      400,
      accountMessages.signupGone(),
    ]);
    expect(await subjects(two.email)).toHaveLength(1);
  });

  test('the code of a login with another address', async () => {
    const [attacker, victim] = [await person(), await person()];
    const [otp, others] = [await loginCodeOf(attacker), await loginCodeOf(victim)];
    expect(otp).not.toBe(others);
    expect((await postJson(server, '/login-verify', { email: victim.email, otp, type: 'login' })).status).toBe(401);
    expect((await postJson(server, '/login-verify', { email: attacker.email, otp, type: 'login' })).status).toBe(200);
  });

  test('the code of one purpose for another', async () => {
    const owner = await person();
    const email = newEmail();
    const signup = await startSignup(server, email);
    expect((await postJson(server, '/login-verify', { email, otp: signup.otp })).status).toBe(401);
    const login = await loginCodeOf(owner);
    await mutate('requestEmailChange message', { email: newEmail() }, owner.token);
    expect(await mutate('verifyEmailChange id', { otp: login }, owner.token)).toMatchObject([401, expect.any(String)]);
    expect(
      (await postJson(server, '/verify-otp', { email: owner.email, otp: login, tempToken: signup.tempToken })).status,
    ).toBe(401);
  });

  test('the code of a new address entered by somebody else', async () => {
    const [attacker, victim] = [await person(), await person()];
    const email = newEmail();
    await mutate('requestEmailChange message', { email }, attacker.token);
    const otp = await mailedCode(server, email);
    expect(await mutate('verifyEmailChange id', { otp }, victim.token)).toEqual([401, 'OTP expired']);
    await expectUntouched(victim);
  });

  test('an earlier code, and an earlier ticket, after a resend', async () => {
    const first = await startSignup(server, newEmail());
    server.clock.advance({ seconds: 30 });
    const {
      body: { tempToken },
    } = await postJson(server, '/resend-signup-otp', { email: first.email, tempToken: first.tempToken });
    const otp = await mailedCode(server, first.email);
    expect(
      (await postJson(server, '/verify-otp', { email: first.email, otp, tempToken: first.tempToken })).status,
    ).toBe(401);
    expect((await postJson(server, '/verify-otp', { email: first.email, otp: first.otp, tempToken })).status).toBe(401);
    expect((await postJson(server, '/verify-otp', { email: first.email, otp, tempToken })).status).toBe(200);
  });
});

describe('asvs-6.3.7 the owner hears of a change', () => {
  test('of the address: at the old one and at the new one', async () => {
    const owner = await person();
    const email = newEmail();
    await mutate('requestEmailChange message', { email }, owner.token);
    await mutate('verifyEmailChange id', { otp: await mailedCode(server, email) }, owner.token);
    expect(await subjects(owner.email)).toEqual(['The email of your Kaamyab account was changed']);
    expect(await subjects(email)).toEqual([
      'This is now the email of your Kaamyab account',
      expect.stringMatching(/^\d{6} confirms your new email$/),
    ]);
  });

  test.each(['changePassword', 'resetPassword', 'changePasswordByLink'])('of the password: by %s', async (name) => {
    const owner = await person();
    const [old, link] = [{ oldPassword: password }, { email: owner.email, token: await linkOf(owner) }];
    const given = { changePassword: old, resetPassword: link, changePasswordByLink: { ...old, ...link } }[name];
    await mutate(
      `${name} message`,
      { ...given, newPassword: 'Better@123' },
      name === 'changePassword' ? owner.token : undefined,
    );
    expect((await subjects(owner.email))[0]).toBe('Your Kaamyab password was changed');
  });
});
