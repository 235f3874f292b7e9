import 'reflect-metadata';
import { stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { archiveNameAt, BackupError } from './platform/backups/backup.rules.ts';
import { type BackedUp, makeBackup } from './platform/backups/backup.service.ts';
import { checkArchive, restoreBackup } from './platform/backups/restore.service.ts';
import { type Config, ConfigError, readConfig } from './core/config.ts';
import { Database } from './core/database.ts';
import { changeSecretCheck } from './core/installation.queries.ts';
import { createLogger } from './core/logger.ts';
import { Secrets } from './core/secrets.ts';
import { openStorage } from './core/storage.ts';
import { FolderInUseError } from './platform/embedded-postgres/embedded-postgres-lock.ts';
import { startEmbeddedPostgres, urlOfOwnedPostgres } from './platform/embedded-postgres/embedded-postgres.ts';

const usage = `Settings are those of the server.

npm run backup [-- FILE or FOLDER]
  Writes database and files into one archive, while the server runs and people write. Without a name it goes to
  BACKUP_DIR, or to the folder backups of DATA_DIR.

npm run restore -- FILE [--check] [--other-secret]
  Restores an archive into an empty database and an empty file storage, on which no server runs. --check only reads it
  and compares every checksum. --other-secret goes on without the APP_SECRET that it was made with. Mails and webhooks of
  the restored database stay here until a server is started with OUTGOING=on.

npm run accept-secret
  Takes the APP_SECRET of the settings for that of the database, as the earlier one is lost.`;

const log = createLogger('warn');

async function main(): Promise<void> {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { check: { type: 'boolean' }, 'other-secret': { type: 'boolean' } },
  });
  const [command, path, ...others] = positionals;
  if (others.length > 0) throw new BackupError(usage);
  if (command === 'make') return backUp(path);
  if (command === 'accept-secret') return acceptSecret();
  if (command !== 'restore' || path === undefined) throw new BackupError(usage);
  return restore(path, { isCheck: values.check ?? false, acceptsOtherSecret: values['other-secret'] ?? false });
}

async function backUp(wanted: string | undefined): Promise<void> {
  const config = readConfig(process.env);
  const path = await pathOf(wanted, config.backup?.folder ?? join(config.dataDir, 'backups'));
  console.log(`Backing up into ${path}`);
  const started = performance.now();
  await using place = await openPlace(config, { mayBeInUse: true });
  const { tables, files, fileBytes, missingFiles, damagedFiles } = await makeBackup(place.parts, path);
  const { size } = await stat(path);
  const rows = Object.values(tables).reduce((one, other) => one + other, 0);
  console.log(
    `${rows} rows of ${Object.keys(tables).length} tables and ${files} files of ${megabytes(fileBytes)} are in it. ` +
      `It has ${megabytes(size)} and took ${((performance.now() - started) / 1000).toFixed(1)} s.`,
  );
  for (const key of missingFiles)
    console.warn(`The content of the file ${key} is missing, so it is not in the backup.`);
  for (const key of damagedFiles) console.warn(`The content of the file ${key} is not the one that was uploaded.`);
  console.log('It is as secret as the database. A restore needs the same APP_SECRET, which is not in it: keep both.');
}

async function restore(path: string, wish: { isCheck: boolean; acceptsOtherSecret: boolean }): Promise<void> {
  console.log(`Checking ${path}`);
  const archive = await checkArchive(path);
  const { about, manifest } = archive;
  console.log(`It is whole. It was made at ${about.madeAt}, with Postgres ${about.postgres}.`);
  const lost = manifest.missingFiles.length + manifest.damagedFiles.length;
  if (lost > 0) console.warn(`${lost} files were missing or damaged already when it was made.`);
  if (wish.isCheck) return;
  const config = readConfig(process.env);
  await using place = await openPlace(config, { mayBeInUse: false });
  await restoreBackup(place.parts, archive, {
    storageUrl: config.storageUrl,
    acceptsOtherSecret: wish.acceptsOtherSecret,
    say: (sentence) => console.log(sentence),
  });
  console.log('Everything is restored. Start the server.');
}

async function acceptSecret(): Promise<void> {
  await using place = await openPlace(readConfig(process.env), { mayBeInUse: true });
  const { databaseUrl, secrets } = place.parts;
  const database = await Database.connect({ url: databaseUrl, entities: [] });
  try {
    await database.prepared(changeSecretCheck(secrets.check()));
  } finally {
    await database.close();
  }
  console.log(
    'Accepted. Mails that cannot be read are marked as failed; owners of webhooks need a new signing secret.',
  );
}

interface OpenPlace extends AsyncDisposable {
  parts: BackedUp;
}

/** The database of the settings; one of our own is started if no server has done so. */
async function openPlace(config: Config, { mayBeInUse }: { mayBeInUse: boolean }): Promise<OpenPlace> {
  const storage = await openStorage(config, log);
  const secrets = new Secrets(config.appSecret);
  const place = (databaseUrl: string, stop = async (): Promise<void> => undefined): OpenPlace => ({
    parts: { databaseUrl, storage, secrets },
    [Symbol.asyncDispose]: stop,
  });
  if (config.databaseUrl) return place(config.databaseUrl);
  const { dataDir } = config;
  const owned = urlOfOwnedPostgres(dataDir);
  if (mayBeInUse && !owned) throw new BackupError(`There is no database in ${dataDir}: set DATA_DIR or DATABASE_URL.`);
  try {
    const postgres = await startEmbeddedPostgres({ dataDir, log });
    return place(postgres.url, () => postgres.stop());
  } catch (error) {
    if (mayBeInUse && owned && error instanceof FolderInUseError) return place(owned);
    throw error;
  }
}

async function pathOf(wanted: string | undefined, usualFolder: string): Promise<string> {
  const name = archiveNameAt(new Date());
  if (wanted === undefined) return join(usualFolder, name);
  const found = await stat(wanted).catch(() => undefined);
  return resolve(found?.isDirectory() || wanted.endsWith('/') ? join(wanted, name) : wanted);
}

const megabytes = (bytes: number): string => `${(bytes / 1_000_000).toFixed(1)} MB`;

/** Of a connection that several addresses refused, the first. */
function reasonOf(error: unknown): string {
  const first: unknown = error instanceof AggregateError ? error.errors[0] : error;
  return (first instanceof Error ? first.message : String(first)).replace(/\s+/g, ' ').trim();
}

/** One sentence: who restores needs to know what to do, not where in the code it happened. */
function report(error: unknown): void {
  const isExplained = error instanceof BackupError || error instanceof ConfigError || error instanceof FolderInUseError;
  console.error(isExplained ? error.message : `It did not work (${reasonOf(error)}).`);
}

await main().catch((error: unknown) => {
  report(error);
  process.exitCode = 1;
});
