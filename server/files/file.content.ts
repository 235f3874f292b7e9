import { Readable } from 'node:stream';
import { fileTypeFromBuffer } from 'file-type';
import { Any } from 'typeorm';
import yauzl from 'yauzl';
import type { Services } from '../core/context.ts';
import { AppError } from '../core/errors.ts';
import { backupLock, type FileStorage } from '../core/storage.ts';
import { StoredFile } from './file.entity.ts';
import { findRunningBackup } from './file.queries.ts';
import { archiveLimits, documentPart, uploadRules } from './file.rules.ts';

/**
 * A row is always deleted before its content, so a crash between the two leaves only content, which this removes. While
 * a backup is made all content stays; the hourly sweep comes back to it.
 */
export async function removeUnreferenced({ database, storage }: Services, storageKeys: string[]): Promise<void> {
  const [backup] = await database.prepared(findRunningBackup(backupLock));
  if (backup) return;
  const files = await database.manager.find(StoredFile, {
    select: { storageKey: true },
    where: { storageKey: Any(storageKeys) },
  });
  const referenced = new Set(files.map(({ storageKey }) => storageKey));
  for (const key of storageKeys) if (!referenced.has(key)) await storage.remove(key);
}

export interface StoredBytes {
  storage: FileStorage;
  key: string;
  size: number;
}

const { doc, docx } = uploadRules.RESUME.mediaTypes;
const zipStart = Buffer.from('PK\x03\x04');
const compoundFileStart = Buffer.from('d0cf11e0a1b11ae1', 'hex');

/** Media type by the bytes, whatever the name says; undefined for all that no purpose takes. */
export async function mediaTypeOfContent(file: StoredBytes): Promise<string | undefined> {
  const head = await readBytes(file, 0, 4100);
  if (head.subarray(0, 4).equals(zipStart)) return (await isWordArchive(file)) ? docx : undefined;
  if (head.subarray(0, 8).equals(compoundFileStart)) return (await holdsWordStream(file)) ? doc : undefined;
  return (await fileTypeFromBuffer(head))?.mime;
}

export async function readBytes({ storage, key, size }: StoredBytes, start: number, end: number): Promise<Buffer> {
  const stop = Math.min(end, size);
  if (start >= stop) return Buffer.alloc(0);
  return Buffer.concat(await (await storage.read(key, { start, end: stop })).toArray());
}

/** The stream that makes a compound file a Word document: a directory entry of 128 bytes, aligned to its size. */
const wordStreamName = Buffer.from('WordDocument\0', 'utf16le');
const directoryEntryBytes = 128;
const scanBytes = 512 * directoryEntryBytes;

async function holdsWordStream(file: StoredBytes): Promise<boolean> {
  for (let start = 0; start < file.size; start += scanBytes) {
    const bytes = await readBytes(file, start, start + scanBytes);
    for (let at = bytes.indexOf(wordStreamName); at >= 0; at = bytes.indexOf(wordStreamName, at + 1)) {
      const isStreamEntry =
        at % directoryEntryBytes === 0 && bytes[at + 64] === wordStreamName.length && bytes[at + 66] === 2;
      if (isStreamEntry) return true;
    }
  }
  return false;
}

const blockBytes = 64 * 1024;

/** Single ranges of a stored file, so that no upload is ever in memory as a whole; many small reads share a block. */
class StoredFileReader extends yauzl.RandomAccessReader {
  private block: { start: number; bytes: Buffer } = { start: 0, bytes: Buffer.alloc(0) };

  constructor(private readonly file: StoredBytes) {
    super();
  }

  override _readStreamForRange(start: number, end: number): Readable {
    return Readable.from(this.bytes(start, end), { objectMode: false });
  }

  private async *bytes(start: number, end: number): AsyncGenerator<Buffer> {
    const { storage, key } = this.file;
    if (end - start > blockBytes) {
      yield* await storage.read(key, { start, end });
      return;
    }
    const { block } = this;
    const isInBlock = start >= block.start && end <= block.start + block.bytes.length;
    if (!isInBlock) this.block = { start, bytes: await readBytes(this.file, start, start + blockBytes) };
    yield this.block.bytes.subarray(start - this.block.start, end - this.block.start);
  }
}

/** Reads the directory of a stored ZIP; throws if there is none. */
const openArchive = (file: StoredBytes): Promise<yauzl.ZipFile> =>
  yauzl.fromRandomAccessReaderPromise(new StoredFileReader(file), file.size, { autoClose: false });

/** Its directory is small enough and names a Word document without macros. A broken archive is none. */
async function isWordArchive(file: StoredBytes): Promise<boolean> {
  try {
    const archive = await openArchive(file);
    if (archive.entryCount > archiveLimits.entries) return false;
    let unpackedBytes = 0;
    let document: yauzl.Entry | undefined;
    for await (const entry of archive.eachEntry()) {
      unpackedBytes += entry.uncompressedSize;
      if (unpackedBytes > archiveLimits.unpackedBytes || /vbaproject\.bin$/i.test(entry.fileName)) return false;
      if (entry.fileName === documentPart) document = entry;
    }
    return document !== undefined && (await declaresNothing(archive, document));
  } catch (error) {
    if (error instanceof AppError) throw error; // The file may be good; it could not be read.
    return false;
  }
}

const prologBytes = 4096;
const prolog = /^[^]*?<(?:\w+:)?document[\s>]/;

/** A Word document declares no entities. One that does is an attack on the program that opens it. */
async function declaresNothing(archive: yauzl.ZipFile, entry: yauzl.Entry): Promise<boolean> {
  const stream = await archive.openReadStreamPromise(entry);
  let text = '';
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    text += chunk.toString('utf8');
    if (text.length >= prologBytes) break;
  }
  const beforeRoot = prolog.exec(text)?.[0];
  return beforeRoot !== undefined && !/<!(DOCTYPE|ENTITY)/i.test(beforeRoot);
}
