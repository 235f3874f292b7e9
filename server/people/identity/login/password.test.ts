import { makePerson, type TestPerson } from '../../../../test/factories.ts';
import { type GraphqlAnswer, startTestServer, type TestServer } from '../../../../test/server.ts';
import { postJson } from '../../../../test/sign-up.ts';
import type { Role } from '../../../core/actor.rules.ts';
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

const post = (path: string, body: unknown) => postJson(server, path, body);
const person = (role: Role = 'JOBSEEKER') => makePerson(server.services, role, { passwordHash });
const unknownEmail = (): string => `nobody.${Math.random().toString(36).slice(2)}@example.in`;
const login = (email: string, password: string) => post('/login-password', { email, password });
const isSignedIn = async (token: string) =>
  ((await server.graphql('{ me { id } }', {}, token)).data?.me ?? null) !== null;
const subjects = async (email: string) => (await server.mails(email)).map(({ subject }) => subject);

/** The parts of the newest link that was mailed to the address. */
async function mailedLink(email: string): Promise<{ email: string; token: string; text: string }> {
  const text =
    (await server.mails(email)).map((mail) => /http\S+\/reset-password\S+/.exec(mail.text)?.[0]).find(Boolean) ?? '';
  const link = new URL(text);
  return {
    email: link.searchParams.get('email') ?? '',
    token: new URLSearchParams(link.hash.slice(1)).get('token') ?? '',
    text,
  };
}

async function requestedLink(email: string): Promise<{ email: string; token: string }> {
  expect((await post('/forgot-password', { email })).status).toBe(200);
  const { token } = await mailedLink(email);
  return { email, token };
}

const outcome = ({ data, errors, status }: GraphqlAnswer<Record<string, { message: string }>>) =>
  data ? Object.values(data)[0]?.message : [status, errors[0]?.extensions.code, errors[0]?.message];
const linkGone = [400, 'BAD_USER_INPUT', accountMessages.linkGone()];

const reset = async (link: { email: string; token: string }, password = newPassword) =>
  outcome(
    await server.graphql(
      'mutation ($email: String!, $token: String!, $password: String!) { ' +
        'resetPassword(email: $email, token: $token, newPassword: $password) { message } }',
      { ...link, password },
    ),
  );

const changeAs = ({ token }: Pick<TestPerson, 'token'>, oldOne: string, newOne: string) =>
  server.graphql<Record<string, { message: string }>>(
    'mutation ($old: String!, $new: String!) { changePassword(oldPassword: $old, newPassword: $new) { message } }',
    { old: oldOne, new: newOne },
    token,
  );

