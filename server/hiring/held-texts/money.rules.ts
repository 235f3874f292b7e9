import {
  type HeldPhrase,
  type Patterns,
  patternsOf,
  type Span,
  spansOf,
  withoutContained,
  wordsOfPatterns,
} from './held-phrases.rules.ts';
import { isApart, sentencesOf, type Vocabulary, vocabularyOf, type Word } from './held-sentences.rules.ts';

/** Words between what belongs together, at most. */
const reach = { harmless: 4, list: 2, amount: 6, demand: 12 } as const;
const longestList = 8;
/** They stand in a list of payments: what is said of one holds for all. */
const links = new Set(['or', 'and', 'nor', 'ya', 'aur', 'na', 'any', 'other', 'a', 'an', 'the', 'of', 'या', 'और']);

interface Part extends Span {
  kind: 'PAYMENT' | 'DEMAND' | 'AMOUNT';
}

/** The longest part that begins, and that ends, at each word. */
interface Sentence {
  words: readonly Word[];
  begins: (Part | undefined)[];
  ends: (Part | undefined)[];
}

interface Lists {
  /** What they were made from. */
  key: string;
  payments: Patterns;
  demands: Patterns;
  harmless: Patterns;
  vocabulary: Vocabulary;
}
let made: Lists | undefined;
/** Text after text is read by the same phrases. */
function listsOf(phrases: readonly HeldPhrase[]): Lists {
  const key = phrases.map(({ kind, phrase }) => `${kind} ${phrase}`).join('\n');
  if (made?.key === key) return made;
  const payments = patternsOf(phrases, 'PAYMENT');
  const demands = patternsOf(phrases, 'DEMAND');
  const vocabulary = vocabularyOf([payments, demands].flatMap(wordsOfPatterns));
  made = { key, payments, demands, harmless: patternsOf(phrases, 'HARMLESS'), vocabulary };
  return made;
}

/**
 * A sentence asks for money when a payment stands in it and near it an amount or what asks for one. A harmless phrase
 * takes out what it covers; one with "…" at its end also the next payment or demand, with "…" in front the one before.
 */
export function asksForMoney(folded: string, phrases: readonly HeldPhrase[]): string | null {
  const { payments, demands, harmless, vocabulary } = listsOf(phrases);
  const { text, sentences } = sentencesOf(folded, vocabulary);
  const found = sentences.find((words) => {
    const parts = partsOf(words, payments, demands);
    return (
      parts.some(({ kind }) => kind === 'PAYMENT') && isAsking(words, parts, withoutContained(spansOf(harmless, words)))
    );
  });
  return found ? text.slice(found[0]?.start, found.at(-1)?.end) : null;
}

const partsOf = (words: readonly Word[], payments: Patterns, demands: Patterns): Part[] => [
  ...spansOf(payments, words).map((span) => ({ ...span, kind: 'PAYMENT' }) as const),
  ...spansOf(demands, words).map((span) => ({ ...span, kind: 'DEMAND' }) as const),
  ...[...words.keys()]
    .filter((place) => words[place]?.text === 'rs')
    .map((from) => ({ from, to: from + 1, kind: 'AMOUNT' }) as const),
];

function isAsking(words: readonly Word[], parts: readonly Part[], harmless: readonly Span[]): boolean {
  const isExcused = excusedWords({ words, ...byPlace(words, parts) }, harmless);
  const left = parts.filter(({ from, to }) => !isExcused.slice(from, to).includes(true));
  const placesOf = (kind: Part['kind']) => {
    const places = words.map(() => false);
    for (const part of left) if (part.kind === kind) places.fill(true, part.from, part.to);
    return places;
  };
  const [amounts, demands] = [placesOf('AMOUNT'), placesOf('DEMAND')];
  const isNear = ({ from, to }: Part, places: readonly boolean[], most: number) =>
    places.slice(Math.max(from - most, 0), to + most).includes(true);
  return left.some(
    (part) => part.kind === 'PAYMENT' && (isNear(part, amounts, reach.amount) || isNear(part, demands, reach.demand)),
  );
}

function byPlace(words: readonly Word[], parts: readonly Part[]): Pick<Sentence, 'begins' | 'ends'> {
  const begins = words.map((): Part | undefined => undefined);
  const ends = words.map((): Part | undefined => undefined);
  const longer = (one: Part, other: Part | undefined) =>
    other && other.to - other.from > one.to - one.from ? other : one;
  for (const part of parts) {
    begins[part.from] = longer(part, begins[part.from]);
    ends[part.to - 1] = longer(part, ends[part.to - 1]);
  }
  return { begins, ends };
}

/** Which words a harmless phrase covers or governs. */
function excusedWords(sentence: Sentence, harmless: readonly Span[]): boolean[] {
  const isExcused = sentence.words.map(() => false);
  for (const span of harmless) {
    isExcused.fill(true, span.from, span.to);
    for (const { from, to } of [
      ...(span.pattern?.reachesOn ? governedBy(sentence, span, 1) : listedWith(sentence, span)),
      ...(span.pattern?.reachesBack ? governedBy(sentence, span, -1) : []),
    ])
      isExcused.fill(true, from, to);
  }
  return isExcused;
}

/** The next payment or demand on one side, what belongs to it, and what is listed with it. */
function governedBy(sentence: Sentence, span: Span, direction: 1 | -1): Part[] {
  const next = nextPart(sentence, span, direction, reach.harmless);
  return !next || hasComma(sentence, span, next) ? [] : governedFrom(sentence, next, direction);
}

function governedFrom(sentence: Sentence, first: Part, direction: 1 | -1): Part[] {
  const governed = [first];
  while (governed.length < longestList) {
    const last = governed.at(-1) ?? first;
    const next = nextPart(sentence, last, direction, last.kind === 'DEMAND' ? reach.harmless : reach.list);
    if (!next || !belongs(sentence, last, next)) break;
    governed.push(next);
  }
  return governed;
}

/** Of payments in a list, what is said of the first holds for all: "explain fees, charges and deposits". */
function listedWith(sentence: Sentence, { to }: Span): Part[] {
  const last = sentence.ends[to - 1];
  return last?.kind === 'PAYMENT' ? governedFrom(sentence, last, 1) : [];
}

function nextPart({ begins, ends }: Sentence, { from, to }: Span, direction: 1 | -1, most: number): Part | undefined {
  for (let distance = 0; distance <= most; distance += 1) {
    const part = direction === 1 ? begins[to + distance] : ends[from - 1 - distance];
    if (part) return part;
  }
  return undefined;
}

/** The words between two spans, and the first one of the later. */
const stepOf = ({ words }: Sentence, one: Span, other: Span): readonly Word[] =>
  one.to <= other.from ? words.slice(one.to, other.from + 1) : words.slice(other.to, one.from + 1);
const hasComma = (sentence: Sentence, one: Span, other: Span): boolean => stepOf(sentence, one, other).some(isApart);

/** A demand has its object, a payment its amount, and payments are listed; another demand is said for itself. */
function belongs(sentence: Sentence, last: Part, next: Part): boolean {
  if (last.kind === 'DEMAND') return !hasComma(sentence, last, next);
  const step = stepOf(sentence, last, next);
  if (!step.slice(0, -1).every(({ text }) => links.has(text))) return false;
  if (next.kind === 'AMOUNT') return true;
  const hasAmount = sentence.words[next.to]?.text === 'rs' || sentence.words[next.to - 1]?.text === 'rs';
  return !hasAmount && (step.length > 1 || step.some(isApart));
}
