import { isFreeMail } from '../../companies/company.rules.ts';
import { plainText, withoutTags } from '../../core/plain-text.rules.ts';
import type { HeldPhrase } from './held-phrases.rules.ts';
import { foldedForRules } from './folded-words.rules.ts';
import type { HeldReason } from './held-word.labels.ts';
import { asksForMoney } from './money.rules.ts';

export interface Finding {
  reason: HeldReason;
  /** The sentence that it was found in. */
  passage: string;
}

interface JobText {
  title: string;
  location: string;
  description: string;
  eligibility?: string | null | undefined;
  requiredSkills?: readonly string[] | null | undefined;
  skills: readonly string[];
}

const longestPassage = 300;

/** Everything that a recruiter writes freely but the company's name, line by line. */
export const textOf = (job: JobText): string =>
  [job.title, job.location, ...job.skills, ...(job.requiredSkills ?? []), job.eligibility ?? '', job.description].join(
    '\n',
  );

/** Why a text is held for review, or null (decision 0080). Plain rules: admins must be able to say why. */
export function findingIn(text: string, phrases: readonly HeldPhrase[], isKnownCompany: boolean): Finding | null {
  const folded = foldedForRules(withoutTags(plainText(text)));
  const asking = asksForMoney(folded, phrases);
  if (asking !== null) return { reason: 'FEES', passage: shortened(asking) };
  const found = onlyWhatsApp(folded) ?? otherChat(folded) ?? (isKnownCompany ? addressAtFreeMail(folded) : null);
  return found && { ...found, passage: shortened(found.passage) };
}

const shortened = (text: string): string => {
  const line = text.replaceAll(/\s+/g, ' ').trim();
  return line.length > longestPassage ? `${line.slice(0, longestPassage - 1)}…` : line;
};

const phoneNumber = /(?<!\d)(?:\+?91[\s-]?|0)?[6-9](?:[\s-]?\d){9}(?!\d)/g;
const whatsApp = /what'?s ?a ?p ?p|watsapp|whatapp|wa\.me|व्हाट्?स ?[एऐ]?[अप]प?|वाट्सएप|वॉट्सऐप/;
const call = /\b(?:calls?|calling|phone|telephone|landline|tel)\b|कॉल|फोन/;
const noCall = /(?<!\b(?:no|not|dont|don't|without) (?:phone )?)/;
const otherReason =
  'customer|client|helpline|direction|location|address|route|find|walk.?in|\\bmap\\b|rasta|raasta|pata|पता|रास्ता';
/** Calls are taken, too; or it is how to find the way, or what the work is done with. */
const isMore = new RegExp(`${noCall.source}(?:${call.source})|${otherReason}`);
const otherWay = /[a-z\d]@[a-z\d-]{1,63}\.[a-z]|https?:\/\/(?!wa\.me|t\.me)|www\./;
const [before, after] = [60, 40];

/** Every number is only for WhatsApp, and there is neither a mail nor a web address. */
function onlyWhatsApp(folded: string): Finding | null {
  const plain = folded
    .replaceAll(/(?<=(?:^|[^\p{L}])\p{L})[ ._-](?=\p{L}(?:[^\p{L}]|$))/gu, '')
    .replaceAll(/\s+/g, ' ');
  if (!whatsApp.test(plain) || otherWay.test(plain)) return null;
  const passages = [...plain.matchAll(phoneNumber)].map(({ 0: number, index }) =>
    plain.slice(Math.max(index - before, 0), index + number.length + after),
  );
  const isOnly = passages.length > 0 && passages.every((passage) => whatsApp.test(passage) && !isMore.test(passage));
  return isOnly ? { reason: 'WHATSAPP_ONLY', passage: passages[0] ?? '' } : null;
}

const chat = /telegram|\bt\.me\/|\bon signal\b|signal app|टेलीग्राम|\b(?:dm|message)[a-z ]{1,12}(?:insta|instagram)\b/g;
const leadingVerb =
  /\b(?:join|add|message|msg|contact|dm|ping|chat|text|write|connect|reach|find|follow)\b|जुड|संपर्क|मैसेज/;
const handle = /(?<![\w.])@[a-z]\w{3,}|\bt\.me\//;
const reader = 'customer|client|buyer|follower|users|members';
/** The work is done with it. */
const isWork = new RegExp(
  `${reader}|channels\\b|marketing|campaign|\\bbots\\b|\\bmanag(?:e|es|ing)\\b|\\bhandle\\b` +
    '|\\bposts?\\b|posting|moderat|support|developer',
);

/** People are led to a chat elsewhere, and there is neither a mail nor a web address. */
function otherChat(folded: string): Finding | null {
  const text = folded.replaceAll(/\s+/g, ' ');
  if (otherWay.test(text)) return null;
  for (const { index } of text.matchAll(chat)) {
    const passage = text.slice(Math.max(index - before, 0), index + before);
    if ((handle.test(passage) || leadingVerb.test(passage)) && !isWork.test(passage))
      return { reason: 'WHATSAPP_ONLY', passage };
  }
  return null;
}

const longestName = 64;
/** Also written as "hr [at] gmail [dot] com". */
function addressAtFreeMail(folded: string): Finding | null {
  const text = folded
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/ ?[[({] ?(?:at|@) ?[\])}] ?| at (?=[\w-]{1,63}(?:\.| dot )com\b)/g, '@')
    .replaceAll(/ ?[[({] ?(?:dot|\.) ?[\])}] ?|(?<=@[\w-]{1,63}) dot /g, '.');
  for (const { 1: domain = '', index } of text.matchAll(/@((?:[\w-]{1,63}\.){1,5}[\w-]{2,63})/g)) {
    const name = /[\w.+-]+$/.exec(text.slice(Math.max(index - longestName, 0), index))?.[0];
    if (name && isFreeMail(domain)) return { reason: 'FREE_MAIL', passage: `${name}@${domain}` };
  }
  return null;
}
