import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findBrowser } from '../scripts/find-browser.mjs';
import { type BuiltServer, startBuiltServer } from '../test/built-server.ts';
import startPostgres from '../test/global-setup.ts';

declare global {
  var e2eServers: { server: BuiltServer; dataDir: string }[] | undefined;
}

/**
 * Starts a server with the demo for each worker; E2E_URL given from outside is taken instead. Clocked servers clone the
 * Postgres template.
 */
export default async function setup({ maxWorkers }: { maxWorkers: number }): Promise<void> {
  process.env.CHROMIUM_PATH = findBrowser();
  await startPostgres();
  if (process.env.E2E_URL) return;
  globalThis.e2eServers = await Promise.all(
    Array.from({ length: maxWorkers }, async (_, index) => {
      const dataDir = await mkdtemp(join(tmpdir(), 'kaamyab-e2e-'));
      const server = await startBuiltServer(dataDir);
      process.env[`E2E_URL_${index + 1}`] = server.url;
      return { server, dataDir };
    }),
  );
}
