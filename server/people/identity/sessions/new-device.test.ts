import { Browser, personPassword as password } from '../../../../test/browser.ts';
import { makePerson, type TestPerson } from '../../../../test/factories.ts';
import { startTestServer, type TestServer } from '../../../../test/server.ts';
import { mailedCode, startSignup } from '../../../../test/sign-up.ts';
import type { Role } from '../../../core/actor.rules.ts';
import { hashPassword } from '../../../core/password-hash.ts';
import { deviceLabel } from '../login/device.service.ts';

const firefox = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0';
let server: TestServer;
let passwordHash: string;
beforeAll(async () => {
  server = await startTestServer();
  passwordHash = await hashPassword(password);
});
afterAll(() => server.close());

const person = (role: Role = 'HR'): Promise<TestPerson> =>
  makePerson(server.services, role, { passwordHash, name: 'Asha Rao' });
const login = async ({ email }: Pick<TestPerson, 'email'>, browser: Browser) =>
  expect((await browser.post('/login-password', { email, password })).status).toBe(200);
const newLoginMails = async ({ email }: Pick<TestPerson, 'email'>) =>
  (await server.mails(email)).filter(({ subject }) => subject === 'New login to your Kaamyab account');

describe('a login from a browser that the account does not know', () => {
  test('asvs-6.3.5 is mailed to the owner: device, time in India, list of logins, way to a new password', async () => {
    const owner = await person();
    await login(owner, new Browser(server));
    await login(owner, new Browser(server, firefox));
    const [mail, ...others] = await newLoginMails(owner);
    expect(others).toEqual([]);
    expect(mail?.text).toContain('Hello, Asha Rao');
    expect(mail?.text).toContain('Firefox on Windows, November 18, 2026, 11:00 AM (India time).');
    expect(mail?.text).toContain(`${server.url}/account`);
    expect(mail?.text).toContain(`${server.url}/forgot-password`);
    expect(`${mail?.subject} ${mail?.text}`).not.toMatch(/\d{6}/);
  });

  test('is no news when it is the first ever, or comes right after the sign-up', async () => {
    const owner = await person();
    await login(owner, new Browser(server, firefox));
    expect(await newLoginMails(owner)).toEqual([]);
    const browser = new Browser(server, firefox);
    const signup = await startSignup(server, 'newcomer@example.in');
    expect((await browser.post('/verify-otp', signup)).status).toBe(200);
    await browser.post('/logout');
    expect(await newLoginMails(signup)).toEqual([]);
  });

  test('of a program without cookies fills no list of devices: the oldest of twenty is forgotten', async () => {
    const owner = await person();
    const first = new Browser(server);
    await login(owner, first);
    for (let time = 0; time < 20; time += 1) {
      server.clock.advance({ seconds: 1 });
      await login(owner, new Browser(server));
    }
    const [{ known }] = (await server.services.database.query<{ known: number }>(
      'select count(*)::int as known from known_devices where user_id = $1',
      [owner.id],
    )) as [{ known: number }];
    expect(known).toBe(20);
    const earlier = (await newLoginMails(owner)).length;
    await login(owner, first);
    expect(await newLoginMails(owner)).toHaveLength(earlier + 1);
  });

  test('is news only the first time, with password or code, and a logout does not change that', async () => {
    const owner = await person();
    const [first, other] = [new Browser(server), new Browser(server, firefox)];
    await login(owner, first);
    for (const browser of [other, other, first]) {
      await login(owner, browser);
      await browser.post('/logout');
    }
    server.clock.advance({ minutes: 1 });
    await other.post('/request-login-otp', { email: owner.email });
    expect(
      (await other.post('/login-verify', { email: owner.email, otp: await mailedCode(server, owner.email) })).status,
    ).toBe(200);
    expect(await newLoginMails(owner)).toHaveLength(1);
  });

  test('is mailed to admins only when the code was right too', async () => {
    const admin = await person('ADMIN');
    const known = new Browser(server);
    await login(admin, known);
    await known.post('/login-verify', { email: admin.email, otp: await mailedCode(server, admin.email) });
    server.clock.advance({ minutes: 1 });
    const stranger = new Browser(server, firefox);
    await login(admin, stranger);
    expect(await newLoginMails(admin)).toEqual([]);
    await stranger.post('/login-verify', { email: admin.email, otp: await mailedCode(server, admin.email) });
    expect(await newLoginMails(admin)).toHaveLength(1);
  });

  test('a browser that is known at one account is still new at another', async () => {
    const [one, two] = [await person(), await person()];
    const shared = new Browser(server, firefox);
    for (const owner of [one, two]) await login(owner, new Browser(server));
    for (const owner of [one, two]) await login(owner, shared);
    expect([await newLoginMails(one), await newLoginMails(two)].map(({ length }) => length)).toEqual([1, 1]);
  });

  test('that is refused is not mailed, nor is one at an address without an account', async () => {
    const owner = await person();
    await login(owner, new Browser(server));
    await new Browser(server, firefox).post('/login-password', { email: owner.email, password: 'wrong' });
    await new Browser(server, firefox).post('/login-password', { email: 'nobody@example.in', password });
    expect([await newLoginMails(owner), await server.mails('nobody@example.in')]).toEqual([[], []]);
  });
});

describe('a device is named in a few words', () => {
  test.each([
    [
      'Chrome on Android',
      'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Mobile Safari/537.36',
    ],
    ['Firefox on Windows', firefox],
    [
      'Safari on iOS',
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like ' +
        'Gecko) Version/18.5 Mobile/15E148 Safari/604.1',
    ],
    [
      'Microsoft Edge on macOS',
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/537.36 (KHTML, like Gecko) ' +
        'Chrome/141.0.0.0 Safari/537.36 Edg/141.0.0.0',
    ],
    [
      'Samsung Internet on Android',
      'Mozilla/5.0 (Linux; Android 13; SM-S901B) AppleWebKit/537.36 (KHTML, like Gecko) ' +
        'SamsungBrowser/21.0 Chrome/110.0.5481.154 Mobile Safari/537.36',
    ],
    ['curl', 'curl/8.5.0'],
    ['python-requests', 'python-requests/2.32.3'],
    ['okhttp', 'okhttp/4.12.0'],
    ['Unknown device', ''],
    ['Unknown device', 'Mozilla/5.0'],
    ['Unknown device', 'node'],
    ['Unknown device', '<script>alert(1)</script>/1.0'],
    ['Unknown device', 'Mozilla/5.0 <img src=x onerror=alert(1)>/9 (evil) x'],
    ['Unknown device', 'Call 1800-123-456 now/1.0 (please) x'],
    ['Unknown device', 'evil.example/1.0'],
    ['Unknown device', '123456/1.0'],
    ['Unknown device', `${'a'.repeat(290)}/1.0`],
    ['Unknown device', 'curl\r\nSubject: 123456/1'],
  ])('%s', (label, userAgent) => expect(deviceLabel(userAgent)).toBe(label));

  test('quickly, whatever text is sent', () => {
    const hostile = ['/', '(', ' ', 'Macintosh FxiOS', 'a/ ', '/ (', 'Mozilla/'].map((part) =>
      part.repeat(300).slice(0, 300),
    );
    for (const userAgent of hostile) {
      const times = Array.from({ length: 5 }, () => {
        const started = performance.now();
        expect(deviceLabel(userAgent).length).toBeLessThanOrEqual(60);
        return performance.now() - started;
      });
      expect(Math.min(...times)).toBeLessThan(10);
    }
  });
});
