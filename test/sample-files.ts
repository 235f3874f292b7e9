import { createHash } from 'node:crypto';
import { crc32, deflateRawSync } from 'node:zlib';

/** Small files of each kind, generated here so that a test shows what it sends. */

export const samplePdf = Buffer.from(
  '%PDF-1.4\n1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj\n' +
    '2 0 obj<</Type/Pages/Kids[]/Count 0>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n',
);
export const samplePng = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
export const sampleJpeg = Buffer.concat([
  Buffer.from('ffd8ffe000104a46494600010100000100010000', 'hex'),
  Buffer.alloc(64),
  Buffer.from('ffd9', 'hex'),
]);

const pdfPadding = Buffer.from('28bf4e5e4e758a4164004e56fffa01082e2e00b6d0683e802f0ca9fe6453697a', 'hex');

/** The cipher of 40-bit encrypted PDFs, which Node no longer includes. */
function rc4(key: Buffer, bytes: Buffer): Buffer {
  const state = Array.from({ length: 256 }, (_, index) => index);
  const at = (index: number) => state[index & 255] ?? 0;
  const swap = (a: number, b: number) => ([state[a], state[b]] = [at(b), at(a)]);
  for (let i = 0, j = 0; i < 256; i += 1) swap(i, (j = (j + at(i) + (key[i % key.length] ?? 0)) & 255));
  let [i, j] = [0, 0];
  return bytes.map((byte) => {
    i = (i + 1) & 255;
    j = (j + at(i)) & 255;
    swap(i, j);
    return byte ^ at(at(i) + at(j));
  }) as Buffer;
}

/** An encrypted PDF that opens with `password`; an empty one opens without a prompt. */
export function makeEncryptedPdf(password: string): Buffer {
  const [id, owner] = [Buffer.alloc(16, 1), Buffer.alloc(32, 2)];
  const padded = Buffer.concat([Buffer.from(password), pdfPadding]).subarray(0, 32);
  const rights = Buffer.from([0xfc, 0xff, 0xff, 0xff]);
  const key = createHash('md5')
    .update(Buffer.concat([padded, owner, rights, id]))
    .digest()
    .subarray(0, 5);
  const user = rc4(key, pdfPadding);
  const hex = (bytes: Buffer) => `<${bytes.toString('hex')}>`;
  return Buffer.from(
    samplePdf
      .toString()
      .replace(
        'trailer<</Root 1 0 R>>',
        `3 0 obj<</Filter/Standard/V 1/R 2/P -4/O ${hex(owner)}/U ${hex(user)}>>endobj\n` +
          `trailer<</Root 1 0 R/Encrypt 3 0 R/ID[${hex(id)}${hex(id)}]>>`,
      ),
  );
}

interface ZipEntry {
  name: string;
  content: string;
  /** The size that the directory claims, if not the real one. */
  claimedSize?: number;
}

/** A ZIP archive of deflated entries. */
export function makeZip(entries: ZipEntry[]): Buffer {
  const locals: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const { name, content, claimedSize } of entries) {
    const bytes = Buffer.from(content);
    const packed = deflateRawSync(bytes);
    const common = Buffer.alloc(26);
    common.writeUInt16LE(20, 0);
    common.writeUInt16LE(8, 4);
    common.writeUInt32LE(crc32(bytes), 10);
    common.writeUInt32LE(packed.length, 14);
    common.writeUInt32LE(claimedSize ?? bytes.length, 18);
    common.writeUInt16LE(name.length, 22);
    const local = Buffer.concat([Buffer.from('PK\x03\x04'), common, Buffer.from(name), packed]);
    const tail = Buffer.alloc(14);
    tail.writeUInt32LE(offset, 10);
    directory.push(Buffer.concat([Buffer.from('PK\x01\x02\x14\x00'), common, tail, Buffer.from(name)]));
    locals.push(local);
    offset += local.length;
  }
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06', 'latin1');
  end.writeUInt16LE(entries.length, 8);
  end.writeUInt16LE(entries.length, 10);
  end.writeUInt32LE(Buffer.concat(directory).length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...locals, ...directory, end]);
}

const xmlOf = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('\u0000', '');

/** The main part of a Word document with a paragraph for each text. */
export function documentXmlOf(texts: readonly string[]): string {
  const body = texts.map((text) => `<w:p><w:r><w:t>${xmlOf(text)}</w:t></w:r></w:p>`).join('');
  return `<?xml version="1.0" encoding="UTF-8"?><w:document xmlns:w="urn:w"><w:body>${body}</w:body></w:document>`;
}

export const makeDocx = ({
  document = documentXmlOf([]),
  mainPart = 'word/document.xml',
  more = [] as ZipEntry[],
} = {}): Buffer =>
  makeZip([{ name: '[Content_Types].xml', content: '<Types/>' }, { name: mainPart, content: document }, ...more]);

/** The relationships of a DOCX part: targets by the last word of their types. */
export const relationsXmlOf = (targets: Readonly<Record<string, string>>, prefix = ''): string =>
  `<?xml version="1.0"?><${prefix}Relationships>${Object.entries(targets)
    .map(([kind, target]) => `<${prefix}Relationship Id='r' Type="http://example.org/${kind}"\n Target="${target}"/>`)
    .join('')}</${prefix}Relationships>`;

