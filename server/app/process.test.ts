import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { type BuiltServer, startBuiltServer } from '../../test/built-server.ts';
import { until } from '../../test/until.ts';

/** The process as an administrator knows it: starts, stops, is killed, starts again. */

let dataDir: string;
beforeAll(async () => void (dataDir = await mkdtemp(join(tmpdir(), 'kaamyab-process-'))));
afterAll(() => rm(dataDir, { recursive: true, force: true }));

async function totalJobs({ url }: BuiltServer): Promise<number> {
  const answer = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: '{"query":"{ jobs { total } }"}',
  });
  return ((await answer.json()) as { data: { jobs: { total: number } } }).data.jobs.total;
}

async function endBy({ process: child }: BuiltServer, signal: NodeJS.Signals): Promise<number | null> {
  const exited = once(child, 'exit');
  child.kill(signal);
  return ((await exited) as [number | null])[0];
}

/** Runs the built server with settings that it should refuse, and gives what it said. */
async function refusedStart(environment: NodeJS.ProcessEnv): Promise<{ code: number | null; said: string }> {
  const child = spawn(process.execPath, ['dist/server/main.js'], {
    cwd: join(import.meta.dirname, '../..'),
    env: { ...process.env, NODE_ENV: 'development', PORT: '0', DATA_DIR: dataDir, LOG_LEVEL: 'error', ...environment },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const said = text(child.stderr);
  const [code] = (await once(child, 'exit')) as [number | null];
  return { code, said: await said };
}

test('a first start has demo data, and what it holds survives SIGTERM, SIGINT and kill -9', async () => {
  const first = await startBuiltServer(dataDir);
  const jobs = await totalJobs(first);
  expect(jobs).toBeGreaterThanOrEqual(500);
  expect(await endBy(first, 'SIGTERM')).toBe(0);

  const second = await startBuiltServer(dataDir);
  expect(await totalJobs(second)).toBe(jobs);
  expect(await endBy(second, 'SIGINT')).toBe(0);

  const third = await startBuiltServer(dataDir);
  await endBy(third, 'SIGKILL');
  const fourth = await startBuiltServer(dataDir);
  expect(await totalJobs(fourth)).toBe(jobs);
  await fourth.stop();
});

test('C-5 a server that is asked to stop goes on answering until its time is over, then exits with 0', async () => {
  const server = await startBuiltServer(dataDir, { DRAIN_SECONDS: '2' });
  const exited = once(server.process, 'exit');
  server.process.kill('SIGTERM');
  await until(async () => (await fetch(`${server.url}/readyz`)).status === 503, 'it says that it is about to stop');
  expect(await totalJobs(server)).toBeGreaterThan(0);
  expect(await exited).toEqual([0, null]);
});

test('a second server on the same folder is refused with a clear sentence, and the first goes on', async () => {
  const server = await startBuiltServer(dataDir);
  const { code, said } = await refusedStart({});
  expect(code).toBe(1);
  expect(said).toMatch(
    new RegExp(
      '^Kaamyab cannot start: The folder .* is in use by another Kaamyab server ' +
        String.raw`\(process \d+\)\. Stop it first, or set DATA_DIR to another folder\.\n$`,
    ),
  );
  expect((await fetch(`${server.url}/readyz`)).status).toBe(200);
  await server.stop();
});

test.each([
  [{ PORT: 'eighty' }, /^Kaamyab cannot start: PORT must be a number\.\n$/],
  [{ NODE_ENV: 'production' }, /^Kaamyab cannot start: APP_SECRET is required in production\.\n$/],
])('a wrong setting stops the start with a sentence that names it (%j)', async (environment, sentence) => {
  const { code, said } = await refusedStart(environment);
  expect(code).toBe(1);
  expect(said).toMatch(sentence);
});
