import { cp, mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findBrowser } from '../scripts/find-browser.mjs';
import { type BuiltServer, startBuiltServer } from '../test/built-server.ts';
import startPostgres from '../test/global-setup.ts';
import { runStatements, urlOfDatabase } from '../test/template-database.ts';
import teardown from './global-teardown.ts';

declare global {
  var e2eServers: { server: BuiltServer; dataDir: string; database: string }[] | undefined;
}

/**
 * Starts a server with the demo for each worker, unless E2E_URL is given: it is loaded once, and cloned with its files.
 * Clocked servers clone the Postgres template. After a failed start Jest calls no teardown, so everything already
 * running is stopped here.
 */
export default async function setup({ maxWorkers }: { maxWorkers: number }): Promise<void> {
  process.env.CHROMIUM_PATH = findBrowser();
  await startPostgres();
  if (process.env.E2E_URL) return;
  const { TEST_POSTGRES_URL: postgres = '' } = process.env;
  const servers: NonNullable<typeof globalThis.e2eServers> = [];
  globalThis.e2eServers = servers;
  const start = async (worker: number, from?: { dataDir: string; database: string }) => {
    const place = { database: `demo_${process.pid}_${worker}`, dataDir: await mkdtemp(join(tmpdir(), 'kaamyab-e2e-')) };
    if (from) await cp(from.dataDir, place.dataDir, { recursive: true });
    await runStatements(postgres, `CREATE DATABASE ${place.database} TEMPLATE ${from?.database ?? 'template0'}`);
    const env = { DATABASE_URL: urlOfDatabase(postgres, place.database) };
    const started = { ...place, server: await startBuiltServer(place.dataDir, env) };
    servers.push(started);
    return started;
  };
  try {
    const first = await start(0);
    // What is cloned has no connections.
    await first.server.stop();
    for (let worker = 1; worker <= maxWorkers; worker += 1)
      process.env[`E2E_URL_${worker}`] = (await start(worker, first)).server.url;
  } catch (error) {
    await teardown();
    throw new Error('Not every server has started.', { cause: error });
  }
}
