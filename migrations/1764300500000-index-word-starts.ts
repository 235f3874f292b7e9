import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * One or two letters are looked up where words begin: the index of parts needs three, and without it all jobs are read (decision 0020). And Postgres learns
 * how often each place occurs: it knows columns, but not `lower(location)`. Nobody waits while it is made.
 */
export class IndexWordStarts1764300500000 implements MigrationInterface {
  transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('set statement_timeout = 0');
    try {
      await runner.query(wordStarts);
      for (const [name, expression] of Object.entries(indexes)) {
        // What a start that was broken off left half made is made anew.
        await runner.query(`drop index concurrently if exists ${name}`);
        await runner.query(`create index concurrently ${name} on jobs using gin (word_starts(${expression})) with (fastupdate = off) where status = 'ACTIVE'`);
      }
      for (const [name, expression] of Object.entries(statistics)) await runner.query(`create statistics if not exists ${name} on (${expression}) from jobs`);
      await runner.query('analyze jobs');
    } finally {
      await runner.query('reset statement_timeout');
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop statistics ${Object.keys(statistics).join(', ')};
      drop index ${Object.keys(indexes).join(', ')};
      drop function word_starts(text);
    `);
  }
}

const indexes = { jobs_open_word_starts_idx: 'search_text', jobs_open_place_starts_idx: 'lower(location)' };

/** How often beginnings and places occur: what is frequent is found among the newest, what is rare by its index. */
const statistics = { jobs_word_starts_statistics: 'word_starts(search_text)', jobs_place_starts_statistics: 'word_starts(lower(location))', jobs_place_statistics: 'lower(location)' };

const wordStarts = `
  create or replace function word_starts(words text) returns text[] language sql immutable strict parallel safe as $$
    select array_agg(left(word, 1)) || array_agg(left(word, 2)) from unnest(string_to_array(translate(words, E'\\n/,;:()&|-', repeat(' ', 10)), ' ')) word
  $$`;
