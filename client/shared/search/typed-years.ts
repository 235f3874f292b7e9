import { MOST_YEARS } from './search-criteria.ts';

/** JOBS-06: digits and one dot; other characters are dropped. */
export function typedYears(text: string): string {
  const [whole = '', ...decimals] = text.replaceAll(/[^\d.]/g, '').split('.');
  return decimals.length > 0 ? `${whole}.${decimals.join('')}` : whole;
}

/** The typed number, at most `MOST_YEARS`; null for none. */
export function yearsOf(typed: string): number | null {
  const years = Number.parseFloat(typed);
  return Number.isNaN(years) ? null : Math.min(years, MOST_YEARS);
}
