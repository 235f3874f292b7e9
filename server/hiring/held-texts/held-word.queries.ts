import sql from 'sql-template-tag';
import { defineStatement } from '../../core/statement.ts';
import { HeldWord } from './held-word.entity.ts';

/** All of them: their number is limited (`heldWordLimits`). */
export const listHeldWords = defineStatement({
  name: 'held-words',
  entity: HeldWord,
  sql: () => sql`select id, kind, phrase, added_at as "addedAt" from held_words order by phrase, kind`,
});
