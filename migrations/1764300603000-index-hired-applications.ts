import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The hired of a job are counted without a scan of all its applications. No one waits while the index is built. */
export class IndexHiredApplications1764300603000 implements MigrationInterface {
  transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('set statement_timeout = 0');
    try {
      // An index that an interrupted start left half built is built again.
      await runner.query('drop index concurrently if exists applications_hired_idx');
      await runner.query(
        `create index concurrently applications_hired_idx on applications (job_id) where status = 'HIRED'`,
      );
    } finally {
      await runner.query('reset statement_timeout');
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop index applications_hired_idx');
  }
}
