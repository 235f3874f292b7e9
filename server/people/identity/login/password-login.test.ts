import { Browser, personPassword as password } from '../../../../test/browser.ts';
import { makePerson, type TestPerson } from '../../../../test/factories.ts';
import { newAddress, postFrom } from '../../../../test/logins.ts';
import { solved } from '../../../../test/proof-of-work.ts';
import { startTestServer, type TestServer } from '../../../../test/server.ts';
import { until } from '../../../../test/until.ts';
import { hashPassword } from '../../../core/password-hash.ts';
import { overallFailures, overallLimit } from './attempt.rules.ts';
import { sessionEndedTopic } from '../sessions/session.rules.ts';

let server: TestServer;
let passwordHash: string;
beforeAll(async () => {
  server = await startTestServer();
  passwordHash = await hashPassword(password);
});
afterAll(() => server.close());

const person = (): Promise<TestPerson> => makePerson(server.services, 'HR', { passwordHash });
const rows = <Row extends Record<string, unknown>>(text: string, values: unknown[] = []): Promise<Row[]> =>
  server.services.database.query<Row>(text, values);
const login = ({ email }: TestPerson, browser = new Browser(server)) =>
  browser.post('/login-password', { email, password });
const sessionsOf = ({ id }: TestPerson) =>
  rows<{ id: string; isOpen: boolean }>(
    'select id, revoked_at is null as "isOpen" from sessions where user_id = $1 order by created_at, id',
    [id],
  );
const devicesOf = ({ id }: TestPerson) => rows('select 1 from known_devices where user_id = $1', [id]);

const anotherHash = `$argon2id$v=19$m=19456,t=2,p=1$${'A'.repeat(22)}$${'A'.repeat(43)}`;

/** What the account or the network had failed at so far. */
const counted = () =>
  rows<{ scope: string; used: number; level: number; streak: number }>(
    'select scope, used, block_level as level, streak from attempt_counters where used > 0 order by scope',
  );
const forgetAll = () => server.services.database.query('delete from attempt_counters');

const openingWaits = () =>
  until(
    async () =>
      (
        await rows(
          'select 1 from pg_stat_activity where datname = current_database() and ' +
            `wait_event_type = 'Lock' and query like '%insert into sessions%'`,
        )
      ).length > 0,
    'the login waits for the account',
  );

const newPassword = `update users set password_hash = '${anotherHash}' where id = $1`;
const disabled = 'update users set disabled_at = now() where id = $1';

/** Starts the login, and changes the account after the password was compared and before the session is there. */
async function changedMeanwhile<Answer>(
  { id }: TestPerson,
  change: string,
  start: () => Promise<Answer>,
): Promise<Answer> {
  const answer = await server.services.database.dataSource.transaction(async (tx) => {
    await tx.query(change, [id]);
    const waiting = start();
    await openingWaits();
    return () => waiting;
  });
  return answer();
}

