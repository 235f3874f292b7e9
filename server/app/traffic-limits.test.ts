import { once } from 'node:events';
import { connect as connectTo } from 'node:net';
import pg from 'pg';
import type { WebSocket } from 'ws';
import { makeJob, makePerson, makeRecruiter, makeSeeker } from '../../test/factories.ts';
import { newAddress, postFrom, startServerBehindProxy, unknownEmail } from '../../test/logins.ts';
import { startNarrowServer } from '../../test/narrow-server.ts';
import type { TestServer } from '../../test/server.ts';
import { connectSocket } from '../../test/sockets.ts';
import { until } from '../../test/until.ts';
import { networksOf } from '../core/client-address.ts';
import { hashPassword } from '../core/password-hash.ts';
import { trafficLimits } from '../core/traffic.rules.ts';
import { addressLimits } from '../people/identity/login/attempt.rules.ts';

let server: TestServer;
let narrow: TestServer;
beforeAll(async () => {
  server = await startServerBehindProxy();
  narrow = await startNarrowServer();
});
afterAll(async () => {
  await narrow.close();
  await server.close();
});

const ask = (to: TestServer, address: string, query: string, variables: object = {}, cookie = '') =>
  postFrom(to, address, '/graphql', { query, variables }, cookie);
const contact = (address: string) =>
  ask(
    server,
    address,
    `mutation {
      sendContactMessage(name: "Asha Rao", email: "asha@example.in", message: "A question about the portal.")
    }`,
  );

describe('addresses', () => {
  test('C-6 many /64 of one /48 count together, at ten times the limit; other networks are not refused', async () => {
    expect((await contact('2001:db8:7:1::1')).status).toBe(200);
    const wide = server.services.secrets.hmac('address', '2001:db8:7::/48');
    await server.services.database.query(
      `update attempt_counters set used = 200 where scope = 'address:contact' and subject = $1`,
      [wide],
    );
    expect(await contact('2001:db8:7:2::1')).toMatchObject({
      status: 429,
      body: { errors: [{ extensions: { code: 'RATE_LIMITED' } }] },
    });
    expect((await contact('2001:db8:8:2::1')).status).toBe(200);
  });

  test('asvs-4.1.3 a port, or IPv4 written as IPv6, is no other address, and nonsense is none of its own', async () => {
    for (const spellings of [
      ['203.0.113.9', '203.0.113.9:5678', '::ffff:203.0.113.9', '[::ffff:203.0.113.9]:443'],
      ['nonsense', 'more nonsense', '1.2.3', '"', 'a:b:c'],
    ]) {
      for (let count = 0; count < 20; count += 1)
        expect((await contact(spellings[count % spellings.length] ?? '')).status).toBe(200);
      for (const spelling of spellings) expect((await contact(spelling)).status).toBe(429);
    }
  });
});

describe('headers', () => {
  const told = async (answer: ReturnType<typeof ask>): Promise<[string | null, string | null]> => {
    const { headers } = await answer;
    return [headers.get('ratelimit-policy'), headers.get('ratelimit')];
  };

  test('tell each limit that a request counts in, what is left of it and until when, also beyond it', async () => {
    const own = newAddress();
    const { cookie } = await makePerson(narrow.services, 'HR');
    const [policy, first] = await told(ask(narrow, own, '{ siteStats { jobs } }', {}, `token=${cookie}`));
    expect(policy).toMatch(/^"requests";q=8;w=60, "cost";q=\d+;w=60, "person-cost";q=\d+;w=60$/);
    expect(first).toMatch(/^"requests";r=7;t=60, "cost";r=\d+;t=60, "person-cost";r=\d+;t=60$/);
    expect((await told(postFrom(narrow, own, '/logout', {})))[1]).toMatch(/^"requests";r=6;t=\d+$/);
    for (let count = 2; count < 8; count += 1) await ask(narrow, own, '{ __typename }');
    expect((await told(ask(narrow, own, '{ __typename }')))[1]).toMatch(/^"requests";r=0;t=\d+$/);
  });
});

