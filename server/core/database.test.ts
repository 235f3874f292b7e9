import { randomBytes } from 'node:crypto';
import type { EventEmitter } from 'node:events';
import sql from 'sql-template-tag';
import { migrations } from '../../migrations/index.ts';
import { startTcpProxy, type TcpProxy } from '../../test/tcp-proxy.ts';
import { runStatements, urlOfDatabase } from '../../test/template-database.ts';
import { ConfigError } from './config.ts';
import { Database } from './database.ts';
import { isDatabaseUnavailable } from './database-errors.ts';

let url: string;
let name: string;
const postgres = process.env.TEST_POSTGRES_URL ?? '';
beforeEach(async () => {
  name = `empty_${randomBytes(6).toString('hex')}`;
  await runStatements(postgres, `CREATE DATABASE ${name}`);
  url = urlOfDatabase(postgres, name);
});
afterEach(() => runStatements(postgres, `DROP DATABASE ${name} WITH (FORCE)`));

test('four servers that start at once migrate an empty database once', async () => {
  const servers = await Promise.all(Array.from({ length: 4 }, () => Database.connect({ url, entities: [] })));
  try {
    const ran = await Promise.all(servers.map((server) => server.migrate()));
    expect(ran.filter((names) => names.length > 0)).toHaveLength(1);
    expect(ran.flat()).toHaveLength(migrations.length);
    expect(await Promise.all(servers.map((server) => server.isMigrated()))).toEqual([true, true, true, true]);
  } finally {
    await Promise.all(servers.map((server) => server.close()));
  }
});

test.each([
  [
    'an earlier version made',
    `create table migrations (id serial primary key, "timestamp" bigint not null, name varchar not null);
     insert into migrations ("timestamp", name) values (1763700000000, 'CreateAccounts1763700000000');
     create table users (id uuid primary key)`,
  ],
  ['something else made', 'create table orders (id int)'],
])('a database that %s is named in one sentence and stays as it is', async (_, made) => {
  await runStatements(url, made);
  const database = await Database.connect({ url, entities: [] });
  const tables = () => database.query('select tablename from pg_tables where tablename <> $1', ['migrations']);
  try {
    const before = await tables();
    await expect(database.migrate()).rejects.toThrow(ConfigError);
    await expect(database.migrate()).rejects.toThrow(
      /^the database was made by a version before 0.1 or by something else, .* name an empty one in DATABASE_URL/,
    );
    expect(await tables()).toEqual(before);
  } finally {
    await database.close();
  }
});

test('ids are UUIDs of version 7 that begin with the time, so that new rows stand last in every index', async () => {
  const database = await Database.connect({ url, entities: [] });
  try {
    await database.migrate();
    const before = Date.now();
    const [row] = await database.query<{ id: string }>('select new_id() as id');
    expect(row?.id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
    const time = Number.parseInt(row?.id.replaceAll('-', '').slice(0, 12) ?? '', 16);
    expect(time).toBeGreaterThanOrEqual(before - 5);
    expect(time).toBeLessThanOrEqual(Date.now() + 5);
  } finally {
    await database.close();
  }
});

describe('over a line that breaks', () => {
  let line: TcpProxy;
  let database: Database;
  beforeEach(async () => {
    line = await startTcpProxy(url);
    database = await Database.connect({ url: line.url, entities: [] });
  });
  afterEach(async () => {
    await database.close();
    await line.close();
  });

  const failures = async (calls: Promise<unknown>[]) =>
    (await Promise.allSettled(calls)).map((call) => call.status === 'rejected' && isDatabaseUnavailable(call.reason));

  test('C-15 who waits on one that died silently hears that the database is away, until it is back', async () => {
    database.limitSilence(1500);
    const begun = Promise.withResolvers<void>();
    const midway = database.dataSource.transaction(async (tx) => {
      await tx.query('select 1');
      begun.resolve();
      await tx.query('select pg_sleep(0.2)');
      await tx.query('select 2');
    });
    await begun.promise;
    line.mute();
    const waiting = [
      midway,
      database.query('select 1'),
      database.searched({ name: 'one', sql: sql`select 1`, noPlanCache: false }),
      database.dataSource.transaction((tx) => tx.query('select 1')),
    ];
    expect(await failures(waiting)).toEqual([true, true, true, true]);
    line.restore();
    expect(await Promise.all(Array.from({ length: 20 }, () => database.query('select 1 as one')))).toHaveLength(20);
  });

  test('a transaction whose connection broke between two statements hears that the database is away', async () => {
    const call = database.dataSource.transaction(async (tx) => {
      const client = (await tx.queryRunner?.connect()) as EventEmitter;
      line.cut();
      await new Promise((resolve) => client.once('end', resolve));
      await tx.query('select 1');
    });
    expect(await failures([call])).toEqual([true]);
  });
});
