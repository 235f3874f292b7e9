import {
  type HeldPhrase,
  type Patterns,
  patternsOf,
  type Span,
  spansOf,
  withoutContained,
  wordsOfPatterns,
} from './held-phrases.rules.ts';
import { isApart, type Vocabulary, type Word, wordSet } from './folded-words.rules.ts';
import { sentencesOf, vocabularyOf } from './held-sentences.rules.ts';

/** Words between what belongs together, at most. */
const reach = { harmless: 4, list: 2, amount: 6, demand: 12, price: 4, income: 4 } as const;
const longestList = 8;
/** Less than this is asked for a kit or a form; what is more beside such a word is what people are paid. */
const leastPaid = 6000;
/** They stand in a list of payments: what is said of one holds for all. */
const links = new Set([
  'or',
  'and',
  'nor',
  'ya',
  'aur',
  'na',
  'any',
  'other',
  'a',
  'an',
  'the',
  'of',
  'to',
  'se',
  'या',
  'और',
]);

/** "form filling", "laptop technician": before these a thing is what the work is about. */
const roles = wordSet(`
  executive officer clerk operator manager technician engineer coordinator trainer assistant staff helper worker
  packer printing filling repair sales seller service shop store centre center counter desk department team
  supervisor boy designer developer tester driver guard tailor packing proof office company industry business`);

/** Who is spoken to, and how a job is got: with a small amount in a sentence that says nothing else of money. */
const hiring = wordSet(`
  only just sirf bas matra केवल सिर्फ मात्र बस फक्त மட்டும் మాత్రమే শুধু માત્ર ಮಾತ್ರ മാത്രം you your yours costs
  candidate candidates applicant applicants aap aapka aapke aapki aapko aapse apna apne apni selected selection job
  naukri nokri join joins joining interview letter offer apply onboarding induction start starts starting shuru
  pakka pakki profile partner premium level unlock unlocks invest seat reserve towards hold upi online abroad
  medical badge kindly guaranteed guarantee deposite pay send bring jobs baithe aao lao kharcha chalu thekedar
  contractor agent link task tasks training laptop kit id आप आपका आपके आपकी आपको नौकरी नोकरी जॉइनिंग इंटरव्यू शुरू
  सुरू मेडिकल मशीन लेनी लेना நீங்கள் வேலை வேலைக்கு லெட்டர் கார்டு ఉద్యోగం జాబ్ మీరు లెటర్ চাকরি আপনার আপনি ট্রেনিং
  নিয়ে નોકરી તમારે કામ ખર્ચ ಕೆಲಸ ಕೆಲಸಕ್ಕೆ ನೀವು ಕಾರ್ಡ್ ಐಡಿ ജോലി ജോലിക്ക് യൂണിഫോം തരണം ਨੌਕਰੀ ਤੁਸੀਂ`);
/** With these a figure without a currency is an amount, too: "Job 500" is a name, "Pay first 200" is not. */
const paying = wordSet('pay paid costs deposite kharcha invest unlock unlocks reserve');
/** Of whom, or for what, else an amount is. */
const others = wordSet(`
  customer customers client clients patient patients student students parent parents tenant tenants guest guests
  visitor visitors passenger passengers borrower borrowers buyer buyers vendor vendors restaurant restaurants shops
  dealer dealers member members flat flats household households resident residents donor donors farmer farmers
  merchant merchants user users sale sales sell sells selling sold scheme rent emi loan loans cheque cash bill bills
  billing invoice stock price rate rates costing balance turnover budget stores counter piece visit trip night shift
  hour hours km kg month day week weekly per pocket money commission friend referral grahak grahako mahina mahine
  roz ghante log ग्राहक ग्राहकों महीने महीना रोज प्रतिदिन मजदूरी पीस हफ्ते कमीशन கமிஷன் தினமும் மாதம் నెల রোজ মাস`);

interface Part extends Span {
  kind: 'PAYMENT' | 'DEMAND' | 'PRICED' | 'AMOUNT';
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
  priced: Patterns;
  incomes: Patterns;
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
  const priced = patternsOf(phrases, 'PRICED');
  const incomes = patternsOf(phrases, 'INCOME');
  const asking = [payments, demands].flatMap(wordsOfPatterns);
  const pricing = wordsOfPatterns(priced);
  // "200 forms" are counted; where the verb stands at the end, "200 pay" is an amount.
  const uncounted = [...asking, ...pricing.filter((word) => !/^[a-z]/.test(word))];
  const vocabulary = vocabularyOf([...asking, ...pricing, ...wordsOfPatterns(incomes)], uncounted);
  made = { key, payments, demands, priced, incomes, harmless: patternsOf(phrases, 'HARMLESS'), vocabulary };
  return made;
}

/**
 * A sentence asks for money when a payment stands in it and near it an amount or what asks for one, or when a small
 * amount stands beside what applicants are made to buy, or in a sentence about how a job is got and nothing else. A
 * harmless phrase takes out what it covers; one with "…" at its end also the next part, with "…" in front the one
 * before. An income does so with amounts only.
 */
