import type { MigrationInterface, QueryRunner } from 'typeorm';

const batch = 2000;

/**
 * An application names the company that it was sent to: a job can be given another one later, and the review of an applicant must not follow it.
 * In steps, each of which can run again, so that nobody waits while the column is filled.
 */
export class NameApplicationCompany1764100005000 implements MigrationInterface {
  transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table applications add column if not exists company_id uuid;
      create or replace function keep_application_company() returns trigger language plpgsql as $$
      begin
        select company_id into new.company_id from jobs where id = new.job_id;
        return new;
      end $$;
      create or replace trigger applications_keep_company before insert on applications for each row execute function keep_application_company();
    `);
    for (let filled = batch; filled === batch;) {
      const [, count] = (await runner.query(`
        update applications a set company_id = j.company_id from jobs j
        where j.id = a.job_id and a.id in (select id from applications where company_id is null limit ${batch})`)) as [unknown[], number];
      filled = count;
    }
    await runner.query(`
      alter table applications alter column company_id set not null,
        drop constraint if exists applications_company_fkey,
        add constraint applications_company_fkey foreign key (company_id) references companies on delete restrict not valid;
    `);
    await runner.query('alter table applications validate constraint applications_company_fkey');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop trigger applications_keep_company on applications;
      drop function keep_application_company();
      alter table applications drop column company_id;
    `);
  }
}
