import type { MigrationInterface, QueryRunner } from 'typeorm';
import { changeTable } from './change-table.ts';

const tables = ['outbox', 'mailbox_messages', 'notifications', 'idempotency_keys'];

/**
 * Whom a mail, a notification or a stored answer is to or about, by id: it goes with their accounts (decision 0104).
 */
export class KnowWhomTextsAreAbout1764800400000 implements MigrationInterface {
  transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    for (const table of tables)
      await changeTable(runner, `alter table ${table} add column if not exists about_ids uuid[]`);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of tables) await changeTable(runner, `alter table ${table} drop column if exists about_ids`);
  }
}
