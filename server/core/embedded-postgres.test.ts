import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, realpathSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { networkInterfaces, tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { Client } from 'pg';
import { query } from '../../test/query.ts';
import { until } from '../../test/until.ts';
import { type EmbeddedPostgres, startEmbeddedPostgres } from './embedded-postgres.ts';
import { postgresAccount, SYSTEM_FOLDER } from './embedded-postgres-binaries.ts';

const ROOT = join(import.meta.dirname, '../..');
const isRoot = process.getuid?.() === 0;
const testAsRoot = isRoot ? test : test.skip;

let dataDir: string;
let lines: string[];
const running: EmbeddedPostgres[] = [];
const children: ChildProcess[] = [];

const record = (...parts: unknown[]) => void lines.push(JSON.stringify(parts));
const log = { info: record, warn: record, error: record };

beforeEach(() => {
  dataDir = realpathSync(mkdtempSync(join(tmpdir(), 'kaamyab-test-')));
  chmodSync(dataDir, 0o755);
  lines = [];
});

afterEach(async () => {
  for (const child of children.splice(0)) child.kill('SIGKILL');
  await Promise.all(running.splice(0).map((postgres) => postgres.stop()));
  for (const pid of postgresProcesses()) process.kill(pid, 'SIGKILL');
  rmSync(dataDir, { recursive: true, force: true, maxRetries: 20, retryDelay: 50 });
});

async function start(): Promise<EmbeddedPostgres> {
  const postgres = await startEmbeddedPostgres({ dataDir, log });
  running.push(postgres);
  return postgres;
}

async function stop(postgres: EmbeddedPostgres): Promise<void> {
  running.splice(running.indexOf(postgres), 1);
  await postgres.stop();
}

async function clusterOf({ url }: EmbeddedPostgres): Promise<string> {
  const [row] = await query<{ data_directory: string }>(url, 'SHOW data_directory');
  return String(row?.data_directory);
}

/** A server process of its own, which tells by a line what became of its start. */
function startServer(options: { uid?: number; gid?: number } = {}): ChildProcess {
  const script = `
    import { startEmbeddedPostgres } from ${JSON.stringify(join(import.meta.dirname, 'embedded-postgres.ts'))};
    const log = { info() {}, warn() {}, error() {} };
    try {
      const { url } = await startEmbeddedPostgres({ dataDir: ${JSON.stringify(dataDir)}, log });
      console.log('ready ' + url);
      setInterval(() => {}, 60_000);
    } catch (error) {
      console.log('refused ' + error.message);
    }`;
  const child = spawn(process.execPath, ['--import', './server/register.mjs', '--input-type=module', '-e', script], {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'inherit'],
    ...options,
  });
  children.push(child);
  return child;
}

async function outcome(server: ChildProcess): Promise<string> {
  if (!server.stdout) throw new Error('the server has no output');
  const [line] = await once(createInterface({ input: server.stdout }), 'line');
  return String(line);
}

async function urlOfReady(server: ChildProcess): Promise<string> {
  return (await outcome(server)).replace(/^ready /, '');
}

async function killServer(server: ChildProcess): Promise<void> {
  const exited = once(server, 'exit');
  server.kill('SIGKILL');
  await exited;
}

function postgresProcesses(): number[] {
  return readdirSync('/proc').map(Number).filter(Boolean).filter((pid) => {
    try {
      return readFileSync(`/proc/${pid}/comm`, 'utf8').trim() === 'postgres' && readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes(dataDir);
    } catch {
      return false;
    }
  });
}

function mainProcess(): number {
  return Number.parseInt(readFileSync(join(dataDir, 'postgres/cluster/postmaster.pid'), 'utf8'), 10);
}

