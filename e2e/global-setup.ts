import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findBrowser } from '../scripts/find-browser.mjs';
import { type BuiltServer, startBuiltServer } from '../test/built-server.ts';
import startPostgres from '../test/global-setup.ts';
import teardown from './global-teardown.ts';

declare global {
  var e2eServers: { server: BuiltServer; dataDir: string }[] | undefined;
}

/**
 * Starts a server with the demo for each worker, unless E2E_URL is given. Clocked servers clone the Postgres template.
 * After a failed start Jest calls no teardown, so everything already running is stopped here.
 */
export default async function setup({ maxWorkers }: { maxWorkers: number }): Promise<void> {
  process.env.CHROMIUM_PATH = findBrowser();
  await startPostgres();
  if (process.env.E2E_URL) return;
  const servers: { server: BuiltServer; dataDir: string }[] = [];
  globalThis.e2eServers = servers;
  const starts = await Promise.allSettled(
    Array.from({ length: maxWorkers }, async (_, index) => {
      const dataDir = await mkdtemp(join(tmpdir(), 'kaamyab-e2e-'));
      const server = await startBuiltServer(dataDir);
      servers.push({ server, dataDir });
      process.env[`E2E_URL_${index + 1}`] = server.url;
    }),
  );
  const failed = starts.find((start) => start.status === 'rejected');
  if (!failed) return;
  await teardown();
  throw new Error('Not every server has started.', { cause: failed.reason });
}
