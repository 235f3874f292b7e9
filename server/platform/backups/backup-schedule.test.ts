import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { startTestServer, type TestServer } from '../../../test/server.ts';
import { backupLock } from '../../core/storage.ts';
import { backUpOnSchedule } from './backup-schedule.service.ts';

let folder: string;
let server: TestServer;
let other: TestServer;
const backup = () => ({ folder: join(folder, 'kept'), everyHours: 12, hour: 2, keepDays: 7 });
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kaamyab-schedule-'));
  server = await startTestServer({ config: { backup: backup() } });
  const { databaseUrl, clock } = server;
  const { storageUrl, appSecret } = server.services.config;
  other = await startTestServer({ databaseUrl, clock, config: { backup: backup(), storageUrl, appSecret } });
});
afterAll(async () => {
  await other.close();
  await server.close();
  await rm(folder, { recursive: true, force: true });
});

const kept = async () => (await readdir(backup().folder)).toSorted((one, next) => one.localeCompare(next));
const tick = async (time: string) => {
  server.clock.set(new Date(time));
  for (const { services } of [server, other]) await backUpOnSchedule(services);
};
const figures = () => server.services.metrics.registry.metrics();

test('backups are made at their hours, once among all processes, and old ones go', async () => {
  // 2:00 and 14:00 in India are 20:30 and 8:30.
  await tick('2026-11-01T05:31:00Z');
  expect(await kept()).toEqual(['kaamyab-2026-11-01T05-31-00Z.tar.gz']);
  await tick('2026-11-01T08:29:00Z');
  expect(await kept()).toHaveLength(1);
  await tick('2026-11-01T08:31:00Z');
  await tick('2026-11-01T09:31:00Z');
  expect(await kept()).toEqual(['kaamyab-2026-11-01T05-31-00Z.tar.gz', 'kaamyab-2026-11-01T08-31-00Z.tar.gz']);
  await writeFile(join(backup().folder, 'a list of my own.tar.gz'), '');
  await tick('2026-11-08T08:31:00Z');
  expect(await kept()).toEqual([
    'a list of my own.tar.gz',
    'kaamyab-2026-11-01T08-31-00Z.tar.gz',
    'kaamyab-2026-11-08T08-31-00Z.tar.gz',
  ]);
  expect(await figures()).toContain(
    `kaamyab_last_backup_timestamp_seconds ${Date.parse('2026-11-08T08:31:00Z') / 1000}`,
  );
  expect(await figures()).toContain('kaamyab_backups_total{outcome="made"} 3');
});

test('a backup that fails is counted, leaves the earlier ones, and is tried again at the next hour', async () => {
  const before = await kept();
  const { services } = server;
  server.clock.set(new Date('2026-12-24T20:31:00Z'));
  const blocked = {
    ...services,
    config: { ...services.config, backup: { ...backup(), folder: join(folder, 'full') } },
  };
  await writeFile(join(folder, 'full'), '');
  await expect(backUpOnSchedule(blocked)).rejects.toThrow('EEXIST');
  expect(await figures()).toMatch(/^kaamyab_backups_total\{outcome="failed"\} 1$/m);
  expect(await kept()).toEqual(before);
  await tick('2026-12-24T21:31:00Z');
  expect(await kept()).toEqual(['a list of my own.tar.gz', 'kaamyab-2026-12-24T21-31-00Z.tar.gz']);
});

test('while another backup runs none is begun, which is no failure', async () => {
  const before = await kept();
  const client = new pg.Client({ connectionString: server.databaseUrl });
  await client.connect();
  await client.query('select pg_advisory_lock($1)', [backupLock]);
  try {
    await tick('2026-12-30T21:31:00Z');
    expect(await kept()).toEqual(before);
    expect(await figures()).toContain('kaamyab_backups_total{outcome="failed"} 1');
  } finally {
    await client.end();
  }
  await tick('2026-12-30T21:31:00Z');
  expect(await kept()).toContain('kaamyab-2026-12-30T21-31-00Z.tar.gz');
});
