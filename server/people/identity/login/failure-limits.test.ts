import { makePerson } from '../../../../test/factories.ts';
import { newAddress, passSeconds, postFrom, startServerBehindProxy, unknownEmail } from '../../../../test/logins.ts';
import type { TestServer } from '../../../../test/server.ts';
import { narrowInWide, networksOf } from '../../../core/client-address.ts';
import { accountMessages } from './account.rules.ts';
import { hashPassword } from '../../../core/password-hash.ts';
import { addressLimits, overallFailures, overallLimit } from './attempt.rules.ts';

const password = 'Right@123';

let server: TestServer;
let passwordHash: string;
beforeAll(async () => {
  server = await startServerBehindProxy();
  passwordHash = await hashPassword(password);
});
afterAll(() => server.close());

const person = () => makePerson(server.services, 'JOBSEEKER', { passwordHash });
const guessCode = (email: string, address = newAddress()) =>
  postFrom(server, address, '/login-verify', { email, otp: '000000' });
const logIn = (email: string, cookie?: string, address = newAddress()) =>
  postFrom(server, address, '/login-password', { email, password }, cookie);
const alerts = (scope: string, ipAddress?: string) =>
  server
    .logged()
    .filter((line) => line.event === 'authentication-alert' && line.scope === scope && line.ipAddress === ipAddress);
const refusals = () =>
  server.logged().filter(({ event, outcome }) => event === 'authentication' && outcome === 'refused').length;

/** As if strangers had failed so often that the limit of all together is `left` more. */
async function failLogins(left: number): Promise<void> {
  expect((await guessCode(unknownEmail())).status).toBe(401);
  await server.services.database.query('update attempt_counters set used = $2 where scope = $1', [
    overallFailures.scope,
    overallLimit.limit - left,
  ]);
}

test('C-6, asvs-16.3.1 the 51st account to fail from one address in an hour waits, with one alert logged', async () => {
  const address = newAddress();
  for (let number = 0; number < addressLimits.failures.limit; number += 1)
    expect((await guessCode(unknownEmail(), address)).status).toBe(401);
  const before = refusals();
  for (let number = 0; number < 3; number += 1) {
    expect(await logIn(unknownEmail(), '', address)).toMatchObject({
      status: 429,
      body: { error: accountMessages.tooManyFromAddress(), passwordAttemptsLeft: null },
    });
  }
  expect(refusals() - before).toBe(3);
  expect(alerts('address', address)).toEqual([expect.objectContaining({ level: 50, failures: 50 })]);
  expect((await guessCode(unknownEmail())).status).toBe(401);
  await passSeconds(server, addressLimits.failures.seconds);
  expect((await guessCode(unknownEmail(), address)).status).toBe(401);
});

test('right logins at once from one address leave no failure behind', async () => {
  const address = newAddress();
  const { database, secrets } = server.services;
  const emails = await Promise.all(Array.from({ length: 6 }, async () => (await person()).email));
  for (let round = 0; round < 12; round += 1) await Promise.all(emails.map((email) => logIn(email, '', address)));
  const left = await database.query(
    `select used from attempt_counters where scope = 'address:failure' and subject = $1`,
    [secrets.hmac('address', address)],
  );
  expect(left).toEqual([{ used: 0 }]);
});

test('an address that is full stays full, though a login that was under way succeeds', async () => {
  const address = newAddress();
  const { email } = await person();
  for (let number = 0; number < addressLimits.failures.limit - 1; number += 1) await guessCode(unknownEmail(), address);
  expect((await logIn(email, '', address)).status).toBe(200);
  expect((await logIn(email, '', address)).status).toBe(200);
  for (const status of [401, 429, 429]) expect((await guessCode(unknownEmail(), address)).status).toBe(status);
});

test('a guess from a wide network that is almost full counts at its account', async () => {
  const address = '2001:db8:77:1::1';
  const { database, secrets, clock } = server.services;
  const almostFull = (addressLimits.failures.limit - 1) * narrowInWide + 1;
  await database.query(
    `insert into attempt_counters (scope, subject, used, window_started_at, last_attempt_at)
     values ('address:failure', $1, $2, $3, $3)`,
    [secrets.hmac('address', networksOf(address)[1] ?? ''), almostFull, clock.now()],
  );
  const { email } = await person();
  const statuses: number[] = [];
  for (let number = 0; number < 4; number += 1) statuses.push((await guessCode(email, address)).status);
  expect(statuses).toEqual([401, 401, 423, 423]);
});

test('C-6 after 1,000 failed logins in an hour strangers prove work; known browsers and resets go on', async () => {
  const [owner, other] = [await person(), await person()];
  const known =
    (await logIn(owner.email)).headers
      .getSetCookie()
      .find((line) => line.startsWith('device='))
      ?.split(';')[0] ?? '';
  await passSeconds(server, overallLimit.seconds);
  await failLogins(1);
  expect([(await logIn(other.email)).status, alerts('overall')]).toEqual([200, []]);
  expect((await guessCode(unknownEmail())).status).toBe(401);
  expect(alerts('overall')).toEqual([expect.objectContaining({ level: 50, failures: 1000 })]);

  const refused = {
    status: 429,
    body: {
      error: accountMessages.tooManyOverall(),
      attemptsLeft: null,
      remainingBlockSeconds: null,
      retryIn: overallLimit.seconds,
    },
  };
  const before = refusals();
  for (const email of [other.email, owner.email, unknownEmail()])
    expect([await logIn(email), await guessCode(email)]).toMatchObject([refused, refused]);
  expect(refusals() - before).toBe(6);
  expect(Number((await logIn(other.email)).headers.get('retry-after'))).toBe(overallLimit.seconds);
  expect((await logIn(owner.email, known)).status).toBe(200);

  expect((await postFrom(server, newAddress(), '/forgot-password', { email: other.email })).status).toBe(200);
  const token = (await server.mails(other.email)).map(({ text }) => /#token=([\w-]+)/.exec(text)?.[1]).find(Boolean);
  const reset = await postFrom(server, newAddress(), '/graphql', {
    query:
      'mutation ($email: String!, $token: String!) { ' +
      'resetPassword(email: $email, token: $token, newPassword: "Right@123") { message } }',
    variables: { email: other.email, token },
  });
  const device =
    reset.headers
      .getSetCookie()
      .find((line) => line.startsWith('device='))
      ?.split(';')[0] ?? '';
  expect((await logIn(other.email, device)).status).toBe(200);

  await passSeconds(server, overallLimit.seconds - 1);
  expect((await logIn(other.email)).status).toBe(429);
  await passSeconds(server, 1);
  expect(await logIn(other.email)).toMatchObject({ status: 200 });
  // Who had to wait was not counted as one who guessed.
  expect((await guessCode(owner.email)).body.verifyAttemptsLeft).toBe(2);
  expect(alerts('overall')).toHaveLength(1);
});
