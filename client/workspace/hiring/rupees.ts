import { westernDigits } from '../../../server/core/text.rules.ts';

/** Two more than any salary has: the form says that it is too high instead of swallowing digits. */
const MOST_DIGITS = 12;

/** The digits of what was typed or pasted, without leading zeros; paise ("25,000.50") fall away. */
export function rupeeDigits(text: string): string {
  const digits = westernDigits(text)
    .trim()
    .replace(/\.\d{1,2}$/, '')
    .replace(/\D/g, '')
    .slice(0, MOST_DIGITS);
  return digits.replace(/^0+(?=\d)/, '');
}

/** "250000" → "₹2,50,000" (HPOST-16). */
export const groupedRupees = (digits: string): string =>
  digits === '' ? '' : `₹${Number(digits).toLocaleString('en-IN')}`;
