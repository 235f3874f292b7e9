import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Jobs with their state and history. */
export class CreateJobs1764000000003 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(String.raw`
      -- Rupees a month, the unit in which pay is compared (OP-015): hour x 208, day x 26, week x 52/12, year / 12.
      create function monthly_salary(amount int, period text) returns bigint language sql immutable parallel safe as $$
        select round(case period when 'HOUR' then amount * 208.0 when 'DAY' then amount * 26.0
          when 'WEEK' then amount * 52.0 / 12 when 'YEAR' then amount / 12.0 else amount end)::bigint
      $$;

      create table jobs (
        id uuid primary key default new_id(),
        -- By which people name it.
        number int not null generated always as identity (start with 1001) constraint jobs_number_key unique,
        recruiter_id uuid not null constraint jobs_recruiter_fkey references users on delete restrict,
        company_id uuid not null constraint jobs_company_fkey references companies on delete restrict,
        -- The recruiter's own reference.
        external_id text,
        title text not null constraint jobs_title_length check (char_length(title) between 1 and 120),
        description text not null constraint jobs_description_length
          check (char_length(description) between 1 and 10000),
        location text not null constraint jobs_location_length check (char_length(location) between 1 and 100),
        salary_min int not null constraint jobs_salary_positive check (salary_min > 0),
        salary_max int not null constraint jobs_salary_order check (salary_max >= salary_min),
        salary_period text not null constraint jobs_salary_period_known
          check (salary_period in ('HOUR', 'DAY', 'WEEK', 'MONTH', 'YEAR')),
        salary_min_monthly bigint not null generated always as (monthly_salary(salary_min, salary_period)) stored,
        salary_max_monthly bigint not null generated always as (monthly_salary(salary_max, salary_period)) stored,
        type text not null constraint jobs_type_known
          check (type in ('FULL_TIME', 'PART_TIME', 'CONTRACT', 'INTERNSHIP', 'FREELANCE')),
        experience_level text not null constraint jobs_experience_level_known
          check (experience_level in ('ENTRY', 'MID', 'SENIOR', 'LEAD', 'EXECUTIVE')),
        min_years numeric(4, 1) constraint jobs_min_years_range check (min_years between 0 and 60),
        max_years numeric(4, 1) constraint jobs_max_years_range check (max_years between 0 and 60)
          constraint jobs_years_order check (max_years >= min_years),
        work_mode text not null constraint jobs_work_mode_known check (work_mode in ('OFFICE', 'REMOTE', 'HYBRID')),
        is_urgent boolean not null default false,
        skills text[] not null constraint jobs_skills_count check (cardinality(skills) between 1 and 30),
        eligibility text constraint jobs_eligibility_length check (char_length(eligibility) <= 2000),
        required_skills text[] not null default '{}' constraint jobs_required_skills_count
          check (cardinality(required_skills) <= 30),
        openings int not null default 1 constraint jobs_openings_positive check (openings between 1 and 10000),
        applications_received int not null default 0 constraint jobs_applications_received_positive
          check (applications_received >= 0),
        search_text text not null default '',
        posted_at timestamptz not null default now(),
        opened_at timestamptz not null default now(),
        updated_at timestamptz not null default now(),
        closed_at timestamptz,
        archived_at timestamptz,
        -- When its recruiter said that it stays open though all openings are filled (D-05).
        kept_open_at timestamptz,

        auto_stop_enabled boolean not null default false,
        auto_stop_applications int constraint jobs_auto_stop_applications_positive check (auto_stop_applications >= 1),
        auto_stop_days int constraint jobs_auto_stop_days_positive check (auto_stop_days >= 1),
        auto_stop_date date,
        closes_at timestamptz,

        -- What its recruiter wants, since when each reason keeps it from being public, and what follows (decision
        -- 0101).
        is_wanted boolean not null default true,
        waits_since timestamptz,
        held_at timestamptz,
        held_reason text,
        held_passage text,
        taken_down_at timestamptz,
        taken_down_reason text,
        company_suspended_at timestamptz,
        owner_disabled_at timestamptz,
        owner_leaves_at timestamptz,
        expired_at timestamptz,
        status text not null generated always as (
          case when is_wanted and num_nonnulls(archived_at, waits_since, held_at, taken_down_at, company_suspended_at,
            owner_disabled_at, owner_leaves_at, expired_at) = 0 then 'ACTIVE' else 'INACTIVE' end) stored,
        is_hidden boolean not null generated always as (
          num_nonnulls(archived_at, waits_since, held_at, taken_down_at, company_suspended_at, owner_disabled_at) > 0
        ) stored,
        text_version int not null default 1,
        -- Of its text, the version that an admin has let be.
        released_version int,

        constraint jobs_id_recruiter_key unique (id, recruiter_id),
        constraint jobs_auto_stop_needs_condition
          check (not auto_stop_enabled or num_nonnulls(auto_stop_applications, auto_stop_days, auto_stop_date) > 0),
        constraint jobs_held_says_why check (
          held_at is not null and held_reason in ('FEES', 'WHATSAPP_ONLY', 'FREE_MAIL')
            and held_passage is not null and char_length(held_passage) <= 300
          or held_at is null and held_reason is null and held_passage is null),
        constraint jobs_taken_down_says_why check (
          taken_down_at is not null and taken_down_reason is not null and char_length(taken_down_reason) <= 500
          or taken_down_at is null and taken_down_reason is null)
      -- Room on each page for the next version of a job, so that a counter is counted without a look at any index.
      ) with (fillfactor = 80);
      create index jobs_recruiter_idx on jobs (recruiter_id, posted_at desc, id desc) where archived_at is null;
      create index jobs_company_idx on jobs (company_id);
      create index jobs_open_newest_idx on jobs (posted_at desc, id desc) where status = 'ACTIVE';
      create index jobs_newest_idx on jobs (posted_at desc, id desc);
      create index jobs_search_idx on jobs using gin (search_text gin_trgm_ops);
      create index jobs_waiting_idx on jobs (company_id, recruiter_id) where waits_since is not null;
      create index jobs_held_idx on jobs (posted_at desc, id desc) where held_at is not null;
      create index jobs_due_idx on jobs (closes_at)
        where is_wanted and archived_at is null and expired_at is null and closes_at is not null;
      create index jobs_taken_off_idx on jobs (posted_at desc, id desc)
        where num_nonnulls(taken_down_at, company_suspended_at, owner_disabled_at) > 0;
      create unique index jobs_external_id_key on jobs (recruiter_id, external_id)
        where external_id is not null and archived_at is null;
      create trigger refuse_erased_people after insert or update of recruiter_id on jobs
        for each row execute function refuse_erased_people('recruiter_id');

      -- Title, company and skills in lower case, each on a line of its own.
      create function keep_job_search_text() returns trigger language plpgsql as $$
      declare
        company text;
      begin
        select name into company from companies where id = new.company_id;
        if not found then
          raise 'company % is gone', new.company_id using errcode = 'serialization_failure';
        end if;
        new.search_text := lower(new.title || E'\n' || company || E'\n' || array_to_string(new.skills, E'\n'));
        return new;
      end $$;
      create trigger jobs_keep_search_text before insert or update of title, company_id, skills on jobs
        for each row execute function keep_job_search_text();

      create function keep_company_jobs_search_text() returns trigger language plpgsql as $$
      begin
        update jobs set title = title where company_id = new.id;
        return null;
      end $$;
      create trigger companies_keep_jobs_search_text after update of name on companies
        for each row when (old.name is distinct from new.name) execute function keep_company_jobs_search_text();

      -- What other tables know of a job is copied to it: here when it gets a recruiter and a company, below when they
      -- change. It is read under a lock, so that of two at once the second sees the first.
      create function keep_job_reasons() returns trigger language plpgsql as $$
      begin
        if tg_op = 'INSERT' then
          select deletes_at, disabled_at into new.owner_leaves_at, new.owner_disabled_at
            from users where id = new.recruiter_id for share;
        end if;
        if tg_op = 'INSERT' or new.company_id <> old.company_id then
          select suspended_at into new.company_suspended_at from companies where id = new.company_id for share;
        end if;
        return new;
      end $$;
      create trigger jobs_keep_reasons before insert or update of company_id on jobs
        for each row execute function keep_job_reasons();

      create function keep_company_of_jobs() returns trigger language plpgsql as $$
      begin
        update jobs set company_suspended_at = new.suspended_at where company_id = new.id and archived_at is null;
        return null;
      end $$;
      create trigger companies_keep_jobs after update of suspended_at on companies
        for each row when (old.suspended_at is distinct from new.suspended_at) execute function keep_company_of_jobs();

      create table job_attachments (
        job_id uuid not null constraint job_attachments_job_fkey references jobs on delete cascade,
        file_id uuid not null constraint job_attachments_file_key unique constraint job_attachments_file_fkey
          references files on delete restrict,
        position smallint not null,
        primary key (job_id, file_id)
      );

      create table saved_jobs (
        seeker_id uuid not null constraint saved_jobs_seeker_fkey references users on delete cascade,
        job_id uuid not null constraint saved_jobs_job_fkey references jobs on delete cascade,
        saved_at timestamptz not null default now(),
        primary key (seeker_id, job_id)
      );
      create index saved_jobs_job_idx on saved_jobs (job_id);
      create trigger refuse_erased_people after insert or update of seeker_id on saved_jobs
        for each row execute function refuse_erased_people('seeker_id');

      create table job_events (
        id uuid primary key default new_id(),
        job_id uuid not null constraint job_events_job_fkey references jobs on delete cascade,
        type text not null constraint job_events_type_known
          check (type in ('POSTED', 'EDITED', 'CLOSED', 'REOPENED', 'ARCHIVED')),
        at timestamptz not null default now(),
        is_sent boolean not null default false
      );
      create index job_events_job_idx on job_events (job_id, at desc);
      create index job_events_unsent_idx on job_events (id) where not is_sent;

      -- The history tells that they are gone, or back: what is kept of open jobs goes by its last line.
      create function keep_owner_of_jobs() returns trigger language plpgsql as $$
      begin
        with changed as (
          update jobs j set owner_leaves_at = new.deletes_at, owner_disabled_at = new.disabled_at
          from jobs earlier
          where j.recruiter_id = new.id and j.archived_at is null and earlier.id = j.id
          returning j.id, j.status, earlier.status as earlier
        )
        insert into job_events (job_id, type, at)
        select id, case when status = 'INACTIVE' then 'CLOSED'
          when exists (select from job_events e where e.job_id = changed.id and e.type = 'POSTED') then 'REOPENED'
          else 'POSTED' end, new.updated_at
        from changed where status <> earlier;
        return null;
      end $$;
      create trigger users_keep_jobs after update of deletes_at, disabled_at on users
        for each row when ((old.deletes_at, old.disabled_at) is distinct from (new.deletes_at, new.disabled_at))
        execute function keep_owner_of_jobs();

      -- Closings of jobs that have more waiting applicants than are notified at once. A row lives until the last one
      -- was.
      create table job_closings_to_tell (
        id uuid primary key default new_id(),
        job_id uuid not null constraint job_closings_to_tell_job_fkey references jobs on delete cascade,
        -- Seekers are told in the order of their ids: the last one who was.
        told_up_to uuid not null default '00000000-0000-0000-0000-000000000000',
        is_taken_down boolean not null default false
      );
      create index job_closings_to_tell_job_idx on job_closings_to_tell (job_id);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop trigger users_keep_jobs on users;
      drop trigger companies_keep_jobs on companies;
      drop trigger companies_keep_jobs_search_text on companies;
      drop table job_closings_to_tell, job_events, saved_jobs, job_attachments, jobs;
      drop function keep_owner_of_jobs, keep_company_of_jobs, keep_job_reasons, keep_company_jobs_search_text,
        keep_job_search_text, monthly_salary;
    `);
  }
}
