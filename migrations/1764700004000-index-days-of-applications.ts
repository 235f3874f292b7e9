import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * The figures of the portal look at the latest applications of everybody. Rows lie about in the order in which they
 * came, so the range of each block is enough, and an application pays nothing for it.
 */
export class IndexDaysOfApplications1764700004000 implements MigrationInterface {
  transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('set statement_timeout = 0');
    try {
      await runner.query('drop index concurrently if exists applications_days_idx');
      await runner.query(
        `create index concurrently applications_days_idx
         on applications using brin (applied_at) with (autosummarize = on)`,
      );
    } finally {
      await runner.query('reset statement_timeout');
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop index applications_days_idx');
  }
}