describe('requests', () => {
  test('of one address are refused beyond its limit, with Retry-After, before any work; others are not', async () => {
    const [own, other] = [newAddress(), newAddress()];
    for (let count = 0; count < 8; count += 1) expect((await ask(narrow, own, '{ __typename }')).status).toBe(200);
    const refused = await ask(narrow, own, '{ __typename }');
    expect(refused).toMatchObject({
      status: 429,
      body: {
        error: 'Too many requests from your network at once. Please try again in a moment.',
        code: 'RATE_LIMITED',
      },
    });
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await ask(narrow, other, '{ __typename }')).status).toBe(200);
    expect((await fetch(`${narrow.url}/healthz`, { headers: { 'x-forwarded-for': own } })).status).toBe(200);
  });

  test('that cost too much within a minute are refused, by address and by person', async () => {
    const costly = '{ jobs(pageSize: 100) { items { id title } } }';
    const [own, elsewhere] = [newAddress(), newAddress()];
    expect([(await ask(narrow, own, costly)).status, (await ask(narrow, own, costly)).status]).toEqual([200, 429]);
    const { cookie } = await makePerson(narrow.services, 'JOBSEEKER');
    expect((await ask(narrow, elsewhere, costly, {}, `token=${cookie}`)).status).toBe(200);
    expect(await ask(narrow, newAddress(), costly, {}, `token=${cookie}`)).toMatchObject({
      status: 429,
      body: { errors: [{ extensions: { code: 'RATE_LIMITED', retryAfterSeconds: expect.any(Number) } }] },
    });
  });

  test('for the feed of jobs wait for no one: one more than an address may read at once gets Retry-After', async () => {
    const own = newAddress();
    const read = async (address: string) => {
      const { status, headers } = await fetch(`${narrow.url}/jobs/feed.xml`, {
        headers: { 'x-forwarded-for': address },
      });
      return [status, headers.get('retry-after')];
    };
    let all: Promise<unknown[]> = Promise.resolve([]);
    await narrow.services.database.manager.transaction(async (tx) => {
      await tx.query('lock table job_events in access exclusive mode');
      const [first, second, other] = [read(own), read(own), read(newAddress())];
      expect(await Promise.race([first, second, other])).toEqual([429, '5']);
      all = Promise.all([first, second, other]);
    });
    expect(await all).toEqual(
      expect.arrayContaining([
        [200, null],
        [200, null],
        [429, '5'],
      ]),
    );
    expect(await read(own)).toEqual([200, null]);
  });

  test('are refused while as many of their address are worked on, even for senders that hung up', async () => {
    const own = newAddress();
    const { id, token } = await makePerson(narrow.services, 'JOBSEEKER');
    const holder = new pg.Client({ connectionString: narrow.databaseUrl });
    await holder.connect();
    await holder.query('begin');
    await holder.query('select from users where id = $1 for update', [id]);
    const write = () => {
      const line = connectTo(Number(new URL(narrow.url).port), '127.0.0.1');
      const body = JSON.stringify({ query: 'mutation { updateName(name: "Asha Rao") { id } }' });
      const headers = [
        'Host: x',
        `X-Forwarded-For: ${own}`,
        `Authorization: Bearer ${token}`,
        'Content-Type: application/json',
        `Content-Length: ${body.length}`,
      ];
      line.write(['POST /graphql HTTP/1.1', ...headers, '', body].join('\r\n'));
      return line.resume();
    };
    const left = [write(), write()];
    const held = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
    await until(async () => (await narrow.services.database.query(held)).length === 2, 'both are worked on');
    // The server answers the end of a line with its own: then it has noticed.
    await Promise.all(left.map((line) => once(line.end(), 'close')));
    // A form that is no upload has no limit of its own.
    const next = async () => {
      const headers = { 'x-forwarded-for': own, 'content-type': 'multipart/form-data; boundary=x' };
      const answer = await fetch(`${narrow.url}/robots.txt`, { headers });
      return [answer.status, answer.headers.get('retry-after')];
    };
    expect(await next()).toEqual([429, '1']);
    expect((await ask(narrow, newAddress(), '{ __typename }')).status).toBe(200);
    await holder.query('rollback');
    await until(async () => (await next())[0] === 200, 'both are done');
    await holder.end();
  });

  test('for long lists of the site leave others their connections of the database', async () => {
    const holder = new pg.Client({ connectionString: server.databaseUrl });
    await holder.connect();
    await holder.query('begin');
    await holder.query('lock table jobs in access exclusive mode');
    const own = newAddress();
    const lists = Array.from({ length: 12 }, () =>
      fetch(`${server.url}/sitemap.xml`, { headers: { 'x-forwarded-for': own } }),
    );
    const held = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
    await until(async () => (await server.services.database.query(held)).length > 0, 'they are worked on');
    for (let count = 0; count < 3; count += 1)
      expect((await postFrom(server, newAddress(), '/request-login-otp', { email: unknownEmail() })).status).toBe(200);
    await holder.query('rollback');
    await holder.end();
    const statuses = (await Promise.all(lists)).map(({ status }) => status);
    expect([200, 429].map((status) => statuses.filter((each) => each === status).length)).toEqual([3, 9]);
  });

  test('600 searches at once from one address do not hold up someone else', async () => {
    const search = (address: string, text: string) =>
      ask(server, address, 'query ($q: String) { jobs(filter: { q: $q }) { total items { id } } }', { q: text });
    const own = newAddress();
    const crowd = Array.from({ length: 600 }, async (_, index) => (await search(own, `word ${index}`)).status);
    let isCrowdDone = false;
    const all = Promise.all(crowd).then((statuses) => {
      isCrowdDone = true;
      return statuses;
    });
    // At once: each round trip more waits for the answers of the crowd, which this process reads, too.
    const others = await Promise.all([1, 2, 3].map(() => search(newAddress(), 'nurse')));
    expect(isCrowdDone).toBe(false);
    expect(others.map(({ status }) => status)).toEqual([200, 200, 200]);
    for (const status of await all) expect([200, 429, 503]).toContain(status);
  });
});

