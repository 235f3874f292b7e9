import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * No one applies to a closed job, and opening it again forgets the closing: there is no later application to leave out.
 */
export class ForgetWhoAppliedUntil1764200017000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table job_closings_to_tell drop column applied_until');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table job_closings_to_tell add column applied_until timestamptz not null default 'infinity';
      alter table job_closings_to_tell alter column applied_until drop default;
    `);
  }
}
