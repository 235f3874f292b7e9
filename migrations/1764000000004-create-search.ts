import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What a search reads of open jobs (decision 0052). Triggers keep it up to date. */
export class CreateSearch1764000000004 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(String.raw`
      -- Words of open jobs, which the search knows by their numbers (decision 0052).
      create table search_terms (
        id int generated always as identity primary key,
        kind text collate "C" not null constraint search_terms_kind_known
          check (kind in ('WORD', 'LINE', 'START', 'PLACE', 'EXPERIENCE')),
        value text collate "C" not null,
        is_frequent boolean not null default false,
        constraint search_terms_kind_value_key unique (kind, value)
      );
      create index search_terms_word_idx on search_terms using gin (value gin_trgm_ops) where kind = 'WORD';
      create index search_terms_line_idx on search_terms using gin (value gin_trgm_ops) where kind = 'LINE';
      create index search_terms_frequent_idx on search_terms (id) where is_frequent;

      -- A narrow table whose indexes hold all that a search asks. It is vacuumed early, so that its pages stay visible
      -- to all, as index-only scans ask.
      create table open_jobs (
        id uuid primary key constraint open_jobs_job_fkey references jobs on delete cascade,
        posted_at timestamptz not null,
        is_urgent boolean not null,
        type text not null,
        work_mode text not null,
        min_years numeric(4, 1),
        max_years numeric(4, 1),
        salary_max_monthly bigint not null,
        place int not null,
        experience int not null,
        terms int[] not null,
        title int
      ) with (autovacuum_vacuum_insert_scale_factor = 0.01, autovacuum_vacuum_scale_factor = 0.02);
      create index open_jobs_newest_idx on open_jobs (posted_at desc, id desc)
        include (is_urgent, type, work_mode, min_years, max_years, salary_max_monthly, place, experience, terms);
      create index open_jobs_urgent_idx on open_jobs (posted_at desc, id desc)
        include (is_urgent, type, work_mode, min_years, max_years, salary_max_monthly, place, experience, terms)
        where is_urgent;
      create index open_jobs_place_idx on open_jobs (place, posted_at desc, id desc)
        include (is_urgent, type, work_mode, min_years, max_years, salary_max_monthly, experience, terms);
      create index open_jobs_experience_idx on open_jobs (experience, posted_at desc, id desc)
        include (is_urgent, type, work_mode, min_years, max_years, salary_max_monthly, place);
      create index open_jobs_terms_idx on open_jobs using gin (terms gin__int_ops) with (fastupdate = off);
      create index open_jobs_title_idx on open_jobs (title, posted_at desc, id desc)
        include (is_urgent, type, work_mode, min_years, max_years, salary_max_monthly, place, experience);
      create index open_jobs_pay_idx on open_jobs (salary_max_monthly desc, posted_at desc, id desc)
        include (is_urgent, type, work_mode, min_years, max_years, place, experience);

      -- As experienceText in job-text.rules says it, in lower case; a test compares the two.
      create function experience_text(level text, min_years numeric, max_years numeric) returns text
      language sql immutable parallel safe as $$
        select case
          when min_years is null and max_years is null then case level when 'ENTRY' then 'entry-level'
            when 'MID' then 'mid-level' when 'SENIOR' then 'senior' when 'LEAD' then 'lead' else 'executive' end
          when max_years is null and min_years = 0 then 'any experience'
          when max_years is null then trim_scale(min_years) || '+ years'
          when min_years is null
            then 'up to ' || trim_scale(max_years) || case when max_years = 1 then ' year' else ' years' end
          when min_years = max_years
            then trim_scale(min_years) || case when min_years = 1 then ' year' else ' years' end
          else trim_scale(min_years) || '-' || trim_scale(max_years) || ' years' end
      $$;

      -- LINE: title, company and skills of several words. WORD: their words. START: one and two letters with which a
      -- word begins. PLACE: words between blanks. EXPERIENCE: level and text.
      create function job_terms(job jobs) returns table (kind text, value text)
      language sql immutable parallel safe as $$
        with lines as (
          select distinct line from string_to_table(job.search_text, E'\n') line where line <> ''
        ), words as (
          select distinct word from lines, string_to_table(line, ' ') word where word <> ''
        )
        select 'LINE', line from lines where position(' ' in line) > 0
        union all
        select 'WORD', word from words
        union all
        select distinct 'START', left(part, letters)
        from (
          select word as part from words
          union all
          select regexp_split_to_table(word, '(?<=[/,(&-])') from words where word ~ '[/,(&-]'
        ) parts, generate_series(1, 2) letters where part <> ''
        union all
        select 'PLACE', regexp_replace(' ' || lower(job.location) || ' ', '[ /,()&-]+', ' ', 'g')
        union all
        select 'EXPERIENCE',
          job.experience_level || E'\n' || experience_text(job.experience_level, job.min_years, job.max_years)
      $$;

      create function index_open_job(job jobs) returns void language plpgsql set enable_seqscan = off as $$
      declare
        kinds text[];
        texts text[];
        title_line text := split_part(job.search_text, E'\n', 1);
      begin
        if job.status <> 'ACTIVE' then
          delete from open_jobs where id = job.id;
          return;
        end if;
        select array_agg(t.kind), array_agg(t.value) into kinds, texts from job_terms(job) t;
        insert into search_terms (kind, value)
          select w.kind, w.value from unnest(kinds, texts) w (kind, value)
          where (select t.id from search_terms t where t.kind = w.kind and t.value = w.value) is null
          order by w.kind, w.value on conflict do nothing;
        insert into open_jobs (id, posted_at, is_urgent, type, work_mode, min_years, max_years, salary_max_monthly,
          place, experience, terms, title)
        select job.id, job.posted_at, job.is_urgent, job.type, job.work_mode, job.min_years, job.max_years,
          job.salary_max_monthly,
          min(t.id) filter (where t.kind = 'PLACE'),
          min(t.id) filter (where t.kind = 'EXPERIENCE'),
          array_agg(t.id order by t.id) filter (where t.kind in ('WORD', 'LINE', 'START')),
          min(t.id) filter (where t.value = title_line
            and t.kind = case when position(' ' in title_line) > 0 then 'LINE' else 'WORD' end)
        from (
          select w.kind, w.value, (select t.id from search_terms t where t.kind = w.kind and t.value = w.value) as id
          from unnest(kinds, texts) w (kind, value) offset 0
        ) t
        on conflict (id) do update set posted_at = excluded.posted_at, is_urgent = excluded.is_urgent,
          type = excluded.type, work_mode = excluded.work_mode, min_years = excluded.min_years,
          max_years = excluded.max_years, salary_max_monthly = excluded.salary_max_monthly, place = excluded.place,
          experience = excluded.experience, terms = excluded.terms, title = excluded.title;
      end $$;

      create function index_changed_job() returns trigger language plpgsql as $$
      begin
        perform index_open_job(new);
        return null;
      end $$;
      create trigger jobs_index_posted after insert on jobs
        for each row when (new.status = 'ACTIVE') execute function index_changed_job();
      create trigger jobs_index_changed after update on jobs
        for each row when (
          (old.status, old.search_text, old.location, old.posted_at, old.is_urgent, old.type, old.work_mode,
            old.experience_level, old.min_years, old.max_years, old.salary_max_monthly)
          is distinct from (new.status, new.search_text, new.location, new.posted_at, new.is_urgent, new.type,
            new.work_mode, new.experience_level, new.min_years, new.max_years, new.salary_max_monthly)
        ) execute function index_changed_job();
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop trigger jobs_index_posted on jobs;
      drop trigger jobs_index_changed on jobs;
      drop table open_jobs, search_terms;
      drop function index_changed_job, index_open_job, job_terms, experience_text;
    `);
  }
}
