import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { from as copyFrom } from 'pg-copy-streams';
import { baseline } from '../../../migrations/index.ts';
import type { DatabaseClient } from '../../core/database-client.ts';
import { Database, restoreMark } from '../../core/database.ts';
import { markRestored } from '../../core/installation.queries.ts';
import { isDatabaseUnavailable } from '../../core/database-errors.ts';
import type { FileStorage } from '../../core/storage.ts';
import { type ArchiveEntry, readArchive } from './backup.archive.ts';
import {
  addForeignKey,
  copyIn,
  disableTriggers,
  dropForeignKey,
  emptySchema,
  emptyTables,
  enableTriggers,
  findAnyTable,
  findForeignKeys,
  findTables,
  sessionSettings,
} from './backup.queries.ts';
import { type About, aboutSchema, BackupError, type Manifest, manifestSchema } from './backup.rules.ts';
import { type BackedUp, openConnection } from './backup.service.ts';

export interface Archive {
  path: string;
  about: About;
  manifest: Manifest;
}

/** Reads all of it and compares every checksum. Throws BackupError. */
export async function checkArchive(path: string): Promise<Archive> {
  let about: About | undefined;
  let manifest: Manifest | undefined;
  for await (const { name, bytes } of readArchive(path)) {
    if (manifest) throw new BackupError(`The archive holds ${name} behind its end.`);
    if (name === 'about.json') about = parsed(aboutSchema, bytes);
    if (name === 'manifest.json') manifest = parsed(manifestSchema, bytes);
  }
  if (!about || !manifest) throw new BackupError('This is no backup of Kaamyab, or not a whole one.');
  return { path, about, manifest };
}

function parsed<T>(schema: { parse(value: unknown): T }, bytes: Buffer): T {
  try {
    return schema.parse(JSON.parse(bytes.toString('utf8')));
  } catch (cause) {
    throw new BackupError('This archive was made by a version of Kaamyab that this one does not know.', { cause });
  }
}

export interface RestoreOptions {
  storageUrl: string;
  /** Restore although APP_SECRET is another one. */
  acceptsOtherSecret: boolean;
  say: (sentence: string) => void;
}

/**
 * All or nothing: the database must be empty before, and is empty again after a failure. A restore that was broken off
 * leaves a mark: no server starts on it, and the next restore begins from scratch. Throws BackupError.
 */
export async function restoreBackup(target: BackedUp, archive: Archive, options: RestoreOptions): Promise<void> {
  refuseOtherSecret(target, archive, options);
  const database = await Database.connect({ url: target.databaseUrl, entities: [] });
  try {
    refuseUnknownMigrations(database, archive);
    await database.withStartLock(async () => {
      await makeRoom(database, target.storage, options);
      try {
        await fill(database, target, archive, options.say);
      } catch (error) {
        options.say('It did not work. Taking back what was restored so far.');
        await removeContents(target.storage);
        await emptyDatabase(database);
        throw explained(error);
      }
    });
  } finally {
    await database.close();
  }
}

/** What Postgres, or the place of the files, says of an archive whose checksums are right. */
const explained = (error: unknown): unknown =>
  error instanceof Error && !(error instanceof BackupError) && !isDatabaseUnavailable(error)
    ? new BackupError(`The archive cannot be restored (${oneLine(error.message)}). Nothing of it was kept.`, {
        cause: error,
      })
    : error;

const oneLine = (text: string): string => text.replace(/\s+/g, ' ').trim();

function refuseOtherSecret({ secrets }: BackedUp, { about }: Archive, { acceptsOtherSecret }: RestoreOptions): void {
  if (acceptsOtherSecret || about.secretCheck === secrets.check()) return;
  throw new BackupError(
    [
      'APP_SECRET is not that of the server that was backed up.',
      'Set it, or put the file app-secret of its DATA_DIR into this one.',
      'If it is lost, add --other-secret:',
      'mails that wait, signing secrets of webhooks and links in mails that were sent will not work, all else will.',
    ].join(' '),
  );
}

function refuseUnknownMigrations(database: Database, { about }: Archive): void {
  if (!about.migrations.includes(baseline))
    throw new BackupError(
      'The archive was made by a version of Kaamyab before 0.1. Restore it with that version: this one cannot read it.',
    );
  const known = new Set(database.dataSource.migrations.map(({ name, constructor }) => name ?? constructor.name));
  const unknown = about.migrations.filter((name) => !known.has(name));
  if (unknown.length > 0)
    throw new BackupError(
      `The archive was made by a newer version of Kaamyab (${unknown[0]}). Restore it with that version.`,
    );
}

const fingerprint = (text: string): string => createHash('sha256').update(text).digest('hex');

