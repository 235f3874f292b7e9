import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream } from 'node:stream/web';
import { createGunzip, createGzip } from 'node:zlib';
import { createTarDecoder, createTarPacker } from 'modern-tar';
import { BackupError } from './backup.rules.ts';

/** Checksums are written after so many entries, so that neither side holds more of them in memory. */
const entriesOfSums = 1000;
const sumsFolder = 'sums/';
/** Far more than an entry has; a length beyond it comes from a damaged header, or from somebody who made it up. */
const largestEntryBytes = 512 * 1024 * 1024;
/** Nothing else is in an archive: no folder, no link, and no name that leads out of it. */
const entryName = /^(about\.json|manifest\.json|tables\/[a-z0-9_]{1,63}\/\d+|files\/[0-9a-f-]{36}|sums\/\d+)$/;
/** Resumes are compressed already, and rows shrink nearly as much as with the usual 6 in a third of the time. */
const compressionLevel = 2;

const sumOf = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex');
const numbered = (folder: string, number: number): string => `${folder}${String(number).padStart(6, '0')}`;

export type AddEntry = (name: string, bytes: Buffer) => Promise<void>;

/** A compressed tar that only its owner may read; `sha256sum -c` can check it. After an error it is incomplete. */
export async function writeArchive(path: string, fill: (add: AddEntry) => Promise<void>): Promise<void> {
  const { readable, controller } = createTarPacker();
  const mtime = new Date();
  let sums: string[] = [];
  let parts = 0;
  const addRaw: AddEntry = async (name, bytes) => {
    const writer = controller.add({ name, size: bytes.length, mode: 0o600, mtime }).getWriter();
    if (bytes.length > 0) await writer.write(bytes);
    await writer.close();
  };
  const addSums = async (): Promise<void> => {
    parts += 1;
    await addRaw(numbered(sumsFolder, parts), Buffer.from(sums.join('')));
    sums = [];
  };
  const add: AddEntry = async (name, bytes) => {
    await addRaw(name, bytes);
    sums.push(`${sumOf(bytes)}  ${name}\n`);
    if (sums.length === entriesOfSums) await addSums();
  };
  const written = pipeline(
    Readable.fromWeb(readable as ReadableStream),
    createGzip({ level: compressionLevel }),
    createWriteStream(path, { flags: 'wx', mode: 0o600, flush: true }),
  );
  const filled = fill(add)
    .then(addSums)
    .then(
      () => controller.finalize(),
      (error: unknown) => {
        controller.error(error);
        throw error;
      },
    );
  try {
    await Promise.all([written, filled]);
  } finally {
    await Promise.allSettled([written, filled]);
  }
}

export interface ArchiveEntry {
  name: string;
  bytes: Buffer;
}

/** Throws BackupError where the archive is damaged; entries may come before that is known. */
export async function* readArchive(path: string): AsyncGenerator<ArchiveEntry> {
  const expected = new Map<string, string>();
  try {
    for await (const entry of entriesOf(path)) {
      if (entry.name.startsWith(sumsFolder)) {
        compareSums(expected, entry.bytes.toString('utf8'));
        continue;
      }
      if (expected.size >= entriesOfSums) throw damaged('checksums are missing');
      if (expected.has(entry.name)) throw damaged(`it holds ${entry.name} twice`);
      expected.set(entry.name, sumOf(entry.bytes));
      yield entry;
    }
  } catch (error) {
    if (isOfFileSystem(error)) throw new BackupError(`The archive cannot be read: ${error.message}.`);
    if (error instanceof BackupError) throw error;
    throw damaged((error instanceof Error && error.message) || 'it ends too early');
  }
  if (expected.size > 0) throw damaged('its last checksums are missing');
}

const damaged = (why: string): BackupError => new BackupError(`The archive is damaged (${why}). Take another one.`);
const isOfFileSystem = (error: unknown): error is Error => error instanceof Error && 'syscall' in error;

function compareSums(found: Map<string, string>, text: string): void {
  for (const line of text.split('\n').filter(Boolean)) {
    const [sum, name = ''] = line.split('  ');
    if (found.get(name) !== sum) throw damaged(`the checksum of ${name} is wrong`);
    found.delete(name);
  }
  if (found.size > 0) throw damaged(`there is no checksum of ${[...found.keys()][0]}`);
}

/** On one line, however it was made up. */
const shownName = (name: string): string => JSON.stringify(name.slice(0, 100));

async function* entriesOf(path: string): AsyncGenerator<ArchiveEntry> {
  const unpacked = createGunzip();
  // An error here also fails the stream that is read below.
  pipeline(createReadStream(path), unpacked).catch(() => undefined);
  const entries = (Readable.toWeb(unpacked) as globalThis.ReadableStream<Uint8Array>).pipeThrough(
    createTarDecoder({ strict: true }),
  );
  for await (const { header, body } of entries) {
    if (header.size > largestEntryBytes) throw damaged('an entry is too large');
    if ((header.type ?? 'file') !== 'file' || !entryName.test(header.name))
      throw damaged(`it holds something that no backup holds: ${shownName(header.name)}`);
    yield { name: header.name, bytes: Buffer.from(await new Response(body).arrayBuffer()) };
  }
}
