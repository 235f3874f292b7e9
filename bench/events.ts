import pg from 'pg';
import { WebSocket } from 'ws';
import { hashToken, newToken } from '../server/core/secrets.ts';
import { type Figure, medianOf, percentileFigures } from './figure.ts';
import { addresses, processorTimeOf } from './load.ts';
import { type MeasuredServer, residentMegabytes, startMeasuredServer } from './server-process.ts';
import type { Stand } from './stand.ts';

/**
 * How soon people are notified: each has an open WebSocket subscribed to their notifications. Times start when the
 * commit has returned.
 */
interface EventFigures {
  /** Milliseconds until one of them is notified. */
  one: number[];
  /** For each round in which all get a notification at once: until the last one arrives, and the server's CPU time. */
  all: { last: number; processor: number }[];
  /** Server memory for each open socket. */
  kilobytes: number;
}

interface Person {
  id: string;
  token: string;
  /** When the last notification arrived. */
  heardAt: number;
}

const insertPeople = `
  with people as (
    insert into users (email, name, role, email_verified_at)
    select 'listener' || n || '.' || gen_random_uuid() || '@bench.kaamyab.test', 'Asha Rao', 'JOBSEEKER', now()
    from generate_series(1, cardinality($1::bytea[])) n returning id
  )
  insert into sessions (user_id, cookie_hash, bearer_hash, created_at, last_seen_at, expires_at)
  select id, sha256(token || 'cookie'::bytea), token, now(), now(), now() + interval '7 days'
  from (select id, row_number() over () as n from people) people
    join unnest($1::bytea[]) with ordinality token (token, n) using (n)
  returning user_id as id, bearer_hash as hash`;

/** As the product stores them. */
const notifyAll = `
  with stored as (
    insert into notifications (user_id, type, title, body, link)
    select id, 'FOLLOW_UP', 'Your application is in review', 'Kaveri Mills has begun to review it.', '/applied-jobs'
    from unnest($1::uuid[]) id returning id, user_id
  )
  insert into outbox (kind, topic, payload)
  select 'EVENT', 'notificationReceived', jsonb_build_object(
    'topic', 'notificationReceived', 'userIds', jsonb_build_array(user_id), 'subjectId', id) from stored`;

async function makePeople(pool: pg.Pool, count: number): Promise<Person[]> {
  const tokens = new Map(
    Array.from({ length: count }, newToken).map((token) => [hashToken(token).toString('hex'), token]),
  );
  const hashes = [...tokens.keys()].map((hash) => Buffer.from(hash, 'hex'));
  const { rows } = await pool.query<{ id: string; hash: Buffer }>(insertPeople, [hashes]);
  return rows.map(({ id, hash }) => ({ id, token: tokens.get(hash.toString('hex')) ?? '', heardAt: 0 }));
}

const query = 'subscription { notificationReceived { id type title text link createdAt } }';

/** Resolves when the server is subscribed: a ping is answered after everything requested before. */
function listen(url: string, person: Person, turn: number, onHeard: () => void): Promise<WebSocket> {
  const socket = new WebSocket(`${url.replace(/^http/, 'ws')}/graphql`, 'graphql-transport-ws', {
    localAddress: addresses[turn % addresses.length],
    perMessageDeflate: false,
  });
  const say = (message: object): void => socket.send(JSON.stringify(message));
  return new Promise((resolve, reject) => {
    socket.on('open', () => say({ type: 'connection_init', payload: { authorization: `Bearer ${person.token}` } }));
    socket.on('message', (data: Buffer) => {
      const now = performance.now();
      const text = data.toString();
      if (text.includes('"type":"next"') && !text.includes('"errors"')) {
        person.heardAt = now;
        return onHeard();
      }
      const { type } = JSON.parse(text) as { type: string };
      if (type === 'connection_ack') {
        say({ id: '1', type: 'subscribe', payload: { query } });
        say({ id: '2', type: 'subscribe', payload: { query: '{ __typename }' } });
      } else if (type === 'complete') setTimeout(resolve, 50, socket);
      else if (type === 'ping') say({ type: 'pong' });
      else if (type !== 'pong') reject(new Error(`The server said ${text}`));
    });
    socket.on('error', reject);
  });
}

