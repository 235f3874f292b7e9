import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Closings of jobs with more waiting people than are notified at once. A row lives until the last of them was notified.
 */
export class RememberClosings1764200003000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table job_closings_to_tell (
        id uuid constraint job_closings_to_tell_pkey primary key default new_id(),
        job_id uuid not null constraint job_closings_to_tell_job_fkey references jobs on delete cascade,
        -- Seekers are told in the order of their ids: the last one who was.
        told_up_to uuid not null,
        -- Whoever applied later applied to the job that was opened again.
        applied_until timestamptz not null,
        -- Whose application closed it: told at once.
        last_seeker_id uuid
      );
      create index job_closings_to_tell_job_idx on job_closings_to_tell (job_id);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table job_closings_to_tell');
  }
}
