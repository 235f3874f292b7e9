import type { MigrationInterface, QueryRunner } from 'typeorm';
import { changeTable } from './change-table.ts';

const index = 'jobs_external_id_key';

/** A recruiter's own reference of a job, once among those that they did not delete (decision 0105). */
export class KnowExternalIdsOfJobs1764800950000 implements MigrationInterface {
  transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await changeTable(runner, 'alter table jobs add column if not exists external_id text');
    await runner.query('set statement_timeout = 0');
    try {
      await runner.query(`drop index concurrently if exists ${index}`);
      await runner.query(
        `create unique index concurrently ${index} on jobs (recruiter_id, external_id)
         where external_id is not null and archived_at is null`,
      );
    } finally {
      await runner.query('reset statement_timeout');
    }
  }

  down = (runner: QueryRunner): Promise<void> => changeTable(runner, 'alter table jobs drop column external_id');
}
