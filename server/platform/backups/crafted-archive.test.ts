import { spawnSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { packTar, type TarEntry } from 'modern-tar';
import { writeArchive } from './backup.archive.ts';
import { archiveFormat } from './backup.rules.ts';

let folder: string;
beforeAll(async () => void (folder = await mkdtemp(join(tmpdir(), 'kaamyab-crafted-'))));
afterAll(() => rm(folder, { recursive: true, force: true }));

const about = JSON.stringify({
  format: archiveFormat,
  madeAt: '2026-11-18T05:30:00Z',
  postgres: '17',
  migrations: [],
  secretCheck: '',
  tables: {},
});
const manifest = JSON.stringify({
  tables: {},
  sequences: {},
  files: 0,
  fileBytes: 0,
  missingFiles: [],
  damagedFiles: [],
});
/** With right checksums. */
const archiveOf = async (entries: [name: string, text: string][]): Promise<string> => {
  const path = join(folder, `${randomUUID()}.tar.gz`);
  await writeArchive(path, async (add) => {
    for (const [name, text] of entries) await add(name, Buffer.from(text));
  });
  return path;
};
const stored = async (bytes: Uint8Array): Promise<string> => {
  const path = join(folder, `${randomUUID()}.tar.gz`);
  await writeFile(path, bytes);
  return path;
};
const tarOf = async (...entries: TarEntry[]) => stored(gzipSync(await packTar(entries)));
const longTar = async (): Promise<string> => {
  const bytes = Buffer.from(await packTar([{ header: { name: 'about.json', size: 1 }, body: '{' }]));
  // The size in its header, with the checksum of it: 4 GB.
  bytes.write('40000000000', 124, 'latin1');
  bytes.fill(' ', 148, 156);
  const sum = bytes.subarray(0, 512).reduce((total, byte) => total + byte, 0);
  bytes.write(`${sum.toString(8).padStart(6, '0')}\0 `, 148, 'latin1');
  return stored(gzipSync(bytes));
};

/** The command as an operator runs it. */
function restore(path: string): { code: number | null; errors: string } {
  const { status, stderr } = spawnSync(process.execPath, ['dist/server/backup.js', 'restore', path], {
    cwd: join(import.meta.dirname, '../../..'),
    env: {
      ...process.env,
      NODE_ENV: 'development',
      DATA_DIR: join(folder, 'data'),
      DATABASE_URL: 'postgres://127.0.0.1:1/none',
    },
    encoding: 'utf8',
  });
  return { code: status, errors: stderr.trim() };
}

const whole: [string, string][] = [
  ['about.json', about],
  ['manifest.json', manifest],
];
test.each<[what: string, make: () => Promise<string>, why: RegExp]>([
  ['text that is no archive', () => stored(Buffer.from('Not an archive')), /damaged/],
  ['nothing', () => stored(Buffer.alloc(0)), /damaged/],
  ['a zip', () => stored(Buffer.from('504b0506'.padEnd(44, '0'), 'hex')), /damaged/],
  ['something else, compressed', () => stored(gzipSync(Buffer.alloc(5000, 'x'))), /damaged/],
  ['an empty tar', () => tarOf(), /no backup of Kaamyab/],
  [
    'bad JSON',
    () =>
      archiveOf([
        ['about.json', '{"format":'],
        ['manifest.json', manifest],
      ]),
    /does not know/,
  ],
  [
    'JSON of another form',
    () =>
      archiveOf([
        ['about.json', 'null'],
        ['manifest.json', '[]'],
      ]),
    /does not know/,
  ],
  [
    'a name that leads out of it',
    () => archiveOf([...whole.slice(0, 1), ['files/../../escaped', 'x']]),
    /no backup holds/,
  ],
  ['an absolute name', () => archiveOf([['/etc/escaped', 'x']]), /no backup holds/],
  ['a table with a name for SQL', () => archiveOf([['tables/users"; drop table users; --/1', 'x']]), /no backup holds/],
  [
    'a link',
    () => tarOf({ header: { name: 'about.json', size: 0, type: 'symlink', linkname: '/etc/passwd' } }),
    /no backup holds/,
  ],
  ['a folder', () => tarOf({ header: { name: 'tables/', size: 0, type: 'directory' } }), /no backup holds/],
  [
    'an entry twice',
    () =>
      archiveOf([
        ['about.json', about],
        ['about.json', about],
      ]),
    /twice/,
  ],
  [
    'no checksums',
    () => tarOf(...whole.map(([name, body]) => ({ header: { name, size: body.length }, body }))),
    /checksums/,
  ],
  ['a size beyond all bounds', longTar, /damaged/],
  ['a folder in place of a file', async () => folder, /cannot be read/],
  ['no file', async () => join(folder, 'nowhere'), /cannot be read/],
])('a restore of %s ends with one sentence', async (_what, make, why) => {
  const { code, errors } = restore(await make());
  expect([code, errors]).toEqual([1, expect.stringMatching(why)]);
  expect(errors.split('\n')).toHaveLength(1);
});

test('a database that is not there is said in one sentence, too', async () => {
  const { code, errors } = restore(await archiveOf(whole));
  expect([code, errors.split('\n')]).toEqual([1, [expect.stringMatching(/\.$/)]]);
});
