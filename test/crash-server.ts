import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { expectFittingDocument } from './fitting-document.ts';
import { startTcpProxy, type TcpProxy } from './tcp-proxy.ts';
import { until } from './until.ts';
import { type BuiltServer, startBuiltServer } from './built-server.ts';
import { createTestDatabase } from './database.ts';
import { watchFetch } from './watched-fetch.ts';

/**
 * The writing statements of a call, and its commits. Killing at a read or at the start of a transaction leaves the same
 * state as killing at the next of these. Statements of the mail queue, the tasks and the settings do not belong to the
 * call.
 */
const ofTheCall = new RegExp(
  [
    '^(?![^]*(?:heartbeat|mail-read-waiting|mailbox-put|delivered_at|next_attempt_at|tasks\\.|find-running-backup))',
    '(?![^]*\\0(?:settings|standing|actor|stored-bytes)/)',
    '(?!P[^]{4}[^\\0]*\\0\\s*(?:select|SELECT)\\s)',
    '(?!Q[^]{4}START)',
    '[QPB]',
  ].join(''),
);

const longestDeliveryMs = 30_000;

export interface CrashServer {
  /** The process that is running now. */
  readonly url: string;
  readonly dataDir: string;
  readonly databaseUrl: string;
  /** Bypasses the watched connection. */
  readonly database: pg.Client;
  readonly line: TcpProxy;
  /** Kills the process like `kill -9`, and resolves when it is running again. */
  killAndRestart(): Promise<void>;
  /** Kills the server at the n-th statement of the call and restarts it. Returns whether the call ended first. */
  callAndKillAt(n: number, run: () => Promise<boolean>): Promise<'killed' | 'answered'>;
  allMailsDelivered(): Promise<unknown>;
  close(): Promise<void>;
}

/** The running process, and how to start the next one. */
interface Running {
  server: BuiltServer;
  restart(): Promise<void>;
}

const calm = (line: TcpProxy) => line.interceptMessage(1, /$^/, () => undefined);

interface Crashing {
  running: Running;
  line: TcpProxy;
  database: pg.Client;
}

/** Once the killed process has exited. Lets the half minute pass for which its mails are left to it. */
async function startAgain({ running, line, database }: Crashing): Promise<void> {
  calm(line);
  await database.query(`update tasks.job set state = 'retry' where name = 'mails' and state = 'active'`);
  await hastenMails(database);
  await running.restart();
}

/** As if the time had come for all that wait. */
export async function hastenMails(database: pg.Client): Promise<void> {
  await database.query(`update outbox set next_attempt_at = now() where kind = 'MAIL' and delivered_at is null`);
  await database.query(`update tasks.job set start_after = now() where name = 'mails' and state < 'active'`);
}

async function killAndRestart(crashing: Crashing): Promise<void> {
  const { process } = crashing.running.server;
  const exited = once(process, 'exit');
  process.kill('SIGKILL');
  await exited;
  await startAgain(crashing);
}

async function callAndKillAt(
  crashing: Crashing,
  n: number,
  run: () => Promise<boolean>,
): Promise<'killed' | 'answered'> {
  const { running, line } = crashing;
  const child = running.server.process;
  const exited = once(child, 'exit').then(() => 'killed' as const);
  let isShot = false;
  line.interceptMessage(n, ofTheCall, () => {
    isShot = child.kill('SIGKILL');
  });
  const outcome = await Promise.race([
    exited,
    run().then(
      () => 'answered' as const,
      () => exited,
    ),
  ]);
  calm(line);
  if (isShot) {
    // Its n-th statement may have come after the answer.
    await exited;
    await startAgain(crashing);
  }
  return outcome;
}

const allMailsDelivered = (database: pg.Client) =>
  until(
    async () =>
      (await database.query(`select 1 from outbox where kind = 'MAIL' and delivered_at is null`)).rowCount === 0,
    'every committed mail is delivered',
    longestDeliveryMs,
  );

/** The built server on its own database, behind a proxy that sees each statement. */
export async function startCrashServer(environment: NodeJS.ProcessEnv = {}): Promise<CrashServer> {
  watchFetch();
  const own = await createTestDatabase();
  const line = await startTcpProxy(own.url);
  const dataDir = await mkdtemp(join(tmpdir(), 'kaamyab-crash-'));
  const start = () => startBuiltServer(dataDir, { DATABASE_URL: line.url, SEED: 'none', ...environment });
  const running: Running = {
    server: await start(),
    async restart() {
      running.server = await start();
    },
  };
  const database = new pg.Client({ connectionString: own.url });
  await database.connect();
  return {
    get url() {
      return running.server.url;
    },
    dataDir,
    databaseUrl: own.url,
    database,
    line,
    killAndRestart: () => killAndRestart({ running, line, database }),
    callAndKillAt: (n, run) => callAndKillAt({ running, line, database }, n, run),
    allMailsDelivered: () => allMailsDelivered(database),
    async close() {
      await running.server.stop();
      await database.end();
      await line.close();
      await own.drop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** Whether the call was answered without an error. */
export async function callGraphql(url: string, query: string, variables: object, token = ''): Promise<boolean> {
  const answer = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) },
    body: JSON.stringify({ query, variables }),
  });
  expectFittingDocument(query, answer.status);
  return ((await answer.json()) as { errors?: unknown }).errors === undefined;
}
