const secretKeys =
  /^(password|oldPassword|newPassword|otp|token|tempToken|phone|whatsapp|parentDetailsPhone|parentDetailsEmail)$/i;
const inDocument = /\b(password|oldPassword|newPassword|otp|token|tempToken):\s*"([^"]+)"/gi;
/** Values under a secret's name that are messages about it. */
const messageKeys = new Set(['fields', 'errors']);

/**
 * Codes, passwords, tokens and the most private personal data, by field name, anywhere in requests and answers, GraphQL
 * documents included.
 */
export function secretsInJson(value: unknown, key = ''): string[] {
  if (typeof value === 'string') return [...(secretKeys.test(key) ? [value] : []), ...secretsInDocument(value)];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, part]) =>
    messageKeys.has(name) ? [] : secretsInJson(part, Array.isArray(value) ? key : name),
  );
}

const secretsInDocument = (text: string): string[] =>
  Array.from(text.matchAll(inDocument), ([, , secret]) => secret ?? '');

/** The secret of a mail: its code, or the token of its link. */
export const secretsInMail = (text: string): string[] => [
  ...Array.from(text.matchAll(/(?<![\w#-])\d{6}(?![\w-])/g), ([code]) => code),
  ...Array.from(text.matchAll(/token=([\w-]+)/g), ([, token]) => token ?? ''),
];

/** Cookie values, except the readable cookie's. */
export function secretsInCookies(header: string, isSetCookie: boolean): string[] {
  const pairs = isSetCookie ? [header.split(';', 1)[0] ?? ''] : header.split(';');
  return pairs.flatMap((pair) => {
    const [name = '', value = ''] = pair.trim().split('=');
    return value && !name.endsWith('userDetails') ? [decodeURIComponent(value)] : [];
  });
}

/** Codes and phone numbers: within longer digit runs they would match by chance. */
export const isFigure = (secret: string): boolean => /^(\d{6}|\+?\d{10,12})$/.test(secret);

/** Short or plain words would match by chance; the rest are as long and mixed as real secrets. */
export function isFindable(secret: string): boolean {
  if (isFigure(secret)) return true;
  if (new Set(secret).size < 5) return false;
  const kinds = [/[a-z]/, /[A-Z]/, /\d/, /[^A-Za-z\d]/].filter((kind) => kind.test(secret)).length;
  return secret.length >= 20 || (secret.length >= 8 && kinds >= 3);
}
