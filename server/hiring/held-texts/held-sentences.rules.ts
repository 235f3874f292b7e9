import { isFigure, type Vocabulary, type Word, wordSet, wordsOf } from './folded-words.rules.ts';
import { currencies, isCurrency, sizes, withAmounts, withFigures } from './held-amounts.rules.ts';

/** Between letters they stand for one: "ch@rges", "$ecurity". */
const drawn: Record<string, string> = { '@': 'a', $: 's', '!': 'i', '|': 'l' };
/** An address to pay to has no dot behind its @. */
const upiAddress = /(?<=[\w-])@(?=[a-z]{2,20}(?![\w.-]))/g;

/** "5 0 0" is an amount, ten of them are a phone number. */
const spacedFigure = /(?<!\d ?)\d(?: \d){2,5}(?! ?\d)/g;

const isLetter = (word: Word | undefined): boolean => word !== undefined && /^[a-z]$/.test(word.text);

/** After these a sentence says something else: "no interview, only a fee". */
const turns = wordSet('but only just however lekin magar sirf parantu bas लेकिन मगर सिर्फ केवल परंतु बस');
const abbreviations = new Set(['rs', 'no', 'mr', 'mrs', 'ms', 'dr', 'st', 'inr', 'रु']);

function begins(word: Word, before: Word, after: Word | undefined): boolean {
  // "only 500" is an amount.
  if (turns.has(word.text) && after !== undefined && !isFigure(after) && !isCurrency(after.text)) return true;
  if (word.gap === ' ') return false;
  if (/[\n•]| \| /.test(word.gap)) return true;
  if (abbreviations.has(before.text) || (isLetter(word) && isLetter(before))) return false;
  return /[.!?।;][)"'*]?\s/.test(word.gap);
}

const longestFigure = 12;
/** "1,500", "1,50,000" and "99.50" are one figure each. */
function withWholeFigures(words: Word[]): Word[] {
  const whole: Word[] = [];
  for (const word of words) {
    const before = whole.at(-1);
    if (!before || before.text.length > longestFigure || !isFigure(before) || !/^\d+$/.test(word.text))
      whole.push({ ...word });
    else if (word.gap === ',') Object.assign(before, { text: before.text + word.text, end: word.end });
    else if (word.gap === '.') Object.assign(before, { text: `${before.text}.${word.text}`, end: word.end });
    else whole.push({ ...word });
  }
  return whole;
}

/** Spellings that hide a word: "f33", "securlty", "feeee". */
const shapeOf = (text: string): string =>
  text
    .replaceAll(/[i1]/g, 'l')
    .replaceAll('0', 'o')
    .replaceAll('3', 'e')
    .replaceAll('4', 'a')
    .replaceAll('5', 's')
    .replaceAll('7', 't')
    .replaceAll(/(\p{L})\1+/gu, '$1');

export const vocabularyOf = (words: readonly string[], uncounted: readonly string[]): Vocabulary => {
  const known = new Set(words.filter((word) => word.length > 2));
  return {
    words: known,
    byShape: new Map([...known].map((word) => [shapeOf(word), word])),
    uncounted: new Set(uncounted),
  };
};

const longestWord = 20;
/** "registrationfee" and "f e e" without its blanks, as the words that it is made of; or null. */
function piecesOf(text: string, { words }: Vocabulary): string[] | null {
  const pieces: string[] = [];
  for (let from = 0; from < text.length;) {
    let to = Math.min(text.length, from + longestWord);
    while (to > from && !words.has(text.slice(from, to))) to -= 1;
    if (to === from) return null;
    pieces.push(text.slice(from, to));
    from = to;
  }
  return pieces;
}

/** Scripts whose languages join endings to a word: "of the uniform" is one word in Marathi or Tamil. */
const joinsEndings = /^[\u0900-\u0DFF]/;
const [shortestStem, longestEnding] = [4, 6];
/** The longest known word that this one begins with. */
function stemOf(text: string, { words }: Vocabulary): string | undefined {
  if (!joinsEndings.test(text)) return undefined;
  const from = Math.max(shortestStem, text.length - longestEnding);
  for (let length = Math.min(text.length - 1, longestWord); length >= from; length -= 1)
    if (words.has(text.slice(0, length))) return text.slice(0, length);
  return undefined;
}

