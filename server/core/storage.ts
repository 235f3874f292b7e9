import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { fileURLToPath } from 'node:url';
import { type Config, ConfigError } from './config.ts';
import type { Logger } from './logger.ts';

/** Private files by key. Keys are made by the server, never from a name that a user gave. */
export interface FileStorage {
  /** Stores the whole stream or nothing. */
  write(key: string, content: Readable): Promise<void>;
  /** The whole file, or the bytes from `start` up to but without `end`. Throws if the key is unknown. */
  read(key: string, range?: { start: number; end: number }): Promise<Readable>;
  /** No error if the key is unknown. */
  remove(key: string): Promise<void>;
  /** Keys of what was written before `time`, unfinished writes included, in any order. */
  listOlderThan(time: Date): AsyncIterable<string>;
}

/**
 * Advisory lock that a backup holds: meanwhile no content is removed, as the rows of its snapshot may be gone already.
 */
export const backupLock = 4_137_120_003;

const keyPattern = /^[0-9a-f-]{36}$/;
export const isKey = (key: string): boolean => keyPattern.test(key);
export function assertKey(key: string): void {
  if (!isKey(key)) throw new Error('A storage key must be a UUID.');
}

export class DiskStorage implements FileStorage {
  constructor(private readonly root: string) {}

  async write(key: string, content: Readable): Promise<void> {
    const path = this.pathOf(key);
    await mkdir(dirname(path), { recursive: true, mode: 0o700 });
    const unfinished = `${path}.part`;
    try {
      await pipeline(content, createWriteStream(unfinished, { mode: 0o600, flush: true }));
      await rename(unfinished, path);
    } catch (error) {
      await rm(unfinished, { force: true });
      throw error;
    }
  }

  async read(key: string, range?: { start: number; end: number }): Promise<Readable> {
    const path = this.pathOf(key);
    await stat(path);
    return createReadStream(path, range && { start: range.start, end: range.end - 1 });
  }

  async remove(key: string): Promise<void> {
    const path = this.pathOf(key);
    await rm(`${path}.part`, { force: true });
    await rm(path, { force: true });
  }

  async *listOlderThan(time: Date): AsyncIterable<string> {
    const names = await readdir(this.root, { recursive: true }).catch(() => []);
    for (const name of names) {
      const key = basename(name, '.part');
      if (!isKey(key)) continue;
      const found = await stat(join(this.root, name)).catch(() => undefined);
      if (found?.isFile() && found.mtime < time) yield key;
    }
  }

  private pathOf(key: string): string {
    assertKey(key);
    return join(this.root, key.slice(-2), key);
  }
}

/** What an S3-compatible store needs is loaded only where one is used. */
export async function openStorage(
  { storageUrl, s3 }: Pick<Config, 'storageUrl' | 's3'>,
  log: Logger,
): Promise<FileStorage> {
  if (!s3)
    return new DiskStorage(
      storageUrl.startsWith('file://') ? fileURLToPath(storageUrl) : storageUrl.slice('file:'.length),
    );
  const { S3Storage } = await import('./s3-storage.ts');
  const storage = new S3Storage(s3, log);
  await storage.check().catch((cause: unknown) => {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new ConfigError(`STORAGE_URL: the bucket ${s3.bucket} cannot be used (${reason}).`, { cause });
  });
  return storage;
}
