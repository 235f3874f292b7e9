import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Resumes that were replaced before, and with which no application was sent, count as unclaimed: the task that removes such files takes them. */
export class ReleaseUnusedResumes1764300601000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      update files f set claimed_at = null
      where f.purpose = 'RESUME' and f.owner_id is not null and f.claimed_at is not null
        and not exists (select from seeker_profiles p where p.resume_file_id = f.id) and not exists (select from applications a where a.resume_file_id = f.id)
    `);
  }

  async down(): Promise<void> {}
}
