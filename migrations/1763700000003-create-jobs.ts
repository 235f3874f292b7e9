import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Jobs and what hangs on them: attachments, saved jobs, the job's own events. */
export class CreateJobs1763700000003 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      -- Rupees a month, the unit in which pay is compared (OP-015): hour x 208, day x 26, week x 52/12, year / 12.
      create function monthly_salary(amount int, period text) returns bigint language sql immutable parallel safe as $$
        select round(case period when 'HOUR' then amount * 208.0 when 'DAY' then amount * 26.0
          when 'WEEK' then amount * 52.0 / 12 when 'YEAR' then amount / 12.0 else amount end)::bigint
      $$;

      create table jobs (
        id uuid constraint jobs_pkey primary key default new_id(),
        recruiter_id uuid not null constraint jobs_recruiter_fkey references users on delete restrict,
        company_id uuid not null constraint jobs_company_fkey references companies on delete restrict,
        title text not null constraint jobs_title_length check (char_length(title) between 1 and 120),
        description text not null constraint jobs_description_length
          check (char_length(description) between 1 and 10000),
        location text not null constraint jobs_location_length check (char_length(location) between 1 and 100),
        salary_min int not null constraint jobs_salary_positive check (salary_min > 0),
        salary_max int not null,
        salary_period text not null constraint jobs_salary_period_known
          check (salary_period in ('HOUR', 'DAY', 'WEEK', 'MONTH', 'YEAR')),
        salary_min_monthly bigint not null generated always as (monthly_salary(salary_min, salary_period)) stored,
        salary_max_monthly bigint not null generated always as (monthly_salary(salary_max, salary_period)) stored,
        type text not null constraint jobs_type_known
          check (type in ('FULL_TIME', 'PART_TIME', 'CONTRACT', 'INTERNSHIP', 'FREELANCE')),
        experience_level text not null constraint jobs_experience_level_known
          check (experience_level in ('ENTRY', 'MID', 'SENIOR', 'LEAD', 'EXECUTIVE')),
        min_years numeric(4, 1) constraint jobs_min_years_range check (min_years between 0 and 60),
        max_years numeric(4, 1) constraint jobs_max_years_range check (max_years between 0 and 60),
        work_mode text not null constraint jobs_work_mode_known check (work_mode in ('OFFICE', 'REMOTE', 'HYBRID')),
        is_urgent boolean not null default false,
        skills text[] not null constraint jobs_skills_count check (cardinality(skills) between 1 and 30),
        eligibility text constraint jobs_eligibility_length check (char_length(eligibility) <= 2000),
        required_skills text[] not null default '{}' constraint jobs_required_skills_count
          check (cardinality(required_skills) <= 30),
        openings int not null default 1 constraint jobs_openings_positive check (openings between 1 and 10000),
        status text not null default 'ACTIVE' constraint jobs_status_known check (status in ('ACTIVE', 'INACTIVE')),
        applications_received int not null default 0 constraint jobs_applications_received_positive
          check (applications_received >= 0),
        auto_stop_enabled boolean not null default false,
        auto_stop_applications int constraint jobs_auto_stop_applications_positive check (auto_stop_applications >= 1),
        auto_stop_days int constraint jobs_auto_stop_days_positive check (auto_stop_days >= 1),
        auto_stop_date date,
        closes_at timestamptz,
        opened_at timestamptz not null default now(),
        closed_at timestamptz,
        archived_at timestamptz,
        posted_at timestamptz not null default now(),
        updated_at timestamptz not null default now(),
        search_text text not null default '',
        version int not null default 1,
        constraint jobs_salary_order check (salary_max >= salary_min),
        constraint jobs_years_order check (max_years >= min_years),
        constraint jobs_auto_stop_needs_condition
          check (not auto_stop_enabled or num_nonnulls(auto_stop_applications, auto_stop_days, auto_stop_date) > 0),
        constraint jobs_archived_is_closed check (archived_at is null or status = 'INACTIVE'),
        constraint jobs_id_recruiter_key unique (id, recruiter_id)
      );
      create index jobs_recruiter_idx on jobs (recruiter_id, posted_at desc, id desc) where archived_at is null;
      create index jobs_company_idx on jobs (company_id);
      create index jobs_open_newest_idx on jobs (posted_at desc, id desc) where status = 'ACTIVE';
      create index jobs_open_urgent_idx on jobs (posted_at desc, id desc) where status = 'ACTIVE' and is_urgent;
      create index jobs_open_location_idx on jobs using gin (lower(location) gin_trgm_ops) with (fastupdate = off)
        where status = 'ACTIVE';
      create index jobs_open_search_idx on jobs using gin (search_text gin_trgm_ops) with (fastupdate = off)
        where status = 'ACTIVE';
      create index jobs_closing_idx on jobs (closes_at) where status = 'ACTIVE' and closes_at is not null;

      -- One lower-case line each for title, company and skill: a search text holds no line break, so it never matches
      -- across two of them.
      create function keep_job_search_text() returns trigger language plpgsql as $$
      begin
        new.search_text := lower(new.title || E'\\n' || (select name from companies where id = new.company_id)
          || E'\\n' || array_to_string(new.skills, E'\\n'));
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

      create table job_attachments (
        job_id uuid not null constraint job_attachments_job_fkey references jobs on delete cascade,
        file_id uuid not null constraint job_attachments_file_fkey references files on delete restrict
          constraint job_attachments_file_key unique,
        position smallint not null,
        constraint job_attachments_pkey primary key (job_id, file_id)
      );

      create table saved_jobs (
        seeker_id uuid not null constraint saved_jobs_seeker_fkey references users on delete cascade,
        job_id uuid not null constraint saved_jobs_job_fkey references jobs on delete cascade,
        saved_at timestamptz not null default now(),
        constraint saved_jobs_pkey primary key (seeker_id, job_id)
      );
      create index saved_jobs_job_idx on saved_jobs (job_id);

      create table job_events (
        id uuid constraint job_events_pkey primary key default new_id(),
        job_id uuid not null constraint job_events_job_fkey references jobs on delete cascade,
        type text not null constraint job_events_type_known
          check (type in ('POSTED', 'EDITED', 'CLOSED', 'REOPENED', 'ARCHIVED')),
        at timestamptz not null default now()
      );
      create index job_events_job_idx on job_events (job_id, at desc);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop trigger companies_keep_jobs_search_text on companies;
      drop table job_events, saved_jobs, job_attachments, jobs;
      drop function keep_company_jobs_search_text();
      drop function keep_job_search_text();
      drop function monthly_salary(int, text);
    `);
  }
}
