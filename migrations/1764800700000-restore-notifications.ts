import type { MigrationInterface, QueryRunner } from 'typeorm';
import { changeTable } from './change-table.ts';

const index = 'notifications_deleted_idx';

/** A deleted notification can be restored for a while (decision 0107). */
export class RestoreNotifications1764800700000 implements MigrationInterface {
  transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await changeTable(runner, 'alter table notifications add column if not exists deleted_at timestamptz');
    await runner.query('set statement_timeout = 0');
    try {
      await runner.query(`drop index concurrently if exists ${index}`);
      await runner.query(
        `create index concurrently ${index} on notifications (deleted_at) where deleted_at is not null`,
      );
    } finally {
      await runner.query('reset statement_timeout');
    }
  }

  down = (runner: QueryRunner): Promise<void> =>
    changeTable(
      runner,
      `delete from notifications where deleted_at is not null;
       alter table notifications drop column deleted_at`,
    );
}
