import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeEmptyPlace } from '../../../test/empty-place.ts';
import { makeFile, makeSeeker } from '../../../test/factories.ts';
import { type FileStore, startFileStore } from '../../../test/file-store.ts';
import { startTestServer, type TestServer } from '../../../test/server.ts';
import { S3Storage } from '../../core/s3-storage.ts';
import { DiskStorage } from '../../core/storage.ts';
import { BackupError } from './backup.rules.ts';
import { type BackedUp, makeBackup } from './backup.service.ts';
import { checkArchive, restoreBackup } from './restore.service.ts';

let store: FileStore;
let server: TestServer;
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'kaamyab-store-backup-'));
  store = await startFileStore();
  server = await startTestServer();
});
afterAll(async () => {
  await server.close();
  await store.close();
  await rm(folder, { recursive: true, force: true });
});

const restoreTo = async (target: BackedUp, path: string, storageUrl: string) =>
  restoreBackup(target, await checkArchive(path), { storageUrl, acceptsOtherSecret: false, say: () => undefined });

test('files move with a backup from a folder to an S3 store and back; if one is missing, all are refused', async () => {
  const { databaseUrl, services } = server;
  const { secrets, log, database } = services;
  const bucket = new S3Storage(store.place, log);
  const seeker = await makeSeeker(services);
  const content = Buffer.alloc(3_000_000, 'resume');
  await makeFile(services, { ownerId: seeker.id, content });
  const [first, second, third] = ['one', 'two', 'three'].map((name) => join(folder, name)) as [string, string, string];
  await makeBackup({ databaseUrl, storage: services.storage, secrets }, first);

  await using inStore = await makeEmptyPlace();
  const stored = { databaseUrl: inStore.databaseUrl, storage: bucket, secrets };
  await restoreTo(stored, first, 's3:');
  const manifest = await makeBackup(stored, second);
  expect(manifest).toEqual((await checkArchive(first)).manifest);
  await using again = await makeEmptyPlace();
  const returned = { databaseUrl: again.databaseUrl, storage: new DiskStorage(again.folder), secrets };
  await expect(restoreTo({ ...returned, storage: bucket }, second, 's3:')).rejects.toThrow('file storage is not empty');
  await restoreTo(returned, second, 'file:');

  const keys = (await database.query<{ key: string }>('select storage_key as key from files')).map(({ key }) => key);
  const bytes = await Promise.all(
    keys.map(async (key) => Buffer.concat(await (await returned.storage.read(key)).toArray())),
  );
  expect(bytes.some((each) => each.equals(content))).toBe(true);
  const [lost = '', ...others] = keys;
  await bucket.remove(lost);
  expect((await makeBackup(stored, third)).missingFiles).toEqual([lost]);
  for (const key of others) await bucket.remove(key);
  await expect(makeBackup(stored, join(folder, 'four'))).rejects.toThrow(BackupError);
});
