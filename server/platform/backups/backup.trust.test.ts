import { createHash, randomUUID } from 'node:crypto';
import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { callApplications } from '../../../test/application-calls.ts';
import { type EmptyPlace, makeEmptyPlace } from '../../../test/empty-place.ts';
import { makeFile, makeJob, makeRecruiter, makeSeeker, type TestPerson } from '../../../test/factories.ts';
import { plantApplications } from '../../../test/planted-applications.ts';
import { startTestServer, type TestServer } from '../../../test/server.ts';
import { upload } from '../../../test/upload.ts';
import { Database } from '../../core/database.ts';
import { Secrets } from '../../core/secrets.ts';
import { DiskStorage, type FileStorage } from '../../core/storage.ts';
import { removeUnclaimedFiles } from '../../hiring/documents/document.service.ts';
import { hashPassword } from '../../core/password-hash.ts';
import { readArchive, writeArchive } from './backup.archive.ts';
import { type BackedUp, makeBackup } from './backup.service.ts';
import { checkArchive, restoreBackup } from './restore.service.ts';

const secrets = new Secrets('the secret of the portal that is backed up');
const password = 'Sarayu#48-lamp';
let server: TestServer;
let folder: string;
let recruiter: Awaited<ReturnType<typeof makeRecruiter>>;
let seeker: Awaited<ReturnType<typeof makeSeeker>>;
beforeAll(async () => {
  server = await startTestServer();
  folder = await mkdtemp(join(tmpdir(), 'kaamyab-backups-'));
  recruiter = await makeRecruiter(server.services);
  seeker = await makeSeeker(server.services, { passwordHash: await hashPassword(password) });
  const planting = { recruiterId: recruiter.id, companyId: recruiter.companyId, count: 3000, now: new Date() };
  await plantApplications(server.databaseUrl, planting);
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true, force: true });
});

const newPath = () => join(folder, `${randomUUID()}.tar.gz`);
const source = (): BackedUp => ({ databaseUrl: server.databaseUrl, storage: server.services.storage, secrets });
const targetOf = ({ databaseUrl, folder: files }: EmptyPlace): BackedUp => ({
  databaseUrl,
  storage: new DiskStorage(files),
  secrets,
});

async function restoreInto(place: EmptyPlace, path: string, acceptsOtherSecret = false): Promise<string[]> {
  const said: string[] = [];
  await restoreBackup(targetOf(place), await checkArchive(path), {
    storageUrl: `file:${place.folder}`,
    acceptsOtherSecret,
    say: (sentence) => said.push(sentence),
  });
  return said;
}

async function ask(databaseUrl: string, sql: string): Promise<unknown[]> {
  const database = await Database.connect({ url: databaseUrl, entities: [] });
  try {
    return await database.query(sql);
  } finally {
    await database.close();
  }
}

