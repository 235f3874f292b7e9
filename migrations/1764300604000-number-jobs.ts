import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * A short number to name a job by (HAPP-02, decision 0021): new jobs have one from now on, the next migration gives one
 * to the others.
 */
export class NumberJobs1764300604000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create sequence job_numbers as int start 1001;
      alter table jobs add column number int;
      alter table jobs alter column number set default nextval('job_numbers');
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table jobs drop column number;
      drop sequence job_numbers;
    `);
  }
}
