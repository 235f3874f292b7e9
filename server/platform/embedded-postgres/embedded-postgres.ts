import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, realpathSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { Client } from 'pg';
import { findPostgresBinaries, postgresAccount } from './embedded-postgres-binaries.ts';
import { accountOf, createCluster, DATABASE_USER, makePassable, placeCluster } from './embedded-postgres-cluster.ts';
import { lockFolder } from './embedded-postgres-lock.ts';
import {
  endLeftovers,
  freePort,
  launchPostgres,
  type PostgresLog,
  type RunningPostgres,
} from './embedded-postgres-process.ts';

/** A throwaway cluster is for tests: fast, in the given folder or the system's temporary one, gone on stop. */
export type EmbeddedPostgresOptions = { log: PostgresLog } & (
  | { dataDir: string; isThrowaway?: false }
  | { isThrowaway: true; parent?: string }
);

export interface EmbeddedPostgres {
  /** Stays valid for as long as the server lives, also when postgres dies and is started again. */
  url: string;
  /** The database is new and empty. */
  isFresh: boolean;
  /** Closes every connection, waits until all is on disk and gives the folder free. */
  stop(): Promise<void>;
}

interface Connection {
  port: number;
  password: string;
}

const DATABASE = 'kaamyab';
const RESTART_PAUSE_IN_MS = 500;

/**
 * Below `dataDir/postgres`; nothing of it is reachable from other machines. Throws FolderInUseError while another live
 * server owns the folder.
 */
export async function startEmbeddedPostgres(options: EmbeddedPostgresOptions): Promise<EmbeddedPostgres> {
  const root = options.isThrowaway
    ? mkdtempSync(join(options.parent ?? tmpdir(), 'kaamyab-'))
    : resolve(options.dataDir);
  makePassable(root);
  makePassable(join(root, 'postgres'));
  const folder = realpathSync(join(root, 'postgres'));
  const unlock = lockFolder(folder);
  const release = () => {
    unlock();
    if (options.isThrowaway) rmSync(root, { recursive: true, force: true });
  };
  try {
    return await startOwned(folder, options, release);
  } catch (error) {
    release();
    throw error;
  }
}

/** Where the server that owns the folder has its database; undefined if there is none. */
export function urlOfOwnedPostgres(dataDir: string): string | undefined {
  const file = join(resolve(dataDir), 'postgres/connection.json');
  return existsSync(file) ? urlOf(JSON.parse(readFileSync(file, 'utf8')) as Connection, DATABASE) : undefined;
}

async function startOwned(
  folder: string,
  options: EmbeddedPostgresOptions,
  release: () => void,
): Promise<EmbeddedPostgres> {
  const { log, isThrowaway = false } = options;
  const newAccount = postgresAccount();
  const cluster = placeCluster(folder, newAccount, log);
  const account = accountOf(cluster, newAccount);
  const binaries = findPostgresBinaries(account);
  await endLeftovers(cluster, log); // before the port is chosen, which an orphan may still hold
  const connection = await settleConnection(folder, cluster);
  if (!existsSync(cluster))
    await createCluster(cluster, binaries, account, { password: connection.password, isThrowaway });

  const stopPostgres = await keepRunning(
    () => launchPostgres({ binaries, account, cluster, port: connection.port, isThrowaway, log }),
    log,
  );
  try {
    const isFresh = await ensureDatabase(connection);
    const stop = async () => {
      await stopPostgres();
      release();
    };
    return { url: urlOf(connection, DATABASE), isFresh, stop };
  } catch (error) {
    await stopPostgres();
    throw error;
  }
}

/** The password is written before the cluster that it opens, so a crash between the two locks no one out. */
async function settleConnection(folder: string, cluster: string): Promise<Connection> {
  const file = join(folder, 'connection.json');
  const known: Connection | null = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null;
  if (!known && existsSync(cluster)) {
    throw new Error(
      `${file} is missing, and with it the password of the database in ${cluster}. ` +
        `Put it back, or remove ${cluster} to start from scratch.`,
    );
  }
  const port = await freePort(known?.port);
  const connection = { port, password: known?.password ?? randomBytes(24).toString('hex') };
  writeFileSync(`${file}.new`, JSON.stringify(connection), { mode: 0o600, flush: true });
  renameSync(`${file}.new`, file);
  return connection;
}

function urlOf({ port, password }: Connection, database: string): string {
  return `postgres://${DATABASE_USER}:${password}@127.0.0.1:${port}/${database}`;
}

/** Whether it had to be made, which is also so after a crash between the cluster and its database. */
async function ensureDatabase(connection: Connection): Promise<boolean> {
  const client = new Client({ connectionString: urlOf(connection, 'postgres') });
  await client.connect();
  try {
    const { rowCount } = await client.query('SELECT FROM pg_database WHERE datname = $1', [DATABASE]);
    if (rowCount === 0) await client.query(`CREATE DATABASE ${DATABASE}`);
    return rowCount === 0;
  } finally {
    await client.end();
  }
}

/** Launches postgres, and again whenever it dies; returns the way to stop it. */
async function keepRunning(launch: () => Promise<RunningPostgres>, log: PostgresLog): Promise<() => Promise<void>> {
  const stopping = new AbortController();
  const { signal } = stopping;
  let current = await launch();
  const watch = async () => {
    const stopped = once(signal, 'abort');
    while (!signal.aborted) {
      await Promise.race([current.exited, stopped]);
      if (signal.aborted) return;
      try {
        log.error('postgres died; starting it again');
        current = await launch();
        log.info('postgres runs again');
      } catch (error) {
        log.error({ err: error }, 'postgres could not be started again; trying once more');
        await delay(RESTART_PAUSE_IN_MS, undefined, { signal }).catch(() => undefined);
      }
    }
  };
  const watched = watch();
  return async () => {
    stopping.abort();
    await watched;
    await current.stop();
  };
}
