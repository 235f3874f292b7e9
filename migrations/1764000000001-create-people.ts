import type { MigrationInterface, QueryRunner } from 'typeorm';

/** How people log in, what they agreed to, and the profile of seekers. */
export class CreatePeople1764000000001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table sessions (
        id uuid primary key default new_id(),
        user_id uuid not null constraint sessions_user_fkey references users on delete cascade,
        cookie_hash bytea not null constraint sessions_cookie_hash_key unique,
        bearer_hash bytea not null constraint sessions_bearer_hash_key unique,
        user_agent text not null default '',
        ip_address text not null default '',
        created_at timestamptz not null default now(),
        last_seen_at timestamptz not null default now(),
        expires_at timestamptz not null,
        revoked_at timestamptz,
        -- When password or code were last entered; null: when the session was opened.
        authenticated_at timestamptz
      );
      create index sessions_user_idx on sessions (user_id) where revoked_at is null;
      create index sessions_expiry_idx on sessions (expires_at);
      create trigger refuse_erased_people after insert or update of user_id on sessions
        for each row execute function refuse_erased_people('user_id');

      create table known_devices (
        id uuid primary key default new_id(),
        user_id uuid not null constraint known_devices_user_fkey references users on delete cascade,
        device_hash bytea not null,
        label text not null default '',
        created_at timestamptz not null default now(),
        last_seen_at timestamptz not null default now(),
        constraint known_devices_user_device_key unique (user_id, device_hash)
      );
      create trigger refuse_erased_people after insert or update of user_id on known_devices
        for each row execute function refuse_erased_people('user_id');

      create table signups (
        id uuid primary key default new_id(),
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
        id uuid primary key default new_id(),
        purpose text not null constraint one_time_codes_purpose_known
          check (purpose in ('SIGNUP', 'LOGIN', 'EMAIL_CHANGE', 'PASSWORD_RESET', 'ADMIN_LOGIN')),
        email citext not null,
        user_id uuid constraint one_time_codes_user_fkey references users on delete cascade,
        signup_id uuid constraint one_time_codes_signup_fkey references signups on delete cascade,
        code_hash bytea not null,
        created_at timestamptz not null default now(),
        expires_at timestamptz not null,
        used_at timestamptz,
        -- The browser that asked for it.
        device_hash bytea,
        needs_device boolean not null default false
      );
      create index one_time_codes_email_idx on one_time_codes (email, purpose, created_at desc);
      create index one_time_codes_user_idx on one_time_codes (user_id);
      create index one_time_codes_signup_idx on one_time_codes (signup_id);
      create index one_time_codes_expiry_idx on one_time_codes (expires_at);
      create trigger refuse_erased_people after insert or update of user_id on one_time_codes
        for each row execute function refuse_erased_people('user_id');

      create table consents (
        id uuid primary key default new_id(),
        user_id uuid not null constraint consents_user_fkey references users on delete cascade,
        kind text not null constraint consents_kind_known check (kind in ('PRIVACY_NOTICE', 'ADULT', 'TALENT_SEARCH')),
        version text not null,
        given_at timestamptz not null default now(),
        withdrawn_at timestamptz,
        constraint consents_user_kind_version_key unique (user_id, kind, version)
      );
      create trigger refuse_erased_people after insert or update of user_id on consents
        for each row execute function refuse_erased_people('user_id');

      -- For programs that act for a person, within scopes (decision 0065).
      create table access_tokens (
        id uuid primary key default new_id(),
        user_id uuid not null constraint access_tokens_user_fkey references users on delete cascade,
        name text not null constraint access_tokens_name_check check (length(name) between 1 and 60),
        token_hash bytea not null constraint access_tokens_hash_key unique,
        scopes text[] not null constraint access_tokens_scopes_check check (cardinality(scopes) > 0)
          constraint access_tokens_scopes_known
          check (scopes <@ array['PROFILE_READ', 'PROFILE_WRITE', 'JOBS_READ', 'JOBS_WRITE', 'APPLICATIONS_READ',
            'APPLICATIONS_WRITE', 'INTERVIEWS_READ', 'INTERVIEWS_WRITE', 'NOTIFICATIONS_READ', 'NOTIFICATIONS_WRITE']),
        created_at timestamptz not null,
        expires_at timestamptz not null,
        last_used_at timestamptz,
        constraint access_tokens_name_key unique (user_id, name)
      );
      create index access_tokens_expires_idx on access_tokens (expires_at);
      create trigger refuse_erased_people after insert or update of user_id on access_tokens
        for each row execute function refuse_erased_people('user_id');

      -- To run the portal, until they are accepted or withdrawn (decision 0072).
      create table staff_invitations (
        id uuid primary key default new_id(),
        email citext not null constraint staff_invitations_email_key unique,
        name text not null,
        role text not null constraint staff_invitations_role_known check (role in ('ADMIN', 'SUPERADMIN')),
        token_hash bytea not null constraint staff_invitations_token_key unique,
        created_at timestamptz not null,
        expires_at timestamptz not null
      );

      create table seeker_profiles (
        user_id uuid primary key constraint seeker_profiles_user_fkey references users on delete cascade,
        phone text,
        whatsapp text,
        gender text constraint seeker_profiles_gender_known check (gender in ('MALE', 'FEMALE', 'OTHER')),
        address text constraint seeker_profiles_address_length check (char_length(address) <= 500),
        skills text[] not null default '{}' constraint seeker_profiles_skills_count check (cardinality(skills) <= 50),
        bio text constraint seeker_profiles_bio_length check (char_length(bio) between 500 and 5000),
        parent_name text,
        parent_phone text,
        parent_email citext,
        parent_relation text constraint seeker_profiles_relation_known
          check (parent_relation in ('FATHER', 'MOTHER', 'GUARDIAN')),
        resume_file_id uuid constraint seeker_profiles_resume_file_fkey references files on delete set null,
        education text,
        program text,
        portfolio text,
        location text,
        experience_years numeric(4, 1) constraint seeker_profiles_experience_range
          check (experience_years between 0 and 60),
        certifications text[] not null default '{}',
        projects jsonb not null default '[]',
        updated_at timestamptz not null default now()
      );
      create index seeker_profiles_resume_file_idx on seeker_profiles (resume_file_id);
      create trigger refuse_erased_people after insert or update of user_id on seeker_profiles
        for each row execute function refuse_erased_people('user_id');

      -- "Download my data": the archive is a file of its person (decision 0104).
      create table data_exports (
        id uuid primary key default new_id(),
        user_id uuid not null constraint data_exports_user_fkey references users on delete cascade,
        requested_at timestamptz not null,
        attempts int not null default 0,
        ready_at timestamptz,
        failed_at timestamptz,
        file_id uuid constraint data_exports_file_fkey references files on delete set null,
        constraint data_exports_one_outcome check (ready_at is null or failed_at is null)
      );
      create unique index data_exports_waiting_key on data_exports (user_id)
        where ready_at is null and failed_at is null;
      create index data_exports_user_idx on data_exports (user_id, requested_at desc);
      create index data_exports_file_idx on data_exports (file_id) where file_id is not null;
      create trigger refuse_erased_people after insert or update of user_id on data_exports
        for each row execute function refuse_erased_people('user_id');
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop table data_exports, seeker_profiles, staff_invitations, access_tokens, consents, one_time_codes, signups,
        known_devices, sessions;
    `);
  }
}
