import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * What admins changed, written once and never again (decision 0061). The table was there, and nothing has ever written
 * to it; its key to the person would have changed lines when an account goes.
 */
export class KeepAuditLog1764600000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop table audit_log;
      create table audit_log (
        id uuid constraint audit_log_pkey primary key default new_id(),
        at timestamptz not null,
        actor_id uuid not null,
        actor_role text not null constraint audit_log_actor_role_known check (actor_role in ('ADMIN', 'SUPERADMIN')),
        operation text not null,
        subject_type text not null,
        subject_id uuid not null,
        before jsonb,
        after jsonb,
        ip_address text not null
      );
      create index audit_log_newest_idx on audit_log (at desc, id desc);
      create index audit_log_actor_idx on audit_log (actor_id, at desc, id desc);
      create index audit_log_operation_idx on audit_log (operation, at desc, id desc);
      create index audit_log_subject_idx on audit_log (subject_type, subject_id, at desc, id desc);

      create function refuse_change_of_audit_log() returns trigger language plpgsql as $$
      begin
        raise exception 'The audit log only grows: % is refused.', lower(tg_op)
          using errcode = 'insufficient_privilege';
      end $$;
      create trigger audit_log_only_grows before update or delete or truncate on audit_log
        for each statement execute function refuse_change_of_audit_log();
      -- Also where replication or a restore switches triggers off.
      alter table audit_log enable always trigger audit_log_only_grows;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop table audit_log;
      drop function refuse_change_of_audit_log();
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
    `);
  }
}
