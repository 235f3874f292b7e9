import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { request } from 'node:http';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { type BuiltServer, startBuiltServer } from '../../test/built-server.ts';
import { makePerson, type TestPerson } from '../../test/factories.ts';
import { LiveClient } from '../../test/live.ts';
import { ManualClock } from '../../test/manual-clock.ts';
import { type Program, startNginx, startRedis } from '../../test/program.ts';
import { rememberSecrets } from '../../test/run-record.ts';
import { startTestServer, type TestServer } from '../../test/server.ts';
import { connect } from '../../test/sockets.ts';
import { until } from '../../test/until.ts';
import { hashPassword } from '../core/password-hash.ts';
import { trafficLimits } from '../core/traffic.rules.ts';

const password = 'Correct#Horse7';
const redisPassword = randomBytes(12).toString('hex');
let redis: Program;
let redisUrl: string;
/** One server runs here, where a test can look into it, the other one is a process that can be killed. */
let here: TestServer;
let there: BuiltServer;
let dataDir: string;
let nginx: Program;
let front: string;
let person: TestPerson;

const startThere = () =>
  startBuiltServer(dataDir, {
    DATABASE_URL: here.databaseUrl,
    APP_SECRET: here.services.config.appSecret,
    REDIS_URL: redisUrl,
    TRUST_PROXY: '127.0.0.1',
    SEED: 'none',
    DRAIN_SECONDS: '1',
    PORT: there ? new URL(there.url).port : '0',
  });

beforeAll(async () => {
  rememberSecrets([redisPassword]);
  redis = await startRedis(redisPassword);
  redisUrl = `redis://:${redisPassword}@127.0.0.1:${redis.port}`;
  here = await startTestServer({ clock: new ManualClock(), config: { redisUrl, trustedProxies: ['127.0.0.1'] } });
  dataDir = await mkdtemp(join(tmpdir(), 'kaamyab-there-'));
  there = await startThere();
  nginx = await startNginx([here.url, there.url]);
  front = `http://127.0.0.1:${nginx.port}`;
  person = await makePerson(here.services, 'JOBSEEKER', { passwordHash: await hashPassword(password) });
});
afterAll(async () => {
  await nginx.close();
  await there.stop();
  await here.close();
  await redis.close();
  await rm(dataDir, { recursive: true, force: true });
});

async function ask(url: string, query: string, variables: object = {}, token = ''): Promise<{ data: never }> {
  const answer = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) },
    body: JSON.stringify({ query, variables }),
  });
  if (!answer.ok) throw new Error(String(answer.status));
  return answer.json() as Promise<{ data: never }>;
}
const login =
  'mutation ($email: String!, $password: String!) { loginWithPassword(email: $email, password: $password) { token } }';

test('who logs in at one process is known to the other, and to whichever the proxy chooses', async () => {
  const { data } = await ask(there.url, login, { email: person.email, password });
  const { token } = (data as { loginWithPassword: { token: string } }).loginWithPassword;
  for (const url of [here.url, there.url, front, front, front, front])
    expect(await ask(url, '{ me { id } }', {}, token)).toEqual({ data: { me: { id: person.id } } });
});

test('what happens at one process reaches a socket of the other, and sockets pass through the proxy', async () => {
  const live = new LiveClient(here, person);
  const heard = await live.subscribe<{ text: string }>('supportMessageReceived', '{ text }');
  await ask(there.url, 'mutation { sendSupportMessage(text: "Can I apply twice?") { id } }', {}, person.token);
  expect(await heard.next()).toEqual({ text: 'Can I apply twice?' });
  await live.close();
  const { socket, closed } = await connect({ ...here, url: front }, person.token);
  socket.close();
  await closed;
});

test('behind the proxy a caller has the address that it comes from, not the one that it claims', async () => {
  const call = request(`${front}/graphql`, {
    method: 'POST',
    localAddress: '127.0.0.2',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': '203.0.113.9' },
  });
  call.end(JSON.stringify({ query: login, variables: { email: person.email, password } }));
  const [answer] = await once(call, 'response');
  expect(JSON.parse(await text(answer))).toMatchObject({ data: { loginWithPassword: { token: expect.any(String) } } });
  const [session] = await here.services.database.query<{ ip_address: string }>(
    'select ip_address from sessions where user_id = $1 order by created_at desc limit 1',
    [person.id],
  );
  expect(session?.ip_address).toBe('127.0.0.2');
});

