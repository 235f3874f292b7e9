import type { MigrationInterface, QueryRunner } from 'typeorm';
import { changeTable } from './change-table.ts';

const batchSize = 1000;
const lowestId = '00000000-0000-0000-0000-000000000000';

/**
 * An application names the company that it was sent to: a job can be given another one later, and the review of an
 * applicant must not follow it. In steps, each of which can run again, so that no one waits while the column is filled.
 *
 * Edited after it had landed, as the way and not the end was wrong: it looked for rows to fill from the beginning of
 * the table for each batch, and waited for its locks without a limit, so that a large table could stop every start.
 * Where it ran already there is nothing to do.
 */
export class NameApplicationCompany1764100005000 implements MigrationInterface {
  transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('set statement_timeout = 0');
    try {
      await changeTable(
        runner,
        `
        alter table applications add column if not exists company_id uuid;
        create or replace function keep_application_company() returns trigger language plpgsql as $$
        begin
          select company_id into new.company_id from jobs where id = new.job_id;
          return new;
        end $$;
        create or replace trigger applications_keep_company before insert on applications for each row
          execute function keep_application_company();
      `,
      );
      for (let last: string | undefined = lowestId; last;) last = await fillBatch(runner, last);
      await requireCompany(runner);
      await changeTable(
        runner,
        `
        alter table applications drop constraint if exists applications_company_fkey,
          add constraint applications_company_fkey foreign key (company_id)
            references companies on delete restrict not valid;
      `,
      );
      await runner.query('alter table applications validate constraint applications_company_fkey');
    } finally {
      await runner.query('reset statement_timeout');
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop trigger applications_keep_company on applications;
      drop function keep_application_company();
      alter table applications drop column company_id;
    `);
  }
}

/** Answers the last id of the batch; undefined behind the end. */
async function fillBatch(runner: QueryRunner, after: string): Promise<string | undefined> {
  const rows = (await runner.query('select id from applications where id > $1 order by id limit $2', [
    after,
    batchSize,
  ])) as { id: string }[];
  const ids = rows.map(({ id }) => id);
  await runner.query(
    `update applications a set company_id = j.company_id from jobs j
     where a.id = any($1) and a.company_id is null and j.id = a.job_id`,
    [ids],
  );
  return ids.at(-1);
}

/** The whole table is looked at while others write; the column then takes over what the check has found. */
async function requireCompany(runner: QueryRunner): Promise<void> {
  await changeTable(
    runner,
    `
    alter table applications drop constraint if exists applications_company_known,
      add constraint applications_company_known check (company_id is not null) not valid;
  `,
  );
  await runner.query('alter table applications validate constraint applications_company_known');
  await changeTable(
    runner,
    'alter table applications alter column company_id set not null, drop constraint applications_company_known;',
  );
}
