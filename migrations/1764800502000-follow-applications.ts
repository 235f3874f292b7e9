import type { MigrationInterface, QueryRunner } from 'typeorm';
import { changeTable } from './change-table.ts';

/** Programs ask what has changed since; a decision that is taken back sets `moved_at` back (decision 0105). */
export class FollowApplications1764800502000 implements MigrationInterface {
  transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await changeTable(runner, 'alter table applications add column if not exists changed_at timestamptz');
    await runner.query('set statement_timeout = 0');
    try {
      await runner.query('drop index concurrently if exists applications_changed_idx');
      await runner.query(`create index concurrently applications_changed_idx
        on applications (recruiter_id, greatest(moved_at, changed_at), id)`);
    } finally {
      await runner.query('reset statement_timeout');
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop index applications_changed_idx');
    await changeTable(runner, 'alter table applications drop column if exists changed_at');
  }
}