describe('a forgotten password', () => {
  test('OP-072 a mailed link sets a new one, ends every session, notifies the owner and signs no one in', async () => {
    const owner = await person();
    expect(
      await server.graphql('mutation ($email: String!) { forgotPassword(email: $email) { message } }', {
        email: owner.email.toUpperCase(),
      }),
    ).toMatchObject({
      status: 200,
      data: { forgotPassword: { message: accountMessages.linkSent() } },
    });
    const { email, token, text } = await mailedLink(owner.email);
    expect([email, text.indexOf('#token=') < text.indexOf(token)]).toEqual([owner.email, true]);
    expect(Buffer.from(token, 'base64url')).toHaveLength(32);
    expect(await reset({ email, token })).toBe(accountMessages.passwordReset());
    expect(await isSignedIn(owner.token)).toBe(false);
    expect(await subjects(owner.email)).toContain('Your Kaamyab password was changed');
    expect([(await login(owner.email, oldPassword)).status, (await login(owner.email, newPassword)).status]).toEqual([
      401, 200,
    ]);
  });

  test('known and unknown addresses get the same answers; unknown and disabled ones get no mail', async () => {
    const [known, disabled] = [await person(), await person()];
    await server.services.database.query('update users set disabled_at = $2 where id = $1', [
      disabled.id,
      server.clock.now(),
    ]);
    const unknown = unknownEmail();
    for (const seconds of [0, 0, 30, 30, 30]) {
      server.clock.advance({ seconds });
      const [first, ...others] = await Promise.all(
        [known.email, unknown, disabled.email].map((email) => post('/forgot-password', { email })),
      );
      for (const { status, body } of others) expect([status, body]).toEqual([first?.status, first?.body]);
    }
    expect(await server.mails(unknown)).toEqual([]);
    expect(await server.mails(disabled.email)).toEqual([]);
    expect(await server.mails(known.email)).toHaveLength(3);
  });

  test('another link comes at the earliest after 30 seconds; both are good, until one is used', async () => {
    const { email } = await person();
    const first = await requestedLink(email);
    expect(await post('/forgot-password', { email })).toMatchObject({
      status: 429,
      body: { error: 'Please wait 30s before requesting another link.', retryIn: 30 },
    });
    server.clock.advance({ seconds: 30 });
    const second = await requestedLink(email);
    expect([await reset(first), await reset(second)]).toEqual([accountMessages.passwordReset(), linkGone]);
  });

  test('a link opens the account that it was mailed to and no other', async () => {
    const [attacker, victim] = [await person(), await person()];
    const link = await requestedLink(attacker.email);
    expect(await reset({ ...link, email: victim.email })).toEqual(linkGone);
    expect(await reset({ ...link, email: unknownEmail() })).toEqual(linkGone);
    expect((await login(victim.email, oldPassword)).status).toBe(200);
    expect(await reset(link)).toBe(accountMessages.passwordReset());
  });

  test('a link is good once', async () => {
    const link = await requestedLink((await person()).email);
    expect([await reset(link), await reset(link, 'Other@12345')]).toEqual([accountMessages.passwordReset(), linkGone]);
    expect((await login(link.email, newPassword)).status).toBe(200);
  });

  test('one link 64 times at once changes the password once', async () => {
    const other = await startTestServer({
      databaseUrl: server.databaseUrl,
      clock: server.clock,
      config: { appSecret: server.services.config.appSecret },
    });
    const link = await requestedLink((await person()).email);
    const answers = await Promise.all(
      Array.from({ length: 64 }, async (_, number) => {
        const call =
          'mutation ($email: String!, $token: String!) { ' +
          `resetPassword(email: $email, token: $token, newPassword: "Number@${1000 + number}") { message } }`;
        return (await (number % 2 ? other : server).graphql(call, link)).status;
      }),
    );
    await other.close();
    expect(answers.filter((status) => status === 200)).toHaveLength(1);
    expect(answers.filter((status) => ![200, 400, 429].includes(status))).toEqual([]);
    // The losers used up what this network may fail in an hour.
    server.clock.advance({ hours: 1 });
    expect((await login(link.email, `Number@${1000 + answers.indexOf(200)}`)).status).toBe(200);
  });

  test('a link is good for 30 minutes, and a weak password does not use it up', async () => {
    const [early, late] = [await requestedLink((await person()).email), await requestedLink((await person()).email)];
    server.clock.advance({ minutes: 30, seconds: -1 });
    expect(await reset(early, 'weak')).toEqual([400, 'BAD_USER_INPUT', accountMessages.newPasswordWeak()]);
    expect(await reset(early)).toBe(accountMessages.passwordReset());
    server.clock.advance({ seconds: 1 });
    expect(await reset(late)).toEqual(linkGone);
  });

  test('C-7 an owner locked out by a stranger gets in by a link, in a browser no one else can lock', async () => {
    const { email } = await person();
    const burn = async () => {
      for (let attempt = 0; attempt < 6; attempt += 1) await login(email, 'wrong');
    };
    await burn();
    expect((await login(email, oldPassword)).status).toBe(423);
    const link = await requestedLink(email);
    const answer = await fetch(`${server.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({
        query:
          'mutation ($email: String!, $token: String!) { ' +
          `resetPassword(email: $email, token: $token, newPassword: "${newPassword}") { message } }`,
        variables: link,
      }),
    });
    const device =
      answer.headers
        .getSetCookie()
        .find((cookie) => cookie.startsWith('device='))
        ?.split(';')[0] ?? '';
    expect(await login(email, 'wrong')).toMatchObject({ status: 401, body: { passwordAttemptsLeft: 4 } });
    await burn();
    const own = await fetch(`${server.url}/login-password`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', cookie: device },
      body: JSON.stringify({ email, password: newPassword }),
    });
    expect(own.status).toBe(200);
  });

  test('guessed tokens are stopped by their network, not at the account', async () => {
    const other = await startTestServer();
    const guess = () =>
      other.graphql(
        'mutation { resetPassword(email: "a@b.in", token: "guess", newPassword: "Guess@1234") { message } }',
      );
    for (let attempt = 0; attempt < 50; attempt += 1) expect((await guess()).status).toBe(400);
    expect((await guess()).status).toBe(429);
    await other.close();
  });

  test.each([
    [{}, 'Email required.'],
    [{ email: '' }, 'Email required.'],
    [{ email: [] }, 'Email required.'],
    [{ email: 'a@b' }, 'Invalid Email format.'],
  ])('FORGOT-05 %j is refused', async (body, message) => {
    expect(await post('/forgot-password', body)).toMatchObject({ status: 400, body: { error: message } });
  });

  test('no token can be read in the database', async () => {
    const { token, email } = await requestedLink((await person()).email);
    const rows = await server.services.database.query(
      'select c::text, o.payload::text from one_time_codes c, outbox o where c.email = $1',
      [email],
    );
    expect(rows.length).toBeGreaterThan(0);
    expect(JSON.stringify(rows)).not.toContain(token);
  });
});

describe('changing the password', () => {
  test('CHPW-14 the own session stays, the others end, and the owner is notified', async () => {
    const owner = await person();
    const other = (await login(owner.email, oldPassword)).body.token ?? '';
    expect(outcome(await changeAs(owner, oldPassword, newPassword))).toBe('Password changed successfully!');
    expect([await isSignedIn(owner.token), await isSignedIn(other)]).toEqual([true, false]);
    expect(await subjects(owner.email)).toEqual(['Your Kaamyab password was changed']);
    expect([(await login(owner.email, oldPassword)).status, (await login(owner.email, newPassword)).status]).toEqual([
      401, 200,
    ]);
  });

  test('OP-002 the checks come in their order', async () => {
    const owner = await person();
    const messageOf = async (oldOne: string, newOne: string) => outcome(await changeAs(owner, oldOne, newOne));
    expect(await messageOf('', 'weak')).toEqual([400, 'BAD_USER_INPUT', 'Please enter your old password.']);
    expect(await messageOf('weak', 'weak')).toEqual([
      400,
      'BAD_USER_INPUT',
      'Password must be at least 8 characters with uppercase, lowercase, number, and special character.',
    ]);
    expect(await messageOf(newPassword, newPassword)).toEqual([
      400,
      'BAD_USER_INPUT',
      'New password must be different from old password.',
    ]);
    expect(await messageOf(oldPassword, `${newPassword}${'a'.repeat(128)}`)).toEqual([
      400,
      'BAD_USER_INPUT',
      accountMessages.passwordTooLong(),
    ]);
    expect((await changeAs({ token: '' }, '', '')).errors[0]?.extensions.code).toBe('UNAUTHENTICATED');
    expect((await login(owner.email, oldPassword)).status).toBe(200);
  });

  test('a wrong old password counts like one at the login, and the fifth blocks both and is mailed', async () => {
    const owner = await person();
    await login(owner.email, 'wrong');
    for (const left of [3, 2, 1]) {
      const { errors } = await changeAs(owner, 'Wrong@123', newPassword);
      expect([errors[0]?.message, errors[0]?.extensions]).toEqual([
        `Incorrect old password. Attempts left: ${left}`,
        expect.objectContaining({ code: 'UNAUTHENTICATED', passwordAttemptsLeft: left }),
      ]);
    }
    const blocked = [423, 'BLOCKED', 'Account is temporarily blocked for 60s.'];
    expect(outcome(await changeAs(owner, 'Wrong@123', newPassword))).toEqual(blocked);
    expect(outcome(await changeAs(owner, oldPassword, newPassword))).toEqual(blocked);
    expect((await server.mails(owner.email))[0]?.subject).toBe('Too many failed attempts to log in');
    expect((await login(owner.email, oldPassword)).status).toBe(423);
    server.clock.advance({ seconds: 60 });
    expect(outcome(await changeAs(owner, oldPassword, newPassword))).toBe(accountMessages.passwordChanged());
  });

  test('two changes at once from two sessions: one wins and ends the other', async () => {
    const owner = await person();
    const other = { token: (await login(owner.email, oldPassword)).body.token ?? '' };
    const [one, two] = await Promise.all([
      changeAs(owner, oldPassword, newPassword),
      changeAs(other, oldPassword, 'Other@12345'),
    ]);
    expect([one.status, two.status].toSorted((x, y) => x - y)).toEqual([200, 401]);
    expect((await login(owner.email, one.status === 200 ? newPassword : 'Other@12345')).status).toBe(200);
    expect([await isSignedIn(owner.token), await isSignedIn(other.token)]).toEqual([
      one.status === 200,
      two.status === 200,
    ]);
  });
});
