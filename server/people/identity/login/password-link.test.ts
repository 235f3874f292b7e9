import { makePerson, type TestPerson } from '../../../../test/factories.ts';
import { type GraphqlAnswer, startTestServer, type TestServer } from '../../../../test/server.ts';
import { postJson } from '../../../../test/sign-up.ts';
import { hashPassword } from '../../../core/password-hash.ts';
import { accountMessages } from './account.rules.ts';

const oldPassword = 'Old@12345';
const newPassword = 'New@12345';

let server: TestServer;
let passwordHash: string;
beforeAll(async () => {
  server = await startTestServer();
  passwordHash = await hashPassword(oldPassword);
});
afterAll(() => server.close());

interface Change {
  email: string;
  token: string;
  oldPassword: string;
  newPassword: string;
}

const owner = () => makePerson(server.services, 'JOBSEEKER', { passwordHash });

async function mailedToken(email: string): Promise<string> {
  expect((await postJson(server, '/forgot-password', { email })).status).toBe(200);
  return (await server.mails(email)).map(({ text }) => /#token=([\w-]+)/.exec(text)?.[1]).find(Boolean) ?? '';
}

/** Somebody who has opened the mailed link. */
async function linkedOwner(): Promise<{ person: TestPerson; change: Change }> {
  const person = await owner();
  return { person, change: { email: person.email, token: await mailedToken(person.email), oldPassword, newPassword } };
}

const changeByLink = (change: Change) =>
  server.graphql<{ changePasswordByLink: { message: string } }>(
    'mutation ($email: String!, $token: String!, $oldPassword: String!, $newPassword: String!) { ' +
      'changePasswordByLink(email: $email, token: $token, oldPassword: $oldPassword, ' +
      'newPassword: $newPassword) { message } }',
    change,
  );
const outcome = ({ data, status, errors: [error] }: GraphqlAnswer<{ changePasswordByLink: { message: string } }>) =>
  data?.changePasswordByLink.message ?? [status, error?.message];
const outcomeOf = async (change: Change) => outcome(await changeByLink(change));
const login = async (email: string, password: string) =>
  (await postJson(server, '/login-password', { email, password })).status;
const isSignedIn = async (token: string) => (await server.graphql('{ me { id } }', {}, token)).data?.me !== null;
const linkGone = [400, accountMessages.linkGone()];

describe('OP-006 a change of password by a mailed link', () => {
  test('takes the token for a session, ends every session, notifies the owner and signs no one in', async () => {
    const { person, change } = await linkedOwner();
    const answer = await changeByLink(change);
    expect([outcome(answer), answer.headers.getSetCookie().filter((line) => line.startsWith('token='))]).toEqual([
      'Password changed successfully!',
      [],
    ]);
    expect(await isSignedIn(person.token)).toBe(false);
    expect((await server.mails(person.email))[0]?.subject).toBe('Your Kaamyab password was changed');
    expect([await login(person.email, oldPassword), await login(person.email, newPassword)]).toEqual([401, 200]);
  });

  test('CHPW-07 CHPW-08 CHPW-10 OP-002 checks the old one, the new one and both before the link', async () => {
    const { email } = await owner();
    const change = { email, token: 'nothing', oldPassword, newPassword };
    expect(await outcomeOf({ ...change, oldPassword: '', newPassword: 'weak' })).toEqual([
      400,
      'Please enter your old password.',
    ]);
    expect(await outcomeOf({ ...change, newPassword: 'weak' })).toEqual([400, accountMessages.newPasswordWeak()]);
    expect(await outcomeOf({ ...change, newPassword: 'Password@123' })).toEqual([
      400,
      accountMessages.passwordCommon(),
    ]);
    expect(await outcomeOf({ ...change, newPassword: oldPassword })).toEqual([
      400,
      'New password must be different from old password.',
    ]);
    expect(await outcomeOf({ ...change, email: 'ravi.iyer@example.in', newPassword: 'Ravi.Iyer@1' })).toEqual([
      400,
      accountMessages.passwordNamesEmail(),
    ]);
    expect(await outcomeOf(change)).toEqual(linkGone);
  });

  test('asvs-6.2.3 a wrong old password counts like one at the login and leaves the link good', async () => {
    const { person, change } = await linkedOwner();
    const wrong = await changeByLink({ ...change, oldPassword: 'Wrong@123' });
    expect([outcome(wrong), wrong.errors[0]?.extensions]).toMatchObject([
      [401, 'Incorrect old password. Attempts left: 4'],
      { code: 'UNAUTHENTICATED', passwordAttemptsLeft: 4 },
    ]);
    expect((await postJson(server, '/login-password', { email: person.email, password: 'Wrong@123' })).body.error).toBe(
      'Incorrect email or password. Attempts left: 3',
    );
    expect(await outcomeOf(change)).toBe('Password changed successfully!');
  });

  test('ERR-08 the fifth wrong one blocks, notifies the owner, and the link outlives the block', async () => {
    const { person, change } = await linkedOwner();
    for (let count = 1; count < 5; count += 1)
      expect((await changeByLink({ ...change, oldPassword: 'Wrong@123' })).status).toBe(401);
    expect(await outcomeOf({ ...change, oldPassword: 'Wrong@123' })).toEqual([
      423,
      'Account is temporarily blocked for 60s.',
    ]);
    expect(await outcomeOf(change)).toEqual([423, 'Account is temporarily blocked for 60s.']);
    expect((await server.mails(person.email)).map(({ subject }) => subject)).toContain(
      'Too many failed attempts to log in',
    );
    server.clock.advance({ seconds: 61 });
    expect(await outcomeOf(change)).toBe('Password changed successfully!');
  });

  test('asvs-6.4.3 the link works once, within 30 minutes', async () => {
    const [used, late] = [await linkedOwner(), await linkedOwner()];
    expect(await outcomeOf(used.change)).toBe('Password changed successfully!');
    expect(await outcomeOf({ ...used.change, oldPassword: newPassword, newPassword: 'Third@1234' })).toEqual(linkGone);
    server.clock.advance({ seconds: 1801 });
    expect(await outcomeOf(late.change)).toEqual(linkGone);
    expect(await login(late.person.email, oldPassword)).toBe(200);
  });

  test('64 at once change it once', async () => {
    const { change } = await linkedOwner();
    const answers = await Promise.all(Array.from({ length: 64 }, () => changeByLink(change)));
    expect(answers.filter(({ data }) => data !== null)).toHaveLength(1);
    server.clock.advance({ seconds: 3601 });
    expect(await login(change.email, newPassword)).toBe(200);
  });

  test('is the same link as for a new password: either use ends it', async () => {
    const { change } = await linkedOwner();
    expect(await outcomeOf(change)).toBe('Password changed successfully!');
    const { errors } = await server.graphql(
      'mutation ($email: String!, $token: String!) { ' +
        'resetPassword(email: $email, token: $token, newPassword: "Third@1234") { message } }',
      change,
    );
    expect(errors[0]?.message).toBe(accountMessages.linkGone());
  });

  test('without the link no password is looked at, and no counter of the account moves', async () => {
    const person = await owner();
    for (let count = 0; count < 8; count += 1)
      expect(await outcomeOf({ email: person.email, token: 'made up', oldPassword: 'Wrong@123', newPassword })).toEqual(
        linkGone,
      );
    expect((await postJson(server, '/login-password', { email: person.email, password: 'Wrong@123' })).body.error).toBe(
      'Incorrect email or password. Attempts left: 4',
    );
  });

  test('no one of a disabled account changes it', async () => {
    const { person, change } = await linkedOwner();
    await server.services.database.query('update users set disabled_at = $2 where id = $1', [
      person.id,
      server.clock.now(),
    ]);
    expect(await outcomeOf(change)).toEqual([401, 'Incorrect old password. Attempts left: 4']);
  });
});