/** The mark names the storage: files that are found there can then only come from the restore that was broken off. */
async function makeRoom(database: Database, storage: FileStorage, { storageUrl, say }: RestoreOptions): Promise<void> {
  const mark = fingerprint(storageUrl);
  if (await database.isHalfRestored()) {
    say('An earlier restore was broken off; what it left is removed first.');
    const [row] = await database.query<{ mark: string | null }>(
      `select obj_description(oid, 'pg_namespace') as mark from pg_namespace where nspname = $1`,
      [restoreMark],
    );
    if (row?.mark === mark) await removeContents(storage);
    await emptyDatabase(database);
  }
  const [table] = await database.query<{ name: string }>(findAnyTable);
  if (table)
    throw new BackupError(
      `The database is not empty (there is ${table.name}). Restore into a new one, or another DATA_DIR.`,
    );
  for await (const key of contents(storage))
    throw new BackupError(`The file storage is not empty (there is ${key}). Restore into an empty one.`);
  await database.query(`create schema ${restoreMark}; comment on schema ${restoreMark} is '${mark}'`);
}

const contents = (storage: FileStorage) => storage.listOlderThan(new Date(Date.now() + 86_400_000));

async function removeContents(storage: FileStorage): Promise<void> {
  for await (const key of contents(storage)) await storage.remove(key);
}

async function emptyDatabase(database: Database): Promise<void> {
  await database.query(emptySchema);
  await database.query(`drop schema if exists ${restoreMark}`);
}

/** The schema as it was, the rows, then the migrations since. */
async function fill(
  database: Database,
  target: BackedUp,
  archive: Archive,
  say: (sentence: string) => void,
): Promise<void> {
  const { about, manifest } = archive;
  const ofThen = new Set(about.migrations);
  await database.runMigrations((name) => ofThen.has(name));
  say(`The schema stands where it stood then (${about.migrations.at(-1)}).`);
  const client = await openConnection(target.databaseUrl);
  try {
    await client.query('begin');
    await loadRows(client, target.storage, archive);
    await client.query('commit');
    say(`${sum(manifest.tables)} rows and ${manifest.files} files are restored, and their counts are right.`);
    const ran = await database.runMigrations();
    if (ran.length > 0) say(`Migrated to this version (${ran.length} migrations).`);
    await database.prepared(markRestored({ check: about.secretCheck, now: new Date() }));
    say('Mails and webhooks stay here until a server is started with OUTGOING=on.');
    // Migrations may have changed the timeouts.
    await client.query(sessionSettings);
    await client.query('vacuum (analyze)');
    await client.query(`drop schema ${restoreMark}`);
  } finally {
    await client.end();
  }
}

const sum = (counts: Record<string, number>): number => Object.values(counts).reduce((one, other) => one + other, 0);

/**
 * Triggers made their changes when the rows were written. Foreign keys come back after the rows, which checks all of
 * them at once; both need no more than owning the tables.
 */
async function loadRows(
  client: DatabaseClient,
  storage: FileStorage,
  { path, about, manifest }: Archive,
): Promise<void> {
  const tables = (await client.query<{ name: string }>(findTables)).rows.map(({ name }) => name);
  const keys = (await client.query<{ table: string; name: string; definition: string }>(findForeignKeys)).rows;
  for (const { table, name } of keys) await client.query(dropForeignKey(table, name));
  for (const table of tables) await client.query(disableTriggers(table));
  await client.query(emptyTables(tables));
  const loaded = await loadEntries(client, storage, { path, about });
  for (const table of tables) {
    const [found, expected] = [loaded.get(table) ?? 0, manifest.tables[table] ?? 0];
    if (found !== expected)
      throw new BackupError(`The table ${table} got ${found} rows, and the archive speaks of ${expected}.`);
  }
  for (const [name, { lastValue, isCalled }] of Object.entries(manifest.sequences))
    await client.query('select setval($1::regclass, $2, $3)', [name, lastValue, isCalled]);
  for (const { table, name, definition } of keys) await client.query(addForeignKey(table, name, definition));
  for (const table of tables) await client.query(enableTriggers(table));
}

/** Returns the number of rows of each table. */
async function loadEntries(
  client: DatabaseClient,
  storage: FileStorage,
  { path, about }: Pick<Archive, 'path' | 'about'>,
): Promise<Map<string, number>> {
  const counts = new Map<string, number>();
  const entries = readArchive(path);
  let next = await entries.next();
  while (!next.done) {
    const [folder, name = ''] = next.value.name.split('/');
    if (folder === 'files') await storage.write(name, Readable.from([next.value.bytes]));
    if (folder !== 'tables') {
      next = await entries.next();
      continue;
    }
    const rows = client.query(copyFrom(copyIn(name, about.tables[name] ?? [])));
    const parts = async function* (): AsyncGenerator<Buffer> {
      for (; !next.done && isPartOf(next.value, name); next = await entries.next()) yield next.value.bytes;
    };
    await pipeline(parts, rows);
    counts.set(name, rows.rowCount);
  }
  return counts;
}

const isPartOf = ({ name }: ArchiveEntry, table: string): boolean => name.startsWith(`tables/${table}/`);