/** A compound file whose directory has one stream of this name: `WordDocument` makes it a DOC, `Workbook` an XLS. */
export function makeCompoundFile(streamName: string): Buffer {
  const header = Buffer.alloc(512);
  Buffer.from('d0cf11e0a1b11ae1', 'hex').copy(header);
  const entry = Buffer.alloc(128);
  const name = Buffer.from(`${streamName}\0`, 'utf16le');
  name.copy(entry);
  entry[64] = name.length;
  entry[66] = 2;
  return Buffer.concat([header, Buffer.alloc(512), entry, Buffer.alloc(384)]);
}

const sectorBytes = 512;
const endOfChain = -2;

interface DocOptions {
  text: string;
  /** Its header requires a password. */
  isLocked?: boolean;
  /** Its directory is a loop: a reader that follows it runs out of memory. */
  isEndless?: boolean;
}

/**
 * A Word 97 DOC containing `text`: a compound file of a directory, the text after its header (FIB), and a piece table
 * of one piece.
 */
export function makeDoc({ text, isLocked = false, isEndless = false }: DocOptions): Buffer {
  const words = Buffer.from(text, 'utf16le');
  const body = streamOf(0x600 + words.length);
  body.writeUInt16LE(0xa5ec, 0); // the magic number of a Word document
  body.writeUInt16LE(0x0200 + (isLocked ? 0x0100 : 0), 0x0a); // the pieces are in 1Table
  body.writeUInt32LE(text.length, 0x4c);
  words.copy(body, 0x600);
  const table = streamOf(21);
  table.writeUInt8(2, 0);
  for (const [index, value] of [16, 0, text.length].entries()) table.writeUInt32LE(value, 1 + index * 4);
  table.writeUInt32LE(0x600, 15);

  const [bodySectors, tableSectors] = [body.length / sectorBytes, table.length / sectorBytes];
  const tableOfSectors = sectorTable({ bodySectors, tableSectors, isEndless });
  const first = tableOfSectors.length / sectorBytes;
  const directory = Buffer.concat([
    directoryEntry('Root Entry', { type: 5, child: 1, start: endOfChain, size: 0 }),
    directoryEntry('WordDocument', { type: 2, right: 2, start: first + 1, size: body.length }),
    directoryEntry('1Table', { type: 2, start: first + 1 + bodySectors, size: table.length }),
    directoryEntry('', { type: 0, start: 0, size: 0 }),
  ]);
  return Buffer.concat([compoundHeader(first), tableOfSectors, directory, body, table]);
}

/** Larger than the limit for the small streams. */
const streamOf = (bytes: number): Buffer => Buffer.alloc(Math.ceil(Math.max(bytes, 4096) / sectorBytes) * sectorBytes);

function compoundHeader(tableSectors: number): Buffer {
  const header = Buffer.alloc(sectorBytes, 0xff);
  Buffer.from('d0cf11e0a1b11ae1', 'hex').copy(header);
  header.writeUInt16LE(9, 30);
  header.writeUInt16LE(6, 32);
  // FAT sectors, start of the directory, minimum size of a regular stream, and no mini FAT or DIFAT.
  for (const [at, value] of [
    [44, tableSectors],
    [48, tableSectors],
    [56, 4096],
    [60, endOfChain],
    [64, 0],
    [68, endOfChain],
    [72, 0],
  ] as const)
    header.writeInt32LE(value, at);
  for (let index = 0; index < tableSectors; index += 1) header.writeInt32LE(index, 76 + index * 4);
  return header;
}

/** The FAT: itself, one directory sector, then the two streams. */
function sectorTable({
  bodySectors,
  tableSectors,
  isEndless,
}: {
  bodySectors: number;
  tableSectors: number;
  isEndless: boolean;
}): Buffer {
  const used = 1 + bodySectors + tableSectors;
  const own = Math.ceil(used / (sectorBytes / 4 - 1));
  const table = Buffer.alloc(own * sectorBytes, 0xff);
  const ends = new Set([own, own + bodySectors, own + bodySectors + tableSectors]);
  for (let sector = own; sector < own + used; sector += 1)
    table.writeInt32LE(ends.has(sector) ? endOfChain : sector + 1, sector * 4);
  if (isEndless) {
    table.writeInt32LE(own + 1, own * 4);
    table.writeInt32LE(own, (own + 1) * 4);
  }
  return table;
}

function directoryEntry(
  name: string,
  {
    type,
    start,
    size,
    right = -1,
    child = -1,
  }: { type: number; start: number; size: number; right?: number; child?: number },
): Buffer {
  const entry = Buffer.alloc(128);
  entry.write(name, 'utf16le');
  entry.writeUInt16LE(name === '' ? 0 : name.length * 2 + 2, 64);
  entry.writeUInt8(type, 66);
  for (const [at, value] of [
    [68, -1],
    [72, right],
    [76, child],
    [116, start],
    [120, size],
  ] as const)
    entry.writeInt32LE(value, at);
  return entry;
}
