import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * What its recruiter wants of a job, and a time for each reason that keeps it from being public (decision 0101). Which
 * version of its text an admin has let be. The next migrations fill them and compute the state from them.
 */
export class KnowReasonsOfJobs1764800100000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table jobs
        add column is_wanted boolean not null default true,
        add column is_hidden boolean not null default false,
        add column company_suspended_at timestamptz,
        add column owner_leaves_at timestamptz,
        add column owner_disabled_at timestamptz,
        add column expired_at timestamptz,
        add column text_version int not null default 1,
        add column released_version int;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table jobs drop column is_wanted, drop column is_hidden, drop column company_suspended_at,
        drop column owner_leaves_at, drop column owner_disabled_at, drop column expired_at, drop column text_version,
        drop column released_version;
    `);
  }
}
