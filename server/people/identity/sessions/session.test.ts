import { createHash } from 'node:crypto';
import { Browser, login as loginAt, personPassword as password } from '../../../../test/browser.ts';
import { makePerson, type TestPerson } from '../../../../test/factories.ts';
import { startTestServer, type TestServer } from '../../../../test/server.ts';
import { mailedCode } from '../../../../test/sign-up.ts';
import type { Role } from '../../../core/actor.rules.ts';
import { hashPassword } from '../../../core/password-hash.ts';
import { runAsServer } from '../../../core/use-case.ts';
import { removeExpiredCredentials } from '../login/expired-credentials.service.ts';
import { findActor } from './session.queries.ts';
import { sessionSeconds } from './session.rules.ts';
import { confirmAuthentication, isFreshlyAuthenticated } from './session.service.ts';

let server: TestServer;
let second: TestServer;
let passwordHash: string;
beforeAll(async () => {
  server = await startTestServer();
  second = await startTestServer({
    databaseUrl: server.databaseUrl,
    clock: server.clock,
    config: { appSecret: server.services.config.appSecret },
  });
  passwordHash = await hashPassword(password);
});
afterAll(async () => {
  await second.close();
  await server.close();
});

const person = (role: Role = 'HR'): Promise<TestPerson> => makePerson(server.services, role, { passwordHash });
const rows = <Row extends Record<string, unknown>>(text: string, values: unknown[] = []): Promise<Row[]> =>
  server.services.database.query<Row>(text, values);

const login = (owner: TestPerson, browser?: Browser) => loginAt(server, owner, browser);

async function isSignedIn(token: string, on = server): Promise<boolean> {
  return ((await on.graphql('{ me { email } }', {}, token)).data?.me ?? null) !== null;
}

/** How a token is answered where a session is needed. */
const codeOf = async (token: string, on = server): Promise<string | undefined> =>
  (await on.graphql('{ sessions { id } }', {}, token)).errors[0]?.extensions.code;

/** Of the session that was used last. */
async function lastSeen(browser: Browser): Promise<string | undefined> {
  const sessions = (await browser.graphql('{ sessions { lastSeenAt } }')).data?.sessions as
    | { lastSeenAt: string }[]
    | undefined;
  return sessions?.[0]?.lastSeenAt;
}

