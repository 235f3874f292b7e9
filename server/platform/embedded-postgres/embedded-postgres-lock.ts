import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

const sqliteBusy = 5;

/** Thrown when a live server owns the folder; the message is for the person who started the second one. */
export class FolderInUseError extends Error {
  constructor(folder: string, pid: string) {
    super(
      `The folder ${folder} is in use by another Kaamyab server (process ${pid}). ` +
        'Stop it first, or set DATA_DIR to another folder.',
    );
    this.name = 'FolderInUseError';
  }
}

/**
 * Returns the release; throws FolderInUseError. The lock has to end with its process, however that ends. Node has none
 * of that kind, and SQLite takes one of the system's for each transaction.
 */
export function lockFolder(folder: string): () => void {
  const lock = new DatabaseSync(join(folder, 'lock.sqlite'));
  const owner = join(folder, 'owner');
  try {
    lock.exec('begin exclusive');
  } catch (error) {
    lock.close();
    if (Object(error).errcode !== sqliteBusy) throw error;
    throw new FolderInUseError(folder, readFileSync(owner, { encoding: 'utf8', flag: 'a+' }));
  }
  writeFileSync(owner, String(process.pid));
  return () => lock.close();
}
