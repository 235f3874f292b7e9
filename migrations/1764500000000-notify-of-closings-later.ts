import type { MigrationInterface, QueryRunner } from 'typeorm';

/** All applicants are notified after the commit: also the one whose application closed the job, like the others. */
export class NotifyOfClosingsLater1764500000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table job_closings_to_tell drop column last_seeker_id,
        alter column told_up_to set default '00000000-0000-0000-0000-000000000000'`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table job_closings_to_tell add column last_seeker_id uuid, alter column told_up_to drop default`);
  }
}