describe('a token', () => {
  test('asvs-7.2.1 is looked up on the server: changed, unknown, foreign or hashed ones open nothing', async () => {
    const { token, cookie } = await person();
    const changed = `${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`;
    const hash = createHash('sha256').update(token).digest();
    expect(await codeOf(token)).toBeUndefined();
    for (const wrong of [
      changed,
      cookie,
      hash.toString('hex'),
      hash.toString('base64url'),
      'x'.repeat(43),
      `${token} `.repeat(2).trim(),
      "' or true --",
      '',
    ]) {
      expect([wrong, await codeOf(wrong)]).toEqual([wrong, 'UNAUTHENTICATED']);
      const notifications = await fetch(`${server.url}/api/jobseeker/notifications`, {
        headers: {
          authorization: `Bearer ${wrong}`,
          cookie: `token=${encodeURIComponent(wrong === cookie ? token : wrong)}`,
        },
      });
      expect([wrong, notifications.status]).toEqual([wrong, 401]);
    }
  });

  test('asvs-7.2.2, asvs-7.2.3 is new at each login, 256 bits, not the cookie, stored as SHA-256', async () => {
    const owner = await person();
    const logins = [await login(owner), await login(owner)];
    const values = logins.flatMap(({ browser, token }) => [token, browser.cookies.get('token') ?? '']);
    expect(new Set(values).size).toBe(4);
    for (const value of values) expect(Buffer.from(value, 'base64url')).toHaveLength(32);
    const stored = await rows<{ cookie_hash: Buffer; bearer_hash: Buffer; line: string }>(
      'select cookie_hash, bearer_hash, s::text as line from sessions s where user_id = $1',
      [owner.id],
    );
    const hashes = stored.flatMap(({ cookie_hash: ofCookie, bearer_hash: ofBearer }) => [
      ofCookie.toString('hex'),
      ofBearer.toString('hex'),
    ]);
    for (const value of values) {
      expect(hashes).toContain(createHash('sha256').update(value).digest('hex'));
      expect(stored.some(({ line }) => line.includes(value))).toBe(false);
    }
  });

  test('asvs-7.2.4 is never one of before the login, and the one that the browser came with ends', async () => {
    const owner = await person();
    const browser = new Browser(server);
    browser.cookies.set('token', 'planted'.repeat(6));
    const first = await login(owner, browser);
    expect(browser.cookies.get('token')).not.toContain('planted');
    const before = browser.cookies.get('token') ?? '';
    await login(owner, browser);
    expect(await isSignedIn(first.token)).toBe(false);
    const thief = new Browser(server);
    thief.cookies.set('token', before);
    expect(await thief.signedInAs()).toBeUndefined();
    expect(await browser.signedInAs()).toBe(owner.email);
  });

  test('asvs-7.6.2 is never handed out by opening a link, whatever the link holds', async () => {
    const owner = await person();
    await new Browser(server).post('/request-login-otp', { email: owner.email });
    const otp = await mailedCode(server, owner.email);
    const fields = { email: owner.email, otp, password, token: owner.token };
    const filled = new URLSearchParams(fields).toString();
    const mutation = `mutation { loginWithCode(email: "${owner.email}", otp: "${otp}") { token } }`;
    const browser = new Browser(server);
    for (const path of [
      '/login',
      '/login-verify',
      '/login-password',
      '/verify-otp',
      '/reset-password',
      '/verify-email-otp',
      '/account',
      '/logout',
    ]) {
      expect([path, (await browser.open(`${path}?${filled}`)).cookies]).toEqual([path, []]);
    }
    expect((await browser.open(`/graphql?query=${encodeURIComponent(mutation)}`)).status).toBeGreaterThanOrEqual(400);
    expect([browser.cookies.size, await browser.signedInAs()]).toEqual([0, undefined]);
    expect(await browser.post('/login-verify', { email: owner.email, otp })).toMatchObject({ status: 200 });
  });
});

