import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * What a search asks of open jobs, in a narrow table of its own whose indexes hold all of it, with the words of each
 * job as numbers (decision 0052). Triggers keep it from now on; the next migration fills it.
 */
export class ListOpenJobs1764500100000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('create extension if not exists intarray');
    await runner.query(tables);
    await runner.query(termsOfJob);
    await runner.query(indexing);
    await runner.query(triggers);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop trigger jobs_index_posted on jobs;
      drop trigger jobs_index_changed on jobs;
      drop function index_changed_job();
      drop function index_open_job(jobs);
      drop function job_terms(jobs);
      drop function experience_text(text, numeric, numeric);
      drop table open_jobs, search_terms;
    `);
  }
}

/** Rows change only when a recruiter edits or closes a job: most pages stay visible to all, as index-only scans ask. */
const tables = `
  create table search_terms (
    id int generated always as identity constraint search_terms_pkey primary key,
    kind text collate "C" not null constraint search_terms_kind_known
      check (kind in ('WORD', 'LINE', 'START', 'PLACE', 'EXPERIENCE')),
    value text collate "C" not null,
    constraint search_terms_kind_value_key unique (kind, value)
  );
  create table open_jobs (
    id uuid constraint open_jobs_pkey primary key constraint open_jobs_job_fkey references jobs on delete cascade,
    posted_at timestamptz not null,
    is_urgent boolean not null,
    type text not null,
    work_mode text not null,
    min_years numeric(4, 1),
    max_years numeric(4, 1),
    salary_max_monthly bigint not null,
    place int not null,
    experience int not null,
    terms int[] not null
  ) with (autovacuum_vacuum_insert_scale_factor = 0.01, autovacuum_vacuum_scale_factor = 0.02);
`;

const termsOfJob = `
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
      when min_years = max_years then trim_scale(min_years) || case when min_years = 1 then ' year' else ' years' end
      else trim_scale(min_years) || '-' || trim_scale(max_years) || ' years' end
  $$;

  -- LINE: title, company and skills of several words. WORD: their words. START: one and two letters with which a word
  -- begins. PLACE: words between blanks. EXPERIENCE: level and text.
  create function job_terms(job jobs) returns table (kind text, value text) language sql immutable parallel safe as $$
    with lines as (
      select distinct line from string_to_table(job.search_text, E'\\n') line where line <> ''
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
      job.experience_level || E'\\n' || experience_text(job.experience_level, job.min_years, job.max_years)
  $$;
`;

/**
 * Postgres keeps these plans, so a plan that was made while the tables were empty must not read all of them. A term
 * that another transaction makes at the same moment is waited for; the next statement sees it.
 */
const indexing = `
  create function index_open_job(job jobs) returns void language plpgsql set enable_seqscan = off as $$
  declare
    kinds text[];
    texts text[];
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
      place, experience, terms)
    select job.id, job.posted_at, job.is_urgent, job.type, job.work_mode, job.min_years, job.max_years,
      job.salary_max_monthly, min(t.id) filter (where t.kind = 'PLACE'), min(t.id) filter (where t.kind = 'EXPERIENCE'),
      array_agg(t.id order by t.id) filter (where t.kind in ('WORD', 'LINE', 'START'))
    from (
      select w.kind, (select t.id from search_terms t where t.kind = w.kind and t.value = w.value) as id
      from unnest(kinds, texts) w (kind, value) offset 0
    ) t
    on conflict (id) do update set posted_at = excluded.posted_at, is_urgent = excluded.is_urgent, type = excluded.type,
      work_mode = excluded.work_mode, min_years = excluded.min_years, max_years = excluded.max_years,
      salary_max_monthly = excluded.salary_max_monthly, place = excluded.place, experience = excluded.experience,
      terms = excluded.terms;
  end $$;
`;

const columns = [
  'status',
  'search_text',
  'location',
  'posted_at',
  'is_urgent',
  'type',
  'work_mode',
  'experience_level',
  'min_years',
  'max_years',
  'salary_max_monthly',
];
const rowOf = (name: string) => columns.map((column) => `${name}.${column}`).join(', ');

/** An application changes none of these columns, so it costs a comparison. */
const triggers = `
  create function index_changed_job() returns trigger language plpgsql as $$
  begin
    perform index_open_job(new);
    return null;
  end $$;
  create trigger jobs_index_posted after insert on jobs
    for each row when (new.status = 'ACTIVE') execute function index_changed_job();
  create trigger jobs_index_changed after update on jobs
    for each row when ((${rowOf('old')}) is distinct from (${rowOf('new')})) execute function index_changed_job();
`;
