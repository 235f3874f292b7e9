import type { Readable } from 'node:stream';
import { documentPart, openArchive, type StoredBytes } from './file.content.ts';
import { textLimits } from './file.rules.ts';

export interface DocumentText {
  text: string;
  /** False if it was cut at a limit. */
  isWhole: boolean;
}

/** What a DOCX says, without its looks; null if it cannot be read. Bounded in size and time, and what it declares is never looked at. */
export async function textOfWordDocument(file: StoredBytes): Promise<DocumentText | null> {
  try {
    const archive = await openArchive(file);
    for await (const entry of archive.eachEntry()) {
      if (entry.fileName === documentPart) return await readText((await archive.openReadStreamPromise(entry)).setEncoding('utf8'));
    }
    return null;
  } catch {
    return null;
  }
}

async function readText(stream: Readable): Promise<DocumentText> {
  const words = new WordText();
  const stopAt = performance.now() + textLimits.milliseconds;
  let readCharacters = 0;
  for await (const chunk of stream as AsyncIterable<string>) {
    words.add(chunk);
    readCharacters += chunk.length;
    const isTooMuch = readCharacters > textLimits.xmlCharacters || words.length > textLimits.characters || performance.now() > stopAt;
    // Leaving the loop ends the stream.
    if (isTooMuch) return { text: words.text.slice(0, textLimits.characters), isWhole: false };
  }
  return { text: words.text, isWhole: true };
}

const tagOrText = /<([^<>]*)>|([^<>]+)/g;
const breaks: Readonly<Record<string, string>> = { 'w:tab': '\t', 'w:br': '\n', 'w:cr': '\n', '/w:p': '\n', '/w:tc': '\t' };
/** Shown only by programs that do not know the part before it: it says the same again. */
const repetition = 'mc:Fallback';

/** Takes WordprocessingML in pieces and keeps the text of its runs; deleted text and field codes have elements of other names. */
class WordText {
  length = 0;
  private readonly parts: string[] = [];
  private rest = '';
  private isInText = false;
  private repeats = 0;

  add(piece: string): void {
    const xml = this.rest + piece;
    // Text after the last tag may go on in the next piece.
    const end = xml.lastIndexOf('>') + 1;
    this.rest = xml.slice(end);
    for (const [, tag, text = ''] of xml.slice(0, end).matchAll(tagOrText)) {
      if (tag === undefined) this.addText(text);
      else this.addTag(tag);
    }
  }

  /** Without invisible characters but the joiners of Indian scripts. */
  get text(): string {
    return this.parts.join('').replace(/[^\P{C}\n\t\u200C\u200D]/gu, '').replace(/[\t ]+\n/g, '\n').replace(/\n{3,}/g, '\n\n').trim();
  }

  private addTag(tag: string): void {
    const name = /^\/?[\w:]+/.exec(tag)?.[0] ?? '';
    const isEmpty = tag.endsWith('/');
    if (name === 'w:t') this.isInText = !isEmpty;
    else if (name === '/w:t') this.isInText = false;
    else if (name === repetition && !isEmpty) this.repeats += 1;
    else if (name === `/${repetition}`) this.repeats -= 1;
    else this.keep(breaks[name] ?? '');
  }

  private addText(text: string): void {
    if (this.isInText) this.keep(text.replace(/&(#x?[\da-f]{1,6}|\w{2,4});/gi, (whole, name: string) => characterOf(name) ?? whole));
  }

  private keep(text: string): void {
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
