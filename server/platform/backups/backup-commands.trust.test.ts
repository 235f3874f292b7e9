import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { copyFile, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { startBuiltServer } from '../../../test/built-server.ts';
import { type EmptyPlace, makeEmptyPlace } from '../../../test/empty-place.ts';
import { until } from '../../../test/until.ts';

const root = join(import.meta.dirname, '../../..');
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

type Mailbox = { to: string }[];
const mailboxOf = async (url: string) => (await (await fetch(`${url}/dev/mailbox.json`)).json()) as Mailbox;

/** Writes a mail, which would leave at once. */
const contact = (url: string) =>
  fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      query: 'mutation { sendContactMessage(name: "Asha", email: "asha@example.in", message: "Hello there") }',
    }),
  });

/** Restored, people sign in and nothing leaves; it does once an operator has said so, and from then on. */
async function expectParkedUntilTold(place: EmptyPlace, welcomed: unknown): Promise<void> {
  const environment = { ...environmentOf(place), SEED: 'none' };
  const said: string[] = [];
  const parked = await startBuiltServer(place.folder, environment, (line) => said.push(line));
  expect(await signIn(parked.url)).toEqual(welcomed);
  expect((await contact(parked.url)).status).toBe(200);
  const before = (await mailboxOf(parked.url)).length;
  await parked.stop();
  expect(said.join('\n')).toMatch(
    /Nothing is sent, as this database was restored at \S+Z: \d+ mails and \d+ webhooks wait\. Start once with OUTGOING=on/,
  );
  const on = await startBuiltServer(place.folder, { ...environment, OUTGOING: 'on' });
  await until(async () => (await mailboxOf(on.url)).length > before, 'what waited has left');
  await on.stop();
  const after: string[] = [];
  const usual = await startBuiltServer(place.folder, environment, (line) => after.push(line));
  await contact(usual.url);
  await until(async () => (await mailboxOf(usual.url)).length > before + 1, 'mails leave');
  await usual.stop();
  expect(after.join('\n')).not.toContain('Nothing is sent');
}

async function expectOtherSecretToBeTold(place: EmptyPlace): Promise<void> {
  const environment = { ...environmentOf(place), SEED: 'none', APP_SECRET: 'another secret than the first one had' };
  const start = async () => {
    const said: string[] = [];
    await (await startBuiltServer(place.folder, environment, (line) => said.push(line))).stop();
    return said.join('\n');
  };
  expect(await start()).toContain('APP_SECRET is not the one that this database was used with');
  expect(await run(['accept-secret'], environment)).toMatchObject({ code: 0 });
  expect(await start()).not.toContain('APP_SECRET');
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

  await expectParkedUntilTold(place, welcomed);
  await expectOtherSecretToBeTold(place);
  expect(await run(['make', `${dataDir}/`], { DATA_DIR: join(dataDir, 'nowhere') })).toMatchObject({
    code: 1,
    said: expect.stringContaining('There is no database in'),
  });
});
