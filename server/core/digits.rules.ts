import { t } from '@lingui/core/macro';

/** Digits as a Hindi, Bengali or Urdu keyboard types them become 0-9. In every script the ten follow one another. */
export const westernDigits = (text: string): string =>
  text.replace(/\p{Nd}/gu, (digit) => String(placeOf(digit.codePointAt(0) ?? 0) % 10));

function placeOf(code: number): number {
  let place = 0;
  while (/\p{Nd}/u.test(String.fromCodePoint(code - place - 1))) place += 1;
  return place;
}

const plain = /^\d+\.?\d*$/;
/** In thousands, or in lakhs as India groups. */
const grouped = /^(?:\d{1,3}(?:,\d{3})+|\d{1,2}(?:,\d{2})*,\d{3})(?:\.\d*)?$/;

export const oneNumber = () => t`Write one number here, for example 2.`;

/** The one number that a text is ("2", "1,500", "१.५"); NaN where it is anything else, null for none. */
export function readNumber(text: string): number | null {
  const typed = westernDigits(text).trim();
  if (typed === '') return null;
  return plain.test(typed) || grouped.test(typed) ? Number(typed.replaceAll(',', '')) : Number.NaN;
}
