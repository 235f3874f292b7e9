import sql, { join, type Sql } from 'sql-template-tag';

/** The typed text stands for itself: `%`, `_` and `\` are letters. */
export const literal = (text: string): string => text.replace(/[\\%_]/g, String.raw`\$&`);

export const containing = (text: string): string => `%${literal(text)}%`;

export const beginningWith = (text: string): string => `${literal(text)}%`;

const isInsideFrom = 3;

/**
 * That what was typed stands in a text, by any of the conditions that `like` makes of patterns. One and two letters have
 * no trigram for the index to go by, so they have to begin a word, of which the index knows the start (decision 0020).
 */
export function contains(search: string, like: (pattern: string) => Sql): Sql {
  const begins = beginningWith(search);
  const isShort = Array.from(search).length < isInsideFrom;
  const patterns = isShort ? [begins, `% ${begins}`, `%\n${begins}`] : [containing(search)];
  return sql`(${join(patterns.map(like), ' or ')})`;
}
