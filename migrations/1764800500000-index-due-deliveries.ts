import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What is due is claimed by webhook, so that owners take turns (decision 0105). */
export class IndexDueDeliveries1764800500000 implements MigrationInterface {
  transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('drop index concurrently if exists webhook_deliveries_due_by_webhook_idx');
    await runner.query(`create index concurrently webhook_deliveries_due_by_webhook_idx
      on webhook_deliveries (webhook_id, next_attempt_at, id) where next_attempt_at is not null`);
    await runner.query('drop index concurrently if exists webhook_deliveries_due_idx');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(
      'create index webhook_deliveries_due_idx on webhook_deliveries (next_attempt_at) where next_attempt_at is not null',
    );
    await runner.query('drop index webhook_deliveries_due_by_webhook_idx');
  }
}
