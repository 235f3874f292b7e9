import { type ChildProcess, type ChildProcessByStdio, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync, readlinkSync, rmSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { totalmem } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { setTimeout as delay } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { Account, PostgresBinaries } from './embedded-postgres-binaries.ts';

export type PostgresLog = Pick<Logger, 'info' | 'warn' | 'error'>;

export interface PostgresLaunch {
  binaries: PostgresBinaries;
  account: Account;
  cluster: string;
  port: number;
  isThrowaway: boolean;
  log: PostgresLog;
}

export interface RunningPostgres {
  /** Resolves when it ends, by itself or not. */
  exited: Promise<void>;
  stop(): Promise<void>;
}

const READY_LINE = 'database system is ready to accept connections';
const SMART_SHUTDOWN_LINE = 'received smart shutdown request';
const LONGEST_SHUTDOWN_IN_MS = 20_000;
const isLinux = process.platform === 'linux';

/** A quarter of the memory, as Postgres advises, and 1 GB at most; a small database takes a small part of it. */
const bufferMegabytes = (): number => Math.floor(Math.min(totalmem() / 4 / 1024 ** 2, 1024));

/** For a laptop; only a throwaway cluster may lose what it acknowledged. */
function settings({ port, isThrowaway }: PostgresLaunch): string[] {
  const speed = isThrowaway
    ? { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', autovacuum: 'off' }
    : {};
  const values = {
    listen_addresses: '127.0.0.1',
    port,
    unix_socket_directories: '', // no socket file, so no stale one after a crash
    max_connections: isThrowaway ? 200 : 50,
    shared_buffers: `${bufferMegabytes()}MB`,
    work_mem: '8MB',
    wal_level: 'minimal',
    max_wal_senders: 0,
    min_wal_size: '48MB',
    max_wal_size: '256MB',
    io_method: 'sync', // spares the three I/O worker processes
    random_page_cost: 1.1, // no disk that turns: looking rows up by an index costs hardly more than reading on
    jit: 'off', // compiling costs more than these short queries take
    timezone: 'UTC',
    log_timezone: 'UTC',
    log_min_messages: 'log', // statement errors reach the caller anyway, and their text may hold personal data
    log_min_error_statement: 'panic',
    log_checkpoints: 'off',
    log_line_prefix: '',
    ...speed,
  };
  return Object.entries(values).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
}

/** The server's environment holds secrets; the locale C leaves messages as they are parsed here. */
export function cleanEnvironment(): NodeJS.ProcessEnv {
  return { PATH: process.env.PATH, LC_ALL: 'C', TZ: 'UTC' };
}

/** Resolves when connections are accepted. */
export async function launchPostgres(launch: PostgresLaunch): Promise<RunningPostgres> {
  await endLeftovers(launch.cluster, launch.log);
  const child = spawn(launch.binaries.postgres, ['-D', launch.cluster, ...settings(launch)], {
    ...launch.account,
    cwd: launch.cluster,
    env: cleanEnvironment(),
    stdio: ['ignore', 'ignore', 'pipe'],
    // A process group of its own: Ctrl-C reaches the server, which stops postgres after its last query.
    detached: !launch.isThrowaway,
  });
  const exited = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  await untilReady(child, launch.log);
  return { exited, stop: () => stop(child, exited) };
}

function untilReady(child: ChildProcessByStdio<null, null, Readable>, log: PostgresLog): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const lastLines: string[] = [];
  const fail = (reason: string) => reject(new Error(`Postgres did not start: ${reason}\n${lastLines.join('\n')}`));
  child.once('error', (error) => fail(error.message));
  child.once('close', (code, signal) => fail(`ended with ${signal ?? `code ${code}`}`));
  createInterface({ input: child.stderr }).on('line', (line) => {
    lastLines.push(line);
    if (lastLines.length > 20) lastLines.shift();
    if (line.includes(READY_LINE)) resolve();
    else if (line.startsWith('PANIC:')) log.error(`postgres: ${line}`);
    // A SIGTERM from outside: postgres would wait for our pool, which never closes. It ends now and is started again.
    else if (line.includes(SMART_SHUTDOWN_LINE)) child.kill('SIGINT');
  });
  return promise;
}

/** Connections are closed, everything is on disk. A harsher way follows only when that takes too long. */
async function stop(child: ChildProcess, exited: Promise<void>): Promise<void> {
  const insist = setTimeout(() => child.kill('SIGQUIT'), LONGEST_SHUTDOWN_IN_MS);
  child.kill('SIGINT');
  await exited;
  clearTimeout(insist);
}

/**
 * Only while owning the folder: a postgres still on the cluster then belongs to a server that was killed. Its main
 * process is asked to stop; orphans, which would hold the shared memory, are ended at once.
 */
export async function endLeftovers(cluster: string, log: PostgresLog): Promise<void> {
  const main = mainProcess(cluster);
  const left = () => postgresOn(cluster, main);
  if (left().includes(main)) {
    log.warn({ pid: main }, 'a postgres of an earlier server still runs on this folder; stopping it');
    sendSignal(main, 'SIGINT');
    await until(() => !left().includes(main));
  }
  await until(() => left().map((pid) => sendSignal(pid, 'SIGKILL')).length === 0);
  if (left().length > 0)
    throw new Error(`Processes of an earlier Postgres on ${cluster} could not be ended: ${left().join(', ')}.`);
  // Its process id may by now belong to another program, which postgres would take for itself.
  if (isLinux) rmSync(join(cluster, 'postmaster.pid'), { force: true });
}

/** 0 if there is none. */
function mainProcess(cluster: string): number {
  const file = join(cluster, 'postmaster.pid');
  return existsSync(file) ? Number.parseInt(readFileSync(file, 'utf8'), 10) || 0 : 0;
}

/** Every postgres process works in its cluster's folder; without /proc only the main one is found. */
function postgresOn(cluster: string, main: number): number[] {
  const candidates = isLinux ? readdirSync('/proc').map(Number) : [main];
  return candidates.filter((pid) => {
    try {
      if (!isLinux) return execFileSync('ps', ['-o', 'command=', '-p', String(pid)]).includes(cluster);
      return (
        readlinkSync(`/proc/${pid}/cwd`) === cluster && readFileSync(`/proc/${pid}/comm`, 'utf8').trim() === 'postgres'
      );
    } catch {
      return false;
    }
  });
}

function sendSignal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch {
    // Ended by itself in the meantime.
  }
}

/** Or until that has taken too long. */
async function until(isTrue: () => boolean): Promise<void> {
  for (const deadline = Date.now() + LONGEST_SHUTDOWN_IN_MS; Date.now() < deadline && !isTrue();) await delay(10);
}

/** The wanted port if nothing listens there, else any free one. */
export async function freePort(wanted = 0): Promise<number> {
  const server = createServer().listen(wanted, '127.0.0.1');
  try {
    await once(server, 'listening');
  } catch (error) {
    if (wanted === 0) throw error;
    return freePort();
  }
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}