/** Checksums of all rows and files, and the counts. */
async function contentOf(path: string): Promise<unknown> {
  const sums: Record<string, string> = {};
  for await (const { name, bytes } of readArchive(path)) {
    if (!/^(tables|files)\//.test(name)) continue;
    sums[name] = createHash('sha256').update(bytes).digest('hex');
  }
  const { manifest } = await checkArchive(path);
  return { sums, manifest };
}

/** Applies to one new job after the other, and uploads a file with each, until it is told to stop. */
function keepWriting(person: TestPerson): () => Promise<number> {
  const stopping = new AbortController();
  const writing = (async () => {
    let written = 0;
    for (; !stopping.signal.aborted; written += 1) {
      const jobId = await makeJob(server.services, recruiter);
      const { errors } = await callApplications(server, person, 'applyToJob', { jobId });
      expect(errors).toEqual([]);
      expect((await upload(server, undefined, { token: person.token })).status).toBe(201);
    }
    return written;
  })();
  return async () => {
    stopping.abort();
    return writing;
  };
}

test('C-21 a backup that is made while people write is that of one moment, and a restore gives all of it', async () => {
  const path = newPath();
  const writers = [keepWriting(seeker), keepWriting(await makeSeeker(server.services))];
  const before = newPath();
  await makeBackup(source(), before);
  await makeBackup(source(), path);
  const written = await Promise.all(writers.map((stop) => stop()));
  for (const count of written) expect(count).toBeGreaterThan(0);
  expect((await stat(path)).mode & 0o777).toBe(0o600);

  await using place = await makeEmptyPlace();
  await restoreInto(place, path);
  const again = newPath();
  await makeBackup(targetOf(place), again);
  expect(await contentOf(again)).toEqual(await contentOf(path));
  const { manifest } = await checkArchive(path);
  expect(manifest).toMatchObject({ missingFiles: [], damagedFiles: [] });
  expect(manifest.tables.applications).toBeGreaterThan((await checkArchive(before)).manifest.tables.applications ?? 0);
  expect(
    await ask(
      place.databaseUrl,
      `select a.id from applications a join users u on u.id = a.seeker_id
       where u.email::text not like 'planted%' and not exists (
         select from application_events e where e.application_id = a.id)`,
    ),
  ).toEqual([]);

  const restored = await startTestServer({
    databaseUrl: place.databaseUrl,
    config: { storageUrl: `file:${place.folder}` },
  });
  try {
    const login = await restored.graphql<{ loginWithPassword: { token: string } }>(
      `mutation ($email: String!, $password: String!) {
        loginWithPassword(email: $email, password: $password) { token }
      }`,
      { email: seeker.email, password },
    );
    const token = login.data?.loginWithPassword.token ?? '';
    const resume = await fetch(`${restored.url}/files/${seeker.resumeFileId}`, {
      headers: { authorization: `Bearer ${token}` },
    });
    expect([resume.status, (await resume.text()).slice(0, 5)]).toEqual([200, '%PDF-']);
    // Numbers go on where they were: a new job has one of its own, and so has a new event.
    const jobId = await makeJob(restored.services, recruiter);
    const { errors } = await callApplications(restored, { ...seeker, token }, 'applyToJob', { jobId });
    expect(errors).toEqual([]);
  } finally {
    await restored.close();
  }
});

test('C-21 a file that is removed while a backup is made is in it, and is removed afterwards', async () => {
  const owner = await makeSeeker(server.services);
  const unclaimed = await makeFile(server.services, { ownerId: owner.id, isClaimed: false });
  const keyOf = async () =>
    (
      await server.services.database.query<{ key: string }>('select storage_key as key from files where id = $1', [
        unclaimed,
      ])
    )[0]?.key ?? '';
  const key = await keyOf();
  const { storage } = server.services;
  /** The rows are read already when the first content is. */
  const sweepsAtFirstRead: FileStorage = {
    write: () => Promise.reject(new Error('A backup writes no files.')),
    remove: () => Promise.reject(new Error('A backup removes no files.')),
    listOlderThan: (time) => storage.listOlderThan(time),
    async read(each) {
      if (await keyOf()) {
        server.clock.advance({ hours: 25 });
        await removeUnclaimedFiles(server.services);
      }
      return storage.read(each);
    },
  };
  const path = newPath();
  const manifest = await makeBackup({ ...source(), storage: sweepsAtFirstRead }, path);
  expect(await keyOf()).toBe('');
  expect(manifest.missingFiles).toEqual([]);
  const names = [];
  for await (const { name } of readArchive(path)) names.push(name);
  expect(names).toContain(`files/${key}`);
});

test('C-21 a backup of an earlier version is restored and migrated, as if it had been migrated there', async () => {
  await using earlier = await makeEmptyPlace();
  const old = await Database.connect({ url: earlier.databaseUrl, entities: [] });
  const names = old.dataSource.migrations.map(({ name, constructor }) => name ?? constructor.name);
  const ofThen = names.slice(0, -1);
  await old.withStartLock(() => old.runMigrations((name) => ofThen.includes(name)));
  const [person] = await old.query<{ id: string }>(
    `insert into users (email, name, role) values ('rekha@example.in', 'Rekha Rao', 'HR') returning id`,
  );
  const [company] = await old.query<{ id: string }>(
    `insert into companies (name, name_key) values ('Big Mills', 'big mills') returning id`,
  );
  await plantApplications(earlier.databaseUrl, {
    recruiterId: person?.id ?? '',
    companyId: company?.id ?? '',
    count: 100,
    now: new Date(),
  });
  await old.close();
  const path = newPath();
  await makeBackup(targetOf(earlier), path);

  await using place = await makeEmptyPlace();
  const said = await restoreInto(place, path);
  expect(said).toContain(`Migrated to this version (${names.length - ofThen.length} migrations).`);
  const migrated = await Database.connect({ url: earlier.databaseUrl, entities: [] });
  await migrated.migrate();
  await migrated.close();
  const paths = [newPath(), newPath()] as const;
  await makeBackup(targetOf(earlier), paths[0]);
  await makeBackup(targetOf(place), paths[1]);
  const [moved, restored] = await Promise.all(paths.map((each) => contentOf(each)));
  expect(restored).toEqual(moved);
  expect(await ask(place.databaseUrl, 'select count(*)::int from open_jobs')).toEqual([{ count: 20 }]);
});

test('a restore refuses what is not empty, another secret, and an archive that is damaged, cut or newer', async () => {
  const path = newPath();
  await makeBackup(source(), path);
  await expect(makeBackup(source(), path)).rejects.toThrow(`${path} is there already`);
  await using place = await makeEmptyPlace();
  const refused = (attempt: Promise<unknown>, why: string | RegExp) => expect(attempt).rejects.toThrow(why);

  const used = { databaseUrl: server.databaseUrl, folder: place.folder } as EmptyPlace;
  await refused(restoreInto(used, path), 'The database is not empty');
  await new DiskStorage(place.folder).write(randomUUID(), await server.services.storage.read(await someKey()));
  await refused(restoreInto(place, path), 'The file storage is not empty');

  await refused(
    restoreBackup({ ...targetOf(place), secrets: new Secrets('another one') }, await checkArchive(path), {
      storageUrl: '',
      acceptsOtherSecret: false,
      say: () => undefined,
    }),
    'APP_SECRET is not that of the server',
  );

  const bytes = await readFile(path);
  const changed = Buffer.from(bytes);
  changed.writeUInt8(changed.readUInt8(bytes.length >> 1) ^ 1, bytes.length >> 1);
  for (const damaged of [bytes.subarray(0, bytes.length >> 1), bytes.subarray(0, -9), changed]) {
    const bad = newPath();
    await writeFile(bad, damaged);
    await refused(checkArchive(bad), /The archive is damaged/);
  }
  await writeFile(newPath(), '');
  const renamed = (from: string, to: string) =>
    alteredArchive(path, ({ name, bytes: old }) =>
      name === 'about.json' ? Buffer.from(old.toString().replace(from, to)) : old,
    );
  const newer = await renamed('CreateOffice', 'FlyToTheMoon');
  await refused(restoreInto(place, newer), 'The archive was made by a newer version of Kaamyab (FlyToTheMoon');
  const old = await renamed('CreatePlatform', 'CreateAccounts');
  await refused(restoreInto(place, old), 'The archive was made by a version of Kaamyab before 0.1.');
});

test('a restore that fails takes everything back, and another one can follow', async () => {
  const path = newPath();
  await makeBackup(source(), path);
  const orphaned = await alteredArchive(path, ({ name, bytes }) =>
    name === 'tables/users/000001' ? Buffer.from(bytes.toString().replace(seeker.id, randomUUID())) : bytes,
  );
  await using place = await makeEmptyPlace();
  const renamed = await alteredArchive(path, ({ name, bytes }) =>
    name === 'about.json' ? Buffer.from(bytes.toString().replaceAll('"email"', '"no_such_column"')) : bytes,
  );
  const refusal = (why: string) => expect.stringMatching(new RegExp(`^The archive cannot be restored .*${why}`));
  await expect(restoreInto(place, renamed)).rejects.toMatchObject({ message: refusal('no_such_column') });
  await expect(restoreInto(place, orphaned)).rejects.toMatchObject({ message: refusal('foreign key') });
  expect(await ask(place.databaseUrl, `select from pg_class where relname = 'users'`)).toEqual([]);
  const left = [];
  for await (const key of new DiskStorage(place.folder).listOlderThan(new Date(Date.now() + 60_000))) left.push(key);
  expect(left).toEqual([]);
  expect(await restoreInto(place, path)).toContainEqual(expect.stringContaining('their counts are right'));
});

async function someKey(): Promise<string> {
  const [row] = await server.services.database.query<{ key: string }>('select storage_key as key from files limit 1');
  return row?.key ?? '';
}

async function alteredArchive(
  path: string,
  alter: (entry: { name: string; bytes: Buffer }) => Buffer,
): Promise<string> {
  const altered = newPath();
  await writeArchive(altered, async (add) => {
    for await (const entry of readArchive(path)) await add(entry.name, alter(entry));
  });
  return altered;
}