describe('the embedded Postgres', () => {
  test('keeps what was written, address and password over a stop and a start', async () => {
    const first = await start();
    expect(first.isFresh).toBe(true);
    await query(first.url, 'CREATE TABLE kept AS SELECT 42 AS answer');
    await stop(first);
    expect(postgresProcesses()).toEqual([]);

    const second = await start();
    expect(second).toMatchObject({ url: first.url, isFresh: false });
    expect(await query(second.url, 'SELECT answer FROM kept')).toEqual([{ answer: 42 }]);
  });

  test('flushes to disk, folds the case of every script and has the extensions that the schema needs', async () => {
    const { url } = await start();
    expect(await query(url, 'SHOW fsync')).toEqual([{ fsync: 'on' }]);
    expect(await query(url, 'SHOW server_encoding')).toEqual([{ server_encoding: 'UTF8' }]);
    expect(await query(url, `SELECT lower('ÉÑ') AS folded, 'नौकरी' ILIKE '%कर%' AS found`)).toEqual([{ folded: 'éñ', found: true }]);
    for (const extension of ['citext', 'pg_trgm', 'btree_gist']) await query(url, `CREATE EXTENSION ${extension}`);
  });

  test('is private: local only, a password in a file of its owner, nothing of it in the log', async () => {
    const { url } = await start();
    const { password, port } = new URL(url);
    expect(password).toHaveLength(48);
    expect(statSync(join(dataDir, 'postgres/connection.json')).mode & 0o777).toBe(0o600);
    expect(lines.join('\n')).not.toContain(password);
    await expect(query(url.replace(password, 'wrong'), 'SELECT 1')).rejects.toThrow(/password authentication failed/);

    const addresses = Object.values(networkInterfaces()).flat().filter((one) => one?.family === 'IPv4' && !one.internal);
    for (const address of addresses) {
      const socket = connect(Number(port), address?.address);
      const [error] = await once(socket, 'error');
      expect(error).toMatchObject({ code: 'ECONNREFUSED' });
    }
  });

  test('refuses a folder that a live server owns, and takes it once that server has stopped', async () => {
    const first = await start();
    await expect(start()).rejects.toThrow(
      `The folder ${join(dataDir, 'postgres')} is in use by another Kaamyab server (process ${process.pid}). Stop it first, or set DATA_DIR to another folder.`,
    );
    expect(await query(first.url, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
    await stop(first);
    expect((await start()).isFresh).toBe(false);
  });

  test('lets exactly one of several servers in that start at the same instant', async () => {
    const servers = Array.from({ length: 4 }, () => startServer());
    const outcomes = await Promise.all(servers.map(outcome));
    expect(outcomes.filter((line) => line.startsWith('ready'))).toHaveLength(1);
    expect(outcomes.filter((line) => /^refused The folder .* is in use by another Kaamyab server/.test(line))).toHaveLength(3);
  });

  test('lets exactly one of several servers take over from a killed one', async () => {
    const killed = startServer();
    await outcome(killed);
    await killServer(killed);
    const outcomes = await Promise.all(Array.from({ length: 4 }, () => startServer()).map(outcome));
    expect(outcomes.filter((line) => line.startsWith('ready'))).toHaveLength(1);
  });

  test('stops the postgres that a killed server left running, and starts on what it had committed', async () => {
    const server = startServer();
    const url = await urlOfReady(server);
    await query(url, 'CREATE TABLE kept AS SELECT 42 AS answer');
    await killServer(server);
    const orphan = mainProcess();
    expect(postgresProcesses()).toContain(orphan);

    const { url: again } = await start();
    expect(again).toBe(url);
    expect(postgresProcesses()).not.toContain(orphan);
    expect(await query(again, 'SELECT answer FROM kept')).toEqual([{ answer: 42 }]);
  });

  test('starts after the server and every postgres process were killed', async () => {
    const server = startServer();
    await query(await urlOfReady(server), 'CREATE TABLE kept AS SELECT 42 AS answer');
    await killServer(server);
    for (const pid of postgresProcesses()) process.kill(pid, 'SIGKILL');
    expect(existsSync(join(dataDir, 'postgres/cluster/postmaster.pid'))).toBe(true);

    const { url } = await start();
    expect(await query(url, 'SELECT answer FROM kept')).toEqual([{ answer: 42 }]);
  });

  test('starts although a query of a killed main process still holds the shared memory', async () => {
    const server = startServer();
    const url = await urlOfReady(server);
    const ended = query(url, 'SELECT count(*) FROM generate_series(1, 1000000000000)').catch((error: unknown) => error);
    await until(async () => (await query(url, `SELECT FROM pg_stat_activity WHERE state = 'active' AND query LIKE '%generate_series(1, 10%' AND pid <> pg_backend_pid()`)).length > 0);
    await killServer(server);
    process.kill(mainProcess(), 'SIGKILL');

    expect(await query((await start()).url, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
    expect(await ended).toBeInstanceOf(Error);
  });

  test('starts although another process was given the number in a stale lock file', async () => {
    await stop(await start());
    const stranger = spawn('sleep', ['60'], { ...postgresAccount(), stdio: 'ignore' });
    children.push(stranger);
    writeFileSync(join(dataDir, 'postgres/cluster/postmaster.pid'), `${stranger.pid}\n${join(dataDir, 'postgres/cluster')}\n`);

    expect(await query((await start()).url, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
    expect(stranger.exitCode).toBeNull();
  });

  test('starts after a kill in the middle of making the cluster', async () => {
    const server = startServer();
    await until(() => readdirSync(dataDir, { recursive: true }).some((path) => /cluster\.new-\w+\/base$/.test(String(path))));
    await killServer(server);

    const postgres = await start();
    expect(postgres.isFresh).toBe(true);
    expect(await query(postgres.url, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
  });

  test.each(['SIGKILL', 'SIGTERM'] as const)('is started again at the same address when %s ends it while the server lives', async (signal) => {
    const { url } = await start();
    await query(url, 'CREATE TABLE kept AS SELECT 42 AS answer');
    const open = new Client({ connectionString: url });
    open.on('error', () => {});
    await open.connect();
    const ended = mainProcess();
    process.kill(ended, signal);

    await until(() => mainProcess() !== ended, 'another postgres runs');
    expect(await until(() => query(url, 'SELECT answer FROM kept'))).toEqual([{ answer: 42 }]);
    expect(lines.join('\n')).toContain('postgres died; starting it again');
  });

  test('can be stopped while it is being started again', async () => {
    const postgres = await start();
    process.kill(mainProcess(), 'SIGKILL');
    await until(() => lines.some((line) => line.includes('postgres died')));
    await stop(postgres);
    expect(postgresProcesses()).toEqual([]);
  });

  test('takes another port when something else listens on the one it had', async () => {
    const first = await start();
    const { port } = new URL(first.url);
    await stop(first);
    const other = await startEmbeddedPostgres({ isThrowaway: true, log, port: Number(port) });
    running.push(other);
    expect(new URL(other.url).port).toBe(port);

    const second = await start();
    expect(new URL(second.url).port).not.toBe(port);
    expect(await query(second.url, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
  });

  test('leaves nothing behind when it is a throwaway', async () => {
    const throwaway = await startEmbeddedPostgres({ isThrowaway: true, log });
    const cluster = await clusterOf(throwaway);
    expect(existsSync(cluster)).toBe(true);
    await throwaway.stop();
    expect(existsSync(join(cluster, '../..'))).toBe(false);
  });

  testAsRoot('runs for a normal user under their own name', async () => {
    const { uid = 0, gid = 0 } = postgresAccount();
    rmSync(dataDir, { recursive: true });
    const make = spawn('mkdir', [dataDir], { uid, gid });
    await once(make, 'exit');
    const url = await urlOfReady(startServer({ uid, gid }));
    expect(await query(url, 'SELECT 1 AS one')).toEqual([{ one: 1 }]);
  });

  testAsRoot('keeps the cluster elsewhere when the project lies in a folder that only root may enter', async () => {
    const closed = join(dataDir, 'closed');
    mkdirSync(closed, { mode: 0o700 });
    const postgres = await startEmbeddedPostgres({ dataDir: join(closed, 'data'), log });
    running.push(postgres);
    const cluster = await clusterOf(postgres);
    expect(cluster).toContain(SYSTEM_FOLDER);
    expect(lines.join('\n')).toContain(`the database is kept in ${cluster} instead`);
    expect(statSync(closed).mode & 0o777).toBe(0o700);
    await stop(postgres);

    const again = await startEmbeddedPostgres({ dataDir: join(closed, 'data'), log });
    running.push(again);
    expect(again.isFresh).toBe(false);
    await stop(again);
    rmSync(join(cluster, '..'), { recursive: true });
  });
});
