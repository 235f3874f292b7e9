import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * The index of trigrams finds where words begin as well (decision 0020). How often each place occurs must still be
 * known.
 */
export class DropWordStarts1764400050000 implements MigrationInterface {
  // As when it was made: without a transaction.
  transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    for (const { index } of expressions) await runner.query(`drop index concurrently if exists ${index}`);
    await runner.query(`drop statistics if exists ${expressions.map(({ statistics }) => statistics).join(', ')}`);
    await runner.query('drop function if exists word_starts(text)');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create function word_starts(words text) returns text[] language sql immutable strict parallel safe as $$
        select array_agg(left(word, 1)) || array_agg(left(word, 2))
        from unnest(string_to_array(translate(words, E'\\n/,;:()&|-', repeat(' ', 10)), ' ')) word
      $$`);
    for (const { expression, index, statistics } of expressions) {
      await runner.query(
        `create index ${index} on jobs using gin (word_starts(${expression})) with (fastupdate = off)
         where status = 'ACTIVE'`,
      );
      await runner.query(`create statistics ${statistics} on (word_starts(${expression})) from jobs`);
    }
  }
}

const expressions = [
  { expression: 'search_text', index: 'jobs_open_word_starts_idx', statistics: 'jobs_word_starts_statistics' },
  { expression: 'lower(location)', index: 'jobs_open_place_starts_idx', statistics: 'jobs_place_starts_statistics' },
];
