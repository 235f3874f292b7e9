import { makePerson } from '../../../../test/factories.ts';
import { newAddress, passSeconds, postFrom, startServerBehindProxy, unknownEmail } from '../../../../test/logins.ts';
import type { TestServer } from '../../../../test/server.ts';
import { postSignup } from '../../../../test/sign-up.ts';
import { hashPassword } from '../../../core/password-hash.ts';
import { accountMessages } from './account.rules.ts';

const oldPassword = 'Right@123';
const newPassword = 'Other@1234';

let server: TestServer;
let passwordHash: string;
beforeAll(async () => {
  server = await startServerBehindProxy();
  passwordHash = await hashPassword(oldPassword);
});
afterAll(() => server.close());

const person = () => makePerson(server.services, 'JOBSEEKER', { passwordHash });
const ask = (path: string, body: object, cookie?: string) => postFrom(server, newAddress(), path, body, cookie);
const linksOf = async (email: string): Promise<string[]> =>
  (await server.mails(email)).flatMap(({ text }) => /#token=([\w-]+)/.exec(text)?.[1] ?? []);
const reset = (email: string, token: string, address = newAddress()) =>
  postFrom(server, address, '/graphql', {
    query:
      'mutation ($email: String!, $token: String!, $newPassword: String!) { ' +
      'resetPassword(email: $email, token: $token, newPassword: $newPassword) { message } }',
    variables: { email, token, newPassword },
  });

/** Everything that a stranger can ask for, every minute. */
async function burnCounters(email: string, minutes: number): Promise<void> {
  for (let minute = 0; minute < minutes; minute += 1) {
    await Promise.all([
      ask('/forgot-password', { email }),
      ask('/request-login-otp', { email }),
      ask('/login-verify', { email, otp: '000000' }),
      ask('/login-password', { email, password: 'wrong' }),
    ]);
    await passSeconds(server, 60);
  }
}

describe('C-7 the owner of a mailbox, while a stranger asks for all there is for an hour', () => {
  test('is answered, has a good link at any time, and comes in with it', async () => {
    const { email } = await person();
    await burnCounters(email, 60);
    expect((await ask('/forgot-password', { email })).status).toBe(200);
    const [latest = ''] = await linksOf(email);
    const { headers, body } = await reset(email, latest);
    expect(body).toMatchObject({ data: { resetPassword: { message: accountMessages.passwordReset() } } });
    const device =
      headers
        .getSetCookie()
        .find((line) => line.startsWith('device='))
        ?.split(';')[0] ?? '';
    expect((await ask('/login-password', { email, password: newPassword }, device)).status).toBe(200);
  });

  test('has a link that is good for ten minutes and more at any time, and is not buried in them', async () => {
    const { email } = await person();
    const counts: number[] = [];
    for (let minute = 0; minute < 120; minute += 1) {
      expect((await ask('/forgot-password', { email })).status).toBe(200);
      const [good] = await server.services.database.query<{ left: number }>(
        'select extract(epoch from max(expires_at) - $2::timestamptz)::int as left from ' +
          `one_time_codes where email = $1 and purpose = 'PASSWORD_RESET' and used_at is null`,
        [email, server.clock.now()],
      );
      expect(good?.left).toBeGreaterThanOrEqual(600);
      await passSeconds(server, 60);
      if (minute % 60 === 59) counts.push((await linksOf(email)).length);
    }
    expect(counts.map((count, hour) => count - (counts[hour - 1] ?? 0))).toEqual([6, 3]);
  });

  test('uses the first link, though a stranger asked for more; then none of them is good any more', async () => {
    const { email } = await person();
    for (let mail = 0; mail < 3; mail += 1) {
      await ask('/forgot-password', { email });
      await passSeconds(server, 30);
    }
    const [third = '', , first = ''] = await linksOf(email);
    expect((await reset(email, first)).status).toBe(200);
    expect(await reset(email, third)).toMatchObject({
      status: 400,
      body: { errors: [{ message: accountMessages.linkGone() }] },
    });
  });

  test('asks for a link at once after a new password, in a browser that is known as in one that is not', async () => {
    const { email } = await person();
    for (let mail = 0; mail < 3; mail += 1) {
      await ask('/forgot-password', { email });
      await passSeconds(server, 30);
    }
    await reset(email, (await linksOf(email))[0] ?? '');
    const before = await linksOf(email);
    await ask('/forgot-password', { email });
    expect(await linksOf(email)).toHaveLength(before.length + 1);
  });

  test('opens the link behind an address from which too many logins failed', async () => {
    const { email } = await person();
    const address = newAddress();
    for (let number = 0; number < 51; number += 1)
      await postFrom(server, address, '/login-verify', { email: unknownEmail(), otp: '000000' });
    await ask('/forgot-password', { email });
    const [link = ''] = await linksOf(email);
    expect((await reset(email, 'made-up', address)).status).toBe(429);
    expect((await reset(email, link, address)).status).toBe(200);
  });
});

describe('OP-082 an address that mail programs read as another', () => {
  const spellings = (name: string, domain: string): string[] => [
    `<${name}@${domain}`,
    `${name}@${domain}>`,
    `${name}@\uFF45${domain.slice(1)}`,
    `"${name}"@${domain}`,
    `${name}@${domain}\u0000`,
  ];

  test('is refused at its field wherever one can be given, and nothing is mailed', async () => {
    const { token } = await person();
    const before = (await server.mails()).length;
    for (const email of spellings('victim', 'example.in')) {
      const atField = { status: 400, body: { fields: { email: accountMessages.emailInvalid() } } };
      expect(await postSignup(server, { email, role: 'hr' }, null)).toMatchObject(atField);
      for (const path of ['/request-login-otp', '/resend-login-otp', '/forgot-password'])
        expect(await ask(path, { email })).toMatchObject(atField);
      const { errors } = await server.graphql(
        'mutation ($email: String!) { requestEmailChange(email: $email) { message } }',
        { email },
        token,
      );
      expect(errors[0]?.extensions.fields).toEqual({ email: accountMessages.newEmailInvalid() });
    }
    expect(await server.mails()).toHaveLength(before);
  });
});
