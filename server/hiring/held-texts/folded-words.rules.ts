import { foldedText } from '../../core/look-alikes.rules.ts';

/** A word of a sentence as the rules compare it; `rs` is an amount, `zero` one of nothing. */
export interface Word {
  text: string;
  /** Where it stands in the folded text. */
  start: number;
  end: number;
  /** What stands between it and the one before. */
  gap: string;
  /** How much an amount is, as far as it was read. */
  value?: number;
  /** It is a figure without a currency. */
  isBare?: boolean;
}

/** Longer than any text that the API takes. */
const longestText = 60_000;
/** Signs that stand for many letters: a text of them would grow eighteenfold. */
const crowded = /[\u3200-\u33FF\uFDF0-\uFDFC]/g;
/** Nothing hidden, nothing that looks like something else, one way to write what Hindi writes in two. */
export const foldedForRules = (text: string): string =>
  foldedText(text.replace(crowded, (sign) => (sign.normalize('NFKC').length > 3 ? ' ' : sign)))
    .replaceAll('\u093C', '')
    .replaceAll('\u0901', '\u0902')
    .slice(0, longestText);

export const wordSet = (words: string): ReadonlySet<string> => new Set(words.trim().split(/\s+/).map(foldedForRules));

/** Words and what stands between them. */
export function wordsOf(folded: string): Word[] {
  const words: Word[] = [];
  let gap = '';
  for (const { 0: text, 1: word, index: start } of folded.matchAll(/([\p{L}\p{M}\p{N}]+)|[^\p{L}\p{M}\p{N}]+/gu)) {
    if (word) words.push({ text, start, end: start + text.length, gap });
    gap = text;
  }
  return words;
}

export const isApart = ({ gap }: Word): boolean => gap !== ' ' && /[,;([]/.test(gap);
export const isFigure = (word: Word | undefined): boolean => word !== undefined && /^\d+(?:\.\d+)?$/.test(word.text);
/** The words that are looked for, also by their shape. */
export interface Vocabulary {
  words: ReadonlySet<string>;
  byShape: ReadonlyMap<string, string>;
  /** No figure before them says how many of them there are. */
  uncounted: ReadonlySet<string>;
}
