import { readFileSync } from 'node:fs';
import { urlOfOwnedPostgres } from '../server/platform/embedded-postgres/embedded-postgres.ts';
import { type BuiltServer, startBuiltServer } from '../test/built-server.ts';

export interface MeasuredServer extends BuiltServer {
  /** From spawn to the first successful answer of /readyz. */
  startMilliseconds: number;
  /** Of its own database, or of the given one. */
  databaseUrl: string;
}

/** The built server as its own process, on a free port, with its data in `dataDir`. */
export async function startMeasuredServer(
  dataDir: string,
  env: NodeJS.ProcessEnv = { LOG_LEVEL: 'info' },
): Promise<MeasuredServer> {
  const started = performance.now();
  const server = await startBuiltServer(dataDir, env);
  while (!(await fetch(`${server.url}/readyz`)).ok);
  const startMilliseconds = performance.now() - started;
  const databaseUrl = env.DATABASE_URL ?? urlOfOwnedPostgres(dataDir) ?? '';
  return { ...server, startMilliseconds, databaseUrl };
}

/** Available on Linux only; otherwise NaN. */
export const residentMegabytes = (pid: number | undefined): number =>
  process.platform === 'linux'
    ? Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / 1024
    : Number.NaN;
