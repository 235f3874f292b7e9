import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { DiskStorage } from './storage.ts';

const key = '0193b0c4-1111-7222-8333-444455556666';
let root: string;
beforeEach(async () => void (root = await mkdtemp(join(tmpdir(), 'kaamyab-storage-'))));
afterEach(() => rm(root, { recursive: true }));

test('a file is read back as it was written, and gone after removal', async () => {
  const storage = new DiskStorage(root);
  await storage.write(key, Readable.from(['resume of ', 'Asha']));
  expect(await text(await storage.read(key))).toBe('resume of Asha');
  await storage.remove(key);
  await storage.remove(key);
  await expect(storage.read(key)).rejects.toThrow();
});

test('a stream that breaks leaves nothing behind', async () => {
  const broken = new Readable({
    read() {
      this.push('half');
      this.destroy(new Error('The line was cut.'));
    },
  });
  await expect(new DiskStorage(root).write(key, broken)).rejects.toThrow('The line was cut.');
  expect((await readdir(root, { recursive: true, withFileTypes: true })).filter((entry) => entry.isFile())).toEqual([]);
});

test.each(['../../etc/passwd', '', 'a/b', `${key}/x`])('a key that is no UUID (%s) reaches no path', async (bad) => {
  await expect(new DiskStorage(root).read(bad)).rejects.toThrow('UUID');
});
