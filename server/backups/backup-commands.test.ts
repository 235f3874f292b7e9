import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { copyFile, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { startBuiltServer } from '../../test/built-server.ts';
import { type EmptyPlace, makeEmptyPlace } from '../../test/empty-place.ts';

const root = join(import.meta.dirname, '../..');
let dataDir: string;
beforeAll(async () => void (dataDir = await mkdtemp(join(tmpdir(), 'kaamyab-commands-'))));
afterAll(() => rm(dataDir, { recursive: true, force: true }));

/** Runs to its end, or until it has said `killedAt`. */
async function run(
  args: string[],
  environment: NodeJS.ProcessEnv,
  killedAt?: RegExp,
): Promise<{ code: number | null; said: string }> {
  const child = spawn(process.execPath, ['dist/server/backup.js', ...args], {
    cwd: root,
    env: { ...process.env, NODE_ENV: 'development', ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const lines: string[] = [];
  for (const input of [child.stdout, child.stderr])
    createInterface({ input }).on('line', (line) => {
      lines.push(line);
      if (killedAt?.test(line)) child.kill('SIGKILL');
    });
  const [code] = (await once(child, 'close')) as [number | null];
  return { code, said: lines.join('\n') };
}

const environmentOf = ({ databaseUrl, folder }: EmptyPlace) => ({ DATABASE_URL: databaseUrl, DATA_DIR: folder });

async function signIn(url: string): Promise<unknown> {
  const answer = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      query:
        'mutation { loginWithPassword(email: "seeker@demo.kaamyab.test", password: "Demo@12345") { user { name } } }',
    }),
  });
  return answer.json();
}

test('C-21 the commands move a running portal from its Postgres to another, also after a killed restore', async () => {
  const server = await startBuiltServer(dataDir);
  const welcomed = await signIn(server.url);
  expect(welcomed).toMatchObject({ data: { loginWithPassword: { user: { name: expect.any(String) } } } });
  const made = await run(['make', `${dataDir}/`], { DATA_DIR: dataDir });
  expect(made).toMatchObject({ code: 0, said: expect.stringMatching(/\d{5} rows of \d+ tables and \d+ files/) });
  await server.stop();
  const name = (await readdir(dataDir)).find((each) => /^kaamyab-.*\.tar\.gz$/.test(each)) ?? '';
  const path = join(dataDir, name);

  await using place = await makeEmptyPlace();
  const environment = environmentOf(place);
  expect(await run(['restore', path], environment)).toMatchObject({
    code: 1,
    said: expect.stringContaining('APP_SECRET is not that of the server'),
  });
  await copyFile(join(dataDir, 'app-secret'), join(place.folder, 'app-secret'));
  expect((await run(['restore', path], environment, /The schema stands/)).code).toBeNull();
  await expect(startBuiltServer(place.folder, environment)).rejects.toThrow('ended with code 1');
  const restored = await run(['restore', path], environment);
  expect(restored).toMatchObject({ code: 0, said: expect.stringContaining('An earlier restore was broken off') });

  const moved = await startBuiltServer(place.folder, { ...environment, SEED: 'none' });
  try {
    expect(await signIn(moved.url)).toEqual(welcomed);
  } finally {
    await moved.stop();
  }
  expect(await run(['make', `${dataDir}/`], { DATA_DIR: join(dataDir, 'nowhere') })).toMatchObject({
    code: 1,
    said: expect.stringContaining('There is no database in'),
  });
});
