import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Accounts, archives and resumes whose time is over are found without a scan. No one waits while these are made. */
export class IndexWhatFallsDue1764700303000 implements MigrationInterface {
  transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('set statement_timeout = 0');
    try {
      // What a start that was broken off left half made is made again.
      for (const [name, definition] of Object.entries(indexes)) {
        await runner.query(`drop index concurrently if exists ${name}`);
        await runner.query(`create index concurrently ${name} on ${definition}`);
      }
    } finally {
      await runner.query('reset statement_timeout');
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`drop index ${Object.keys(indexes).join(', ')}`);
  }
}

const indexes = {
  users_leaving_idx: 'users (deletes_at) where deletes_at is not null',
  files_export_idx: `files (created_at) where purpose = 'EXPORT'`,
  applications_rejected_resume_idx: `applications (decided_at)
    where status = 'REJECTED' and resume_file_id is not null`,
};
