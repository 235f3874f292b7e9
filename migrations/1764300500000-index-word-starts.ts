import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Postgres learns how often each place occurs: it knows columns, but not `lower(location)`.
 *
 * Edited after it had landed, as it also made two indexes of word starts that `DropWordStarts` takes away again
 * (decision 0020): a large table was indexed for nothing, and each job that is numbered in between was put into them.
 * Where it ran before, that migration takes them away.
 */
export class IndexWordStarts1764300500000 implements MigrationInterface {
  transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('set statement_timeout = 0');
    try {
      await runner.query('create statistics if not exists jobs_place_statistics on (lower(location)) from jobs');
      await runner.query('analyze jobs');
    } finally {
      await runner.query('reset statement_timeout');
    }
  }

  /** With the word starts, if taking back `DropWordStarts` has brought back. */
  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop statistics if exists jobs_place_statistics, jobs_word_starts_statistics, jobs_place_starts_statistics;
      drop index if exists jobs_open_word_starts_idx, jobs_open_place_starts_idx;
      drop function if exists word_starts(text);
    `);
  }
}
