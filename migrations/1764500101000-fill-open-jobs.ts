import type { MigrationInterface, QueryRunner } from 'typeorm';

const batchSize = 500;
const lowestId = '00000000-0000-0000-0000-000000000000';

/**
 * Fills in the jobs that are open, a few at a time, then the indexes, without blocking anyone. A start that was broken
 * off goes on. What the search no longer reads is dropped at the end.
 */
export class FillOpenJobs1764500101000 implements MigrationInterface {
  transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('set statement_timeout = 0');
    try {
      let last: string | undefined = lowestId;
      while (last) last = await fillBatch(runner, last);
      for (const [name, definition] of Object.entries(indexes)) {
        await runner.query(`drop index concurrently if exists ${name}`);
        await runner.query(`create index concurrently ${name} on ${definition}`);
      }
      await runner.query('vacuum (analyze) open_jobs');
      await runner.query('vacuum (analyze) search_terms');
      for (const name of Object.keys(earlier)) await runner.query(`drop index concurrently if exists ${name}`);
      await runner.query('drop statistics if exists jobs_place_statistics');
    } finally {
      await runner.query('reset statement_timeout');
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const [name, definition] of Object.entries(earlier))
      await runner.query(`create index ${name} on ${definition}`);
    await runner.query('create statistics jobs_place_statistics on (lower(location)) from jobs');
    await runner.query(`drop index ${Object.keys(indexes).join(', ')}`);
    await runner.query('truncate open_jobs, search_terms');
  }
}

const newestFirst = 'posted_at desc, id desc';
const filters = 'is_urgent, type, work_mode, min_years, max_years, salary_max_monthly';

/** Those that are walked newest first hold what a search asks, so that no row is visited. */
const indexes = {
  search_terms_word_idx: `search_terms using gin (value gin_trgm_ops) where kind = 'WORD'`,
  search_terms_line_idx: `search_terms using gin (value gin_trgm_ops) where kind = 'LINE'`,
  open_jobs_newest_idx: `open_jobs (${newestFirst}) include (${filters}, place, experience, terms)`,
  open_jobs_urgent_idx: `open_jobs (${newestFirst}) include (${filters}, place, experience, terms) where is_urgent`,
  open_jobs_place_idx: `open_jobs (place, ${newestFirst}) include (${filters}, experience, terms)`,
  open_jobs_experience_idx: `open_jobs (experience, ${newestFirst}) include (${filters}, place)`,
  open_jobs_terms_idx: 'open_jobs using gin (terms gin__int_ops) with (fastupdate = off)',
};

const earlier = {
  jobs_open_urgent_idx: `jobs (${newestFirst}) where status = 'ACTIVE' and is_urgent`,
  jobs_open_location_idx:
    "jobs using gin (lower(location) gin_trgm_ops) with (fastupdate = off) where status = 'ACTIVE'",
  jobs_open_search_idx: `jobs using gin (search_text gin_trgm_ops) with (fastupdate = off) where status = 'ACTIVE'`,
};

/** Answers the last id of the batch; undefined behind the end. */
async function fillBatch(runner: QueryRunner, after: string): Promise<string | undefined> {
  await runner.startTransaction();
  try {
    // Locked by a statement of its own: the next one sees whatever was waited for.
    const rows = (await runner.query(
      `select id from jobs where id > $1 order by id limit ${batchSize} for no key update`,
      [after],
    )) as { id: string }[];
    await runner.query('select index_open_job(j) from jobs j where id = any($1)', [rows.map(({ id }) => id)]);
    await runner.commitTransaction();
    return rows.at(-1)?.id;
  } catch (error) {
    await runner.rollbackTransaction();
    throw error;
  }
}
