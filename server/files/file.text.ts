import type { Readable } from 'node:stream';
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
  const document = await new WordExtractor().extract(bytes);
  const text = tidy(document.getBody());
  return { text: text.slice(0, textLimits.characters), isWhole: text.length <= textLimits.characters };
}

/** Declarations in a DOCX are never read. */
async function textOfDocx(bytes: Buffer): Promise<DocumentText | null> {
  const archive = await yauzl.fromBufferPromise(bytes, { autoClose: false });
  for await (const entry of archive.eachEntry()) {
    if (entry.fileName === documentPart)
      return readText((await archive.openReadStreamPromise(entry)).setEncoding('utf8'));
  }
  return null;
}

async function readText(stream: Readable): Promise<DocumentText> {
  const words = new WordText();
  const stopAt = performance.now() + textLimits.milliseconds;
  let readCharacters = 0;
  for await (const chunk of stream as AsyncIterable<string>) {
    words.add(chunk);
    readCharacters += chunk.length;
    const isTooMuch =
      readCharacters > textLimits.xmlCharacters || words.length > textLimits.characters || performance.now() > stopAt;
    // Leaving the loop ends the stream.
    if (isTooMuch) return { text: words.text.slice(0, textLimits.characters), isWhole: false };
  }
  return { text: words.text, isWhole: true };
}

/** Without invisible characters but the joiners of Indian scripts. */
const tidy = (text: string): string =>
  text
    .replace(/[^\P{C}\n\t\u200C\u200D]/gu, '')
    .split('\n')
    .map((line) => line.trimEnd())
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();

const tagOrText = /<([^<>]*)>|([^<>]+)/g;
const breaks: Readonly<Record<string, string>> = {
  'w:tab': '\t',
  'w:br': '\n',
  'w:cr': '\n',
  '/w:p': '\n',
  '/w:tc': '\t',
};
/** Shown only by programs that do not know the part before it: it says the same again. */
const repetition = 'mc:Fallback';

/** In pieces, and only the text of runs; deleted text and field codes have elements of other names. */
class WordText {
  length = 0;
  private readonly parts: string[] = [];
  private rest: string[] = [];
  private isInText = false;
  private repeats = 0;

  add(piece: string): void {
    const end = piece.lastIndexOf('>') + 1;
    // Text after the last tag may go on in the next piece. Nothing is scanned twice.
    if (end > 0) {
      this.read(this.rest.join('') + piece.slice(0, end));
      this.rest = [];
    }
    this.rest.push(piece.slice(end));
  }

  get text(): string {
    return tidy(this.parts.join(''));
  }

  private read(xml: string): void {
    for (const [, tag, text = ''] of xml.matchAll(tagOrText)) {
      if (tag === undefined) this.addText(text);
      else this.addTag(tag);
    }
  }

  private addTag(tag: string): void {
    const name = /^\/?[\w:]+/.exec(tag)?.[0] ?? '';
    const isEmpty = tag.endsWith('/');
    if (name === 'w:t') this.isInText = !isEmpty;
    else if (name === '/w:t') this.isInText = false;
    else if (name === repetition && !isEmpty) this.repeats += 1;
    else if (name === `/${repetition}`) this.repeats -= 1;
    else this.append(breaks[name] ?? '');
  }

  private addText(text: string): void {
    if (this.isInText)
      this.append(text.replace(/&(#x?[\da-f]{1,6}|\w{2,4});/gi, (whole, name: string) => characterOf(name) ?? whole));
  }

  private append(text: string): void {
    if (this.repeats > 0 || text === '') return;
    this.parts.push(text);
    this.length += text.length;
  }
}

const predefined: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

/** The five names and the numbers of XML; an entity of another name stays as it is written. */
function characterOf(name: string): string | undefined {
  if (!name.startsWith('#')) return predefined[name];
  const code = /^#x/i.test(name) ? Number.parseInt(name.slice(2), 16) : Number.parseInt(name.slice(1), 10);
  return code <= 0x10_ff_ff ? String.fromCodePoint(code) : undefined;
}