describe('a login with the right password', () => {
  afterEach(forgetAll);

  test.each([
    ['its password is changed', newPassword],
    ['it is disabled', disabled],
  ])('asvs-6.5.1 opens nothing if meanwhile, before it is written down, %s', async (_, change) => {
    const owner = await person();
    const before = await sessionsOf(owner);
    const logged = server.logged().length;
    const { status, body, cookies } = await changedMeanwhile(owner, change, () => login(owner));
    expect([status, body.token, body.passwordAttemptsLeft]).toEqual([401, undefined, 4]);
    expect(cookies.filter((line) => /^(token|device)=./.test(line))).toEqual([]);
    expect(await sessionsOf(owner)).toEqual(before);
    expect(await devicesOf(owner)).toEqual([]);
    expect(await counted()).toContainEqual({ scope: 'password', used: 1, level: 0, streak: 1 });
    const attempts = server
      .logged()
      .slice(logged)
      .filter(({ event }) => event === 'authentication');
    expect(attempts.map(({ step, outcome }) => [step, outcome])).toEqual([['password', 'wrong']]);
  });

  test('asvs-6.3.1 that opens nothing leaves the wrong tries and blocks before it as they were', async () => {
    const owner = await person();
    const guess = () => new Browser(server).post('/login-password', { email: owner.email, password: 'Wrong@123' });
    for (let count = 0; count < 5; count += 1) await guess();
    server.clock.advance({ seconds: 61 });
    for (let count = 0; count < 3; count += 1) await guess();
    const before = await counted();
    expect(before).toContainEqual({ scope: 'password', used: 3, level: 1, streak: 8 });
    const { status, body } = await changedMeanwhile(owner, newPassword, () => login(owner));
    expect([status, body.passwordAttemptsLeft]).toEqual([401, 1]);
    expect(await counted()).toEqual(
      before.map((counter) => {
        if (counter.scope === 'password') return { ...counter, used: 4, streak: 9 };
        return counter.scope === 'overall:failed-login' ? { ...counter, used: counter.used + 1 } : counter;
      }),
    );
  });

  test('D-07 that opens nothing counts as wrong above the limits too: its proof of work holds for it', async () => {
    const owner = await person();
    await rows(
      `insert into attempt_counters (scope, subject, used, window_started_at, last_attempt_at)
       values ($1, $2, $3, $4, $4)`,
      [overallFailures.scope, Buffer.from(overallFailures.subject), overallLimit.limit, server.clock.now()],
    );
    const attempt = (headers?: Record<string, string>) =>
      postFrom(server, newAddress(), '/login-password', { email: owner.email, password }, '', headers);
    const proof = await solved((await attempt()).body);
    const { status, body } = await changedMeanwhile(owner, newPassword, () => attempt(proof));
    expect([status, body.passwordAttemptsLeft]).toEqual([401, 4]);
    expect(await counted()).toContainEqual({ scope: 'password', used: 1, level: 0, streak: 1 });
  });

  test('opens nothing if the tries before it cannot be forgotten: both happen or neither', async () => {
    const owner = await person();
    const before = await sessionsOf(owner);
    await rows(
      `create function refuse_settling() returns trigger language plpgsql as $$ begin raise 'not now'; end $$`,
    );
    await rows('create trigger refuse_settling before delete on attempt_counters execute function refuse_settling()');
    const { cookies, status } = await login(owner);
    await rows('drop trigger refuse_settling on attempt_counters');
    expect(status).toBe(500);
    expect(cookies.filter((line) => /^token=./.test(line))).toEqual([]);
    expect(await sessionsOf(owner)).toEqual(before);
    expect(await counted()).toContainEqual({ scope: 'password', used: 1, level: 0, streak: 1 });
  });

  test('leaves no attempt behind, at the account or at the network, and shows all tries', async () => {
    const owner = await person();
    expect(
      (await new Browser(server).post('/login-password', { email: owner.email, password: 'Wrong@123' })).body,
    ).toMatchObject({ passwordAttemptsLeft: 4 });
    expect(await counted()).toHaveLength(3);
    const { status, body } = await login(owner);
    expect([status, body]).toEqual([
      200,
      expect.objectContaining({
        passwordAttemptsLeft: 5,
        otpVerifyAttemptsLeft: 3,
        otpAttemptsLeft: 3,
        blockExpires: null,
      }),
    ]);
    expect((await counted()).map(({ scope }) => scope)).toEqual(['overall:failed-login']);
  });

  test('shows a code that waits and what was entered of it: only its own counter is forgotten', async () => {
    const owner = await person();
    const browser = new Browser(server);
    await browser.post('/request-login-otp', { email: owner.email });
    await browser.post('/login-verify', { email: owner.email, otp: '000000' });
    const { body } = await login(owner, browser);
    expect(body).toMatchObject({
      passwordAttemptsLeft: 5,
      otpVerifyAttemptsLeft: 2,
      otpAttemptsLeft: 2,
      otpExpiresIn: 300,
      retryIn: 30,
    });
  });

  test('at several places at once opens a session for each, ends the oldest beyond ten and its sockets', async () => {
    const owner = await person();
    for (let count = 0; count < 9; count += 1) {
      server.clock.advance({ seconds: 1 });
      await login(owner);
    }
    server.clock.advance({ seconds: 1 });
    const [oldest] = await sessionsOf(owner);
    const answers = await Promise.all([login(owner), login(owner), login(owner)]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    const sessions = await sessionsOf(owner);
    expect(sessions).toHaveLength(13);
    expect(sessions[0]).toEqual({ id: oldest?.id, isOpen: false });
    expect(
      await rows(`select payload from outbox where topic = $1 and payload->>'subjectId' = $2`, [
        sessionEndedTopic,
        oldest?.id,
      ]),
    ).toEqual([{ payload: { topic: sessionEndedTopic, userIds: [owner.id], subjectId: oldest?.id } }]);
  });

  test('at another account ends the session that the browser came with, and no other', async () => {
    const [first, second] = [await person(), await person()];
    const browser = new Browser(server);
    await login(first, browser);
    await login(second, browser);
    expect((await sessionsOf(first)).map(({ isOpen }) => isOpen)).toEqual([true, false]);
    expect((await sessionsOf(second)).map(({ isOpen }) => isOpen)).toEqual([true, true]);
  });
});
