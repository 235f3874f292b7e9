import { isFreeMail } from '../companies/company.rules.ts';
import type { HeldReason, HeldWordKind } from './held-word.labels.ts';

export interface HeldPhrase {
  kind: HeldWordKind;
  phrase: string;
}

export interface Finding {
  reason: HeldReason;
  /** The sentence that it was found in. */
  passage: string;
}

interface JobText {
  title: string;
  description: string;
  eligibility?: string | null | undefined;
  requiredSkills?: readonly string[] | null | undefined;
  skills: readonly string[];
}

const longestPassage = 300;

/** Everything that a recruiter writes freely, line by line. */
export const textOf = ({ title, description, eligibility, requiredSkills, skills }: JobText): string =>
  [title, description, eligibility ?? '', ...(requiredSkills ?? []), ...skills].join('\n');

/** Why a text is held for review, or null (decision 0081). Plain rules: admins must be able to say why. */
export function findingIn(text: string, words: readonly HeldPhrase[], isKnownCompany: boolean): Finding | null {
  const plain = plainText(text);
  const found = asksForMoney(plain, words) ?? onlyWhatsApp(plain) ?? (isKnownCompany ? addressAtFreeMail(plain) : null);
  return found && { ...found, passage: shortened(found.passage) };
}

const shortened = (text: string): string => {
  const line = text.replaceAll(/\s+/g, ' ').trim();
  return line.length > longestPassage ? `${line.slice(0, longestPassage - 1)}…` : line;
};

/** Small letters and Latin figures; "Rs." ends no sentence, and "1,500" is one number. */
const plainText = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[\u200B-\u200D]/g, '')
    .replaceAll(/[०-९]/g, (figure) => String(figure.charCodeAt(0) - 0x0966))
    .replaceAll(/₹|\b(?:rs|inr)\b\.?/g, ' rs ')
    .replaceAll(/(?<=\d),(?=\d)/g, '')
    .replaceAll(/(?<=\d)\/-/g, ' rs ');

/** After these a sentence says something else: "no interview, only a fee". */
const turns = /[.!?।;•|]+(?=\s|$)|\n|\s(?:but|only|just|however|lekin|magar|sirf|लेकिन|मगर|सिर्फ|केवल)(?=\s)/g;

/** Its words, a blank around each; a comma is one of them. */
const wordsOf = (text: string): string => ` ${(text.match(/[\p{L}\p{M}\p{N}]+|,/gu) ?? []).join(' ')} `;

/** "no … fee": up to three words stand for the dots. */
const patternOf = (phrase: string): RegExp =>
  new RegExp(
    phrase
      .split(/…|\.{3}/)
      .map((part) => wordsOf(plainText(part)).trim())
      .filter(Boolean)
      .join('(?: [^ ,]+){0,3} ')
      .replace(/^/, ' ')
      .replace(/$/, ' '),
    'u',
  );

const year = String.raw`(?:19|20)\d\d`;
/** Rupees, or a bare number that is no year. */
const amount = new RegExp(` rs \\d| \\d+ (?:rs|rupees?|rupaye|rupay|रुपये|रुपए|रुपया|रु) | (?!${year} )\\d{3,6} `, 'u');

/** In one sentence: a payment, what asks for it or an amount, and nothing that makes it harmless. */
function asksForMoney(plain: string, words: readonly HeldPhrase[]): Finding | null {
  const patterns = (kind: HeldWordKind) =>
    words.filter((word) => word.kind === kind).map((word) => patternOf(word.phrase));
  const [payments, demands, harmless] = [patterns('PAYMENT'), patterns('DEMAND'), patterns('HARMLESS')];
  const passage = plain.split(turns).find((sentence) => {
    const said = wordsOf(sentence);
    const has = (list: RegExp[]) => list.some((pattern) => pattern.test(said));
    return has(payments) && (has(demands) || amount.test(said)) && !has(harmless);
  });
  return passage === undefined ? null : { reason: 'FEES', passage };
}

const phoneNumber = /(?<!\d)(?:\+?91[\s-]?|0)?[6-9](?:[\s-]?\d){9}(?!\d)/g;
const whatsApp = /what'?s\s?app|watsapp|whatapp|wa\.me|व्हाट्?स\s?[एऐ]?[अप]प?|वाट्सएप|वॉट्सऐप/;
const call = /\b(?:calls?|calling|phone|telephone|landline|tel)\b|कॉल|फोन|फ़ोन/;
const noCall = /(?<!\b(?:no|not|dont|don't|without) (?:phone )?)/;
/** Calls are taken, too; or WhatsApp is what the work is done with. */
const isMore = new RegExp(`${noCall.source}(?:${call.source})|customer|client|helpline`);
const otherWay = /[\w.+-]+@[\w-]+\.\w|https?:\/\/(?!wa\.me)|www\./;
const [before, after] = [60, 40];

/** Every number is only for WhatsApp, and there is neither a mail nor a web address. */
function onlyWhatsApp(plain: string): Finding | null {
  if (!whatsApp.test(plain) || otherWay.test(plain)) return null;
  const places = [...plain.matchAll(phoneNumber)].map(({ 0: number, index }) =>
    plain.slice(Math.max(index - before, 0), index + number.length + after),
  );
  const isOnly = places.length > 0 && places.every((place) => whatsApp.test(place) && !isMore.test(place));
  return isOnly ? { reason: 'WHATSAPP_ONLY', passage: places[0] ?? '' } : null;
}

/** Also written as "hr [at] gmail [dot] com". */
function addressAtFreeMail(plain: string): Finding | null {
  const text = plain
    .replaceAll(/\s*[[({]\s*(?:at|@)\s*[\])}]\s*|\s+at\s+(?=[\w-]+(?:\.|\s+dot\s+)com\b)/g, '@')
    .replaceAll(/\s*[[({]\s*(?:dot|\.)\s*[\])}]\s*|(?<=@[\w-]+)\s+dot\s+/g, '.');
  const address = [...text.matchAll(/[\w.+-]+@([\w-]+(?:\.[\w-]+)+)/g)].find(([, domain = '']) => isFreeMail(domain));
  return address ? { reason: 'FREE_MAIL', passage: address[0] } : null;
}
