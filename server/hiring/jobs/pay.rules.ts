import { westernDigits } from '../../core/text.rules.ts';
import type { SalaryPeriod } from './job.labels.ts';

/** What somebody wrote as pay, in whole rupees; one amount is a range of itself. */
export interface ReadPay {
  least: number;
  most: number;
  /** Only where the text names it. */
  period: SalaryPeriod | null;
}

interface Word {
  times?: number;
  period?: SalaryPeriod;
}
interface Amount {
  number: number;
  decimals: string;
}
type Part = Word | Amount;
/** One end of a range. */
interface Side {
  /** In whole rupees; null for a number that is an amount only with a unit. */
  value: number | null;
  /** As written. */
  number: number;
  /** Of the last of its amounts; 1 for plain rupees. */
  times: number;
}

/** Longer amounts do not occur and are not read. */
const LONGEST = 60;

const listed = (words: string, word: Word): [string, Word][] =>
  words.split(' ').map((name) => [name.normalize('NFKC'), word]);
const THOUSAND = 1000;
const LAKH = 100_000;
const CRORE = 10_000_000;
const vocabulary = new Map<string, Word | 'to'>([
  ...listed('k thousand thousands hazar hazaar हज़ार हजार', { times: THOUSAND }),
  ...listed('l lac lacs lakh lakhs लाख', { times: LAKH }),
  ...listed('cr crs crore crores करोड़', { times: CRORE }),
  ...listed('kpm', { times: THOUSAND, period: 'MONTH' }),
  ...listed('lpm', { times: LAKH, period: 'MONTH' }),
  ...listed('lpa', { times: LAKH, period: 'YEAR' }),
  ...listed('hour hourly hr ph घंटा घंटे', { period: 'HOUR' }),
  ...listed('day daily pd दिन', { period: 'DAY' }),
  ...listed('week weekly wk pw हफ़्ता', { period: 'WEEK' }),
  ...listed('month monthly mo mth pm pcm माह महीना महीने', { period: 'MONTH' }),
  ...listed('year yearly yr annum annual annually pa साल वर्ष', { period: 'YEAR' }),
  ...listed('/ per a an each every only in hand ctc प्रति', {}),
  ...['-', 'to', 'till', 'until', 'and', 'से'].map((word): [string, 'to'] => [word, 'to']),
]);

const currency = /₹|(?<!\p{L})(?:rs|inr|rupees?|रुपये|रुपए|रु)(?!\p{L})\.?/gu;
/** "/-" ends an amount, as on a cheque. */
const amountEnd = /\/\s*[-=]/g;
const number =
  /^(?:\d{1,3}(?:,\d{3})+|\d{1,2}(?:,\d{2})*,\d{3}|\d{1,3}(?: \d{3})+|\d{1,2}(?: \d{2})* \d{3}|\d+|(?=\.\d))(\.\d+)?(?![\d,])/;
const word = /^(?:[\p{L}\p{M}]+|[-/])/u;

/** Dashes, blanks and digits of any kind become the plain ones. */
const plainText = (text: string): string =>
  westernDigits(text.slice(0, LONGEST).normalize('NFKC'))
    .toLowerCase()
    .replace(/\p{Cf}/gu, '')
    .replace(/[\p{Pd}\u2212~]/gu, '-')
    .replace(/\s+/gu, ' ');

/** A typed field as text of an amount: what stands before the first digit says nothing, but for a currency. */
export function payText(text: string): string {
  const typed = westernDigits(text).slice(0, LONGEST).trimStart();
  const begin = /(?:₹|(?<!\p{L})(?:rs|inr)\.?)?\s*\.?\d/iu.exec(typed)?.index;
  if (begin !== undefined) return typed.slice(begin);
  return /^(?:₹|rs?|rs\.|i|inr?|inr\.)?\s*\.?$/iu.test(typed) ? typed : '';
}

/** The parts of each end of a range; a single amount has one end. Null where a word is not known. */
function endsOf(text: string): Part[][] | null {
  const ends: Part[][] = [[]];
  let rest = text.trim();
  while (rest !== '') {
    const [digits, decimals = ''] = number.exec(rest) ?? [];
    const [name = ''] = word.exec(rest) ?? [];
    const known =
      digits === undefined
        ? vocabulary.get(name)
        : { number: Number(digits.replace(/[, ]/g, '')), decimals: decimals.slice(1) };
    if (known === undefined) return null;
    if (known === 'to') ends.push([]);
    else ends.at(-1)?.push(known);
    rest = rest.slice((digits ?? name).length).trim();
  }
  return ends;
}

/** Paise fall away, but "3.5" may be lakhs and "25.000" may be thousands: such a number without a unit is none. */
function rupeesOf({ number: amount, decimals }: Amount): number | null {
  const whole = Math.floor(amount);
  const isPaise = whole >= THOUSAND || (decimals.length <= 2 && (whole >= 100 || /^0*$/.test(decimals)));
  return isPaise ? whole : null;
}

