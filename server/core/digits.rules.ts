import { t } from '@lingui/core/macro';
import { westernDigits } from './text.rules.ts';

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
