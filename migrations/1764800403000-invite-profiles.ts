import type { MigrationInterface, QueryRunner } from 'typeorm';

/** An invitation is to a profile: that the seeker had another one before is nobody's business (decision 0086). */
export class InviteProfiles1764800403000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table invitations drop constraint invitations_job_seeker_key,
        add constraint invitations_job_talent_key unique (job_id, talent_id)`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      delete from invitations earlier using invitations later
      where later.job_id = earlier.job_id and later.seeker_id = earlier.seeker_id and later.id > earlier.id;
      alter table invitations drop constraint invitations_job_talent_key,
        add constraint invitations_job_seeker_key unique (job_id, seeker_id)`);
  }
}
