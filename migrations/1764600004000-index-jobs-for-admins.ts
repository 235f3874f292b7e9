import type { MigrationInterface, QueryRunner } from 'typeorm';

const newestFirst = 'posted_at desc, id desc';

/** All jobs, closed ones too, in the order in which admins read them, and by the words that they search for. */
const indexes = {
  jobs_newest_idx: `jobs (${newestFirst})`,
  jobs_taken_down_idx: `jobs (${newestFirst}) where taken_down_at is not null`,
  jobs_search_idx: 'jobs using gin (search_text gin_trgm_ops)',
};

/** No one waits while they are made; what an interrupted start left half built is built again. */
export class IndexJobsForAdmins1764600004000 implements MigrationInterface {
  transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('set statement_timeout = 0');
    try {
      for (const [name, definition] of Object.entries(indexes)) {
        await runner.query(`drop index concurrently if exists ${name}`);
        await runner.query(`create index concurrently ${name} on ${definition}`);
      }
    } finally {
      await runner.query('reset statement_timeout');
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`drop index ${Object.keys(indexes).join(', ')}`);
  }
}
