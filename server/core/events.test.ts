import { once } from 'node:events';
import { setImmediate as turn } from 'node:timers/promises';
import { WebSocket } from 'ws';
import { makePerson, type TestPerson } from '../../test/factories.ts';
import { startTestServer, type TestServer } from '../../test/server.ts';
import { runStatements } from '../../test/template-database.ts';
import { until } from '../../test/until.ts';
import { runAsServer } from './use-case.ts';

let server: TestServer;
let person: TestPerson;
beforeAll(async () => {
  server = await startTestServer();
  person = await makePerson(server.services, 'HR');
});
afterAll(() => server.close());

const connectionsTo = (application: string) =>
  `from pg_stat_activity where datname = current_database() and application_name = '${application}'`;

/**
 * What happened to a person: so many events about so many subjects, committed at once. Returns the
 * subjects.
 */
async function happen(topic: string, count: number, subjects = count): Promise<string[]> {
  const ids = Array.from({ length: subjects }, () => crypto.randomUUID());
  await server.services.database.query(
    `insert into outbox (kind, topic, payload)
     select 'EVENT', $1, jsonb_build_object(
       'topic', $1::text, 'userIds', jsonb_build_array($2::text), 'subjectId', ($3::text[])[n % $4 + 1])
     from generate_series(0, $5 - 1) n`,
    [topic, person.id, ids, subjects, count],
  );
  return ids;
}

/** What was missed is heard in the order of its ids, the rest in that of the commits. */
const inOrder = (subjects: string[]) => subjects.toSorted();

/** Everything about a topic that a process hears, in order. */
function listen(to: TestServer, topic: string): string[] {
  const heard: string[] = [];
  to.services.events.on(topic, person.id, ({ subjectId }) => heard.push(subjectId));
  return heard;
}

test('an event that concerns a thousand people reaches each of them once', async () => {
  const [first, last] = [listen(server, 'crowded'), [] as string[]];
  const others = Array.from({ length: 999 }, () => crypto.randomUUID());
  server.services.events.on('crowded', others[998] as string, ({ subjectId }) => last.push(subjectId));
  const subjectId = crypto.randomUUID();
  await runAsServer(server.services, async ({ effects }) => {
    effects.events.push({ topic: 'crowded', userIds: [person.id, ...others], subjectId });
  });
  await until(() => last.length > 0, 'the last one has heard');
  expect([first, last]).toEqual([[subjectId], [subjectId]]);
});

describe('a subscriber who does not read', () => {
  const streamOf = (topic: string, load: (subjectId: string) => Promise<string>) => {
    const subjects = server.services.events.subscribe(topic, person.id, load);
    return subjects[Symbol.asyncIterator]();
  };
  const open = (topic: string) => {
    const stream = streamOf(topic, (id) => Promise.resolve(id));
    return { stream, first: stream.next() };
  };

  test('is ended alone when too much waits: the process and the other subscribers go on', async () => {
    const [slow, brisk] = [open('rushed'), listen(server, 'rushed')];
    const ids = await happen('rushed', 1500);
    await until(() => brisk.length === 1500, 'the other one has heard all');
    expect(await slow.first).toEqual({ value: ids[0], done: false });
    const rest = async () => {
      for (let next = await slow.stream.next(); !next.done; next = await slow.stream.next());
    };
    await expect(rest()).rejects.toMatchObject({ code: 'UNAVAILABLE', details: { retryAfterSeconds: 5 } });
    await happen('rushed', 1);
    await until(() => brisk.length === 1501, 'the other one still hears');
  });

  test('hears once of a subject that changed many times meanwhile', async () => {
    const [slow, brisk] = [open('repeated'), listen(server, 'repeated')];
    const ids = await happen('repeated', 3000, 3);
    await until(() => brisk.length === 3000, 'all has happened');
    const heard = (await Promise.all([slow.first, slow.stream.next(), slow.stream.next(), slow.stream.next()])).map(
      ({ value }) => String(value),
    );
    expect(inOrder(heard)).toEqual(inOrder([...ids, heard[0] ?? '']));
    await slow.stream.return?.();
  });

  test('gets the error when something cannot be loaded, and the stream ends', async () => {
    const failing = () => Promise.reject(new Error('The database is away.'));
    const stream = streamOf('broken', failing);
    await Promise.all([expect(stream.next()).rejects.toThrow('The database is away.'), happen('broken', 1)]);
    expect(await stream.next()).toEqual({ value: undefined, done: true });
    expect(server.services.events['listeners'].has(`broken:${person.id}`)).toBe(false);
  });

  test('leaves nothing behind', async () => {
    const { stream, first } = open('left');
    expect(server.services.events['listeners'].has(`left:${person.id}`)).toBe(true);
    await stream.return?.();
    expect(await first).toMatchObject({ done: true });
    await turn();
    expect(server.services.events['listeners'].has(`left:${person.id}`)).toBe(false);
  });
});

