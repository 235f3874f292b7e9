import sql, { join, type Sql } from 'sql-template-tag';

/** The typed text stands for itself: `%`, `_` and `\` are letters. */
export const literal = (text: string): string => text.replace(/[\\%_]/g, String.raw`\$&`);

export const containing = (text: string): string => `%${literal(text)}%`;

export const beginningWith = (text: string): string => `${literal(text)}%`;

const isInsideFrom = 3;

/**
 * Whether a text holds what was typed: any of the conditions that `like` makes of patterns. One or two letters have no
 * trigram, so they must begin a word, whose start the index knows (decision 0052).
 */
export function contains(search: string, like: (pattern: string) => Sql): Sql {
  const begins = beginningWith(search);
  const isShort = Array.from(search).length < isInsideFrom;
  const patterns = isShort ? [begins, `% ${begins}`, `%\n${begins}`] : [containing(search)];
  return sql`(${join(patterns.map(like), ' or ')})`;
}