/** Callers that ask through the proxy without a pause. `stop` says how many answers they got, and what else. */
function keepAsking(count = 3) {
  const run = { isOver: false };
  const failures: string[] = [];
  let answered = 0;
  const asking = Array.from({ length: count }, async () => {
    while (!run.isOver)
      await ask(front, '{ jobs { total } }').then(
        () => void (answered += 1),
        (error: unknown) => void failures.push(String(error)),
      );
  });
  const more = async () => {
    const goal = answered + 20;
    await until(() => answered > goal, 'callers go on');
  };
  const stop = async () => {
    run.isOver = true;
    await Promise.all(asking);
    return failures;
  };
  return { more, stop, count };
}

const kill = async ({ process }: BuiltServer): Promise<void> => {
  const exited = once(process, 'exit');
  process.kill('SIGKILL');
  await exited;
};

// nginx does not ask whether a process is ready. Behind a proxy that does, a stop costs nobody anything (C-4).
test.each([
  ['stops', (server: BuiltServer) => server.stop()],
  ['is killed', kill],
])('a process that %s costs at most the requests that were waiting for it', async (_, end) => {
  const callers = keepAsking();
  await callers.more();
  await end(there);
  await callers.more();
  there = await startThere();
  await callers.more();
  expect((await callers.stop()).length).toBeLessThanOrEqual(callers.count);
});

describe('requests of an address', () => {
  const limit = 12;
  const startCounting = () =>
    startTestServer({
      databaseUrl: here.databaseUrl,
      config: {
        redisUrl,
        appSecret: here.services.config.appSecret,
        trustedProxies: ['127.0.0.1'],
        trafficLimits: { ...trafficLimits, requests: { limit, seconds: 600 } },
      },
    });
  let pair: TestServer[];
  beforeAll(async () => {
    pair = [await startCounting(), await startCounting()];
    await until(() => told('there') === 2, 'Redis is connected');
  });
  afterAll(() => Promise.all(pair.map((server) => server.close())));

  const told = (pattern: string) =>
    pair.flatMap((server) => server.logged()).filter(({ msg }) => String(msg).includes(`Redis is ${pattern}`)).length;
  /** How many of so many requests, by turns to both, are answered. */
  const answeredOf = async (count: number, address: string): Promise<number> => {
    let answered = 0;
    for (let sent = 0; sent < count; sent += 1) {
      const { status } = await fetch(`${pair[sent % 2]?.url}/robots.txt`, { headers: { 'x-forwarded-for': address } });
      if (status === 200) answered += 1;
      else expect(status).toBe(429);
    }
    return answered;
  };

  test('are counted by all processes together, by each alone while Redis is away, then together again', async () => {
    expect(await answeredOf(3 * limit, '198.51.100.1')).toBe(limit);
    await redis.kill();
    await until(() => told('away') === 2, 'both say that Redis is away');
    expect(await answeredOf(3 * limit, '198.51.100.2')).toBe(2 * limit);
    await redis.start();
    await until(() => told('there') === 4, 'both say that Redis is there');
    expect(await answeredOf(3 * limit, '198.51.100.3')).toBe(limit);
    redis.freeze();
    expect(await answeredOf(3 * limit, '198.51.100.4')).toBeGreaterThanOrEqual(limit);
    await until(() => told('away') === 4, 'both say again that Redis is away');
    redis.thaw();
    await until(() => told('there') === 6, 'both say again that Redis is there');
    expect(await answeredOf(3 * limit, '198.51.100.5')).toBe(limit);
  });

  test('are not said to be counted alone because Redis was slow for a second', async () => {
    const before = told('away');
    redis.freeze();
    // Each waits a quarter of a second for it.
    expect(await answeredOf(4, '198.51.100.6')).toBe(4);
    redis.thaw();
    let asked = 0;
    await until(async () => (await answeredOf(2 * limit, `198.51.101.${(asked += 1)}`)) === limit, 'it counts again');
    expect(told('away')).toBe(before);
  });
});