describe('the length of a session', () => {
  test('asvs-7.1.2 the eleventh ends the oldest', async () => {
    const owner = await person();
    const { browser } = await login(owner);
    for (let count = 0; count < 9; count += 1) {
      server.clock.advance({ seconds: 1 });
      await login(owner);
    }
    expect(await isSignedIn(owner.token)).toBe(false);
    expect((await browser.graphql('{ sessions { id } }')).data?.sessions).toHaveLength(10);
    expect(await browser.signedInAs()).toBe(owner.email);
  });

  test('asvs-7.3.2 is seven days at most, however much it is used', async () => {
    const { token } = await login(await person());
    for (let day = 0; day < 6; day += 1) {
      server.clock.advance({ days: 1 });
      expect(await isSignedIn(token)).toBe(true);
    }
    server.clock.advance({ days: 1, seconds: -1 });
    expect(await isSignedIn(token)).toBe(true);
    server.clock.advance({ seconds: 1 });
    expect([await isSignedIn(token), await isSignedIn(token, second)]).toEqual([false, false]);
  });

  test.each(['ADMIN', 'SUPERADMIN'] as const)(
    'asvs-7.3.1 of %s is an hour without use, on both server processes',
    async (role) => {
      const { browser, token } = await login(await person(role));
      const unused = await login(await person(role));
      server.clock.advance({ minutes: 60, seconds: -1 });
      expect(await isSignedIn(token)).toBe(true);
      expect((await browser.graphql('{ sessions { id } }')).data?.sessions).toHaveLength(2);
      server.clock.advance({ seconds: 1 });
      expect([await isSignedIn(unused.token), await isSignedIn(unused.token, second), await isSignedIn(token)]).toEqual(
        [false, false, true],
      );
      server.clock.advance({ minutes: 60 });
      expect([await isSignedIn(token), await isSignedIn(token, second), await browser.signedInAs()]).toEqual([
        false,
        false,
        undefined,
      ]);
    },
  );

  test('asvs-7.3.1, asvs-7.3.2 of an admin is seven days at most too, however busy the admin is', async () => {
    const { token } = await login(await person('ADMIN'));
    const oneHour = 3599;
    let used = 0;
    for (; used + oneHour < sessionSeconds; used += oneHour) {
      server.clock.advance({ seconds: oneHour });
      expect([used, await isSignedIn(token)]).toEqual([used, true]);
    }
    server.clock.advance({ seconds: sessionSeconds - used - 1 });
    expect(await isSignedIn(token)).toBe(true);
    server.clock.advance({ seconds: 1 });
    expect(await isSignedIn(token)).toBe(false);
  });

  test('asvs-7.3.1 of a recruiter does not end by rest', async () => {
    const { token } = await login(await person('HR'));
    server.clock.advance({ days: 6, hours: 23 });
    expect(await isSignedIn(token)).toBe(true);
  });

  test('its last use is written once a minute, however many requests come', async () => {
    const { browser } = await login(await person());
    await rows(`create sequence uses; create function count_use() returns trigger language plpgsql as $$ begin
      perform nextval('uses'); return new; end $$;
      create trigger count_uses after update on sessions for each row execute function count_use()`);
    const written = async () =>
      Number((await rows<{ n: string }>('select case when is_called then last_value else 0 end as n from uses'))[0]?.n);
    const ask = () =>
      Promise.all(Array.from({ length: 20 }, (_, index) => browser.signedInAs(index % 2 === 0 ? server : second)));
    const before = await lastSeen(browser);
    server.clock.advance({ seconds: 59 });
    await ask();
    expect([await written(), await lastSeen(browser)]).toEqual([0, before]);
    server.clock.advance({ seconds: 1 });
    await ask();
    expect([await written(), await lastSeen(browser)]).toEqual([1, server.clock.now().toISOString()]);
    await rows('drop trigger count_uses on sessions; drop function count_use; drop sequence uses');
  });

  test('old codes, counters and sessions are swept', async () => {
    const owner = await person();
    await new Browser(server).post('/request-login-otp', { email: owner.email });
    server.clock.advance({ days: 40 });
    await removeExpiredCredentials(server.services);
    const [left] = await rows(
      'select (select count(*)::int from one_time_codes) + (select count(*)::int from ' +
        'attempt_counters) + (select count(*)::int from sessions) as rows',
    );
    expect(left).toEqual({ rows: 0 });
  });
});

test('asvs-7.5.1 a session is freshly authenticated for 15 minutes after the login or a confirmation', async () => {
  const owner = await person();
  const { token } = await login(owner);
  const actor = async () => {
    const found = await findActor(server.services.database, 'bearer', token, server.clock.now());
    if (!found) throw new Error('No one is signed in.');
    return found;
  };
  const isFresh = async () => isFreshlyAuthenticated(await actor(), server.clock.now());
  server.clock.advance({ minutes: 15 });
  expect(await isFresh()).toBe(true);
  server.clock.advance({ seconds: 1 });
  expect(await isFresh()).toBe(false);
  const signedIn = await actor();
  await runAsServer(server.services, ({ tx, now }) => confirmAuthentication({ tx, now, actor: signedIn }));
  expect((await actor()).authenticatedAt).toEqual(server.clock.now());
  expect(await isFresh()).toBe(true);
  const elsewhere = await findActor(server.services.database, 'bearer', owner.token, server.clock.now());
  expect(elsewhere && isFreshlyAuthenticated(elsewhere, server.clock.now())).toBe(false);
});
