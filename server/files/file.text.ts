import { text as textOf } from 'node:stream/consumers';
import WordExtractor from 'word-extractor';
import yauzl from 'yauzl';
import { documentPart, textLimits, uploadRules } from './file.rules.ts';

export interface DocumentText {
  text: string;
  /** False if it was cut at a limit. */
  isWhole: boolean;
}

/** Without layout; null if it cannot be read. Hostile files take time and memory: only `file.text-process` calls it. */
export async function textOfWordDocument(bytes: Buffer, mediaType: string): Promise<DocumentText | null> {
  try {
    return mediaType === uploadRules.RESUME.mediaTypes.doc ? await textOfDoc(bytes) : await textOfDocx(bytes);
  } catch {
    return null;
  }
}

/**
 * MS-CFB: sizes of a sector and of a small one, as powers of two, at their places in the header; where the sizes of its
 * tables are, in sectors.
 */
const compoundFile = { sectorAt: 30, sectors: [9, 12], smallSectorAt: 32, smallSector: 6, tablesAt: [44, 64, 72] };

async function textOfDoc(bytes: Buffer): Promise<DocumentText | null> {
  const { sectorAt, sectors, smallSectorAt, smallSector, tablesAt } = compoundFile;
  const sector = bytes.readUInt16LE(sectorAt);
  const isKnown = sectors.includes(sector) && bytes.readUInt16LE(smallSectorAt) === smallSector;
  // Tables larger than the file would be given memory outside the limit of the process.
  if (!isKnown || tablesAt.some((at) => bytes.readUInt32LE(at) > bytes.length >> sector)) return null;
  return cut((await new WordExtractor().extract(bytes)).getBody());
}

/** Declarations in a DOCX are never read. */
async function textOfDocx(bytes: Buffer): Promise<DocumentText | null> {
  const archive = await yauzl.fromBufferPromise(bytes, { autoClose: false });
  for await (const entry of archive.eachEntry()) {
    if (entry.fileName === documentPart && entry.uncompressedSize <= textLimits.xmlBytes)
      return cut(wordsOf(await textOf(await archive.openReadStreamPromise(entry))));
  }
  return null;
}

/** Without invisible characters but the joiners of Indian scripts. */
function cut(given: string): DocumentText {
  const text = given
    .replace(/[^\P{C}\n\t\u200C\u200D]/gu, '')
    .split('\n')
    .map((line) => line.trimEnd())
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
  return { text: text.slice(0, textLimits.characters), isWhole: text.length <= textLimits.characters };
}

/** Shown only by programs that do not know the part before it: it says the same again. */
const repetition = /<mc:Fallback>.*?<\/mc:Fallback>/gs;
/** Deleted text and field codes have elements of other names. */
const wordsAndBreaks = /<w:t(?:\s[^>]*)?>(?<words>[^<]*)|<(?<tag>w:tab|w:br|w:cr|\/w:p|\/w:tc)\b/g;
const breaks: Readonly<Record<string, string>> = {
  'w:tab': '\t',
  'w:br': '\n',
  'w:cr': '\n',
  '/w:p': '\n',
  '/w:tc': '\t',
};

const wordsOf = (xml: string): string =>
  Array.from(xml.replace(repetition, '').matchAll(wordsAndBreaks), ({ groups: { words, tag = '' } = {} }) =>
    words === undefined ? breaks[tag] : unescaped(words),
  ).join('');

const predefined: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

/** The five names and the numbers of XML; an entity of another name stays as it is written. */
const unescaped = (words: string): string =>
  words.replace(/&(?:#x([\da-f]+)|#(\d+)|(\w+));/gi, (whole, hexadecimal?: string, decimal?: string, name = '') => {
    const code = hexadecimal ? Number.parseInt(hexadecimal, 16) : Number(decimal);
    return Number.isNaN(code) ? (predefined[name] ?? whole) : String.fromCodePoint(code);
  });
