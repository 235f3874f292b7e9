import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { appendFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { newLogFile } from './run-record.ts';

const ROOT = join(import.meta.dirname, '..');

export interface BuiltServer {
  url: string;
  process: ChildProcess;
  stop(): Promise<void>;
}

/**
 * Starts the built server like `npm start`, on a free port and in the caller's folder, and waits for its address. Its
 * log is stored for the secret scan.
 */
export async function startBuiltServer(
  dataDir: string,
  environment: NodeJS.ProcessEnv = {},
  onLine: (line: string) => void = () => undefined,
): Promise<BuiltServer> {
  const server = spawn(process.execPath, ['--max-semi-space-size=8', 'dist/server/main.js'], {
    cwd: ROOT,
    env: {
      ...process.env,
      NODE_COMPILE_CACHE: 'node_modules/.cache/node',
      NODE_ENV: 'development',
      LOG_LEVEL: 'trace',
      PORT: '0',
      DATA_DIR: dataDir,
      SEED: 'demo',
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const url = await addressOf(server, onLine);
  const stop = async () => {
    if (server.exitCode !== null || server.signalCode !== null) return;
    const exited = once(server, 'exit');
    server.kill('SIGTERM');
    await exited;
  };
  return { url, process: server, stop };
}

function addressOf(server: ChildProcess, onLine: (line: string) => void): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  server.once('error', reject);
  server.once('exit', (code) => reject(new Error(`the server ended with code ${code} before it printed its address`)));
  if (server.stdout) {
    const logFile = newLogFile();
    createInterface({ input: server.stdout }).on('line', (line) => {
      onLine(line);
      if (line.startsWith('{')) {
        // A killed server may leave half a line.
        if (logFile && line.endsWith('}')) appendFileSync(logFile, `${line}\n`);
        return;
      }
      const url = /https?:\/\/[^\s/]+/.exec(line)?.[0];
      if (url) resolve(url);
    });
  }
  return promise;
}
