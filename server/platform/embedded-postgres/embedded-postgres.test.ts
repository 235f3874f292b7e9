import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { networkInterfaces } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, jest, test } from '@jest/globals';
import { Client } from 'pg';
import { endMadePlace, inMadePlace, inPlace } from '../../../test/postgres-place.ts';
import { killServer, outcome, urlOfReady } from '../../../test/postgres-server.ts';
import { query } from '../../../test/query.ts';
import { until } from '../../../test/until.ts';
import { type EmbeddedPostgres, startEmbeddedPostgres } from './embedded-postgres.ts';
import { postgresAccount, SYSTEM_FOLDER } from './embedded-postgres-binaries.ts';

// Each test waits for those beside it, too.
jest.setTimeout(90_000);

afterAll(endMadePlace);

const isRoot = process.getuid?.() === 0;
const testAsRoot = isRoot ? test.concurrent : test.concurrent.skip;

async function clusterOf({ url }: EmbeddedPostgres): Promise<string> {
  const [row] = await query<{ data_directory: string }>(url, 'SHOW data_directory');
  return String(row?.data_directory);
}

describe('the embedded Postgres', () => {
  test.concurrent(
    'preserves what was written, address and password over a stop and a start',
    inPlace(async (place) => {
      const first = await place.start();
      expect(first.isFresh).toBe(true);
      await query(first.url, 'CREATE TABLE answers AS SELECT 42 AS answer');
      await place.stop(first);
      expect(place.postgresProcesses()).toEqual([]);

      const second = await place.start();
      expect(second).toMatchObject({ url: first.url, isFresh: false });
      expect(await query(second.url, 'SELECT answer FROM answers')).toEqual([{ answer: 42 }]);
    }),
  );

  test.concurrent(
    'flushes to disk, folds the case of every script and has the extensions that the schema needs',
    inMadePlace(async (place) => {
      const { url } = await place.start();
      expect(await query(url, 'SHOW fsync')).toEqual([{ fsync: 'on' }]);
      expect(await query(url, 'SHOW server_encoding')).toEqual([{ server_encoding: 'UTF8' }]);
      expect(await query(url, `SELECT lower('ÉÑ') AS folded, 'नौकरी' ILIKE '%कर%' AS found`)).toEqual([
        { folded: 'éñ', found: true },
      ]);
      for (const extension of ['citext', 'pg_trgm', 'btree_gist', 'intarray'])
        await query(url, `CREATE EXTENSION ${extension}`);
    }),
  );

  test.concurrent(
    'is private: local only, a password in a file of its owner, nothing of it in the log',
    inMadePlace(async (place) => {
      const { url } = await place.start();
      const { password, port } = new URL(url);
      expect(password).toHaveLength(48);
      expect(statSync(join(place.dataDir, 'postgres/connection.json')).mode & 0o777).toBe(0o600);
      expect(place.lines.join('\n')).not.toContain(password);
      await expect(query(url.replace(password, 'wrong'), 'SELECT 1')).rejects.toThrow(/password authentication failed/);

      const addresses = Object.values(networkInterfaces())
        .flat()
        .filter((one) => one?.family === 'IPv4' && !one.internal);
      for (const address of addresses) {
        const socket = connect(Number(port), address?.address);
        const [error] = await once(socket, 'error');
        expect(error).toMatchObject({ code: 'ECONNREFUSED' });
      }
    }),
  );

  test.concurrent(
    'refuses a folder that a live server owns, and takes it once that server has stopped',
    inMadePlace(async (place) => {
      const first = await place.start();
      await expect(place.start()).rejects.toThrow(
        `The folder ${join(place.dataDir, 'postgres')} is in use by another Kaamyab server (process ${process.pid}). ` +
          'Stop it first, or set DATA_DIR to another folder.',
      );
      expect(await query(first.url, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
      await place.stop(first);
      expect((await place.start()).isFresh).toBe(false);
    }),
  );

  test.concurrent(
    'lets exactly one of several servers in that start at the same instant',
    inPlace(async (place) => {
      const servers = Array.from({ length: 4 }, () => place.startServer());
      const outcomes = await Promise.all(servers.map(outcome));
      expect(outcomes.filter((line) => line.startsWith('ready'))).toHaveLength(1);
      expect(
        outcomes.filter((line) => /^refused The folder .* is in use by another Kaamyab server/.test(line)),
      ).toHaveLength(3);
    }),
  );

  test.concurrent(
    'lets exactly one of several servers take over from a killed one',
    inMadePlace(async (place) => {
      const killed = place.startServer();
      await outcome(killed);
      await killServer(killed);
      const outcomes = await Promise.all(Array.from({ length: 4 }, () => place.startServer()).map(outcome));
      expect(outcomes.filter((line) => line.startsWith('ready'))).toHaveLength(1);
    }),
  );

  test.concurrent(
    'stops the postgres that a killed server left running, and starts on what it had committed',
    inMadePlace(async (place) => {
      const server = place.startServer();
      const url = await urlOfReady(server);
      await query(url, 'CREATE TABLE answers AS SELECT 42 AS answer');
      await killServer(server);
      const orphan = place.mainProcess();
      expect(place.postgresProcesses()).toContain(orphan);

      const { url: again } = await place.start();
      expect(again).toBe(url);
      expect(place.postgresProcesses()).not.toContain(orphan);
      expect(await query(again, 'SELECT answer FROM answers')).toEqual([{ answer: 42 }]);
    }),
  );

  test.concurrent(
    'starts after the server and every postgres process were killed',
    inMadePlace(async (place) => {
      const server = place.startServer();
      await query(await urlOfReady(server), 'CREATE TABLE answers AS SELECT 42 AS answer');
      await killServer(server);
      for (const pid of place.postgresProcesses()) process.kill(pid, 'SIGKILL');
      expect(existsSync(join(place.dataDir, 'postgres/cluster/postmaster.pid'))).toBe(true);

      const { url } = await place.start();
      expect(await query(url, 'SELECT answer FROM answers')).toEqual([{ answer: 42 }]);
    }),
  );

  test.concurrent(
    'starts although a query of a killed main process still holds the shared memory',
    inMadePlace(async (place) => {
      const server = place.startServer();
      const url = await urlOfReady(server);
      const ended = query(url, 'SELECT count(*) FROM generate_series(1, 1000000000000)').catch(
        (error: unknown) => error,
      );
      const running = `SELECT FROM pg_stat_activity
        WHERE state = 'active' AND query LIKE '%generate_series(1, 10%' AND pid <> pg_backend_pid()`;
      await until(async () => (await query(url, running)).length > 0);
      await killServer(server);
      process.kill(place.mainProcess(), 'SIGKILL');

      expect(await query((await place.start()).url, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
      expect(await ended).toBeInstanceOf(Error);
    }),
  );

  test.concurrent(
    'starts although another process was given the number in a stale lock file',
    inMadePlace(async (place) => {
      await place.stop(await place.start());
      const stranger = spawn('sleep', ['60'], { ...postgresAccount(), stdio: 'ignore' });
      place.children.push(stranger);
      writeFileSync(
        join(place.dataDir, 'postgres/cluster/postmaster.pid'),
        `${stranger.pid}\n${join(place.dataDir, 'postgres/cluster')}\n`,
      );

      expect(await query((await place.start()).url, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
      expect(stranger.exitCode).toBeNull();
    }),
  );

  test.concurrent(
    'starts after a kill in the middle of making the cluster',
    inPlace(async (place) => {
      const server = place.startServer();
      await until(() =>
        readdirSync(place.dataDir, { recursive: true }).some((path) => /cluster\.new-\w+\/base$/.test(String(path))),
      );
      await killServer(server);

      const postgres = await place.start();
      expect(postgres.isFresh).toBe(true);
      expect(await query(postgres.url, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
    }),
  );

  test.concurrent.each(['SIGKILL', 'SIGTERM'] as const)(
    'is started again at the same address when %s ends it while the server lives',
    (signal) =>
      inMadePlace(async (place) => {
        const { url } = await place.start();
        await query(url, 'CREATE TABLE answers AS SELECT 42 AS answer');
        const open = new Client({ connectionString: url });
        open.on('error', () => {});
        await open.connect();
        const ended = place.mainProcess();
        process.kill(ended, signal);

        await until(() => place.mainProcess() !== ended, 'another postgres runs');
        expect(await until(() => query(url, 'SELECT answer FROM answers'))).toEqual([{ answer: 42 }]);
        expect(place.lines.join('\n')).toContain('postgres died; starting it again');
      })(),
  );

  test.concurrent(
    'can be stopped while it is being started again',
    inMadePlace(async (place) => {
      const postgres = await place.start();
      process.kill(place.mainProcess(), 'SIGKILL');
      await until(() => place.lines.some((line) => line.includes('postgres died')));
      await place.stop(postgres);
      expect(place.postgresProcesses()).toEqual([]);
    }),
  );

  test.concurrent(
    'takes another port when something else listens on the one it had',
    inMadePlace(async (place) => {
      const first = await place.start();
      const { port } = new URL(first.url);
      await place.stop(first);
      const other = createServer().listen(Number(port), '127.0.0.1');
      await once(other, 'listening');

      const second = await place.start();
      expect(new URL(second.url).port).not.toBe(port);
      expect(await query(second.url, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
      other.close();
    }),
  );

  test.concurrent(
    'leaves nothing behind when it is a throwaway',
    inPlace(async (place) => {
      const throwaway = await startEmbeddedPostgres({ isThrowaway: true, log: place.log });
      const cluster = await clusterOf(throwaway);
      expect(existsSync(cluster)).toBe(true);
      await throwaway.stop();
      expect(existsSync(join(cluster, '../..'))).toBe(false);
    }),
  );

  testAsRoot(
    'runs for a normal user under their own name',
    inPlace(async (place) => {
      const { uid = 0, gid = 0 } = postgresAccount();
      rmSync(place.dataDir, { recursive: true });
      const make = spawn('mkdir', [place.dataDir], { uid, gid });
      await once(make, 'exit');
      const url = await urlOfReady(place.startServer({ uid, gid }));
      expect(await query(url, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
    }),
  );

  testAsRoot(
    'puts the cluster elsewhere when the project lies in a folder that only root may enter',
    inPlace(async (place) => {
      const closed = join(place.dataDir, 'closed');
      mkdirSync(closed, { mode: 0o700 });
      const postgres = await startEmbeddedPostgres({ dataDir: join(closed, 'data'), log: place.log });
      place.running.push(postgres);
      const cluster = await clusterOf(postgres);
      expect(cluster).toContain(SYSTEM_FOLDER);
      expect(place.lines.join('\n')).toContain(`the database is kept in ${cluster} instead`);
      expect(statSync(closed).mode & 0o777).toBe(0o700);
      await place.stop(postgres);

      const again = await startEmbeddedPostgres({ dataDir: join(closed, 'data'), log: place.log });
      place.running.push(again);
      expect(again.isFresh).toBe(false);
      await place.stop(again);
      rmSync(join(cluster, '..'), { recursive: true });
    }),
  );
});
