import type { MigrationInterface, QueryRunner } from 'typeorm';

const batchSize = 500;
const lowestId = '00000000-0000-0000-0000-000000000000';

/**
 * Fills in the titles of open jobs, a few at a time, then the indexes, without blocking anyone. A start that was broken
 * off goes on. Each row is rewritten, which bloats the existing indexes: they are rebuilt.
 */
export class OrderOpenJobs1764500301000 implements MigrationInterface {
  transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('set statement_timeout = 0');
    try {
      let last: string | undefined = lowestId;
      while (last) last = await fillBatch(runner, last);
      for (const [name, definition] of Object.entries(indexes)) {
        await runner.query(`drop index concurrently if exists ${name}`);
        await runner.query(`create index concurrently ${name} on open_jobs ${definition}`);
      }
      await runner.query('vacuum (analyze) open_jobs');
      await runner.query('reindex table concurrently open_jobs');
    } finally {
      await runner.query('reset statement_timeout');
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`drop index ${Object.keys(indexes).join(', ')}`);
  }
}

const newestFirst = 'posted_at desc, id desc';
const filters = 'is_urgent, type, work_mode, min_years, max_years';

/** Without the words, which would make them four times as large: along them few steps are made. */
const indexes = {
  open_jobs_title_idx: `(title, ${newestFirst}) include (${filters}, salary_max_monthly, place, experience)`,
  open_jobs_pay_idx: `(salary_max_monthly desc, ${newestFirst}) include (${filters}, place, experience)`,
};

/** Answers the last id of the batch; undefined behind the end. Who edits a job meanwhile writes its title himself. */
async function fillBatch(runner: QueryRunner, after: string): Promise<string | undefined> {
  const rows = (await runner.query(`select id from open_jobs where id > $1 order by id limit ${batchSize}`, [
    after,
  ])) as { id: string }[];
  await runner.query(
    `update open_jobs o set title = (
       select t.id from search_terms t
       where t.value = j.line and t.kind = case when position(' ' in j.line) > 0 then 'LINE' else 'WORD' end)
     from (select id, split_part(search_text, E'\\n', 1) as line from jobs where id = any($1)) j
     where o.id = j.id and o.title is null`,
    [rows.map(({ id }) => id)],
  );
  return rows.at(-1)?.id;
}
