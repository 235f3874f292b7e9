import sql, { join, raw } from 'sql-template-tag';
import * as z from 'zod/mini';
import type { Database } from '../../../core/database.ts';
import { defineStatement } from '../../../core/statement.ts';
import type { JobFilterValues } from '../job.rules.ts';
import { openJobs, type SearchedJobs } from './open-jobs.queries.ts';
import { termsOf } from './search-terms.queries.ts';

/** So many near words and lines are tried, and so much of a long text is compared. */
const nearTerms = 5;
const comparedCharacters = 60;

/** `%` is the likeness of trigrams that an index answers: three tenths and more of them are the same. */
const findNearTerms = defineStatement({
  name: 'near-search-terms',
  row: z.object({ value: z.string() }),
  sql: ({ text }: { text: string }) => sql`
    select value from (
      select value from search_terms where kind = 'WORD' and value % ${text}::text
      union
      select value from search_terms where kind = 'LINE' and value % ${text}::text
    ) near
    order by similarity(value, ${text}::text) desc, value limit ${raw(String(nearTerms))}`,
});

const isAnyOpen = defineStatement({
  name: 'any-open-job',
  row: z.object({ isThere: z.boolean() }),
  samples: [openJobs({}, { terms: [], places: null, experiences: null }, new Date(0))],
  sql: ({ table, conditions }: SearchedJobs) => sql`
    select exists (select from ${table} j where ${join(conditions, ' and ')}) as "isThere"`,
});

async function findsSomething(database: Database, filter: JobFilterValues, now: Date): Promise<boolean> {
  const terms = await termsOf(database, filter);
  const [found] = terms ? await database.searched(isAnyOpen(openJobs(filter, terms, now))) : [];
  return found?.isThere ?? false;
}

/**
 * The nearest words of open jobs that fit the other filters. Null for words that some open job has: they are spelt
 * right, and the other filters are too narrow.
 */
export async function readSuggestion(database: Database, filter: JobFilterValues, now: Date): Promise<string | null> {
  const { q } = filter;
  if (!q || (await findsSomething(database, { q }, now))) return null;
  const text = Array.from(q.toLowerCase()).slice(0, comparedCharacters).join('');
  for (const { value } of await database.prepared(findNearTerms({ text })))
    if (await findsSomething(database, { ...filter, q: value }, now)) return value;
  return null;
}
