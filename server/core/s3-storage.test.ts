import { readdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { Readable } from 'node:stream';
import { buffer, text } from 'node:stream/consumers';
import { makeRecruiter, makeSeeker } from '../../test/factories.ts';
import { type FileStore, startFileStore } from '../../test/file-store.ts';
import { makeDocx, samplePdf } from '../../test/sample-files.ts';
import { startTestServer, type TestServer } from '../../test/server.ts';
import { startTcpProxy } from '../../test/tcp-proxy.ts';
import { keptKeys, storedNames, upload } from '../../test/upload.ts';
import { removeUnclaimedFiles } from '../hiring/documents/document.service.ts';
import { removeStrayContent } from '../platform/files/file.content.ts';
import { S3Storage } from './s3-storage.ts';

let store: FileStore;
let server: TestServer;
beforeAll(async () => {
  store = await startFileStore();
  server = await startTestServer({ config: { s3: store.place } });
});
afterAll(async () => {
  await server.close();
  await store.close();
});

const key = '0193b0c4-1111-7222-8333-444455556666';
const download = (id: string, token?: string) =>
  fetch(`${server.url}/files/${id}`, { headers: token ? { authorization: `Bearer ${token}` } : {} });
/** The clock of the store is the machine's. */
const keysBefore = async (time: number, storage = server.services.storage): Promise<string[]> => {
  const keys: string[] = [];
  for await (const each of storage.listOlderThan(new Date(time))) keys.push(each);
  return keys.toSorted((a, b) => a.localeCompare(b));
};
const storedKeys = () => keysBefore(Date.now() + 60_000);
const unfinished = async () => (await readdir(tmpdir())).filter((name) => name.startsWith('kaamyab-upload-'));

test('files go to the store, none to the disk, and open for the same people as ever', async () => {
  const [seeker, stranger] = [await makeSeeker(server.services), await makeSeeker(server.services)];
  const recruiter = await makeRecruiter(server.services);
  const big = Buffer.concat([samplePdf, Buffer.alloc(9_000_000, 'x')]);
  const { status, body } = await upload(server, big, { token: seeker.token });
  expect(status).toBe(201);
  const answer = await download(body.id, seeker.token);
  expect(answer.headers.get('content-length')).toBe(String(big.length));
  expect(Buffer.from(await answer.arrayBuffer()).equals(big)).toBe(true);
  for (const token of [undefined, stranger.token, recruiter.token])
    expect((await download(body.id, token)).status).toBe(404);
  expect((await upload(server, makeDocx(), { name: 'resume.docx', token: seeker.token })).body.type).toMatch(/word/);
  expect(await storedNames(server)).toEqual([]);
  expect(await storedKeys()).toEqual(expect.arrayContaining(await keptKeys(server)));
});

test('a range, a removal and a list of several pages are what they are on a disk', async () => {
  const storage = new S3Storage(store.place, server.services.log, { answerMs: 10_000, keysInPage: 2 });
  await storage.write(key, Readable.from(['resume of ', 'Asha']));
  expect(await text(await storage.read(key, { start: 10, end: 14 }))).toBe('Asha');
  const keys = ['2', '3', '4', '5'].map((digit) => digit + key.slice(1));
  for (const each of keys) await storage.write(each, Readable.from(['x']));
  expect(await keysBefore(Date.now() - 60_000)).toEqual([]);
  expect(await keysBefore(Date.now() + 60_000, storage)).toEqual(await storedKeys());
  expect(await storedKeys()).toEqual(expect.arrayContaining([key, ...keys]));
  await storage.remove(key);
  await storage.remove(key);
  await expect(storage.read(key)).rejects.toThrow('NoSuchKey');
  await expect(storage.read('../etc/passwd')).rejects.toThrow('UUID');
});

test('what is too large, wrong or broken off leaves nothing in the store nor on the disk', async () => {
  const before = await storedKeys();
  const { status, body } = await upload(server, Buffer.concat([samplePdf, Buffer.alloc(11_000_000)]));
  expect([status, body.error]).toEqual([413, 'Resume must be 10MB or smaller.']);
  expect((await upload(server, Buffer.from('no document'))).status).toBe(415);
  const broken = Readable.from(
    (function* () {
      yield 'half';
      throw new Error('The line was cut.');
    })(),
  );
  await expect(server.services.storage.write(key, broken)).rejects.toThrow('The line was cut.');
  expect(await storedKeys()).toEqual(before);
  expect(await unfinished()).toEqual([]);
});

test('while the store is gone, uploading or opening a file says so; nothing is lost when it is back', async () => {
  const seeker = await makeSeeker(server.services);
  const { body } = await upload(server, samplePdf, { token: seeker.token });
  const known = await keptKeys(server);
  await store.kill();
  const refused = await upload(server, samplePdf, { token: seeker.token });
  expect([refused.status, refused.body.error]).toEqual([
    503,
    'We cannot store files right now. Please try again in a few minutes.',
  ]);
  const closed = await download(body.id, seeker.token);
  expect([closed.status, closed.headers.get('retry-after'), await closed.json()]).toEqual([
    503,
    '10',
    expect.objectContaining({ error: 'We cannot open files right now. Please try again in a few minutes.' }),
  ]);
  expect(await keptKeys(server)).toEqual(known);
  await server.services.database.query(
    `update files set claimed_at = null, created_at = created_at - interval '9 days' where id = $1`,
    [body.id],
  );
  await expect(removeUnclaimedFiles(server.services)).rejects.toThrow('fetch failed');
  const rows = await keptKeys(server);
  expect(rows).toHaveLength(known.length - 1);
  await store.start();
  const opened = await upload(server, samplePdf, { token: seeker.token });
  expect(opened.status).toBe(201);
  expect(Buffer.from(await (await download(opened.body.id, seeker.token)).arrayBuffer()).equals(samplePdf)).toBe(true);
  expect(await storedKeys()).toEqual(expect.arrayContaining(known));
  server.clock.set(new Date(Date.now() + 86_400_000));
  await removeStrayContent(server.services);
  expect(await storedKeys()).toEqual(await keptKeys(server));
  expect(await unfinished()).toEqual([]);
});

test('a store that falls silent is not waited for long, before its answer nor in the middle of it', async () => {
  const line = await startTcpProxy(store.place.endpoint);
  const endpoint = line.url.replace(/\/$/, '');
  const storage = new S3Storage({ ...store.place, endpoint }, server.services.log, { answerMs: 500, keysInPage: 1000 });
  try {
    await storage.write(key, Readable.from([Buffer.alloc(8_000_000)]));
    const begun = await storage.read(key);
    await new Promise((resolve) => begun.once('readable', resolve));
    line.mute();
    await expect(buffer(begun)).rejects.toThrow('The file store fell silent.');
    await expect(storage.read(key)).rejects.toThrow('We cannot open files right now.');
  } finally {
    await line.close();
  }
});

test.each([
  ['an unknown bucket', { bucket: 'nobodys' }, 'NoSuchBucket'],
  ['an unknown key', { credentials: { accessKeyId: 'nobody', secretAccessKey: 'secret' } }, 'InvalidAccessKeyId'],
])('%s stops the start with a sentence that names the setting and not the secret', async (_what, change, code) => {
  const start = startTestServer({ databaseUrl: server.databaseUrl, config: { s3: { ...store.place, ...change } } });
  await expect(start).rejects.toThrow(
    new RegExp(`^STORAGE_URL: the bucket \\S+ cannot be used \\(4\\d\\d ${code}\\)\\.$`),
  );
});
