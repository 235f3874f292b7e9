import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * The number of each open job's title, so that jobs whose title is or contains the searched words come first (decision
 * 0054). The next migration fills it.
 */
export class KnowTitlesOfOpenJobs1764500300000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table open_jobs add column title int;
      ${indexing({
        column: ', title',
        value: `, min(t.id) filter (
          where t.value = title_line
            and t.kind = case when position(' ' in title_line) > 0 then 'LINE' else 'WORD' end)`,
        change: ', title = excluded.title',
      })}
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      ${indexing({ column: '', value: '', change: '' })}
      alter table open_jobs drop column title;
    `);
  }
}

/** As `list-open-jobs` made it, but for the title. */
const indexing = (title: { column: string; value: string; change: string }) => `
  create or replace function index_open_job(job jobs) returns void language plpgsql set enable_seqscan = off as $$
  declare
    kinds text[];
    texts text[];
    title_line text := split_part(job.search_text, E'\\n', 1);
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
      place, experience, terms${title.column})
    select job.id, job.posted_at, job.is_urgent, job.type, job.work_mode, job.min_years, job.max_years,
      job.salary_max_monthly, min(t.id) filter (where t.kind = 'PLACE'), min(t.id) filter (where t.kind = 'EXPERIENCE'),
      array_agg(t.id order by t.id) filter (where t.kind in ('WORD', 'LINE', 'START'))${title.value}
    from (
      select w.kind, w.value, (select t.id from search_terms t where t.kind = w.kind and t.value = w.value) as id
      from unnest(kinds, texts) w (kind, value) offset 0
    ) t
    on conflict (id) do update set posted_at = excluded.posted_at, is_urgent = excluded.is_urgent, type = excluded.type,
      work_mode = excluded.work_mode, min_years = excluded.min_years, max_years = excluded.max_years,
      salary_max_monthly = excluded.salary_max_monthly, place = excluded.place, experience = excluded.experience,
      terms = excluded.terms${title.change};
  end $$;
`;