test('a listener that throws stops no other one, and not the process', async () => {
  server.services.events.on('thrown', person.id, () => {
    throw new Error('A broken listener');
  });
  const heard = listen(server, 'thrown');
  const ids = await happen('thrown', 2);
  await until(() => heard.length === 2, 'the other one has heard');
  expect(heard).toEqual(ids);
  expect(server.logged().filter(({ msg }) => msg === 'A listener failed')).toHaveLength(2);
});

test('a socket is not read until it reads its answers; if too much waits only its subscription ends', async () => {
  const pings = 400;
  const socket = new WebSocket(`${server.url.replace(/^http/, 'ws')}/graphql`, 'graphql-transport-ws');
  await once(socket, 'open');
  const ask = (message: object) => socket.send(JSON.stringify(message));
  ask({ type: 'connection_init', payload: { authorization: `Bearer ${person.token}` } });
  await once(socket, 'message');
  ask({ type: 'subscribe', id: 'live', payload: { query: 'subscription { notificationReceived { id } }' } });
  await until(() => server.services.events['listeners'].has(`notificationReceived:${person.id}`), 'the server listens');

  const answers: { type: string; payload: { extensions: { code: string } }[] }[] = [];
  socket.on('message', (data: Buffer) => answers.push(JSON.parse(String(data)) as (typeof answers)[number]));
  socket.pause();
  // 24 MB, to be sent back: more than the network keeps on its way in both directions.
  for (let number = 0; number < pings; number += 1) ask({ type: 'ping', payload: { padding: 'x'.repeat(60_000) } });
  const isEnded = async () => {
    await happen('notificationReceived', 200);
    return !server.services.events['listeners'].has(`notificationReceived:${person.id}`);
  };
  await until(isEnded, 'the subscription is ended');
  expect(socket.bufferedAmount).toBeGreaterThan(0);

  socket.resume();
  const errors = () => answers.filter(({ type }) => type === 'error');
  await until(
    () => errors().length > 0 && answers.filter(({ type }) => type === 'pong').length === pings,
    'everything is answered',
  );
  expect(errors()[0]?.payload[0]?.extensions).toMatchObject({ code: 'UNAVAILABLE', retryAfterSeconds: 5 });
  expect(socket.readyState).toBe(WebSocket.OPEN);
  socket.close();
});

describe('when the connection for events is lost', () => {
  let second: TestServer;
  beforeAll(async () => {
    await happen('lost', 20);
    second = await startTestServer({ databaseUrl: server.databaseUrl, clock: server.clock });
  });
  afterAll(() => second.close());

  /** Returns the way to wait until both listen again and have read what they missed. */
  const lose = async () => {
    await runStatements(
      server.databaseUrl,
      `select pg_terminate_backend(pid, 5000) ${connectionsTo('kaamyab-events')}`,
    );
    const again = `select 1 ${connectionsTo('kaamyab-events')} and state = 'idle' and query like '%from outbox%'`;
    return () => until(async () => (await server.services.database.query(again)).length === 2, 'both have caught up');
  };

  test('C-23 what was missed is heard once, and nothing that was heard before', async () => {
    const [first, other] = [listen(server, 'lost'), listen(second, 'lost')];
    const before = await happen('lost', 5);
    await until(() => first.length === 5 && other.length === 5, 'both have heard');
    const caughtUp = await lose();
    const missed = await happen('lost', 700);
    await caughtUp();
    const after = await happen('lost', 5);
    await until(() => first.length >= 710 && other.length >= 710, 'both have heard all');
    expect(inOrder(first)).toEqual(inOrder([...before, ...missed, ...after]));
    expect(inOrder(other)).toEqual(inOrder(first));
  });

  test('C-23 also when more was heard before than is remembered', async () => {
    const heard = listen(second, 'many');
    const before = await happen('many', 11_000);
    await until(() => heard.length === 11_000, 'it has heard');
    await (
      await lose()
    )();
    const after = await happen('many', 1);
    await until(() => heard.includes(after[0] ?? ''), 'it hears again');
    expect(heard.length).toBe(before.length + after.length);
  });
});
