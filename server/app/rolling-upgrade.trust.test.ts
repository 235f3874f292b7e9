import { mkdir, mkdtemp, readdir, readFile, realpath, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Program, startNginx } from '../../test/program.ts';
import { startTestServer, type TestServer } from '../../test/server.ts';
import { publish } from '../../scripts/builds.mjs';

/** Two versions at work, each from a folder of its own, as on two machines of which one is upgraded already. */
let machines: string;
let nginx: Program;
let [before, after]: TestServer[] = [];
beforeAll(async () => {
  machines = await mkdtemp(join(tmpdir(), 'kaamyab-rolling-'));
  before = await startTestServer({ clientRoot: await build('first', 'v1') });
  const { databaseUrl, clock } = before;
  after = await startTestServer({ databaseUrl, clock, clientRoot: await build('second', 'v2') });
  nginx = await startNginx([before.url, after.url]);
});
afterAll(async () => {
  await nginx.close();
  await after?.close();
  await before?.close();
  await rm(machines, { recursive: true, force: true });
});

const dist = (machine: string) => join(machines, machine, 'dist');

/** A client as Vite leaves it: a page, and its files under names that no other version has. Answers where it lies. */
async function build(machine: string, version: string): Promise<string> {
  await publish(dist(machine), 'client', {
    stamp: version.repeat(8),
    place: 'browser',
    build: async (folder) => {
      const assets = join(folder, 'browser/assets');
      await mkdir(assets, { recursive: true });
      await writeFile(join(assets, `index-${version}.js`), `// code of ${version}`);
      await writeFile(join(assets, `index-${version}.css`), `/* styles of ${version} */`);
      await writeFile(
        join(folder, 'browser/index.html'),
        `<html><head><title>x</title><meta name="description" content="x">
          <script type="module" crossorigin src="/assets/index-${version}.js"></script>
          <link rel="stylesheet" crossorigin href="/assets/index-${version}.css"></head>
          <body><div id="root"></div></body></html>`,
      );
    },
  });
  return realpath(join(dist(machine), 'client'));
}

const fileOf = async (url: string | undefined, file: string) => {
  const answer = await fetch(`${url}/assets/${file}`);
  return `${answer.status} ${answer.headers.get('content-type')} ${answer.ok ? await answer.text() : ''}`;
};
const codeOf = (version: string) => `200 application/javascript; charset=utf-8 // code of ${version}`;

test('behind nginx each page has all its files, whichever version it is of and whoever is asked for them', async () => {
  const front = `http://127.0.0.1:${nginx.port}`;
  const seen = new Set<string>();
  for (let visit = 0; visit < 12; visit += 1) {
    const page = await (await fetch(`${front}/login`, { headers: { accept: 'text/html' } })).text();
    const files = [...page.matchAll(/(?:src|href)="(\/assets\/[^"]+)"/g)].map(([, file = '']) => file);
    expect(files).toHaveLength(2);
    for (const file of files) {
      const { status, headers } = await fetch(front + file);
      expect([file, status, headers.get('cache-control')]).toEqual([file, 200, 'public, max-age=31536000, immutable']);
      seen.add(file);
    }
  }
  expect(seen.size).toBe(4);
  const lost = await fetch(`${front}/assets/index-v0.js`);
  expect([lost.status, lost.headers.get('cache-control')]).toEqual([404, 'no-store']);
});

test('a build under a running process leaves it its files, and it finds those of the new one', async () => {
  expect(await fileOf(before?.url, 'index-v2.js')).toMatch(/^404/);
  await build('first', 'v2');
  expect(await fileOf(before?.url, 'index-v1.js')).toBe(codeOf('v1'));
  expect(await fileOf(before?.url, 'index-v2.js')).toBe(codeOf('v2'));
  expect(await (await fetch(`${before?.url}/login`, { headers: { accept: 'text/html' } })).text()).toContain(
    'index-v1',
  );
  for (const odd of ['..%2fbrowser%2findex.html', '..%2f..%2f..%2fclient-v2v2v2v2v2v2v2v2%2fbrowser%2findex.html'])
    expect(await fileOf(before?.url, odd)).toMatch(/^4\d\d/);
});

test('a build appears whole under its name, is made once, and the last four stay', async () => {
  const folder = dist('third');
  const make = (stamp: string, fill: (place: string) => Promise<void>) =>
    publish(folder, 'server', {
      stamp,
      build: async (place) => {
        await mkdir(place, { recursive: true });
        await fill(place);
      },
    });
  const write = (text: string) => (place: string) => writeFile(join(place, 'main.js'), text);
  // As earlier versions left it.
  await mkdir(join(folder, 'server'), { recursive: true });
  for (const stamp of ['a', 'b', 'c', 'd', 'e']) expect(await make(stamp, write(stamp))).toBe(true);
  expect(await make('e', write('again'))).toBe(false);
  await expect(
    make('f', async (place) => {
      await write('half')(place);
      throw new Error('The build failed.');
    }),
  ).rejects.toThrow('The build failed.');
  expect(await readFile(join(folder, 'server/main.js'), 'utf8')).toBe('e');
  expect((await readdir(folder)).toSorted((one, other) => one.localeCompare(other))).toEqual([
    'server',
    'server-b',
    'server-c',
    'server-d',
    'server-e',
  ]);
  // Back to a version that is there still.
  expect(await make('c', write('new c'))).toBe(true);
  expect(await readFile(join(folder, 'server/main.js'), 'utf8')).toBe('c');
});
