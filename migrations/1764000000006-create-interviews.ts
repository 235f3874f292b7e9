import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Interviews and decisions on several applications at once, who opened a resume, and the seekers whom recruiters find
 * and invite.
 */
export class CreateInterviews1764000000006 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(String.raw`
      create table interviews (
        id uuid primary key default new_id(),
        application_id uuid constraint interviews_application_fkey references applications on delete cascade,
        recruiter_id uuid not null constraint interviews_recruiter_fkey references users on delete restrict,
        seeker_id uuid constraint interviews_seeker_fkey references users on delete restrict,
        title text not null constraint interviews_title_length check (char_length(title) between 1 and 150),
        candidate text not null constraint interviews_candidate_length check (char_length(candidate) between 1 and 150),
        date date not null,
        slot text not null constraint interviews_slot_known
          check (slot in ('S0900_1000', 'S1030_1130', 'S1300_1400', 'S1430_1530', 'S1600_1700')),
        starts_at timestamptz not null generated always as
          ((date + make_time(substr(slot, 2, 2)::int, substr(slot, 4, 2)::int, 0)) at time zone 'Asia/Kolkata') stored,
        ends_at timestamptz not null generated always as
          ((date + make_time(substr(slot, 7, 2)::int, substr(slot, 9, 2)::int, 0)) at time zone 'Asia/Kolkata') stored,
        status text not null default 'SCHEDULED' constraint interviews_status_known
          check (status in ('SCHEDULED', 'PENDING', 'COMPLETED', 'CANCELLED')),
        -- iCalendar SEQUENCE: rises with each move, so that calendars take the newer invitation.
        sequence int not null default 0,
        reminded_at timestamptz,
        created_at timestamptz not null default now(),
        updated_at timestamptz not null default now(),
        mode text constraint interviews_mode_known check (mode in ('IN_PERSON', 'PHONE', 'VIDEO')),
        -- Address, or https link of the video call.
        location text,
        constraint interviews_application_has_seeker check ((application_id is null) = (seeker_id is null)),
        constraint interviews_recruiter_no_overlap
          exclude using gist (recruiter_id with =, tstzrange(starts_at, ends_at) with &&) where (status <> 'CANCELLED'),
        constraint interviews_seeker_no_overlap
          exclude using gist (seeker_id with =, tstzrange(starts_at, ends_at) with &&) where (status <> 'CANCELLED'),
        constraint interviews_location_length
          check (char_length(location) between 1 and case mode when 'IN_PERSON' then 300 else 500 end),
        constraint interviews_location_fits_mode
          check (case mode when 'IN_PERSON' then location is not null
            when 'VIDEO' then location is not null and location like 'https://%' else location is null end)
      );
      create unique index interviews_live_application_key on interviews (application_id)
        where status in ('SCHEDULED', 'PENDING');
      create index interviews_application_idx on interviews (application_id);
      create index interviews_recruiter_idx on interviews (recruiter_id, starts_at);
      create index interviews_seeker_idx on interviews (seeker_id, starts_at);
      create index interviews_reminder_idx on interviews (starts_at)
        where status in ('SCHEDULED', 'PENDING') and reminded_at is null;
      create trigger refuse_erased_people after insert or update of recruiter_id, seeker_id on interviews
        for each row execute function refuse_erased_people('recruiter_id', 'seeker_id');

      -- Decisions can be taken back for a while, before anybody is written to.
      create table decision_batches (
        id uuid primary key default new_id(),
        recruiter_id uuid not null constraint decision_batches_recruiter_fkey references users on delete cascade,
        to_status text not null constraint decision_batches_status_known
          check (to_status in ('APPROVED', 'ON_HOLD', 'REJECTED', 'OFFER_EXTENDED', 'HIRED')),
        decided_at timestamptz not null,
        undo_until timestamptz not null,
        undone_at timestamptz
      );
      create index decision_batches_recruiter_idx on decision_batches (recruiter_id, undo_until desc);
      create trigger refuse_erased_people after insert or update of recruiter_id on decision_batches
        for each row execute function refuse_erased_people('recruiter_id');

      create table decision_batch_items (
        batch_id uuid not null constraint decision_batch_items_batch_fkey references decision_batches on delete cascade,
        application_id uuid not null constraint decision_batch_items_application_fkey references applications
          on delete cascade,
        earlier_status text not null,
        earlier_moved_at timestamptz not null,
        earlier_decided_at timestamptz,
        -- What the bell said of it, and the mail by its hold_id: an undo calls both back, also when the seeker has
        -- deleted the first meanwhile.
        notice_id uuid,
        -- What the bell said to the recruiter.
        own_notice_id uuid,
        -- The interview that was cancelled with it, and what it was before.
        interview_id uuid constraint decision_batch_items_interview_fkey references interviews on delete cascade,
        interview_status text,
        -- When the mail would have left that the one about this decision replaced.
        replaced_mail_at timestamptz,
        primary key (batch_id, application_id)
      );
      create index decision_batch_items_application_idx on decision_batch_items (application_id);
      create index decision_batch_items_interview_idx on decision_batch_items (interview_id)
        where interview_id is not null;

      -- Who opened a resume, for the one whose it is (decision 0104).
      create table resume_views (
        id uuid primary key default new_id(),
        application_id uuid not null constraint resume_views_application_fkey references applications on delete cascade,
        seeker_id uuid not null constraint resume_views_seeker_fkey references users on delete cascade,
        recruiter_id uuid constraint resume_views_recruiter_fkey references users on delete set null,
        company_id uuid constraint resume_views_company_fkey references companies on delete set null,
        kind text not null constraint resume_views_kind_known check (kind in ('VIEW', 'DOWNLOAD')),
        at timestamptz not null
      );
      create index resume_views_application_idx on resume_views (application_id, at desc, id desc);
      create index resume_views_seeker_idx on resume_views (seeker_id, at desc, id desc);
      create index resume_views_recruiter_idx on resume_views (recruiter_id);
      create index resume_views_company_idx on resume_views (company_id);
      create trigger refuse_erased_people after insert or update of seeker_id, recruiter_id on resume_views
        for each row execute function refuse_erased_people('seeker_id', 'recruiter_id');

      -- What recruiters may find of seekers who agreed to it, without names (decision 0086). Triggers fill it from
      -- profile and account.
      create table talent_profiles (
        id uuid primary key default gen_random_uuid(),
        user_id uuid not null constraint talent_profiles_user_key unique constraint talent_profiles_user_fkey
          references users on delete cascade,
        found_since timestamptz not null,
        changed_on date not null,
        is_shown boolean not null,
        skills text[] not null,
        location text,
        experience_years int,
        education text,
        program text,
        skill_keys text[] not null,
        place_keys text[] not null
      );
      create index talent_profiles_order_idx on talent_profiles (changed_on desc, id) where is_shown;
      create index talent_profiles_years_idx on talent_profiles (experience_years);
      create index talent_profiles_keys_idx on talent_profiles using gin (skill_keys, place_keys);
      create trigger refuse_erased_people after insert or update of user_id on talent_profiles
        for each row execute function refuse_erased_people('user_id');

      -- Whether a line of a profile holds neither an address, a link, a long number nor a part of the name.
      create function names_nobody(line text, name text) returns boolean language sql immutable parallel safe as $$
        select line !~* '@|://|www\.|[[:alnum:]]\.[a-z]{2,}/|\d{6}|(\d[ ().-]?){9}' and not exists (
          select from regexp_split_to_table(lower(name), '[^[:alnum:]]+') part
          where length(part) >= 3
            and position(' ' || part || ' ' in ' ' || regexp_replace(lower(line), '[^[:alnum:]]+', ' ', 'g') || ' ') > 0
        )
      $$;

      -- Of "B.Com, St. Xavier's College, 2021" the degree.
      create function degree_of(line text) returns text language sql immutable parallel safe as $$
        select nullif(trim(regexp_replace(line,
          '\s*([,;(|]|\s[-–—]\s|\mfrom\M|\mat\M|\m(19|20)\d\d\M).*$', '', 'i')), '')
      $$;

      create function fill_talent_profile() returns trigger language plpgsql as $$
      declare
        profile seeker_profiles;
        person users;
      begin
        select * into person from users where id = new.user_id for share;
        select * into profile from seeker_profiles where user_id = new.user_id for share;
        new.changed_on := (profile.updated_at at time zone 'Asia/Kolkata')::date;
        new.skills := array(
          select skill from unnest(profile.skills) with ordinality s (skill, place)
          where names_nobody(skill, person.name) order by place);
        new.location := case when names_nobody(profile.location, person.name) then profile.location end;
        new.experience_years := floor(profile.experience_years);
        new.education := case when names_nobody(profile.education, person.name) then degree_of(profile.education) end;
        new.program := case when names_nobody(profile.program, person.name) then degree_of(profile.program) end;
        new.is_shown := person.disabled_at is null and cardinality(new.skills) > 0;
        new.skill_keys := array(
          select lower(skill) from unnest(new.skills) skill
          union select word from unnest(new.skills) skill, regexp_split_to_table(lower(skill), '[^[:alnum:]+#]+') word
            where word <> '');
        new.place_keys := array(
          select lower(new.location) where new.location is not null
          union select trim(part) from regexp_split_to_table(lower(new.location), '[,/()-]+') part
            where trim(part) <> '');
        return new;
      end $$;
      create trigger talent_profiles_fill before insert or update on talent_profiles
        for each row execute function fill_talent_profile();

      create function change_talent_profile() returns trigger language plpgsql as $$
      begin
        if tg_table_name = 'users' then
          update talent_profiles set found_since = found_since where user_id = new.id;
        else
          update talent_profiles set found_since = found_since where user_id = new.user_id;
        end if;
        return null;
      end $$;
      create trigger users_change_talent_profile after update on users
        for each row when ((old.name, old.disabled_at) is distinct from (new.name, new.disabled_at))
        execute function change_talent_profile();
      create trigger seeker_profiles_change_talent_profile after update on seeker_profiles
        for each row when ((old.skills, old.location, old.experience_years, old.education, old.program, old.updated_at)
          is distinct from (new.skills, new.location, new.experience_years, new.education, new.program, new.updated_at))
        execute function change_talent_profile();

      -- Recruiters invite a profile that they found, once for a job (decision 0086).
      create table invitations (
        id uuid primary key default new_id(),
        job_id uuid not null constraint invitations_job_fkey references jobs on delete cascade,
        company_id uuid not null constraint invitations_company_fkey references companies on delete cascade,
        recruiter_id uuid not null constraint invitations_recruiter_fkey references users on delete cascade,
        seeker_id uuid not null constraint invitations_seeker_fkey references users on delete cascade,
        talent_id uuid not null,
        status text not null constraint invitations_status_known
          check (status in ('SENT', 'ACCEPTED', 'DECLINED', 'WITHDRAWN')),
        sent_at timestamptz not null,
        expires_at timestamptz not null,
        answered_at timestamptz,
        constraint invitations_answered_check check ((answered_at is null) = (status = 'SENT')),
        constraint invitations_job_talent_key unique (job_id, talent_id)
      );
      create index invitations_recruiter_idx on invitations (recruiter_id, sent_at desc, id desc);
      create index invitations_seeker_idx on invitations (seeker_id, sent_at desc, id desc);
      create index invitations_company_idx on invitations (company_id);
      create trigger refuse_erased_people after insert or update of recruiter_id, seeker_id on invitations
        for each row execute function refuse_erased_people('recruiter_id', 'seeker_id');

      create table invitation_blocks (
        id uuid primary key default new_id(),
        seeker_id uuid not null constraint invitation_blocks_seeker_fkey references users on delete cascade,
        company_id uuid not null constraint invitation_blocks_company_fkey references companies on delete cascade,
        blocked_at timestamptz not null,
        constraint invitation_blocks_key unique (company_id, seeker_id)
      );
      create index invitation_blocks_seeker_idx on invitation_blocks (seeker_id);
      create trigger refuse_erased_people after insert or update of seeker_id on invitation_blocks
        for each row execute function refuse_erased_people('seeker_id');
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop trigger users_change_talent_profile on users;
      drop trigger seeker_profiles_change_talent_profile on seeker_profiles;
      drop table invitation_blocks, invitations, talent_profiles, resume_views, decision_batch_items, decision_batches,
        interviews;
      drop function change_talent_profile, fill_talent_profile, degree_of, names_nobody;
    `);
  }
}
