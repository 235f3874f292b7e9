import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * The list of the approved has several statuses: without an index of its own, its pages deep down are sorted out of all
 * of them. No one waits while it is made.
 */
export class IndexApprovedApplications1764200004000 implements MigrationInterface {
  transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('set statement_timeout = 0');
    try {
      // What a start that was broken off left half made is made again.
      await runner.query('drop index concurrently if exists applications_approved_idx');
      await runner.query(`
        create index concurrently applications_approved_idx on applications (recruiter_id, applied_at desc, id desc)
        where status in ('APPROVED', 'INTERVIEW_SCHEDULED', 'OFFER_EXTENDED', 'HIRED')`);
    } finally {
      await runner.query('reset statement_timeout');
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop index applications_approved_idx');
  }
}
