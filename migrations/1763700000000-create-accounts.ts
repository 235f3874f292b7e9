import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Who someone is: users, sessions, pending sign-ups, one-time codes with their counters, consents; files, which
 * everybody else refers to.
 */
export class CreateAccounts1763700000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create extension if not exists citext;
      create extension if not exists pg_trgm;
      create extension if not exists btree_gist;

      -- Time-ordered UUID (RFC 9562, version 7): new rows land at the right edge of every index. Postgres brings
      -- uuidv7() only from 18 on.
      create function new_id() returns uuid language sql volatile parallel safe as $$
        select encode(
          set_bit(set_bit(
            overlay(uuid_send(gen_random_uuid())
              placing substring(int8send(floor(extract(epoch from clock_timestamp()) * 1000)::bigint) from 3)
                from 1 for 6),
            52, 1), 53, 1), 'hex')::uuid
      $$;

      create table users (
        id uuid constraint users_pkey primary key default new_id(),
        email citext not null constraint users_email_key unique constraint users_email_length
          check (char_length(email) between 3 and 100),
        name text not null constraint users_name_length check (char_length(name) between 1 and 50),
        role text not null constraint users_role_known check (role in ('JOBSEEKER', 'HR', 'ADMIN', 'SUPERADMIN')),
        password_hash text,
        email_verified_at timestamptz,
        disabled_at timestamptz,
        created_at timestamptz not null default now(),
        updated_at timestamptz not null default now()
      );

      create table sessions (
        id uuid constraint sessions_pkey primary key default new_id(),
        user_id uuid not null constraint sessions_user_fkey references users on delete cascade,
        cookie_hash bytea not null constraint sessions_cookie_hash_key unique,
        bearer_hash bytea not null constraint sessions_bearer_hash_key unique,
        user_agent text not null default '',
        ip_address text not null default '',
        created_at timestamptz not null default now(),
        last_seen_at timestamptz not null default now(),
        expires_at timestamptz not null,
        revoked_at timestamptz
      );
      create index sessions_user_idx on sessions (user_id) where revoked_at is null;
      create index sessions_expiry_idx on sessions (expires_at);

      create table known_devices (
        id uuid constraint known_devices_pkey primary key default new_id(),
        user_id uuid not null constraint known_devices_user_fkey references users on delete cascade,
        device_hash bytea not null,
        label text not null default '',
        created_at timestamptz not null default now(),
        last_seen_at timestamptz not null default now(),
        constraint known_devices_user_device_key unique (user_id, device_hash)
      );

      create table files (
        id uuid constraint files_pkey primary key default new_id(),
        owner_id uuid constraint files_owner_fkey references users on delete restrict,
        purpose text not null constraint files_purpose_known check (purpose in ('RESUME', 'ATTACHMENT')),
        name text not null constraint files_name_length check (char_length(name) between 1 and 255),
        media_type text not null,
        size int not null constraint files_size_positive check (size > 0),
        sha256 bytea not null,
        storage_key text not null constraint files_storage_key_key unique,
        claimed_at timestamptz,
        created_at timestamptz not null default now()
      );
      create index files_owner_idx on files (owner_id);
      create index files_unclaimed_idx on files (created_at) where claimed_at is null;

      create table signups (
        id uuid constraint signups_pkey primary key default new_id(),
        email citext not null constraint signups_email_length check (char_length(email) between 3 and 100),
        name text not null constraint signups_name_length check (char_length(name) between 1 and 50),
        role text not null constraint signups_role_known check (role in ('JOBSEEKER', 'HR')),
        password_hash text not null,
        resume_file_id uuid constraint signups_resume_file_fkey references files on delete set null,
        has_consented boolean not null,
        is_adult boolean not null,
        ticket_hash bytea not null constraint signups_ticket_hash_key unique,
        created_at timestamptz not null default now(),
        expires_at timestamptz not null
      );
      create index signups_email_idx on signups (email, created_at desc);
      create index signups_expiry_idx on signups (expires_at);
      create index signups_resume_file_idx on signups (resume_file_id);

      -- Also for e-mails that have no account: the answers must not tell them apart.
      create table one_time_codes (
        id uuid constraint one_time_codes_pkey primary key default new_id(),
        purpose text not null constraint one_time_codes_purpose_known
          check (purpose in ('SIGNUP', 'LOGIN', 'EMAIL_CHANGE', 'PASSWORD_RESET', 'ADMIN_LOGIN')),
        email citext not null,
        user_id uuid constraint one_time_codes_user_fkey references users on delete cascade,
        signup_id uuid constraint one_time_codes_signup_fkey references signups on delete cascade,
        code_hash bytea not null,
        created_at timestamptz not null default now(),
        expires_at timestamptz not null,
        used_at timestamptz
      );
      create index one_time_codes_email_idx on one_time_codes (email, purpose, created_at desc);
      create index one_time_codes_user_idx on one_time_codes (user_id);
      create index one_time_codes_signup_idx on one_time_codes (signup_id);
      create index one_time_codes_expiry_idx on one_time_codes (expires_at);

      -- Keyed by HMAC, so that the table tells nobody's address. A guess is counted by one UPDATE … RETURNING before it
      -- is judged.
      create table attempt_counters (
        scope text not null,
        subject bytea not null,
        used int not null default 0 constraint attempt_counters_used_positive check (used >= 0),
        window_started_at timestamptz not null default now(),
        last_attempt_at timestamptz not null default now(),
        block_level int not null default 0,
        block_level_started_at timestamptz,
        blocked_until timestamptz,
        constraint attempt_counters_pkey primary key (scope, subject)
      );
      create index attempt_counters_age_idx on attempt_counters (last_attempt_at);

      create table consents (
        id uuid constraint consents_pkey primary key default new_id(),
        user_id uuid not null constraint consents_user_fkey references users on delete cascade,
        kind text not null constraint consents_kind_known check (kind in ('PRIVACY_NOTICE', 'ADULT')),
        version text not null,
        given_at timestamptz not null default now(),
        constraint consents_user_kind_version_key unique (user_id, kind, version)
      );
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop table consents, attempt_counters, one_time_codes, signups, files, known_devices, sessions, users;
      drop function new_id();
    `);
  }
}
