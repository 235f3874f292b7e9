import { text as textOf } from 'node:stream/consumers';
import WordExtractor from 'word-extractor';
import yauzl from 'yauzl';
import { mainPart, relationsOf } from './file.parts.ts';
import { textLimits, uploadRules } from './file.rules.ts';

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

/** In which order the parts around the text are read: name and phone often stand in the header. */
const before = ['header'];
const behind = ['footnotes', 'endnotes', 'footer'];

/** Declarations in a DOCX are never read. */
async function textOfDocx(bytes: Buffer): Promise<DocumentText | null> {
  const archive = await yauzl.fromBufferPromise(bytes, { autoClose: false });
  const entries: yauzl.Entry[] = [];
  for await (const entry of archive.eachEntry()) entries.push(entry);
  const main = await mainPart(archive, entries);
  if (!main || main.uncompressedSize > textLimits.xmlBytes) return null;
  const relations = await relationsOf(archive, entries, main.fileName);
  const partsOf = (kinds: string[]) =>
    kinds.flatMap((kind) => relations.filter((relation) => relation.kind === kind).map(({ part }) => part));
  let bytesLeft = textLimits.xmlBytes - main.uncompressedSize;
  const texts = new Set<string>();
  for (const part of [...partsOf(before), main, ...partsOf(behind)]) {
    if (part !== main) bytesLeft -= part.uncompressedSize;
    // A header that the first and the other pages have alike is read once.
    if (part === main || bytesLeft >= 0)
      texts.add(wordsOf(await textOf(await archive.openReadStreamPromise(part))).trim());
  }
  return cut([...texts].join('\n'));
}

/** Without invisible characters but the joiners of Indian scripts and the hyphen of a line's end. */
function cut(given: string): DocumentText {
  const text = given
    .replace(/[^\P{C}\n\t\u00AD\u200C\u200D]/gu, '')
    .split('\n')
    .map((line) => line.trimEnd())
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
  return { text: text.slice(0, textLimits.characters), isWhole: text.length <= textLimits.characters };
}

/**
 * Elements count by their own names: any prefix may stand before them. A fallback is shown only by programs that do not
 * know the part before it, and says the same again; tab stops are no tabs.
 */
const unseen = /<(?:[^\s<>/:]+:)?(Fallback|tabs)(?:\s[^<>]*)?>.*?<\/(?:[^\s<>/:]+:)?\1\s*>/gs;
/** Deleted text and field codes have elements of other names. */
const wordsAndBreaks =
  /<(?:[^\s<>/:]+:)?(?:t(?:\s[^<>]*)?(?<!\/)>(?<words>[^<]*)|(?<tag>tab|ptab|br|cr|noBreakHyphen|softHyphen|sym)(?=[\s/>]))|<\/(?:[^\s<>/:]+:)?(?<end>p|tc)\s*>/g;
const characters: Readonly<Record<string, string>> = {
  tab: '\t',
  ptab: '\t',
  br: '\n',
  cr: '\n',
  noBreakHyphen: '\u2011',
  softHyphen: '\u00AD',
  // A letter of a font of pictures.
  sym: ' ',
};
const breaks: Readonly<Record<string, string>> = { p: '\n', tc: '\t' };

const wordsOf = (xml: string): string =>
  Array.from(xml.replace(unseen, '').matchAll(wordsAndBreaks), ({ groups: { words, tag = '', end = '' } = {} }) =>
    words === undefined ? (characters[tag] ?? breaks[end]) : unescaped(words),
  ).join('');

const predefined: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

/** The five names and the numbers of XML; an entity of another name stays as it is written. */
const unescaped = (words: string): string =>
  words.replace(/&(?:#x([\da-f]+)|#(\d+)|(\w+));/gi, (whole, hexadecimal?: string, decimal?: string, name = '') => {
    const code = hexadecimal ? Number.parseInt(hexadecimal, 16) : Number(decimal);
    return Number.isNaN(code) ? (predefined[name] ?? whole) : String.fromCodePoint(code);
  });
