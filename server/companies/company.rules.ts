import { t } from '@lingui/core/macro';
import * as z from 'zod/mini';
import { foldedText } from '../core/look-alikes.rules.ts';
import { oneLine } from '../core/text.rules.ts';

const mixedScripts = () => t`Please write each word of the name in one script: one has letters of two.`;

/** Scripts whose letters pass for those of another; Indian ones do not. */
const mistaken = ['Latin', 'Greek', 'Cyrillic', 'Armenian', 'Coptic', 'Cherokee', 'Lisu', 'Georgian', 'Tifinagh'].map(
  (script) => new RegExp(`\\p{Script=${script}}`, 'u'),
);

/**
 * One word of Latin and Cyrillic letters is made to be taken for another; words of two scripts may stand side by side.
 */
const mixesScripts = (text: string): boolean =>
  (text.normalize('NFKC').match(/[\p{L}\p{M}]+/gu) ?? []).some(
    (word) => mistaken.filter((script) => script.test(word)).length > 1,
  );

/** The name of a company as it is typed; one with a word of two scripts is made to pass for another's. */
export const companyName = <Schema extends z.ZodMiniType<string | null>>(schema: Schema) =>
  schema.check(z.refine((name) => !mixesScripts(name ?? ''), { error: mixedScripts }));

export const companyMessages = {
  suspended: () => t`This company is suspended. Write to us if you think that this is a mistake.`,
  ofSuspended: (name: string) =>
    t`You belong to ${name}, which is suspended. Until that is lifted you cannot found, join or post for another company.`,
  askerSuspended: () => t`The company of this person is suspended. They can join another one when that is lifted.`,
  liftFirst: () => t`The company of this job is suspended. Lift that first.`,
  taken: () => t`This company is already here. Ask to join.`,
  leaveFirst: (name: string) => t`You belong to ${name}, which is verified. Leave it first.`,
  notFound: () => t`Company not found.`,
  memberNotFound: () => t`Member not found.`,
  requestNotFound: () => t`Request not found.`,
  alreadyDecided: () => t`This request is already decided.`,
  noCompanyOfThisName: () => t`There is no company of this name. Name it in your HR details to found it.`,
  alreadyMember: () => t`You belong to this company.`,
  noMember: () => t`You do not belong to a company.`,
  tooManyAsked: () => t`You have asked many companies today. Please ask the next ones tomorrow.`,
  domain: () => t`Enter a domain such as example.in.`,
  freeMail: () => t`Anybody can have an address there.`,
  domainTaken: () => t`This domain belongs to another company.`,
  mergeSuspended: () => t`One of the two is suspended. Lift that first.`,
  cursor: () => t`Take \`after\` from \`endCursor\` of the part before.`,
} as const;

const keysOf = (words: string) => words.split(' ').map(keyOf).join('|');
/** What a name may end with without being another's: "Pvt Ltd", "(P) Ltd", "LLP" and the like. */
const endings = new RegExp(
  `(?:(?: p)? (?:${keysOf(
    'private pvt limited ltd privatelimited pvtltd pvtlimited privateltd pltd llp llc ' +
      'inc incorporated corp corporation plc opc',
  )}))+$`,
);
/** The same where it was written in one with the name; others end words such as "Zinc" and "Unlimited". */
const gluedEnding = new RegExp(`(?:${keysOf('privatelimited pvtltd pvtlimited privateltd ltd pvt llp')})$`);

/** An I, an l, a 1 and a bar look the same in one font or another, and so do O and 0, rn and m, vv and w. */
function keyOf(text: string): string {
  return foldedText(text)
    .replaceAll('ß', 'ss')
    .replaceAll('æ', 'ae')
    .replaceAll('œ', 'oe')
    .replaceAll(/[i1]|(?<=[a-z])\||\|(?=[a-z])/g, 'l')
    .replaceAll('0', 'o')
    .replaceAll('rn', 'm')
    .replaceAll('vv', 'w');
}

/**
 * What makes a company's name its own (D-01), unique in the database: the same for every case, spacing and punctuation,
 * for letters that look alike, for "&" and "and", with or without a legal ending.
 */
export function companyNameKey(name: string): string {
  const plain = keyOf(name.replaceAll(/[™®©]/g, ''));
  const words = (plain.match(/[\p{L}\p{M}\p{N}]+/gu) ?? [])
    .join(' ')
    // Single letters in a row are one word: "P.v.t. L.t.d."
    .replaceAll(/(?<=(?:^| ).) (?=.(?: |$))/g, '')
    .replace(endings, '');
  const whole = words.replaceAll(/ and(?= )/g, '').replaceAll(' ', '');
  // A name of nothing but signs is at least itself.
  return whole.replace(gluedEnding, '') || whole || name.normalize('NFKC').toLowerCase();
}

/** Mail providers where anyone gets an address: their domains prove nothing. */
const freeMailProviders = new Set(
  `
  gmail.com googlemail.com yahoo.com yahoo.in yahoo.co.in yahoo.co.uk ymail.com rocketmail.com
  outlook.com outlook.in hotmail.com hotmail.co.uk live.com live.in msn.com icloud.com me.com mac.com
  aol.com proton.me protonmail.com pm.me zoho.com zohomail.in zohomail.com rediffmail.com rediff.com
  gmx.com gmx.net gmx.de mail.com yandex.com yandex.ru mail.ru tutanota.com tuta.io fastmail.com
  hey.com sify.com indiatimes.com in.com mailinator.com yopmail.com guerrillamail.com 10minutemail.com
  temp-mail.org`
    .trim()
    .split(/\s+/),
);

export const isFreeMail = (domain: string): boolean => freeMailProviders.has(domain);

/** A domain whose addresses an admin has found to be a company's own. */
export const companyDomainSchema = z.string().check(
  z.overwrite(oneLine),
  z.toLowerCase(),
  z.overwrite((text) => text.replace(/^@/, '')),
  z.maxLength(253, { error: companyMessages.domain }),
  z.regex(/^(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+[a-z][a-z\d-]{0,61}[a-z\d]$/, { error: companyMessages.domain }),
  z.refine((domain) => !isFreeMail(domain), { error: companyMessages.freeMail }),
);
