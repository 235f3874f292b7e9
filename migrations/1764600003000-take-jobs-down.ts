import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * A job that an admin took down is closed to everything that asks for open jobs, and nothing opens it but restoring it
 * (decision 0062).
 */
export class TakeJobsDown1764600003000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table jobs
        add column taken_down_at timestamptz,
        add column taken_down_reason text,
        add column opens_when_restored boolean not null default false,
        add constraint jobs_taken_down_is_closed check (taken_down_at is null or status = 'INACTIVE') not valid,
        add constraint jobs_taken_down_says_why check (
          taken_down_at is not null and taken_down_reason is not null and char_length(taken_down_reason) <= 500
          or taken_down_at is null and taken_down_reason is null) not valid;
      alter table job_closings_to_tell add column is_taken_down boolean not null default false;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table job_closings_to_tell drop column is_taken_down;
      alter table jobs drop constraint jobs_taken_down_is_closed, drop constraint jobs_taken_down_says_why;
      alter table jobs drop column taken_down_at, drop column taken_down_reason, drop column opens_when_restored;
    `);
  }
}
