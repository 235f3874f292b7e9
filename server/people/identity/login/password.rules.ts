/** The specification can be read as a limit of 30 characters too, which would forbid pass-phrases (OP-002). */
export const passwordLimits = { minimum: 8, maximum: 128 } as const;

const passwordParts = [/\p{Lu}/u, /\p{Ll}/u, /\p{Nd}/u, /[^\p{L}\p{M}\p{N}\s]/u];

export type StrengthLabel = 'Weak' | 'Fair' | 'Good' | 'Strong';

/** One point each for length, upper case, lower case, digit and special character (REG-07). */
export const passwordScore = (password: string): number =>
  Number(password.length >= passwordLimits.minimum) + passwordParts.filter((part) => part.test(password)).length;

const mostOfWeak = 2;

/** The word for a score (REG-08). A common password is guessed first, so it is weak whatever it is made of. */
export function passwordStrength(password: string): { score: number; label: StrengthLabel } {
  const score = isCommonPassword(password) ? Math.min(passwordScore(password), mostOfWeak) : passwordScore(password);
  if (score <= mostOfWeak) return { score, label: 'Weak' };
  return { score, label: score === 3 ? 'Fair' : score === 4 ? 'Good' : 'Strong' };
}

/** Words that people decorate until the composition rule lets them pass. */
const decoratedWords =
  'password passwd passcode passwort pass pwd welcome admin administrator superadmin root user guest login logon ' +
  'letmein secret default changeme hello iloveyou india indian bharat qwerty qwert qwertyuiop qwer asdf asdfgh ' +
  'asdfghjkl zxcv zxcvbn zxcvbnm qaz zaq wsx xsw abc abcd abcde abcdef dragon football cricket baseball monkey ' +
  'master shadow sunshine princess superman batman freedom computer krishna ganesh sairam job jobs jobsearch portal ' +
  'career careers resume recruiter jobseeker';

const productWords = 'kaamyab naukri';

/** Passwords of the usual lists that satisfy the composition rule and are not covered by the words. */
const knownPasswords = new Set(
  'sasha_007 l58jkdjp! p030710p$e4o ybrbnf_25 %e2%82%ac wapbbs_1 nick1234-rem936 fre_ak8yj ncc-1701 doc_0815'.split(
    ' ',
  ),
);

const stoodFor: Record<string, string> = {
  a: '[a@4]',
  e: '[e3]',
  g: '[g9]',
  i: '[i1!|]',
  l: '[l1!|]',
  o: '[o0]',
  s: '[s$5]',
  t: '[t7+]',
};
const spelled = (words: string): string =>
  words.replace(/[aegilost]/g, (letter) => stoodFor[letter] ?? letter).replaceAll(' ', '|');

/** Four words at most: a text that can be read in several ways would otherwise be tried in all of them. */
const decoratedPattern = new RegExp(`^\\P{L}*(?:(?:${spelled(decoratedWords)})\\P{L}*){1,4}$`, 'iu');
const productPattern = new RegExp(spelled(productWords), 'iu');

/**
 * Well known, a well-known word between digits and symbols, or made of the product's words: the first that are
 * tried (asvs-6.2.4, 6.2.11).
 */
export const isCommonPassword = (password: string): boolean =>
  decoratedPattern.test(password) || productPattern.test(password) || knownPasswords.has(password.toLowerCase());

const lettersAndDigits = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{M}\p{N}]/gu, '');
const shortestTellingName = 4;

/**
 * Whether the part of the e-mail before the @ (and before a +) stands in the password; one of fewer than four
 * characters may.
 */
export function namesEmail(password: string, email: string): boolean {
  const name = lettersAndDigits(email.split(/[+@]/)[0] ?? '');
  return name.length >= shortestTellingName && lettersAndDigits(password).includes(name);
}
