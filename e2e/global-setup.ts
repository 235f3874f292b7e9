import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findBrowser } from '../scripts/find-browser.mjs';
import startPostgres from '../test/global-setup.ts';
import { type BuiltServer, startBuiltServer } from './start-server.ts';

declare global {
  var e2eServer: { server: BuiltServer; dataDir: string } | undefined;
}

/**
 * Tests read E2E_URL and CHROMIUM_PATH; E2E_URL given from outside runs them against that server. Clocked servers clone
 * the Postgres template.
 */
export default async function setup(): Promise<void> {
  process.env.CHROMIUM_PATH = findBrowser();
  await startPostgres();
  if (process.env.E2E_URL) return;
  const dataDir = await mkdtemp(join(tmpdir(), 'kaamyab-e2e-'));
  const server = await startBuiltServer(dataDir);
  globalThis.e2eServer = { server, dataDir };
  process.env.E2E_URL = server.url;
}
