import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The few jobs that are held, in the order in which admins read them. No one waits while it is made. */
export class IndexHeldJobs1764700202000 implements MigrationInterface {
  transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('set statement_timeout = 0');
    try {
      await runner.query('drop index concurrently if exists jobs_held_idx');
      await runner.query(
        'create index concurrently jobs_held_idx on jobs (posted_at desc, id desc) where held_at is not null',
      );
    } finally {
      await runner.query('reset statement_timeout');
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop index jobs_held_idx');
  }
}
