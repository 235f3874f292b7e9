import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createTestDatabase, type TestDatabase } from '../../test/database.ts';
import { type Config, ConfigError, readConfig } from '../core/config.ts';
import { Database } from '../core/database.ts';
import { createLogger } from '../core/logger.ts';
import { hashPassword } from '../core/password-hash.ts';
import { demoPassword, refuseDemoAccounts } from '../demo/demo.service.ts';
import { makePerson } from '../../test/factories.ts';
import { startTestServer } from '../../test/server.ts';
import { startServer } from './start-server.ts';

let database: TestDatabase;
let dataDir: string;
beforeAll(async () => {
  dataDir = mkdtempSync(join(tmpdir(), 'kaamyab-start-'));
  database = await createTestDatabase();
});
afterAll(async () => {
  await database.drop();
  rmSync(dataDir, { recursive: true });
});

/** How a start with these settings ends. */
async function failedStart(settings: Partial<Config>): Promise<unknown> {
  const config = {
    ...readConfig({ NODE_ENV: 'test', PORT: '0', DATA_DIR: dataDir, DATABASE_URL: database.url }),
    ...settings,
  };
  return startServer({ config, databaseUrl: config.databaseUrl ?? '', log: createLogger('silent') }).then(
    (server) => server.close(),
    (error: unknown) => error,
  );
}

describe('a start that cannot work names the setting in one sentence', () => {
  const changed = (change: (url: URL) => void): string => {
    const url = new URL(database.url);
    change(url);
    return url.href;
  };
  test.each<[string, () => Partial<Config>, RegExp]>([
    [
      'nothing listens',
      () => ({ databaseUrl: 'postgres://somebody:secret@127.0.0.1:1/kaamyab' }),
      /^DATABASE_URL: no Postgres takes connections at 127\.0\.0\.1:1\.$/,
    ],
    [
      'nobody of that name',
      () => ({ databaseUrl: changed((url) => void (url.username = 'nobody')) }),
      /^DATABASE_URL: Postgres refuses the user nobody or the password\.$/,
    ],
    [
      'no database of that name',
      () => ({ databaseUrl: changed((url) => void (url.pathname = '/nowhere')) }),
      /^DATABASE_URL: there is no database nowhere on \S+\.$/,
    ],
    [
      'an address of another machine',
      () => ({ host: '203.0.113.7' }),
      /^HOST 203\.0\.113\.7 is no address of this machine\.$/,
    ],
    [
      'a name of nobody',
      () => ({ host: 'nowhere.invalid' }),
      /^HOST nowhere\.invalid is no address of this machine\.$/,
    ],
  ])('%s', async (_what, settings, sentence) => {
    const error = await failedStart(settings());
    expect(error).toBeInstanceOf(ConfigError);
    expect((error as Error).message).toMatch(sentence);
  });

  test('a port that somebody has', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await new Promise((resolve) => other.once('listening', resolve));
    const { port } = other.address() as { port: number };
    expect(await failedStart({ port })).toEqual(
      new ConfigError(`PORT ${port} is in use on 127.0.0.1: stop what runs there, or set another one.`),
    );
    other.close();
  });

  test('a database without its extensions, and without the right to make them', async () => {
    const bare = await createTestDatabase();
    const role = `limited_${process.pid}`;
    const url = new URL(bare.url);
    const admin = await Database.connect({ url: bare.url, entities: [] });
    await admin.query('drop schema public cascade').then(() => admin.query('create schema public'));
    await admin.query(`drop schema if exists tasks cascade`);
    await admin.query(`create role ${role} login password 'limited'`);
    await admin.query(`grant all on schema public to ${role}`);
    [url.username, url.password] = [role, 'limited'];
    const error = await failedStart({ databaseUrl: url.href });
    await admin.query(`drop owned by ${role}`).then(() => admin.query(`drop role ${role}`));
    await admin.close();
    await bare.drop();
    expect(error).toBeInstanceOf(ConfigError);
    expect((error as Error).message).toMatch(
      /^DATABASE_URL: the database needs the extensions pg_trgm, citext, btree_gist and intarray \(.*\)\.$/,
    );
  });
});

test('production refuses a database with demo accounts, as long as their password is the known one', async () => {
  const server = await startTestServer();
  try {
    await expect(refuseDemoAccounts(server.services)).resolves.toBeUndefined();
    const { id } = await makePerson(server.services, 'HR', {
      email: 'hr@demo.kaamyab.test',
      passwordHash: await hashPassword(demoPassword),
    });
    await expect(refuseDemoAccounts(server.services)).rejects.toThrow(
      /^DATABASE_URL leads to demo data, whose passwords everybody knows \(hr@demo\.kaamyab\.test\)/,
    );
    await server.services.database.query('update users set password_hash = $2 where id = $1', [
      id,
      await hashPassword('Another@123'),
    ]);
    await expect(refuseDemoAccounts(server.services)).resolves.toBeUndefined();
  } finally {
    await server.close();
  }
});