export function asksForMoney(folded: string, phrases: readonly HeldPhrase[]): string | null {
  const lists = listsOf(phrases);
  const { text, sentences } = sentencesOf(folded, lists.vocabulary);
  const found = sentences.find((words) => {
    const parts = partsOf(words, lists);
    return parts.some(({ kind }) => kind !== 'DEMAND') && isAsking(words, parts, lists);
  });
  return found ? text.slice(found[0]?.start, found.at(-1)?.end) : null;
}

const partsOf = (words: readonly Word[], { payments, demands, priced }: Lists): Part[] => [
  ...spansOf(priced, words)
    .filter(({ to }) => !roles.has(words[to]?.text ?? ''))
    .map((span) => ({ ...span, kind: 'PRICED' }) as const),
  ...spansOf(payments, words).map((span) => ({ ...span, kind: 'PAYMENT' }) as const),
  ...spansOf(demands, words).map((span) => ({ ...span, kind: 'DEMAND' }) as const),
  ...[...words.keys()]
    .filter((index) => words[index]?.text === 'rs')
    .map((from) => ({ from, to: from + 1, kind: 'AMOUNT' }) as const),
];

function isAsking(words: readonly Word[], parts: readonly Part[], { harmless, incomes }: Lists): boolean {
  const sentence = { words, ...byPlace(words, parts) };
  const isExcused = excusedWords(sentence, withoutContained(spansOf(harmless, words)));
  const isEarned = earnedWords(sentence, spansOf(incomes, words));
  const left = parts.filter(
    ({ kind, from, to }) => !isExcused.slice(from, to).includes(true) && !(kind === 'AMOUNT' && isEarned[from]),
  );
  const placesOf = (kind: Part['kind']) => {
    const places = words.map(() => false);
    for (const part of left) if (part.kind === kind) places.fill(true, part.from, part.to);
    return places;
  };
  const [amounts, demands] = [placesOf('AMOUNT'), placesOf('DEMAND')];
  const prices = amounts.map((isAmount, index) => isAmount && (words[index]?.value ?? 0) < leastPaid);
  const isNear = ({ from, to }: Part, places: readonly boolean[], most: number) =>
    places.slice(Math.max(from - most, 0), to + most).includes(true);
  const isPaying = words.some(({ text }) => paying.has(text));
  return (
    left.some(
      (part) =>
        (part.kind === 'PAYMENT' && (isNear(part, amounts, reach.amount) || isNear(part, demands, reach.demand))) ||
        (part.kind === 'PRICED' && isBeside(words, part, prices)),
    ) ||
    (words.some(({ isBare }, index) => prices[index] && (!isBare || isPaying)) &&
      isOfHiring(words, isExcused, isEarned))
  );
}

/** Nothing in it says that an amount is earned, is somebody else's or is none. */
const isOfHiring = (words: readonly Word[], isExcused: readonly boolean[], isEarned: readonly boolean[]): boolean =>
  !isExcused.includes(true) &&
  !isEarned.includes(true) &&
  words.some(({ text }) => hiring.has(text)) &&
  !words.some(({ text }) => others.has(text));

/** A price stands a few words before or behind it, with no comma between. */
function isBeside(words: readonly Word[], { from, to }: Part, prices: readonly boolean[]): boolean {
  for (let index = from; index < to + reach.price; index += 1) {
    const word = words[index];
    if (!word || (index >= to && isApart(word))) break;
    if (prices[index]) return true;
  }
  for (let index = from - 1; index >= from - reach.price; index -= 1) {
    const later = words[index + 1];
    if (!later || isApart(later)) break;
    if (prices[index]) return true;
  }
  return false;
}

/** The amounts that are paid to people: those in the phrase, or the next one if nothing else comes first. */
function earnedWords(sentence: Sentence, incomes: readonly Span[]): boolean[] {
  const isEarned = sentence.words.map(() => false);
  for (const span of incomes) {
    isEarned.fill(true, span.from, span.to);
    const directions = [span.pattern?.reachesOn && 1, span.pattern?.reachesBack && -1] as const;
    for (const direction of directions.filter((one) => one === 1 || one === -1)) {
      const next = nextPart(sentence, span, direction, reach.income);
      if (next?.kind !== 'AMOUNT' || hasComma(sentence, span, next)) continue;
      isEarned.fill(true, next.from, next.to);
      const other = nextPart(sentence, next, direction, 1);
      if (other?.kind === 'AMOUNT' && belongs(sentence, next, other)) isEarned[other.from] = true;
    }
  }
  return isEarned;
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
  if (next.kind === 'AMOUNT' || (last.kind === 'PRICED' && !step.some(isApart))) return true;
  const hasAmount = sentence.words[next.to]?.text === 'rs' || sentence.words[next.to - 1]?.text === 'rs';
  return !hasAmount && (step.length > 1 || step.some(isApart));
}
