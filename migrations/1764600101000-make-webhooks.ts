import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Addresses of recruiters, and what is on its way to them (decision 0067). */
export class MakeWebhooks1764600101000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table webhooks (
        id uuid not null default new_id(),
        user_id uuid not null constraint webhooks_user_fkey references users on delete cascade,
        url text not null,
        events text[] not null,
        sealed_secret text not null,
        is_active boolean not null,
        failing_since timestamptz,
        created_at timestamptz not null,
        constraint webhooks_pkey primary key (id),
        constraint webhooks_url_key unique (user_id, url),
        constraint webhooks_events_check check (cardinality(events) > 0)
      );
      create table webhook_deliveries (
        id uuid not null default new_id(),
        webhook_id uuid not null constraint webhook_deliveries_webhook_fkey references webhooks on delete cascade,
        event text not null,
        body text not null,
        created_at timestamptz not null,
        attempts int not null default 0,
        delivered_at timestamptz,
        next_attempt_at timestamptz,
        status int,
        duration_ms int,
        answer text,
        constraint webhook_deliveries_pkey primary key (id)
      );
      create index webhook_deliveries_webhook_idx on webhook_deliveries (webhook_id, id);
      create index webhook_deliveries_due_idx on webhook_deliveries (next_attempt_at) where next_attempt_at is not null;
      create index webhook_deliveries_created_idx on webhook_deliveries (created_at);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table webhook_deliveries; drop table webhooks');
  }
}
