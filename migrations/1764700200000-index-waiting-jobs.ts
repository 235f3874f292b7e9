import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The few jobs that wait are found without a scan, by company and for all at once. No one waits while it is made. */
export class IndexWaitingJobs1764700200000 implements MigrationInterface {
  transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('set statement_timeout = 0');
    try {
      await runner.query('drop index concurrently if exists jobs_waiting_idx');
      await runner.query(
        'create index concurrently jobs_waiting_idx on jobs (company_id, recruiter_id) where waits_since is not null',
      );
    } finally {
      await runner.query('reset statement_timeout');
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop index jobs_waiting_idx');
  }
}
