import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * What every other table stands on: people, as nearly all refer to them; files, mails and events, notifications,
 * limits and settings.
 */
export class CreatePlatform1764000000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(String.raw`
      create extension if not exists citext;
      create extension if not exists pg_trgm;
      create extension if not exists btree_gist;
      create extension if not exists intarray;

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
        id uuid primary key default new_id(),
        email citext not null constraint users_email_length check (char_length(email) between 3 and 100)
          constraint users_email_key unique,
        name text not null constraint users_name_length check (char_length(name) between 1 and 50),
        role text not null constraint users_role_known check (role in ('JOBSEEKER', 'HR', 'ADMIN', 'SUPERADMIN')),
        password_hash text,
        email_verified_at timestamptz,
        disabled_at timestamptz,
        created_at timestamptz not null default now(),
        updated_at timestamptz not null default now(),
        disabled_reason text constraint users_disabled_reason_length
          check (char_length(disabled_reason) between 1 and 500),
        -- The account waits for its deletion until then (decision 0104).
        deletes_at timestamptz,
        erased_at timestamptz,
        constraint users_reason_of_disabled check (disabled_reason is null or disabled_at is not null),
        constraint users_erased_is_disabled check (erased_at is null or disabled_at is not null)
      );
      create index users_newest_idx on users (created_at desc, id desc);
      create index users_role_idx on users (role, created_at desc, id desc);
      create index users_disabled_idx on users (created_at desc, id desc) where disabled_at is not null;
      create index users_search_idx on users using gin ((lower(name || E'\n' || email::text)) gin_trgm_ops);
      create index users_staff_idx on users (id) where role in ('ADMIN', 'SUPERADMIN');
      create index users_leaving_idx on users (deletes_at) where deletes_at is not null;

      -- What was personal in the row of a deleted account does not come back (decision 0104).
      create function refuse_change_of_erased() returns trigger language plpgsql as $$
      begin
        raise exception 'The account was deleted'
          using errcode = 'foreign_key_violation', table = 'users', constraint = 'refuse_change_of_erased';
      end $$;
      create trigger refuse_change_of_erased before update on users
        for each row when (
          old.erased_at is not null
          and (old.name, old.email, old.password_hash, old.email_verified_at, old.erased_at)
            is distinct from (new.name, new.email, new.password_hash, new.email_verified_at, new.erased_at)
        ) execute function refuse_change_of_erased();

      -- A row that arrives while an account is deleted must not refer to it (decision 0104). Each table that refers to
      -- users has this trigger. Its error is that of a missing reference, so the command begins anew. The trigger of
      -- the foreign key comes first by its name, and has waited for the deletion.
      create function refuse_erased_people() returns trigger language plpgsql as $$
      declare
        written jsonb := to_jsonb(new);
      begin
        if exists (
          select from users
          where id = any(array(select (written->>referring)::uuid from unnest(tg_argv) referring))
            and erased_at is not null
        ) then
          raise exception 'The account of a person in "%" was deleted', tg_table_name
            using errcode = 'foreign_key_violation', table = tg_table_name, constraint = 'refuse_erased_people';
        end if;
        return null;
      end $$;

      create table files (
        id uuid primary key default new_id(),
        owner_id uuid constraint files_owner_fkey references users on delete restrict,
        purpose text not null constraint files_purpose_known check (purpose in ('RESUME', 'ATTACHMENT', 'EXPORT')),
        name text not null constraint files_name_length check (char_length(name) between 1 and 255),
        media_type text not null,
        size int not null constraint files_size_positive check (size > 0),
        sha256 bytea not null,
        storage_key text not null constraint files_storage_key_key unique,
        claimed_at timestamptz,
        created_at timestamptz not null default now(),
        -- Keyed hash of the network that uploaded it.
        network bytea
      );
      create index files_owner_idx on files (owner_id);
      create index files_unclaimed_idx on files (created_at) where claimed_at is null;
      create index files_network_idx on files (network, created_at) where network is not null;
      create index files_export_idx on files (created_at) where purpose = 'EXPORT';
      create trigger refuse_erased_people after insert or update of owner_id on files
        for each row execute function refuse_erased_people('owner_id');

      -- Mails and events, written in the transaction that causes them.
      create table outbox (
        id bigint generated always as identity primary key,
        kind text not null constraint outbox_kind_known check (kind in ('MAIL', 'EVENT')),
        topic text not null,
        payload jsonb not null,
        created_at timestamptz not null default now(),
        delivered_at timestamptz,
        next_attempt_at timestamptz,
        attempts int not null default 0,
        -- When a code in it is worth nothing any more.
        expires_at timestamptz,
        -- A mail can be called back by it until it leaves.
        hold_id uuid,
        outcome text constraint outbox_outcome_known
          check (outcome in ('REFUSED', 'ABANDONED', 'EXPIRED', 'UNADDRESSED')),
        last_error text,
        -- Whom it is to or about (decision 0104).
        about_ids uuid[],
        -- Given when it is first sent: no copy of this database gives it to another mail.
        message_id uuid default gen_random_uuid()
      );
      create index outbox_age_idx on outbox (created_at);
      create index outbox_hold_idx on outbox (hold_id) where hold_id is not null;
      create index outbox_recipient_idx on outbox (lower(payload->>'to'), id) where kind = 'MAIL';
      create index outbox_mail_idx on outbox (id) where kind = 'MAIL';
      create index outbox_troubled_mail_idx on outbox (id)
        where kind = 'MAIL' and (delivered_at is null or outcome in ('REFUSED', 'ABANDONED'));

      -- Sent by the transaction that inserts the row, with its commit.
      create function notify_event() returns trigger language plpgsql as $$
      begin
        perform pg_notify('kaamyab_events', jsonb_build_object('outboxId', new.id::text, 'event', new.payload)::text);
        return null;
      end $$;
      create trigger outbox_event after insert on outbox for each row when (new.kind = 'EVENT')
        execute function notify_event();

      create table mailbox_messages (
        id bigint generated always as identity primary key,
        message_id text not null constraint mailbox_messages_message_id_key unique,
        recipient text not null,
        subject text not null,
        body_text text not null,
        body_html text not null,
        attachments jsonb not null default '[]',
        received_at timestamptz not null default now(),
        -- Whom it is to or about (decision 0104).
        about_ids uuid[]
      );

      create table notifications (
        id uuid primary key default new_id(),
        user_id uuid not null constraint notifications_user_fkey references users on delete cascade,
        type text not null constraint notifications_type_known
          check (type in ('INTERVIEW', 'REMINDER', 'JOB_ALERT', 'FOLLOW_UP', 'GENERAL')),
        title text not null constraint notifications_title_length check (char_length(title) between 1 and 200),
        body text not null default '' constraint notifications_body_length check (char_length(body) <= 1000),
        link text constraint notifications_link_local check (link like '/%' and link not like '//%'),
        created_at timestamptz not null default now(),
        read_at timestamptz,
        -- Whom it is to or about (decision 0104).
        about_ids uuid[],
        -- It can be restored for a while.
        deleted_at timestamptz
      );
      create index notifications_user_idx on notifications (user_id, created_at desc, id desc);
      create index notifications_unread_idx on notifications (user_id) where read_at is null;
      create index notifications_about_idx on notifications using gin (about_ids) where about_ids is not null;
      create index notifications_deleted_idx on notifications (deleted_at) where deleted_at is not null;
      create trigger refuse_erased_people after insert or update of user_id on notifications
        for each row execute function refuse_erased_people('user_id');

      create table notification_preferences (
        user_id uuid not null constraint notification_preferences_user_fkey references users on delete cascade,
        type text not null constraint notification_preferences_type_known
          check (type in ('INTERVIEW', 'REMINDER', 'JOB_ALERT', 'FOLLOW_UP', 'GENERAL')),
        is_mailed boolean not null,
        primary key (user_id, type)
      );
      create trigger refuse_erased_people after insert or update of user_id on notification_preferences
        for each row execute function refuse_erased_people('user_id');

      -- What was sent with an idempotency key and what was answered, for a day (decision 0039).
      create table idempotency_keys (
        subject text not null,
        operation text not null,
        key text not null,
        input_hash bytea not null,
        answer jsonb,
        created_at timestamptz not null,
        -- Whom it is to or about (decision 0104).
        about_ids uuid[],
        primary key (subject, operation, key)
      );
      create index idempotency_keys_created_idx on idempotency_keys (created_at);

      -- Keyed by HMAC, so that the table tells nobody's address. A guess is counted by one UPDATE … RETURNING before it
      -- is judged.
      create table attempt_counters (
        scope text not null,
        subject bytea not null,
        used int not null default 0 constraint attempt_counters_used_positive check (used >= 0),
        window_started_at timestamptz not null default now(),
        last_attempt_at timestamptz not null default now(),
        block_level int not null default 0,
        blocked_until timestamptz,
        -- Attempts since the last success.
        streak int not null default 0 constraint attempt_counters_streak_positive check (streak >= 0),
        primary key (scope, subject)
      );
      create index attempt_counters_age_idx on attempt_counters (last_attempt_at);

      -- What the superadmin sets; a setting without a row has its default (decision 0077).
      create table settings (
        name text primary key,
        value jsonb not null,
        updated_at timestamptz not null
      );

      -- What is true of this database and of no copy of it: backups leave it out.
      create table installation (
        is_only boolean primary key default true constraint installation_is_only_check check (is_only),
        secret_check text,
        parked_at timestamptz
      );
      insert into installation default values;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop table installation, settings, attempt_counters, idempotency_keys, notification_preferences, notifications,
        mailbox_messages, outbox, files, users;
      drop function notify_event, refuse_erased_people, refuse_change_of_erased, new_id;
    `);
  }
}
