import { type ChildProcess, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { chmodSync, cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import {
  type Account,
  findPostgresBinaries,
  type PostgresBinaries,
  postgresAccount,
} from '../server/platform/embedded-postgres/embedded-postgres-binaries.ts';
import { createCluster, DATABASE_USER } from '../server/platform/embedded-postgres/embedded-postgres-cluster.ts';
import { cleanEnvironment, freePort } from '../server/platform/embedded-postgres/embedded-postgres-process.ts';
import { rememberSecrets } from './run-record.ts';
import { runStatements } from './template-database.ts';

interface Cluster {
  url: string;
  start(): Promise<void>;
  /** Without closing the connections cleanly, whether or not it is running. */
  kill(): Promise<void>;
}

export interface Streaming {
  primary: Cluster;
  replica: Cluster;
  close(): Promise<void>;
}

const settings = [
  'listen_addresses=127.0.0.1',
  'unix_socket_directories=',
  'wal_level=replica',
  'fsync=off',
  'shared_buffers=32MB',
  'io_method=sync',
  'wal_retrieve_retry_interval=100ms',
  'timezone=UTC',
  'log_min_error_statement=panic',
];

/** A Postgres and a hot standby that follows it, with their files in their own folder. */
export async function startStreaming(): Promise<Streaming> {
  const account = postgresAccount();
  const binaries = findPostgresBinaries(account);
  const password = randomBytes(12).toString('hex');
  rememberSecrets([password]);
  const folder = mkdtempSync(join(tmpdir(), 'kaamyab-streaming-'));
  chmodSync(folder, 0o755);
  const [first, second] = [join(folder, 'primary'), join(folder, 'replica')];
  await createCluster(first, binaries, account, { password, isThrowaway: true });
  // Never started, so a copy of its files is a base backup.
  cpSync(first, second, { recursive: true, preserveTimestamps: true });
  const ports = [await freePort(), await freePort()] as const;
  writeFileSync(join(second, 'standby.signal'), '');
  writeFileSync(
    join(second, 'postgresql.auto.conf'),
    `primary_conninfo = 'host=127.0.0.1 port=${ports[0]} user=${DATABASE_USER} password=${password}'\n`,
  );
  await giveTo(account, second);
  const clusterOf = (place: string, port: number) =>
    cluster({ binaries, account, place, port, url: `postgres://${DATABASE_USER}:${password}@127.0.0.1:${port}/jobs` });
  const [primary, replica] = [clusterOf(first, ports[0]), clusterOf(second, ports[1])];
  await primary.start();
  await replica.start();
  await runStatements(primary.url.replace(/jobs$/, 'postgres'), 'create database jobs');
  return {
    primary,
    replica,
    close: async () => {
      await Promise.all([primary.kill(), replica.kill()]);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

async function giveTo({ uid, gid }: Account, folder: string): Promise<void> {
  if (uid !== undefined) await once(spawn('chown', ['-R', `${uid}:${gid}`, folder]), 'exit');
  chmodSync(folder, 0o700);
}

interface Launch {
  binaries: PostgresBinaries;
  account: Account;
  place: string;
  port: number;
  url: string;
}

function cluster({ binaries, account, place, port, url }: Launch): Cluster {
  let child: ChildProcess | undefined;
  const exited = async (): Promise<void> => {
    if (child && child.exitCode === null && child.signalCode === null) await once(child, 'exit');
  };
  return {
    url,
    async start() {
      const options = [...settings, `port=${port}`].flatMap((setting) => ['-c', setting]);
      child = spawn(binaries.postgres, ['-D', place, ...options], {
        ...account,
        cwd: place,
        env: cleanEnvironment(),
        stdio: ['ignore', 'ignore', 'pipe'],
      });
      await untilReady(child);
    },
    async kill() {
      child?.kill('SIGQUIT');
      await exited();
    },
  };
}

function untilReady(child: ChildProcess): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const lines: string[] = [];
  child.once('exit', () => reject(new Error(`Postgres did not start:\n${lines.join('\n')}`)));
  if (child.stderr)
    createInterface({ input: child.stderr }).on('line', (line) => {
      lines.push(line);
      if (/ready to accept (read-only )?connections/.test(line)) resolve();
    });
  return promise;
}
