import type { MigrationInterface, QueryRunner } from 'typeorm';

const batchSize = 500;
const lowestId = '00000000-0000-0000-0000-000000000000';
const newestFirst = 'posted_at desc, id desc';

/** What falls due without being public, too, and what admins find as taken down, by whichever of three reasons. */
const indexes = {
  jobs_due_idx: `jobs (closes_at)
    where is_wanted and archived_at is null and expired_at is null and closes_at is not null`,
  jobs_taken_off_idx: `jobs (${newestFirst})
    where num_nonnulls(taken_down_at, company_suspended_at, owner_disabled_at) > 0`,
};

const isWanted = `(j.archived_at is null and (j.status = 'ACTIVE' or j.waits_since is not null or j.held_at is not null
  or j.opens_when_restored or j.opens_when_kept or j.taken_down_with_company))`;
const factOf = (column: string) => `case when j.archived_at is null then ${column} end`;
const reasons = {
  is_wanted: isWanted,
  company_suspended_at: factOf('c.suspended_at'),
  owner_leaves_at: factOf('u.deletes_at'),
  owner_disabled_at: factOf('u.disabled_at'),
  is_hidden: `num_nonnulls(j.archived_at, j.waits_since, j.held_at, j.taken_down_at, c.suspended_at, u.disabled_at) > 0`,
  released_version: 'case when j.is_text_released then j.text_version end',
};

/** Of the jobs in the alias `j`, as the columns until now have them. Rows that are right already are not written. */
export const fillReasons = `
  update jobs j set ${Object.entries(reasons)
    .map(([column, value]) => `${column} = ${value}`)
    .join(', ')}
  from companies c, users u
  where c.id = j.company_id and u.id = j.recruiter_id
    and (${Object.keys(reasons)
      .map((column) => `j.${column}`)
      .join(', ')}) is distinct from (${Object.values(reasons).join(', ')})`;

/** Without blocking anyone; a start that was broken off begins again. */
export class FillReasonsOfJobs1764800101000 implements MigrationInterface {
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
    } finally {
      await runner.query('reset statement_timeout');
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`drop index ${Object.keys(indexes).join(', ')}`);
  }
}

/** Answers the last id of the batch; undefined behind the end. */
async function fillBatch(runner: QueryRunner, after: string): Promise<string | undefined> {
  const rows = (await runner.query(`select id from jobs where id > $1 order by id limit ${batchSize}`, [after])) as {
    id: string;
  }[];
  await runner.query(`${fillReasons} and j.id = any($1)`, [rows.map(({ id }) => id)]);
  return rows.at(-1)?.id;
}
