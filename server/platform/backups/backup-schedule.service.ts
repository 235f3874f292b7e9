import { mkdir, readdir, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Services } from '../../core/context.ts';
import { archiveNameAt, AnotherBackupRuns, isBackupDue, timeOfArchive } from './backup.rules.ts';
import { makeBackup } from './backup.service.ts';

interface Kept {
  path: string;
  at: Date;
}

/**
 * The archives in the folder, also those of the command, decide what is due: a backup that was missed while no server
 * ran is made up for, and one that failed is tried again within the hour.
 */
export async function backUpOnSchedule(services: Services): Promise<void> {
  const { config, clock, database, log, metrics, secrets, storage } = services;
  if (!config.backup) return;
  const { folder, everyHours, hour, keepDays } = config.backup;
  const now = clock.now();
  try {
    await mkdir(folder, { recursive: true, mode: 0o700 });
    const newest = (await archivesIn(folder)).at(-1);
    if (!isBackupDue(now, newest?.at, { everyHours, hour })) return;
    const path = join(folder, archiveNameAt(now));
    const { tables, files, missingFiles, damagedFiles } = await makeBackup(
      { databaseUrl: database.url, storage, secrets },
      path,
    );
    const faults = { missingFiles: missingFiles.length, damagedFiles: damagedFiles.length };
    const level = faults.missingFiles + faults.damagedFiles > 0 ? 'warn' : 'info';
    log[level]({ path, rows: Object.values(tables).reduce((a, b) => a + b, 0), files, ...faults }, 'Backed up');
    metrics.countBackup('made');
    await removeOlderThan(folder, new Date(now.getTime() - keepDays * 86_400_000));
  } catch (error) {
    if (error instanceof AnotherBackupRuns) return log.info(error.message);
    metrics.countBackup('failed');
    throw error;
  }
}

async function archivesIn(folder: string): Promise<Kept[]> {
  const found = (await readdir(folder)).flatMap((name) => {
    const at = timeOfArchive(name);
    return at ? [{ path: join(folder, name), at }] : [];
  });
  return found.toSorted((one, other) => one.at.getTime() - other.at.getTime());
}

/** Undefined while there is none, or no folder yet. */
export async function newestBackup(folder: string): Promise<Date | undefined> {
  const archives = await archivesIn(folder).catch(() => []);
  return archives.at(-1)?.at;
}

/** After a new one is made, so that there always is one. */
async function removeOlderThan(folder: string, time: Date): Promise<void> {
  for (const { path, at } of await archivesIn(folder)) if (at < time) await rm(path, { force: true });
}
