import { monitorEventLoopDelay } from 'node:perf_hooks';
import { makePerson } from '../../../../test/factories.ts';
import { newAddress, postFrom, startServerBehindProxy, unknownEmail } from '../../../../test/logins.ts';
import type { TestServer } from '../../../../test/server.ts';
import { until } from '../../../../test/until.ts';
import { hashPassword } from '../../../core/password-hash.ts';

const password = 'Right@123';
let server: TestServer;
let passwordHash: string;
beforeAll(async () => {
  server = await startServerBehindProxy();
  passwordHash = await hashPassword(password);
});
afterAll(() => server.close());

const signedUp = () => makePerson(server.services, 'JOBSEEKER', { passwordHash });
const logIn = async (email: string) =>
  (await postFrom(server, newAddress(), '/login-password', { email, password })).status;
const flood = (count: number) =>
  Promise.all(
    Array.from({ length: count }, () =>
      postFrom(server, newAddress(), '/login-password', { email: unknownEmail(), password }),
    ),
  );

test('asvs-15.2.2 64 logins at once hold nothing else up', async () => {
  const loop = monitorEventLoopDelay({ resolution: 5 });
  loop.enable();
  expect((await flood(64)).filter(({ status }) => status !== 401 && status !== 503)).toEqual([]);
  loop.disable();
  expect(loop.percentile(99) / 1e6).toBeLessThan(200);
});

test('asvs-15.2.2 logins from eight addresses that never end keep no one else from logging in', async () => {
  const { email } = await signedUp();
  const run = { isOver: false };
  const refused: number[] = [];
  const crowd = Array.from({ length: 8 }, () => newAddress()).flatMap((address) =>
    Array.from({ length: 12 }, async () => {
      const other = await signedUp();
      while (!run.isOver) {
        const { status } = await postFrom(server, address, '/login-password', { email: other.email, password });
        if (status !== 200) refused.push(status);
      }
    }),
  );
  await until(() => refused.length > 0, 'they are too many');
  const own: number[] = [];
  for (let login = 0; login < 5; login += 1) own.push(await logIn(email));
  run.isOver = true;
  await Promise.all(crowd);
  expect([own, new Set(refused)]).toEqual([[200, 200, 200, 200, 200], new Set([503])]);
});

test('asvs-15.2.2 of 300 logins at once some are asked to come back, and the next one is served', async () => {
  const answers = await flood(300);
  const refused = answers.filter(({ status }) => status === 503);
  expect(answers.filter(({ status }) => status !== 401 && status !== 503)).toEqual([]);
  expect([refused.length > 0, refused.length < 300]).toEqual([true, true]);
  for (const { headers, body } of refused)
    expect([headers.get('retry-after'), body.error, body.passwordAttemptsLeft]).toEqual([
      '2',
      'Many people are signing in right now. Please try again in a moment.',
      null,
    ]);
  expect(await logIn((await signedUp()).email)).toBe(200);
});
