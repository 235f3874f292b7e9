import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findBrowser } from '../scripts/find-browser.mjs';
import { runFolderName } from '../test/run-record.ts';
import { type BuiltServer, startBuiltServer } from './start-server.ts';

declare global {
  var e2eServer: { server: BuiltServer; dataDir: string } | undefined;
}

/** Tests read E2E_URL and CHROMIUM_PATH; E2E_URL given from outside runs them against that server. */
export default async function setup(): Promise<void> {
  process.env.CHROMIUM_PATH = findBrowser();
  process.env[runFolderName] = await mkdtemp(join(tmpdir(), 'kaamyab-run-'));
  if (process.env.E2E_URL) return;
  const dataDir = await mkdtemp(join(tmpdir(), 'kaamyab-e2e-'));
  const server = await startBuiltServer(dataDir);
  globalThis.e2eServer = { server, dataDir };
  process.env.E2E_URL = server.url;
}
