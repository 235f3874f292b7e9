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

/** The one that runs now: a test that ends it starts the next. */
let running: BuiltServer;
let jobs: number;
beforeAll(async () => {
  running = await startBuiltServer(dataDir, { DRAIN_SECONDS: '2' });
  jobs = await totalJobs(running);
});
afterAll(() => running.stop());

async function startAgain(): Promise<void> {
  running = await startBuiltServer(dataDir);
  expect(await totalJobs(running)).toBe(jobs);
}

test('a second server on the same folder is refused with a clear sentence, and the first goes on', async () => {
  const { code, said } = await refusedStart({});
  expect(code).toBe(1);
  expect(said).toMatch(
    new RegExp(
      '^Kaamyab cannot start: The folder .* is in use by another Kaamyab server ' +
        String.raw`\(process \d+\)\. Stop it first, or set DATA_DIR to another folder\.\n$`,
    ),
  );
  expect((await fetch(`${running.url}/readyz`)).status).toBe(200);
});

test('C-5 a server that is asked to stop goes on answering until its time is over, then exits with 0', async () => {
  const exited = once(running.process, 'exit');
  running.process.kill('SIGTERM');
  await until(async () => (await fetch(`${running.url}/readyz`)).status === 503, 'it says that it is about to stop');
  expect(await totalJobs(running)).toBe(jobs);
  expect(await exited).toEqual([0, null]);
  await startAgain();
});

test('a first start has demo data, and what it holds survives SIGTERM, SIGINT and kill -9', async () => {
  expect(jobs).toBeGreaterThanOrEqual(500);
  expect(await endBy(running, 'SIGINT')).toBe(0);
  await startAgain();
  expect(await endBy(running, 'SIGKILL')).toBe(null);
  await startAgain();
});

test.each([
  [{ PORT: 'eighty' }, /^Kaamyab cannot start: PORT must be a number\.\n$/],
  [{ NODE_ENV: 'production' }, /^Kaamyab cannot start: APP_SECRET is required in production\.\n$/],
])('a wrong setting stops the start with a sentence that names it (%j)', async (environment, sentence) => {
  const { code, said } = await refusedStart(environment);
  expect(code).toBe(1);
  expect(said).toMatch(sentence);
});
