import { foldedText } from '../../core/look-alikes.rules.ts';

/** A word of a sentence as the rules compare it; `rs` is an amount, `zero` one of nothing. */
export interface Word {
  text: string;
  /** Where it stands in the folded text. */
  start: number;
  end: number;
  /** What stands between it and the one before. */
  gap: string;
}

/** Longer than any text that the API takes. */
const longestText = 60_000;
/** Many letters in one sign: nobody writes with them, and a text of them would grow eighteenfold. */
const crowded = /[\u3200-\u33FF\uFDF0-\uFDFC]/g;
/** Between letters they stand for one: "ch@rges", "$ecurity". */
const drawn: Record<string, string> = { '@': 'a', $: 's', '!': 'i', '|': 'l' };
/** An address to pay to has no dot behind its @. */
const upiAddress = /(?<=[\w-])@(?=[a-z]{2,20}(?![\w.-]))/g;

/** "5 0 0" is an amount, ten of them are a phone number. */
const spacedFigure = /(?<!\d ?)\d(?: \d){2,5}(?! ?\d)/g;

/** Nothing hidden, nothing that looks like something else, one way to write what Hindi writes in two. */
export const foldedForRules = (text: string): string =>
  foldedText(text.replace(crowded, (sign) => (sign.normalize('NFKC').length > 3 ? ' ' : sign)))
    .replaceAll('\u093C', '')
    .replaceAll('\u0901', '\u0902')
    .slice(0, longestText);

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
const isFigure = (word: Word | undefined): boolean => word !== undefined && /^\d+(?:\.\d+)?$/.test(word.text);
const isLetter = (word: Word | undefined): boolean => word !== undefined && /^[a-z]$/.test(word.text);

/** After these a sentence says something else: "no interview, only a fee". */
const turns = new Set(
  'but only just however lekin magar sirf parantu bas लेकिन मगर सिर्फ केवल परंतु बस'.split(' ').map(foldedForRules),
);
const abbreviations = new Set(['rs', 'no', 'mr', 'mrs', 'ms', 'dr', 'st', 'inr', 'रु']);

