import { existsSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';

const memory = '/dev/shm';
const neededGigabytes = 4;

/** In memory where there is room for a whole run: a database is cloned in a third of the time. */
export function folderOfDatabases(): string {
  const needed = neededGigabytes * 2 ** 30;
  if (!existsSync(memory) || process.availableMemory() < 2 * needed) return tmpdir();
  const { bavail, bsize } = statfsSync(memory);
  return bavail * bsize >= needed ? memory : tmpdir();
}
