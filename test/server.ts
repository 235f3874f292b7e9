import { appendFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { DestinationStream } from 'pino';
import { type RunningServer, startServer } from '../server/app/start-server.ts';
import { ManualClock } from './manual-clock.ts';
import { type Config, readConfig } from '../server/core/config.ts';
import type { ErrorCode } from '../server/core/errors.ts';
import { createLogger } from '../server/core/logger.ts';
import type { MailboxMessage } from '../server/core/mailbox.entity.ts';
import { createTestDatabase } from './database.ts';
import { type DocumentExpectation, expectFittingDocument } from './fitting-document.ts';
import { refuseSecondConnections } from './one-connection.ts';
import { newLogFile, recordShown, rememberSecrets } from './run-record.ts';
import { until } from './until.ts';
import { watchFetch } from './watched-fetch.ts';

export interface GraphqlAnswer<Data> {
  status: number;
  headers: Headers;
  data: Data | null;
  errors: {
    message: string;
    path?: string[];
    extensions: { code: ErrorCode; fields?: Record<string, string>; [counter: string]: unknown };
  }[];
}

export interface TestServer {
  /** The server's reachable address, whatever PUBLIC_URL says. */
  url: string;
  services: RunningServer['services'];
  clock: ManualClock;
  databaseUrl: string;
  /** Throws if a document does not fit the schema, unless the test expects that. */
  graphql<Data = Record<string, unknown>>(
    query: string,
    variables?: object,
    token?: string,
    expectation?: DocumentExpectation,
  ): Promise<GraphqlAnswer<Data>>;
  /** The lines logged so far, oldest first. */
  logged(): readonly LoggedLine[];
  /** Waits until every committed mail that is due by the test's clock has been delivered; newest first. */
  mails(recipient?: string): Promise<MailboxMessage[]>;
  close(): Promise<void>;
}

export interface LoggedLine {
  event?: string;
  [field: string]: unknown;
}

export interface TestServerOptions {
  config?: Partial<Config>;
  /** Another server's database, to run two server processes on one. */
  databaseUrl?: string;
  clock?: ManualClock;
  /** Folder of a built client. */
  clientRoot?: string;
  /** Whether tasks run on their schedule too; without it they run when something wakes them. */
  isSupervising?: boolean;
}

/** A built page with its placeholders: no server test needs the real build. */
export const testClientRoot = join(import.meta.dirname, 'built-client');

/** 11:00 on a Wednesday in India: no test starts near midnight or the end of a month. */
const testTime = new Date('2026-11-18T05:30:00Z');

/**
 * A complete server on a free port with its own database and file folder. Time stands still until the clock is moved.
 */
export async function startTestServer(options: TestServerOptions = {}): Promise<TestServer> {
  const database = options.databaseUrl ? undefined : await createTestDatabase();
  const dataDir = await mkdtemp(join(tmpdir(), 'kaamyab-test-'));
  const clock = options.clock ?? new ManualClock(testTime);
  const databaseUrl = options.databaseUrl ?? database?.url ?? '';
  const config = {
    ...readConfig({ NODE_ENV: 'test', PORT: '0', DATA_DIR: dataDir, SEED: 'none' }),
    // Tests insert rows directly and read them at once.
    publicAnswerMilliseconds: 0,
    ...options.config,
  };
  watchFetch();
  rememberSecrets([config.appSecret, passwordOf(databaseUrl), passwordOf(config.smtpUrl)]);
  const lines: string[] = [];
  const parsed: LoggedLine[] = [];
  const server = await startServer({
    config,
    databaseUrl,
    clock,
    log: createLogger('trace', openLog(lines)),
    clientRoot: options.clientRoot ?? testClientRoot,
    isSupervising: options.isSupervising ?? false,
  });
  refuseSecondConnections(server.services.database);
  const url = options.config?.publicUrl ? `http://127.0.0.1:${server.services.config.port}` : server.url;
  return {
    url,
    services: server.services,
    clock,
    databaseUrl,
    async graphql(document, variables = {}, token, expectation) {
      const answer = await postGraphql<never>(url, document, variables, token);
      expectFittingDocument(document, answer.status, expectation);
      return answer;
    },
    logged() {
      for (const line of lines.slice(parsed.length)) parsed.push(JSON.parse(line) as LoggedLine);
      return parsed;
    },
    mails: (recipient) => deliveredMails({ ...server, url }, recipient),
    async close() {
      await recordTables(server).catch(() => undefined); // a test may have dropped the database
      recordShown('metrics', await server.services.metrics.registry.metrics());
      await server.close();
      await database?.drop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** Everything is logged, and stored for the secret scan after the run. */
function openLog(lines: string[]): DestinationStream {
  const file = newLogFile();
  return {
    write(line) {
      lines.push(line);
      if (file) appendFileSync(file, line);
    },
  };
}

const passwordOf = (url = ''): string => (url ? decodeURIComponent(new URL(url).password) : '');

/** The task tables, finished tasks included, for the same scan. */
async function recordTables({ services: { database } }: RunningServer): Promise<void> {
  const rows = await database.query<{ text: string | null }>(
    `select payload::text as text from outbox
     union all select data::text from tasks.job
     union all select output::text from tasks.job`,
  );
  recordShown('task tables', JSON.stringify(rows.map(({ text }) => text)));
}

async function postGraphql<Data>(
  url: string,
  query: string,
  variables: object,
  token?: string,
): Promise<GraphqlAnswer<Data>> {
  const response = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token ? { authorization: `Bearer ${token}` } : {}) },
    body: JSON.stringify({ query, variables }),
  });
  const body = (await response.json()) as { data?: Data; errors?: GraphqlAnswer<Data>['errors'] };
  return { status: response.status, headers: response.headers, data: body.data ?? null, errors: body.errors ?? [] };
}

async function deliveredMails({ services, url }: RunningServer, recipient?: string): Promise<MailboxMessage[]> {
  await until(async () => {
    services.outbox.wake();
    const [row] = await services.database.query<{ waiting: number }>(
      `select count(*)::int as waiting from outbox where kind = 'MAIL' and delivered_at is null
         and (hold_id is null or next_attempt_at <= $1)`,
      [services.clock.now()],
    );
    return row?.waiting === 0;
  }, 'all mails that are due are delivered');
  const query = recipient ? `?to=${encodeURIComponent(recipient)}` : '';
  return (await (await fetch(`${url}/dev/mailbox.json${query}`)).json()) as MailboxMessage[];
}
