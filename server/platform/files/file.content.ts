import { Readable } from 'node:stream';
import { fileTypeFromBuffer } from 'file-type';
import { Any } from 'typeorm';
import yauzl from 'yauzl';
import type { Services } from '../../core/context.ts';
import { AppError } from '../../core/errors.ts';
import { backupLock, type FileStorage } from '../../core/storage.ts';
import { StoredFile } from './file.entity.ts';
import { findRunningBackup } from './file.queries.ts';
import { mainPart } from './file.parts.ts';
import { archiveLimits, removalBatch, uploadLimits, uploadRules } from './file.rules.ts';

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

const { pdf, doc, docx } = uploadRules.RESUME.mediaTypes;
const zipStart = Buffer.from('PK\x03\x04');
const compoundFileStart = Buffer.from('d0cf11e0a1b11ae1', 'hex');

/** Where readers of PDF look for its first line: servers and mail programs leave something before it. */
const pdfStart = '%PDF-';
const pdfStartBytes = 1024;
/** A page of the web that a PDF hides in is none. */
const pageStart = /<(?:!doctype|html|head|body|script|svg)\b/i;

/**
 * Media type by the bytes, whatever the name says; undefined for all that no purpose takes, LOCKED for an Office file
 * that only a password opens.
 */
export async function mediaTypeOfContent(file: StoredBytes): Promise<string | undefined> {
  const head = await readBytes(file, 0, 4100);
  if (head.subarray(0, 4).equals(zipStart)) return (await isWordArchive(file)) ? docx : undefined;
  if (head.subarray(0, 8).equals(compoundFileStart)) return compoundType(file);
  return (await fileTypeFromBuffer(head))?.mime ?? (isPdf(head) ? pdf : undefined);
}

function isPdf(head: Buffer): boolean {
  const start = head.subarray(0, pdfStartBytes).toString('latin1');
  const at = start.indexOf(pdfStart);
  return at >= 0 && !pageStart.test(start.slice(0, at));
}

export async function readBytes({ storage, key, size }: StoredBytes, start: number, end: number): Promise<Buffer> {
  const stop = Math.min(end, size);
  if (start >= stop) return Buffer.alloc(0);
  return Buffer.concat(await (await storage.read(key, { start, end: stop })).toArray());
}

/**
 * MS-CFB: the streams that make a compound file a Word document, or a locked one of any newer kind. A directory entry
 * has 128 bytes and is aligned to its size.
 */
const wordStream = Buffer.from('WordDocument\0', 'utf16le');
const lockedStream = Buffer.from('EncryptedPackage\0', 'utf16le');
const directoryEntryBytes = 128;
const scanBytes = 512 * directoryEntryBytes;

async function compoundType(file: StoredBytes): Promise<string | undefined> {
  for (let start = 0; start < file.size; start += scanBytes) {
    const bytes = await readBytes(file, start, start + scanBytes);
    if (streamEntry(bytes, lockedStream)) return 'LOCKED';
    const word = streamEntry(bytes, wordStream);
    if (word) return (await isLockedDoc(file, word.readUInt32LE(116))) ? 'LOCKED' : doc;
  }
  return undefined;
}

function streamEntry(bytes: Buffer, name: Buffer): Buffer | undefined {
  for (let at = bytes.indexOf(name); at >= 0; at = bytes.indexOf(name, at + 1)) {
    const entry = bytes.subarray(at, at + directoryEntryBytes);
    const isEntry = at % directoryEntryBytes === 0 && entry.length === directoryEntryBytes;
    if (isEntry && entry[64] === name.length && entry[66] === 2) return entry;
  }
  return undefined;
}

/** MS-DOC: the stream begins with a mark and flags, one of which says that the rest is encrypted. */
async function isLockedDoc(file: StoredBytes, firstSector: number): Promise<boolean> {
  const sectorBytes = 2 ** ((await readBytes(file, 30, 31))[0] ?? 0);
  const start = (firstSector + 1) * sectorBytes;
  const begin = await readBytes(file, start, start + 12);
  return begin.length === 12 && begin.readUInt16LE(0) === 0xa5ec && (begin.readUInt16LE(10) & 0x0100) !== 0;
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
    const entries: yauzl.Entry[] = [];
    for await (const entry of archive.eachEntry()) {
      unpackedBytes += entry.uncompressedSize;
      if (unpackedBytes > archiveLimits.unpackedBytes || /vbaproject\.bin$/i.test(entry.fileName)) return false;
      entries.push(entry);
    }
    const document = await mainPart(archive, entries);
    return document !== undefined && (await declaresNothing(archive, document));
  } catch (error) {
    if (error instanceof AppError) throw error; // The file may be good; it could not be read.
    return false;
  }
}

const prologBytes = 4096;
const prolog = /^[^]*?<(?:[\p{L}_][\p{L}\p{M}\p{N}_.-]*:)?document[\s>/]/u;

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

export async function removeStrayContent(services: Services): Promise<void> {
  const before = new Date(services.clock.now().getTime() - uploadLimits.unclaimedVisitorSeconds * 1000);
  let keys: string[] = [];
  for await (const key of services.storage.listOlderThan(before)) {
    keys.push(key);
    if (keys.length === removalBatch) {
      await removeUnreferenced(services, keys);
      keys = [];
    }
  }
  await removeUnreferenced(services, keys);
}
