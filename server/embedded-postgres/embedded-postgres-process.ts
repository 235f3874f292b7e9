import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { readdirSync, readFileSync, readlinkSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
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

const READY_LINE = 'database system is ready to accept connections';
const SMART_SHUTDOWN_LINE = 'received smart shutdown request';
const LONGEST_RECOVERY_IN_MS = 120_000;
const LONGEST_SHUTDOWN_IN_MS = 20_000;

/** For a laptop; only a throwaway cluster may lose what it acknowledged. */
function settings({ port, isThrowaway }: PostgresLaunch): string[] {
  const durability = isThrowaway
    ? { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', autovacuum: 'off' }
    : { fsync: 'on' };
  const values = {
    listen_addresses: '127.0.0.1',
    port,
    unix_socket_directories: '', // no socket file, so no stale one after a crash
    max_connections: isThrowaway ? 200 : 50,
    shared_buffers: '64MB',
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
    ...durability,
  };
  return Object.entries(values).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
}

/** The server's environment holds secrets; the locale C leaves messages as they are parsed here. */
export function cleanEnvironment(): NodeJS.ProcessEnv {
  return { PATH: process.env.PATH, LC_ALL: 'C', TZ: 'UTC' };
}

/** Ends what an earlier server left running on the cluster, and waits until connections are accepted. */
export async function launchPostgres(launch: PostgresLaunch): Promise<ChildProcess> {
  await endLeftovers(launch.cluster, launch.log);
  const child = spawn(launch.binaries.postgres, ['-D', launch.cluster, ...settings(launch)], {
    ...launch.account,
    cwd: launch.cluster,
    env: cleanEnvironment(),
    stdio: ['ignore', 'ignore', 'pipe'],
    // A process group of its own: Ctrl-C reaches the server, which stops postgres after its last query.
    detached: !launch.isThrowaway,
  });
  await untilReady(child, launch.log);
  return child;
}

function untilReady(child: ChildProcess, log: PostgresLog): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const lastLines: string[] = [];
  const fail = (reason: string) => reject(new Error(`Postgres did not start: ${reason}\n${lastLines.join('\n')}`));
  const deadline = setTimeout(() => {
    child.kill('SIGQUIT');
    fail(`not ready after ${LONGEST_RECOVERY_IN_MS / 1000} s`);
  }, LONGEST_RECOVERY_IN_MS);
  child.once('error', (error) => fail(error.message));
  child.once('exit', (code, signal) => fail(`ended with ${signal ?? `code ${code}`}`));
  if (child.stderr) {
    createInterface({ input: child.stderr }).on('line', (line) => {
      lastLines.push(line);
      if (lastLines.length > 20) lastLines.shift();
      if (line.includes(READY_LINE)) resolve();
      else if (line.startsWith('PANIC:')) log.error(`postgres: ${line}`);
      // A SIGTERM from outside: postgres would wait for our pool, which never closes. It ends now and is started again.
      else if (line.includes(SMART_SHUTDOWN_LINE)) child.kill('SIGINT');
    });
  }
  return promise.finally(() => clearTimeout(deadline));
}

/** Connections are closed, everything is on disk. Harsher ways follow only when that takes too long. */
export async function stopPostgres(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exited = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const insist = setTimeout(() => child.kill('SIGQUIT'), LONGEST_SHUTDOWN_IN_MS);
  const force = setTimeout(() => child.kill('SIGKILL'), LONGEST_SHUTDOWN_IN_MS + 5_000);
  child.kill('SIGINT');
  await exited;
  clearTimeout(insist);
  clearTimeout(force);
}

/**
 * Only while owning the folder: a postgres still on the cluster then belongs to a server that was killed. Its main
 * process is asked to stop; orphans, which would hold the shared memory, are ended at once.
 */
export async function endLeftovers(cluster: string, log: PostgresLog): Promise<void> {
  const main = mainProcess(cluster);
  if (main && isPostgresOn(cluster, main)) {
    log.warn({ pid: main }, 'a postgres of an earlier server still runs on this folder; stopping it');
    sendSignal(main, 'SIGINT');
    await until(() => !isPostgresOn(cluster, main), LONGEST_SHUTDOWN_IN_MS);
  }
  const isEmpty = await until(() => {
    const left = postgresProcessesOn(cluster);
    for (const pid of left) sendSignal(pid, 'SIGKILL');
    return left.length === 0;
  }, LONGEST_SHUTDOWN_IN_MS);
  if (!isEmpty)
    throw new Error(
      `Processes of an earlier Postgres on ${cluster} could not be ended: ${postgresProcessesOn(cluster).join(', ')}.`,
    );
  // Its process id may by now belong to another program, which postgres would take for itself.
  if (process.platform === 'linux') rmSync(join(cluster, 'postmaster.pid'), { force: true });
}

function mainProcess(cluster: string): number | null {
  try {
    return Number.parseInt(readFileSync(join(cluster, 'postmaster.pid'), 'utf8'), 10) || null;
  } catch {
    return null;
  }
}

function postgresProcessesOn(cluster: string): number[] {
  const main = mainProcess(cluster);
  const candidates = process.platform === 'linux' ? readdirSync('/proc').map(Number).filter(Boolean) : [main ?? 0];
  return candidates.filter((pid) => pid > 0 && isPostgresOn(cluster, pid));
}

/** Every postgres process works in its cluster's folder; without /proc the command line must be enough. */
function isPostgresOn(cluster: string, pid: number): boolean {
  try {
    if (process.platform !== 'linux')
      return execFileSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' }).includes(cluster);
    return (
      readlinkSync(`/proc/${pid}/cwd`) === cluster && readFileSync(`/proc/${pid}/comm`, 'utf8').trim() === 'postgres'
    );
  } catch {
    return false;
  }
}

function sendSignal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch {
    // Ended by itself in the meantime.
  }
}

async function until(isTrue: () => boolean, longestInMs: number): Promise<boolean> {
  for (const deadline = Date.now() + longestInMs; Date.now() < deadline; await delay(10)) {
    if (isTrue()) return true;
  }
  return isTrue();
}

/** The wanted port if nothing listens there, else any free one. */
export async function freePort(wanted = 0): Promise<number> {
  const server = createServer();
  const { promise, resolve, reject } = Promise.withResolvers<number>();
  server.once('error', reject);
  server.listen(wanted, '127.0.0.1', () => {
    const address = server.address();
    const port = typeof address === 'object' && address ? address.port : wanted;
    server.close(() => resolve(port));
  });
  return promise.catch((error: unknown) => {
    if (wanted === 0) throw error;
    return freePort();
  });
}
