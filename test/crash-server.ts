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

/** Statements of the dispatcher, the mail queue, the task queue and the heartbeat are not part of the call. */
const ofTheCall =
  /^(?![^]*(?:heartbeat|pg_is_in_recovery|dispatched_at|delivered_at|next_attempt_at|tasks\.|pg_notify))[QPB]/;

/** What the killed process had under way is left to it for 15 s: the next one takes it after that. */
const longestDeliveryMs = 30_000;

export interface CrashServer {
  /** Of the process that runs now. */
  readonly url: string;
  readonly dataDir: string;
  readonly databaseUrl: string;
  /** Past the line that is watched. */
  readonly database: pg.Client;
  readonly line: TcpProxy;
  /** Kills the process as `kill -9` does, and resolves when it runs again. */
  killAndRestart(): Promise<void>;
  /** Kills the server at the n-th statement of the call and starts it again. Says whether the call ended first. */
  callAndKillAt(n: number, run: () => Promise<boolean>): Promise<'killed' | 'answered'>;
  allMailsDelivered(): Promise<unknown>;
  close(): Promise<void>;
}

/** The process that runs now, and how the next one starts. */
interface Running {
  server: BuiltServer;
  restart(): Promise<void>;
}

const calm = (line: TcpProxy) => line.interceptMessage(1, /$^/, () => undefined);

async function killAndRestart(running: Running, line: TcpProxy): Promise<void> {
  const exited = once(running.server.process, 'exit');
  running.server.process.kill('SIGKILL');
  await exited;
  calm(line);
  await running.restart();
}

/** Lets the 15 seconds pass for which mails are left to the killed process. crash-mail.test.ts sits them out. */
const endClaims = (database: pg.Client) =>
  database.query(
    `update outbox set next_attempt_at = now()
     where kind = 'MAIL' and delivered_at is null and next_attempt_at > now()`,
  );

async function callAndKillAt(
  { running, line, database }: { running: Running; line: TcpProxy; database: pg.Client },
  n: number,
  run: () => Promise<boolean>,
): Promise<'killed' | 'answered'> {
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
    await endClaims(database);
    await running.restart();
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

/** The built server on a database of its own, behind a line that shows each statement on its way. */
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
    killAndRestart: () => killAndRestart(running, line),
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
