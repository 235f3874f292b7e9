import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What was sent with an idempotency key and what was answered, for a day (decision 0039). */
export class KnowIdempotencyKeys1764300301000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table idempotency_keys (
        subject text not null,
        operation text not null,
        key text not null,
        input_hash bytea not null,
        answer jsonb,
        created_at timestamptz not null,
        constraint idempotency_keys_pkey primary key (subject, operation, key)
      );
      create index idempotency_keys_created_idx on idempotency_keys (created_at);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table idempotency_keys');
  }
}
