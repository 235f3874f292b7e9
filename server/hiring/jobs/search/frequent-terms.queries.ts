import sql, { raw } from 'sql-template-tag';
import { exactTotalLimit } from '../../../core/product.rules.ts';
import { defineStatement } from '../../../core/statement.ts';

/**
 * More than a total says exactly by a fifth: what a tenth of the rows shows is off by three in a hundred, and far fewer
 * jobs close until the next run.
 */
const frequentFrom = 1.2 * exactTotalLimit;
/** Of the rows, each drawn by itself: a tenth of the pages, of which a small table has few, is off by far more. */
const lookedAtPercent = 10;

interface Frequency {
  jobs: number;
  percent: number;
}
export const usualFrequency: Frequency = { jobs: frequentFrom, percent: lookedAtPercent };

/** Terms that so many open jobs have; a search for one of them alone is not counted (decision 0054). */
export const markFrequent = defineStatement({
  name: 'mark-frequent-terms',
  samples: [usualFrequency],
  sql: ({ jobs, percent }: Frequency) => sql`
    with frequent as materialized (
      select term
      from open_jobs tablesample bernoulli (${raw(String(percent))}), unnest(terms || place || experience) term
      group by term having count(*) >= ${Math.ceil((jobs * percent) / 100)}
    )
    update search_terms set is_frequent = not is_frequent
    where is_frequent <> (id in (select term from frequent))`,
});
