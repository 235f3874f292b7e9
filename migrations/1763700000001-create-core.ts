import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What every write may leave behind: the outbox, the audit log, and the development mailbox. */
export class CreateCore1763700000001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table outbox (
        id bigint generated always as identity constraint outbox_pkey primary key,
        kind text not null constraint outbox_kind_known check (kind in ('MAIL', 'EVENT')),
        topic text not null,
        payload jsonb not null,
        created_at timestamptz not null default now(),
        dispatched_at timestamptz,
        delivered_at timestamptz
      );
      create index outbox_waiting_idx on outbox (id) where dispatched_at is null;
      create index outbox_age_idx on outbox (created_at);

      create table audit_log (
        id bigint generated always as identity constraint audit_log_pkey primary key,
        at timestamptz not null default now(),
        actor_id uuid constraint audit_log_actor_fkey references users on delete set null,
        action text not null,
        subject_type text,
        subject_id uuid,
        details jsonb not null default '{}',
        ip_address text not null default ''
      );
      create index audit_log_actor_idx on audit_log (actor_id, at desc);
      create index audit_log_subject_idx on audit_log (subject_type, subject_id, at desc);

      create table mailbox_messages (
        id bigint generated always as identity constraint mailbox_messages_pkey primary key,
        message_id text not null constraint mailbox_messages_message_id_key unique,
        recipient text not null,
        subject text not null,
        body_text text not null,
        body_html text not null,
        attachments jsonb not null default '[]',
        received_at timestamptz not null default now()
      );
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table mailbox_messages, audit_log, outbox');
  }
}