const between = ({ start, end, gap }: Word, texts: readonly string[]): Word[] =>
  texts.map((text, index) => ({ text, start, end, gap: index === 0 ? gap : ' ' }));

/** The words that one was meant to be read as. */
function meaningOf(text: string, vocabulary: Vocabulary): readonly string[] {
  if (vocabulary.words.has(text) || text.length < 3 || /^\d+(?:\.\d+)?$/.test(text)) return [text];
  const [, letters = '', figures = ''] = /^(\D{2,40})(\d{2,12})$/.exec(text) ?? [];
  const before = currencies.has(letters) ? [letters] : piecesOf(letters, vocabulary);
  if (letters && before) return [...before, figures];
  const [, figure = '', unit = ''] = /^(\d{1,12})(\D{1,20})$/.exec(text) ?? [];
  if (currencies.has(unit) || sizes.has(unit)) return [figure, unit];
  const [, price = '', next = ''] = /^(\d{3,6})([a-z]{3,20})$/.exec(text) ?? [];
  if (price) return [price, next];
  const shaped = text.length > 2 && text.length <= longestWord ? vocabulary.byShape.get(shapeOf(text)) : undefined;
  if (shaped) return [shaped];
  const stem = stemOf(text, vocabulary);
  if (stem !== undefined) return [stem];
  return (text.length > 6 && piecesOf(text, vocabulary)) || [text];
}

/** Letters with a blank or a dot between each are words again, and so are two halves of one. */
function withWholeWords(words: Word[], vocabulary: Vocabulary): Word[] {
  const whole: Word[] = [];
  for (let index = 0; index < words.length; index += 1) {
    const word = words[index] as Word;
    let end = index;
    while (isLetter(words[end])) end += 1;
    const next = words[index + 1];
    if (end - index > 2) {
      const letters = words.slice(index, end);
      const joined = { ...word, text: letters.map(({ text }) => text).join(''), end: letters.at(-1)?.end ?? word.end };
      whole.push(...between(joined, piecesOf(joined.text, vocabulary) ?? [joined.text]));
      index = end - 1;
    } else if (
      next &&
      ![word, next].some((half) => vocabulary.words.has(half.text) || half.text.length > 12 || isFigure(half)) &&
      vocabulary.words.has(word.text + next.text)
    ) {
      whole.push({ ...word, text: word.text + next.text, end: next.end });
      index += 1;
    } else whole.push(...between(word, meaningOf(word.text, vocabulary)));
  }
  return whole;
}

export interface Sentences {
  /** What their words were found in. */
  text: string;
  sentences: Word[][];
}

/** Words of a sentence, at most. */
const longestSentence = 300;
/** A text, folded before, in sentences of the words that were meant. */
export function sentencesOf(folded: string, vocabulary: Vocabulary): Sentences {
  const text = folded
    .replace(upiAddress, ' upi id ')
    .replaceAll(/(?<=\d)o{1,6}(?!\p{L})/gu, (letters) => '0'.repeat(letters.length))
    .replace(spacedFigure, (figures) => figures.replaceAll(' ', ''))
    .replaceAll(/(?<=\p{L})[@$!|](?=\p{L})|(?<![\p{L}\p{N}])\$(?=\p{L})/gu, (sign) => drawn[sign] ?? sign);
  const words = wordsOf(text);
  const sentences: Word[][] = [];
  for (const [index, word] of words.entries()) {
    const before = words[index - 1];
    const sentence = sentences.at(-1);
    const isNew = !before || !sentence || sentence.length >= longestSentence || begins(word, before, words[index + 1]);
    if (isNew) sentences.push([word]);
    else sentence.push(word);
  }
  return {
    text,
    sentences: sentences.map((sentence) =>
      withAmounts(withFigures(withWholeWords(withWholeFigures(sentence), vocabulary)), vocabulary),
    ),
  };
}