const wholeRupees = (amount: number, times: number) => Math.floor(Number((amount * times).toFixed(2)));

/** Also of "3 lakh 50 thousand": each unit is smaller than the one before. */
function sideOf(parts: readonly Part[]): Side | null {
  const counted = parts.filter((part) => 'number' in part || part.times);
  const sides: Side[] = [];
  for (let at = 0; at < counted.length; at += sides.at(-1)?.times === 1 ? 1 : 2) {
    const [amount, unit] = counted.slice(at, at + 2);
    if (!amount || !('number' in amount)) return null;
    const times = unit && 'times' in unit ? (unit.times ?? 1) : 1;
    const before = sides.at(-1);
    if (before && (times === 1 || times >= before.times)) return null;
    const value = times === 1 ? rupeesOf(amount) : wholeRupees(amount.number, times) + (before?.value ?? 0);
    sides.push({ value, number: amount.number, times });
  }
  return sides.at(-1) ?? null;
}

/** How far apart two ends of a range may be that are both written out. */
const WIDEST = 100;

/** "15 to 20 thousand", "18k-25": a unit that one end lacks is that of the other, if the range makes sense with it. */
function rangeOf(first: Side, last: Side): Pick<ReadPay, 'least' | 'most'> | null {
  const times = Math.max(first.times, last.times);
  const shared = ({ value, number: amount, times: own }: Side) => (own === 1 ? wholeRupees(amount, times) : value);
  const candidates = [...(times > 1 ? [[shared(first), shared(last)]] : []), [first.value, last.value]];
  for (const [least = null, most = null] of candidates)
    if (least !== null && most !== null && least <= most && most <= least * WIDEST) return { least, most };
  return null;
}

/** A number and nothing else. Its commas may stand anywhere, as they do while somebody edits it. */
const figures = /^([\d,]*\d[\d,]*)(?:\.(\d*))?$/;

/**
 * What an amount or a range means, as people in India write it: "₹25,000.00/-", "25k", "3.5 LPA", "18k-25k per month",
 * "15 to 20 thousand". Null where it is ambiguous.
 */
export function readPay(text: string): ReadPay | null {
  const amounts = plainText(payText(text)).replace(currency, ' ').replace(amountEnd, ' ').trim();
  const [, digits, paise = ''] = figures.exec(amounts) ?? [];
  // The dots that go are those of "p.a." and of the end of a sentence.
  const ends = digits
    ? [[{ number: Number(digits.replaceAll(',', '')), decimals: paise }]]
    : endsOf(amounts.replace(/\.(?!\d)/g, ''));
  const [first = null, last = first, ...more] = ends?.map(sideOf) ?? [];
  if (!ends || !first || !last || more.length > 0) return null;
  const periods = new Set(ends.flat().flatMap((part) => ('period' in part && part.period ? [part.period] : [])));
  const range = rangeOf(first, last);
  return range && periods.size <= 1 ? { ...range, period: [...periods][0] ?? null } : null;
}

/** "250000" → "₹2,50,000" (HPOST-16). */
export const groupedRupees = (digits: string): string =>
  digits === '' ? '' : `₹${BigInt(digits).toLocaleString('en-IN')}`;

/** A typed amount as its field shows it: grouped, without paise, as long as it is nothing but a number. */
export function shownPay(text: string): string {
  const [, digits, paise] = /^(?:₹|rs\.?|inr\.?)?\s*([\d,]*\d[\d,]*)(?:\.(\d*))?$/iu.exec(text) ?? [];
  const whole = digits?.replaceAll(',', '');
  const isShort = paise !== undefined && Number(whole) < THOUSAND;
  return whole === undefined || isShort ? text : groupedRupees(whole);
}

/** What a field holds after an edit of what it showed: paise that it does not show stay known until it is left. */
export const editedPay = (held: string, now: string): string => {
  const before = shownPay(held);
  return payText(before !== '' && now.startsWith(before) ? held + now.slice(before.length) : now);
};

interface PayFields {
  salaryMin: string;
  salaryMax: string;
  salaryPeriod: SalaryPeriod;
}

/** The fields of pay with everything in them that can be read as plain digits; a range fills both. */
export function settledPay<Fields extends PayFields>(fields: Fields): Fields {
  const [min, max] = [readPay(fields.salaryMin), readPay(fields.salaryMax)];
  const range = [min, max].find((read) => read && read.least !== read.most);
  const settled = (read: ReadPay | null, text: string) =>
    read && Number.isSafeInteger(read.least) ? String(read.least) : text.replace(/^\D*$/, '');
  return {
    ...fields,
    salaryMin: range ? String(range.least) : settled(min, fields.salaryMin),
    salaryMax: range ? String(range.most) : settled(max, fields.salaryMax),
    salaryPeriod: min?.period ?? max?.period ?? fields.salaryPeriod,
  };
}
