import { createHash, randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { Not } from 'typeorm';
import { ZipFile } from 'yazl';
import type { Services } from '../../core/context.ts';
import { StoredFile } from '../../platform/files/file.entity.ts';
import { exportPurpose } from '../../platform/files/file.rules.ts';
import { type PersonalTable, personalTableLabels } from './privacy.labels.ts';
import { exportedTables, listPersonalRows, type Person } from './personal-data.queries.ts';
import { exportLimits, guideWords } from './privacy.rules.ts';

export interface WrittenArchive {
  storageKey: string;
  size: number;
  sha256: Buffer;
}

/** Streams into the file store: only a page of rows, or a chunk of a file, is in memory at a time. */
export async function writeArchive(services: Services, person: Person): Promise<WrittenArchive> {
  const { storage, database, clock } = services;
  const zip = new ZipFile();
  const output = zip.outputStream as Readable;
  zip.on('error', (error: Error) => output.destroy(error));
  const mtime = clock.now();
  zip.addBuffer(Buffer.from(archiveGuide()), 'README.txt', { mtime });
  for (const table of exportedTables)
    addEntry(zip, `${table}.json`, { mtime }, () =>
      Promise.resolve(Readable.from(rowsAsJson(services, table, person))),
    );
  const files = await database.manager.findBy(StoredFile, { ownerId: person.id, purpose: Not(exportPurpose) });
  for (const { id, name, storageKey, createdAt } of files) {
    // Resumes and pictures are compressed already.
    const options = { mtime: createdAt, compress: false };
    addEntry(zip, `files/${id}-${safeName(name)}`, options, () => storage.read(storageKey));
  }
  zip.end();
  return store(services, output);
}

/** What each file holds, and what is left out and why. */
function archiveGuide(): string {
  const tables = Object.keys(personalTableLabels) as PersonalTable[];
  const left = tables.filter((table) => !exportedTables.includes(table));
  return [
    guideWords.intro(),
    '',
    ...exportedTables.map((table) => `${table}.json: ${personalTableLabels[table]()}`),
    '',
    guideWords.leftOut(),
    '',
    ...left.map((table) => `${table}: ${personalTableLabels[table]()}`),
    '',
  ].join('\r\n');
}

function addEntry(
  zip: ZipFile,
  path: string,
  options: { mtime: Date; compress?: boolean },
  open: () => Promise<Readable>,
): void {
  const fail = (error: unknown) => zip.emit('error', error);
  zip.addReadStreamLazy(path, options, (hand) => {
    const begin = async () => hand(null, (await open()).on('error', fail));
    begin().catch(fail);
  });
}

const safeName = (name: string): string => name.replace(/[^\p{L}\p{M}\p{N}._ -]/gu, '_');

/** A JSON array, one row on a line. */
async function* rowsAsJson({ database }: Services, table: PersonalTable, person: Person): AsyncGenerator<string> {
  yield '[';
  const { rows: size } = exportLimits;
  for (let offset = 0; ; offset += size) {
    const page = await database.prepared(listPersonalRows({ table, person, offset, size }));
    for (const [place, { row }] of page.entries()) yield `${offset + place > 0 ? ',' : ''}\n${JSON.stringify(row)}`;
    if (page.length < size) break;
  }
  yield '\n]\n';
}

async function store({ storage }: Services, content: Readable): Promise<WrittenArchive> {
  const storageKey = randomUUID();
  const hash = createHash('sha256');
  let size = 0;
  const counted = async function* (): AsyncGenerator<Buffer> {
    for await (const chunk of content as AsyncIterable<Buffer>) {
      hash.update(chunk);
      size += chunk.length;
      yield chunk;
    }
  };
  await storage.write(storageKey, Readable.from(counted(), { objectMode: false }));
  return { storageKey, size, sha256: hash.digest() };
}