/** Milliseconds until each of them was notified. */
async function tell(pool: pg.Pool, people: Person[], heard: { left: number; all: () => void }): Promise<number[]> {
  const { promise, resolve } = Promise.withResolvers<void>();
  Object.assign(heard, { left: people.length, all: resolve });
  await pool.query({ name: 'notify', text: notifyAll, values: [people.map(({ id }) => id)] });
  const committed = performance.now();
  const patience = setTimeout(resolve, 30_000);
  await promise;
  clearTimeout(patience);
  if (heard.left > 0) throw new Error(`${heard.left} people heard nothing.`);
  return people.map(({ heardAt }) => heardAt - committed);
}

const openedAtOnce = 200;

async function measureEventsOf(
  server: MeasuredServer,
  { sockets = 5000, rounds = 7, singles = 300 } = {},
): Promise<EventFigures> {
  const pool = new pg.Pool({ connectionString: server.databaseUrl, max: 1 });
  const people = await makePeople(pool, sockets);
  const heard = { left: 0, all: () => undefined as void };
  const onHeard = (): void => {
    heard.left -= 1;
    if (heard.left === 0) heard.all();
  };
  const memory = residentMegabytes(server.process.pid);
  const open: WebSocket[] = [];
  for (let turn = 0; turn < sockets; turn += openedAtOnce) {
    const next = people.slice(turn, turn + openedAtOnce);
    open.push(...(await Promise.all(next.map((person, place) => listen(server.url, person, turn + place, onHeard)))));
  }
  const kilobytes = ((residentMegabytes(server.process.pid) - memory) * 1024) / sockets;
  const figures: EventFigures = { one: [], all: [], kilobytes };
  for (let turn = -30; turn < singles; turn += 1) {
    const person = people[((turn + 30) * 37) % people.length] as Person;
    const [time = 0] = await tell(pool, [person], heard);
    if (turn >= 0) figures.one.push(time);
  }
  for (let round = -2; round < rounds; round += 1) {
    const before = processorTimeOf(server.process.pid);
    const times = await tell(pool, people, heard);
    const processor = processorTimeOf(server.process.pid) - before;
    if (round >= 0) figures.all.push({ last: Math.max(...times), processor });
  }
  for (const socket of open) socket.terminate();
  await pool.end();
  return figures;
}

async function measureSockets(
  folder: string,
  { sockets, isQuick }: { sockets: number; isQuick: boolean },
): Promise<Figure[]> {
  const server = await startMeasuredServer(folder);
  try {
    const pace = isQuick ? { rounds: 3, singles: 100 } : {};
    const { one, all, kilobytes } = await measureEventsOf(server, {
      sockets,
      ...pace,
    });
    const row = `${sockets} sockets`;
    return [
      ...percentileFigures(row, one, { p99: 4 }),
      {
        row,
        column: 'to all: the last, ms',
        value: medianOf(all.map(({ last }) => last)),
        goal: { atMost: 150 },
      },
      { row, column: 'processor for all, ms', value: medianOf(all.map(({ processor }) => processor)) },
      { row, column: 'memory of each, kB', value: kilobytes },
    ];
  } finally {
    await server.stop();
  }
}

/** On the demo, with this many listeners. */
export async function measureEvents(stand: Stand): Promise<Figure[]> {
  const { folder } = await stand.demo();
  const figures: Figure[] = [];
  for (const sockets of stand.isQuick ? [5000] : [1000, 5000])
    figures.push(...(await measureSockets(folder, { sockets, isQuick: stand.isQuick })));
  return figures;
}