function begins(word: Word, before: Word, after: Word | undefined): boolean {
  // "only 500" tells how much.
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

/** What a word may have been written as, so that nobody finds it: "f33", "securlty", "feeee". */
const shapeOf = (text: string): string =>
  text
    .replaceAll(/[i1]/g, 'l')
    .replaceAll('0', 'o')
    .replaceAll('3', 'e')
    .replaceAll('4', 'a')
    .replaceAll('5', 's')
    .replaceAll('7', 't')
    .replaceAll(/(\p{L})\1+/gu, '$1');

/** The words that are looked for, also by their shape. */
export interface Vocabulary {
  words: ReadonlySet<string>;
  byShape: ReadonlyMap<string, string>;
}
export const vocabularyOf = (words: Iterable<string>): Vocabulary => {
  const known = new Set([...words].filter((word) => word.length > 2));
  return { words: known, byShape: new Map([...known].map((word) => [shapeOf(word), word])) };
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

const between = ({ start, end, gap }: Word, texts: readonly string[]): Word[] =>
  texts.map((text, place) => ({ text, start, end, gap: place === 0 ? gap : ' ' }));

/** The words that one was meant to be read as. */
function meaningOf(text: string, vocabulary: Vocabulary): readonly string[] {
  if (vocabulary.words.has(text) || text.length < 3 || /^\d+(?:\.\d+)?$/.test(text)) return [text];
  const [, letters = '', figures = ''] = /^(\D{2,40})(\d{2,12})$/.exec(text) ?? [];
  const before = currencies.has(letters) ? [letters] : piecesOf(letters, vocabulary);
  if (letters && before) return [...before, figures];
  const [, figure = '', unit = ''] = /^(\d{1,12})(\D{1,20})$/.exec(text) ?? [];
  if (currencies.has(unit) || thousands.has(unit)) return [figure, unit];
  const shaped = text.length > 2 && text.length <= longestWord ? vocabulary.byShape.get(shapeOf(text)) : undefined;
  if (shaped) return [shaped];
  return (text.length > 6 && piecesOf(text, vocabulary)) || [text];
}

/** Letters with a blank or a dot between each are words again, and so are two halves of one. */
function withWholeWords(words: Word[], vocabulary: Vocabulary): Word[] {
  const whole: Word[] = [];
  for (let place = 0; place < words.length; place += 1) {
    const word = words[place] as Word;
    let end = place;
    while (isLetter(words[end])) end += 1;
    const next = words[place + 1];
    if (end - place > 2) {
      const letters = words.slice(place, end);
      const joined = { ...word, text: letters.map(({ text }) => text).join(''), end: letters.at(-1)?.end ?? word.end };
      whole.push(...between(joined, piecesOf(joined.text, vocabulary) ?? [joined.text]));
      place = end - 1;
    } else if (
      next &&
      ![word, next].some((half) => vocabulary.words.has(half.text) || half.text.length > 12 || isFigure(half)) &&
      vocabulary.words.has(word.text + next.text)
    ) {
      whole.push({ ...word, text: word.text + next.text, end: next.end });
      place += 1;
    } else whole.push(...between(word, meaningOf(word.text, vocabulary)));
  }
  return whole;
}

const currencies = new Set(
  `rs inr rupee rupees rupay rupaye rupaya rupya rupiya rupaiye rupaiya rupye rupe
  रुपये रुपए रुपया रुपयों रुपयो रु रूपये रूपए रूपया`
    .split(/\s+/)
    .map(foldedForRules),
);
export const isCurrency = (text: string): boolean => currencies.has(text);
const thousands = new Set('k lakh lakhs lac lacs hundred thousand hazar hajar sau crore हजार लाख सौ'.split(' '));
const year = /^(?:19|20)\d\d$/;
/** After a bare figure they do not say of what it is so many. */
const notCounted = new Set(
  `only just for to and or in on as at of by via per is are will must be has have shall through towards before after first now today with before from with each each
  ke ki ka ko se me mein par pe hai hain aur phir fir tak online advance deposit baad pehle liye de do dena wala
  के की का को से में पर है हैं और फिर तक`
    .split(/\s+/)
    .map(foldedForRules),
);

/** Amounts as one word each: "Rs. 500/-", "₹500", "500 rupaye", "5k", and a bare 500 that counts nothing. */
function withAmounts(words: Word[], vocabulary: Vocabulary): Word[] {
  const kept: Word[] = [];
  for (let place = 0; place < words.length; place += 1) {
    const word = words[place] as Word;
    const before = kept.at(-1);
    if (!isFigure(word)) {
      kept.push(isCurrency(word.text) ? { ...word, text: thousands.has(before?.text ?? '') ? 'rs' : 'rupees' } : word);
      continue;
    }
    const isNamed = before?.text === 'rupees' || word.gap.includes('₹');
    if (before?.text === 'rupees') kept.pop();
    let next = words[place + 1];
    let isMultiplied = false;
    while (next && (isCurrency(next.text) || thousands.has(next.text)) && !/[,\n]/.test(next.gap)) {
      isMultiplied ||= true;
      place += 1;
      next = words[place + 1];
    }
    const counts = next && next.gap.trim() === '' && !notCounted.has(next.text) && !vocabulary.words.has(next.text);
    const isYear = year.test(word.text) && !vocabulary.words.has(before?.text ?? '');
    const isPhone = isFigure(before) || isFigure(next);
    const isBare = /^\d{3,6}$/.test(word.text) && !isYear && !isPhone && !counts;
    const isAmount = isNamed || isMultiplied || next?.gap.startsWith('/') || isBare;
    const start = isNamed && before?.text === 'rupees' ? before.start : word.start;
    const amount = {
      start,
      end: words[place]?.end ?? word.end,
      gap: start === word.start ? word.gap : (before?.gap ?? ''),
    };
    if (Number(word.text) === 0 && !isPhone && (isAmount || !counts)) kept.push({ ...amount, text: 'zero' });
    else kept.push(isAmount ? { ...amount, text: 'rs' } : word);
  }
  return kept;
}

export interface Sentences {
  /** What their words were found in. */
  text: string;
  sentences: Word[][];
}

/** Words; nobody reads more in one breath. */
const longestSentence = 300;
/** A text, folded before, in sentences of the words that were meant. */
export function sentencesOf(folded: string, vocabulary: Vocabulary): Sentences {
  const text = folded
    .replace(upiAddress, ' upi id ')
    .replace(spacedFigure, (figures) => figures.replaceAll(' ', ''))
    .replaceAll(/(?<=\p{L})[@$!|](?=\p{L})|(?<![\p{L}\p{N}])\$(?=\p{L})/gu, (sign) => drawn[sign] ?? sign);
  const words = wordsOf(text);
  const sentences: Word[][] = [];
  for (const [place, word] of words.entries()) {
    const before = words[place - 1];
    const sentence = sentences.at(-1);
    const isNew = !before || !sentence || sentence.length >= longestSentence || begins(word, before, words[place + 1]);
    if (isNew) sentences.push([word]);
    else sentence.push(word);
  }
  return {
    text,
    sentences: sentences.map((sentence) =>
      withAmounts(withWholeWords(withWholeFigures(sentence), vocabulary), vocabulary),
    ),
  };
}
