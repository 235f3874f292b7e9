import sql, { raw, type Sql } from 'sql-template-tag';
import * as z from 'zod/mini';
import type { Database } from '../../../core/database.ts';
import { containing, literal } from '../../../core/like-pattern.ts';
import { defineStatement } from '../../../core/statement.ts';
import { experienceWords } from '../job.labels.ts';
import { type JobFilterValues, levelsNamed } from '../job.rules.ts';
import { type PlaceWords, type SearchedPlaces, searchedPlaces } from './place-search.rules.ts';

/** Of what was asked the numbers of the terms that contain it; null for what was not asked. */
const foundTerms = z.object({
  terms: z.nullable(z.array(z.int())),
  places: z.nullable(z.array(z.int())),
  experiences: z.nullable(z.array(z.int())),
});
export interface FoundTerms extends z.infer<typeof foundTerms> {
  /** Remote jobs fit beside those of the places. */
  withRemote?: boolean;
}

interface AskedTerms extends Pick<JobFilterValues, 'q' | 'experience'> {
  places: PlaceWords[] | null;
}

/** Nearly every job has one or two letters somewhere: they count where a word begins (decision 0052). */
const isShort = (text: string): boolean => Array.from(text).length < 3;

/** A text with blanks lies within a title, company or skill, any other one within one of its words. */
function termsWith(q: string): Sql {
  const [kind, pattern] = isShort(q) ? ['START', literal(q)] : [q.includes(' ') ? 'LINE' : 'WORD', containing(q)];
  return sql`
    array(select id from search_terms where kind = ${raw(`'${kind}'`)} and value like lower(${pattern}::text))`;
}

/**
 * A known place is a whole word: Goa is not in Goalpara, nor Patna in Visakhapatnam. Other text is found anywhere, one
 * or two letters at the beginning of a word.
 */
const patternOfPlace = (parts: PlaceWords): string =>
  parts
    .map(({ words, isName }, at) => {
      const begin = isName || isShort(words) ? `% ${literal(words)}` : `%${literal(words)}`;
      return isName && at === parts.length - 1 ? `${begin} ` : begin;
    })
    .join('') + '%';

const patternsOfExperience = (experience: string): string[] => [
  ...levelsNamed(experience).map((level) => `${level}\n%`),
  `%\n${containing(experience.toLowerCase())}`,
];

const among = (kind: 'PLACE' | 'EXPERIENCE', patterns: string[]): Sql =>
  sql`array(select id from search_terms where kind = ${raw(`'${kind}'`)} and value like any(${patterns}::text[]))`;

/** The words, places and experiences of open jobs that a search asks for (decision 0052). */
export const findTerms = defineStatement({
  name: 'search-terms',
  row: foundTerms,
  samples: ['ab', 'abc', 'ab cd', null].flatMap((q) => [
    { q, places: null, experience: null },
    { q, places: [[{ words: 'pune', isName: true }]], experience: 'Senior' },
  ]),
  sql: ({ q, places, experience }: AskedTerms) => sql`
    select ${q ? termsWith(q) : nothing} as terms,
      ${places ? among('PLACE', places.map(patternOfPlace)) : nothing} as places,
      ${experience ? among('EXPERIENCE', patternsOfExperience(experience)) : nothing} as experiences`,
});
const nothing = sql`null::int[]`;

const rankedTitle = z.object({ id: z.int(), rank: z.int() });
export type RankedTitle = z.infer<typeof rankedTitle>;

/** With the text in so many titles and other texts the first that were ever posted count. */
const mostTitles = 1000;

/** The last of all characters: what begins with a text lies between it and the text with this behind it. */
const lastCharacter = '\u{10FFFF}';

/**
 * Titles that are the text (rank 1), begin with it (2) or contain it (3; of three letters and more). Each title is a
 * line or a single word; so are names and skills, whose numbers are no job's title.
 */
export const findTitles = defineStatement({
  name: 'search-titles',
  row: rankedTitle,
  samples: [{ q: 'a' }, { q: 'abc' }],
  sql: ({ q }: { q: string }) => {
    const begins = sql`value >= lower(${q}::text) and value < lower(${q}::text) || ${lastCharacter}`;
    const fits = isShort(q) ? begins : sql`value like lower(${containing(q)}::text)`;
    return sql`
      select id, case when value = lower(${q}::text) then 1 when ${begins} then 2 else 3 end as rank
      from (
        select id, value from search_terms where kind = 'LINE' and ${fits}
        union all
        select id, value from search_terms where kind = 'WORD' and ${fits}
      ) titles
      order by rank, id limit ${raw(String(mostTitles))}`;
  },
});

interface Likeness {
  titleWords: string[];
  skills: string[];
}

/** Words that contain one of the title's, and skills. */
export const findLikeTerms = defineStatement({
  name: 'like-search-terms',
  row: z.object({ id: z.int() }),
  sql: ({ titleWords, skills }: Likeness) => sql`
    select id from search_terms where kind = 'WORD' and value like any(${titleWords}::text[])
    union select id from search_terms where kind in ('WORD', 'LINE') and value = any(${skills}::text[])`,
});

const noTerms: FoundTerms = { terms: null, places: null, experiences: null };

const placesOf = ({ location }: JobFilterValues): SearchedPlaces =>
  location ? searchedPlaces(location) : { anyOf: null, isRemote: false };

/** By a word in the location, or as work mode. */
export const wantsRemote = (filter: JobFilterValues): boolean =>
  placesOf(filter).isRemote || (filter.workMode?.includes('REMOTE') ?? false);

/** Null if no open job can have what was asked. Who wants remote jobs may live anywhere. */
export async function termsOf(
  { prepared }: Pick<Database, 'prepared'>,
  filter: JobFilterValues,
): Promise<FoundTerms | null> {
  const { q, experience } = filter;
  // "Any experience" is no filter (OP-075).
  const level = experience?.toLowerCase() === experienceWords.ANY.toLowerCase() ? null : experience;
  const places = placesOf(filter).anyOf;
  if (!q && !places && !level) return noTerms;
  const [found = noTerms] = await prepared(findTerms({ q, places, experience: level }));
  const withRemote = wantsRemote(filter);
  const needed = [found.terms, found.experiences, withRemote ? null : found.places];
  return needed.some((ids) => ids?.length === 0) ? null : { ...found, withRemote };
}
