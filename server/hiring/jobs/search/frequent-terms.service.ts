import type { Prepared } from '../../../core/database.ts';
import { markFrequent, usualFrequency } from './frequent-terms.queries.ts';

/** What the search knows of frequent terms is an hour old at most. */
export async function markFrequentTerms(prepared: Prepared): Promise<void> {
  await prepared(markFrequent(usualFrequency));
}
