import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { to as copyTo } from 'pg-copy-streams';
import { DatabaseClient } from '../../core/database-client.ts';
import { startLock } from '../../core/database.ts';
import type { Secrets } from '../../core/secrets.ts';
import { backupLock, type FileStorage } from '../../core/storage.ts';
import { type AddEntry, writeArchive } from './backup.archive.ts';
import {
  askNothing,
  beginSnapshot,
  copyOut,
  declareFiles,
  fetchFiles,
  findMigrations,
  findSequences,
  findTables,
  lockTables,
  readSequence,
  sessionSettings,
} from './backup.queries.ts';
import { AnotherBackupRuns, type About, archiveFormat, BackupError, type Manifest } from './backup.rules.ts';

export interface BackedUp {
  databaseUrl: string;
  storage: FileStorage;
  secrets: Secrets;
}

/** A table is cut into entries, as tar asks for their length first. */
const entryBytes = 4 * 1024 * 1024;

/**
 * Database and files as they are at one moment, while others write. The archive appears under its name when it is
 * complete. Throws BackupError.
 */
export async function makeBackup(source: BackedUp, path: string): Promise<Manifest> {
  if (existsSync(path)) throw new BackupError(`${path} is there already. Name another file.`);
  const client = await openConnection(source.databaseUrl);
  const unfinished = `${path}.part`;
  try {
    await beginBackup(client);
    await mkdir(dirname(path), { recursive: true, mode: 0o700 });
    // Left by a backup that was killed: this one holds the lock.
    await rm(unfinished, { force: true });
    const about = await readAbout(client, source.secrets);
    const manifest = newManifest();
    await writeArchive(unfinished, async (add) => {
      await add('about.json', json(about));
      for (const [table, columns] of Object.entries(about.tables))
        manifest.tables[table] = await addTable(client, add, table, columns);
      await addFiles(client, add, source.storage, manifest);
      manifest.sequences = await readSequences(client);
      await add('manifest.json', json(manifest));
    });
    await rename(unfinished, path);
    return manifest;
  } catch (error) {
    await rm(unfinished, { force: true });
    throw error;
  } finally {
    await client.end();
  }
}

export async function openConnection(databaseUrl: string): Promise<DatabaseClient> {
  const client = new DatabaseClient({
    connectionString: databaseUrl,
    application_name: 'kaamyab-backup',
    connectionTimeoutMillis: 10_000,
    keepAlive: true,
  });
  await client.connect();
  await client.query(sessionSettings);
  return client;
}

/**
 * From here on the contents of all files that the snapshot knows stay, and no server changes the schema: migrations
 * that have begun are waited for, later ones wait for the tables.
 */
async function beginBackup(client: DatabaseClient): Promise<void> {
  if (!(await tryLock(client, backupLock))) throw new AnotherBackupRuns();
  while (!(await tryLock(client, startLock))) await delay(100);
  await client.query(beginSnapshot);
  const tables = await tablesOf(client);
  if (tables.length === 0) throw new BackupError('The database is empty: there is nothing to back up.');
  await client.query(lockTables(tables.map(({ name }) => name)));
  await client.query('select pg_advisory_unlock($1)', [startLock]);
}

async function tryLock(client: DatabaseClient, lock: number): Promise<boolean> {
  const { rows } = await client.query<{ isMine: boolean }>('select pg_try_advisory_lock($1) as "isMine"', [lock]);
  return rows[0]?.isMine ?? false;
}

const tablesOf = async (client: DatabaseClient) =>
  (await client.query<{ name: string; columns: string[] }>(findTables)).rows;

async function readAbout(client: DatabaseClient, secrets: Secrets): Promise<About> {
  const migrations = await client.query<{ name: string }>(findMigrations);
  const [version] = (await client.query<{ server_version: string }>('show server_version')).rows;
  const tables = await tablesOf(client);
  return {
    format: archiveFormat,
    madeAt: new Date().toISOString(),
    postgres: version?.server_version ?? '',
    migrations: migrations.rows.map(({ name }) => name),
    secretCheck: secrets.check(),
    tables: Object.fromEntries(tables.map(({ name, columns }) => [name, columns])),
  };
}

const newManifest = (): Manifest => ({
  tables: {},
  sequences: {},
  files: 0,
  fileBytes: 0,
  missingFiles: [],
  damagedFiles: [],
});

const json = (value: unknown): Buffer => Buffer.from(`${JSON.stringify(value, null, 2)}\n`);

/** Returns the number of its rows. */
async function addTable(client: DatabaseClient, add: AddEntry, table: string, columns: string[]): Promise<number> {
  const rows = client.query(copyTo(copyOut(table, columns)));
  let chunks: Buffer[] = [];
  let length = 0;
  let part = 0;
  const addPart = async (): Promise<void> => {
    part += 1;
    await add(`tables/${table}/${String(part).padStart(6, '0')}`, Buffer.concat(chunks));
    [chunks, length] = [[], 0];
  };
  for await (const chunk of rows as AsyncIterable<Buffer>) {
    chunks.push(chunk);
    length += chunk.length;
    if (length >= entryBytes) await addPart();
  }
  if (length > 0) await addPart();
  // The count arrives after the last row and before the result of the next statement, so an empty one is sent.
  await client.query(askNothing);
  return rows.rowCount;
}

/** A file is never changed once it is written, and none is larger than an upload may be. */
async function addFiles(
  client: DatabaseClient,
  add: AddEntry,
  storage: FileStorage,
  manifest: Manifest,
): Promise<void> {
  await client.query(declareFiles);
  for (;;) {
    const { rows } = await client.query<{ key: string; sum: string }>(fetchFiles);
    if (rows.length === 0) break;
    for (const { key, sum } of rows) {
      const content = await contentOf(storage, key);
      if (!content) {
        manifest.missingFiles.push(key);
        continue;
      }
      if (createHash('sha256').update(content).digest('hex') !== sum) manifest.damagedFiles.push(key);
      await add(`files/${key}`, content);
      manifest.files += 1;
      manifest.fileBytes += content.length;
    }
  }
  if (manifest.files === 0 && manifest.missingFiles.length > 0)
    throw new BackupError('None of the files that the database knows is there: look at STORAGE_URL and DATA_DIR.');
}

/** Undefined if it is not there. */
async function contentOf(storage: FileStorage, key: string): Promise<Buffer | undefined> {
  try {
    return Buffer.concat(await (await storage.read(key)).toArray());
  } catch (error) {
    const { code, status } = Object(error) as { code?: unknown; status?: unknown };
    if (code === 'ENOENT' || status === 404) return undefined;
    throw error;
  }
}

/** Sequences count on outside the snapshot: read after the rows, none is behind them. */
async function readSequences(client: DatabaseClient): Promise<Manifest['sequences']> {
  const { rows } = await client.query<{ name: string }>(findSequences);
  const sequences: Manifest['sequences'] = {};
  for (const { name } of rows) {
    const [state] = (await client.query<{ lastValue: string; isCalled: boolean }>(readSequence(name))).rows;
    if (state) sequences[name] = state;
  }
  return sequences;
}
