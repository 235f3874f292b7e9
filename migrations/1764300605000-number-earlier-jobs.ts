import type { MigrationInterface, QueryRunner } from 'typeorm';

const batchSize = 500;
const lowestId = '00000000-0000-0000-0000-000000000000';

/**
 * Ids are ordered by time, so older jobs get smaller numbers. A few at a time, so that no one waits for all of them; a
 * start that was broken off goes on.
 */
export class NumberEarlierJobs1764300605000 implements MigrationInterface {
  transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('set statement_timeout = 0');
    try {
      let last: string | undefined = lowestId;
      while (last) last = await numberBatch(runner, last);
      await runner.query('drop index concurrently if exists jobs_number_key');
      await runner.query('create unique index concurrently jobs_number_key on jobs (number)');
    } finally {
      await runner.query('reset statement_timeout');
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop index jobs_number_key');
  }
}

/** Answers the last id of the batch; undefined behind the end. */
async function numberBatch(runner: QueryRunner, after: string): Promise<string | undefined> {
  const [batch] = (await runner.query(
    `with batch as materialized (select id from jobs where id > $1 order by id limit $2),
     numbered as (update jobs j set number = nextval('job_numbers') from batch
       where j.id = batch.id and j.number is null)
     select max(id::text) as last from batch`,
    [after, batchSize],
  )) as { last: string | null }[];
  return batch?.last ?? undefined;
}
