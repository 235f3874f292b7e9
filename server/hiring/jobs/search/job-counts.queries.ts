import sql, { join, raw, type Sql } from 'sql-template-tag';
import * as z from 'zod/mini';
import type { Database } from '../../../core/database.ts';
import { exactTotalLimit } from '../../../core/product.rules.ts';
import { defineStatement } from '../../../core/statement.ts';
import { keysOf } from '../../../core/text.rules.ts';
import { type DatePosted, datePostedLabels, experienceWords, jobTypeLabels, workModeLabels } from '../job.labels.ts';
import type { JobFilterValues } from '../job.rules.ts';
import type { JobSearchCount, JobSearchCounts } from '../job.types.ts';
import { isSlowSearch, openJobs, postedFrom } from './open-jobs.queries.ts';
import { type FoundTerms, termsOf, wantsRemote } from './search-terms.queries.ts';

/** Jobs that have a choice are counted up to this. */
const countedJobs = 1000;

/** Of each filter that is counted, in their order. */
export const choices = {
  type: keysOf(jobTypeLabels),
  workMode: keysOf(workModeLabels),
  experience: keysOf(experienceWords).filter((level) => level !== 'ANY'),
  urgentOnly: ['true'],
  datePosted: keysOf(datePostedLabels),
} as const;
type Counted = keyof typeof choices;

const most = raw(String(exactTotalLimit));

interface Asked {
  filter: JobFilterValues;
  terms: FoundTerms;
  now: Date;
}

const matching = ({ filter, terms, now }: Asked): Sql => {
  const { table, conditions } = openJobs(filter, terms, now);
  return sql`from ${table} j where ${join(conditions, ' and ')}`;
};

/** The same search without what was chosen there. Who chooses Remote is shown remote jobs of all places. */
const without = (asked: Asked, name: Counted): Asked => ({
  ...asked,
  filter: { ...asked.filter, [name]: null },
  terms: {
    ...asked.terms,
    ...(name === 'experience' && { experiences: null }),
    ...(name === 'workMode' && { withRemote: true }),
  },
});

/** Dates are ranges; of the others each choice is a value of a column. */
type Way = Exclude<Counted, 'datePosted'>;
const columnOf: Record<Way, string> = {
  type: 'type',
  workMode: 'work_mode',
  experience: 'experience',
  urgentOnly: 'is_urgent',
};
const ways = keysOf(columnOf);
const countedColumns = raw([...Object.values(columnOf), 'posted_at'].map((column) => `j.${column}`).join(', '));

/** Jobs of the other filters, up to one more than a total says exactly; of more than these they are a part. */
const sampled = (asked: Asked): Sql => sql`(select ${countedColumns} ${matching(asked)} limit ${most} + 1)`;

const levelOfChoice = raw(`(select split_part(t.value, E'\\n', 1) from search_terms t where t.id = j.choice)`);

/** Grouped by number before levels are looked up: there are some hundred experiences. */
const countedBy = (name: Way, jobs: Sql): Sql => sql`
  select ${name}::text as name, ${name === 'experience' ? levelOfChoice : raw('j.choice::text')} as value,
    sum(j.jobs)::int as jobs, (select count(*) from ${jobs} s)::int as "of"
  from (select ${raw(columnOf[name])} as choice, count(*) as jobs from ${jobs} s group by 1) j group by 2`;

const isChosen = (filter: JobFilterValues, name: Counted): boolean => {
  const value = filter[name];
  return Array.isArray(value) ? value.length > 0 : Boolean(value) && value !== 'ALL';
};

/** Among the matches if these are all of them; else each range by itself, which Postgres walks from its newest. */
const countedFrom = (asked: Asked, datePosted: DatePosted): Sql => {
  const inRange = matching({ ...asked, filter: { ...asked.filter, datePosted } });
  const range = sql`(
    select count(*)::int from (select ${inRange} limit ${raw(String(countedJobs))} + 1) j)`;
  const ofMatches = sql`(
    select count(*)::int from matches where posted_at >= ${postedFrom(datePosted, asked.now)}::timestamptz)`;
  const jobs = isChosen(asked.filter, 'datePosted')
    ? range
    : sql`case when (select count(*) from matches) <= ${most} then ${ofMatches} else ${range} end`;
  return sql`select 'datePosted', ${datePosted}::text, ${jobs}, 0`;
};

/** What was not chosen anywhere is counted among all matches, which are read once (decision 0054). */
const countChoices = defineStatement({
  name: 'search-counts',
  row: z.object({ name: z.string(), value: z.string(), jobs: z.int(), of: z.int() }),
  samples: [
    { filter: {}, terms: { terms: null, places: null, experiences: null }, now: new Date(0) },
    {
      filter: { urgentOnly: true, type: ['CONTRACT'], workMode: ['REMOTE'], experience: 'Lead' },
      terms: { terms: [], places: [], experiences: [] },
      now: new Date(0),
    },
  ],
  sql: (asked: Asked) => {
    const chosen = ways.filter(
      (name) => isChosen(asked.filter, name) || (name === 'workMode' && asked.terms.places !== null),
    );
    const samples = chosen.map((name) => sql`${raw(name)} as materialized ${sampled(without(asked, name))}`);
    const jobsOf = (name: Way): Sql => raw(chosen.includes(name) ? name : 'matches');
    return sql`
      with ${join([sql`matches as materialized ${sampled(asked)}`, ...samples], ', ')}
      ${join(
        [
          ...ways.map((name) => countedBy(name, jobsOf(name))),
          ...choices.datePosted.map((datePosted) => countedFrom(asked, datePosted)),
        ],
        ' union all ',
      )}`;
  },
});

/** The words of a level are what the filter takes. */
const wordOf = (name: Counted, choice: string): string =>
  name === 'experience' ? experienceWords[choice as keyof typeof experienceWords] : choice;

/** How many open jobs each choice of a filter has, with all other filters as they are. */
export async function countOpenJobs(database: Database, filter: JobFilterValues, now: Date): Promise<JobSearchCounts> {
  const besides = await termsOf(database, { ...filter, experience: null, workMode: ['REMOTE'] });
  const level = await termsOf(database, { experience: filter.experience });
  const experiences = level ? level.experiences : [];
  const terms = besides && { ...besides, experiences, withRemote: wantsRemote(filter) };
  const rows = terms
    ? await database.searched(countChoices({ filter, terms, now }), { isSlow: isSlowSearch(filter) })
    : [];
  const countsOf = (name: Counted): JobSearchCount[] =>
    choices[name].map((choice) => {
      const jobs = rows.find((row) => row.name === name && row.value === choice)?.jobs ?? 0;
      const isPart = rows.some((row) => row.name === name && row.of > exactTotalLimit);
      return {
        value: wordOf(name, choice),
        count: Math.min(jobs, countedJobs),
        countIsExact: jobs <= countedJobs && !isPart,
      };
    });
  const counts = keysOf(choices).map((name) => [name, countsOf(name)] as const);
  return Object.fromEntries(counts) as Record<Counted, JobSearchCount[]>;
}