test('200 seekers behind one address find room: 20, most of whom apply, take less than a tenth of each limit', async () => {
  const office = newAddress();
  const recruiter = await makeRecruiter(server.services);
  const jobIds = [
    await makeJob(server.services, recruiter, { title: 'Clerk' }),
    await makeJob(server.services, recruiter, { title: 'Typist' }),
  ];
  const [people, loggingIn] = [20, 3];
  const passwordHash = await hashPassword('Right@123');
  const statuses: number[] = [];
  const sockets: WebSocket[] = [];
  const visit = async (index: number) => {
    // All have a session. Some log in with their password, as each is costly to check; the others ask for a code.
    const { email, cookie, token } = await makeSeeker(server.services, { passwordHash });
    const [path, body] =
      index < loggingIn ? ['/login-password', { email, password: 'Right@123' }] : ['/request-login-otp', { email }];
    statuses.push((await postFrom(server, office, path, body)).status);
    const send = async (query: string, variables = {}) =>
      void statuses.push((await ask(server, office, query, variables, `token=${cookie}`)).status);
    await send('{ me { id name } }');
    for (const q of ['clerk', 'ty', ''])
      await send('query ($q: String) { jobs(filter: { q: $q }) { total items { id title company { name } } } }', { q });
    const id = jobIds[index % 2];
    await send('query ($id: ID!) { job(id: $id) { id title description similarJobs { id } } }', { id });
    await send('mutation ($id: ID!) { applyToJob(jobId: $id) { id } }', { id });
    await send('{ myApplications { id } notifications { id } }');
    const live = await connectSocket(server, office, token);
    statuses.push(live.isOpen ? 200 : 429);
    sockets.push(live.socket);
  };
  await Promise.all(Array.from({ length: people }, (_, index) => visit(index)));
  expect(statuses).toEqual(Array.from({ length: people * 9 }, () => 200));
  for (const socket of sockets) socket.terminate();

  const { headers } = await ask(server, office, '{ __typename }');
  const figures = (name: string, letter: string) =>
    Array.from(headers.get(name)?.matchAll(new RegExp(`${letter}=(\\d+)`, 'g')) ?? [], ([, figure]) => Number(figure));
  const [limits, left] = [figures('ratelimit-policy', 'q'), figures('ratelimit', 'r')];
  expect(limits).toEqual([trafficLimits.requests.limit, trafficLimits.cost.limit]);
  for (const [place, limit] of limits.entries()) expect(limit - (left[place] ?? 0)).toBeLessThan(limit / 10);
  expect(people).toBeLessThan(trafficLimits.sockets.ofAddress / 10);
  const codes = await server.services.database.query(
    `select used from attempt_counters where subject = $1 and scope = 'address:code-mail'`,
    [server.services.secrets.hmac('address', networksOf(office)[0] ?? '')],
  );
  expect(codes).toEqual([{ used: people - loggingIn }]);
  expect(people - loggingIn).toBeLessThan(addressLimits.codeMails.limit / 10);
});
