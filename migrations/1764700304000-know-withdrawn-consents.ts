import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What somebody agreed to of their own choice can be withdrawn; the record stays (decision 0083). */
export class KnowWithdrawnConsents1764700304000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table consents add column withdrawn_at timestamptz');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table consents drop column withdrawn_at');
  }
}
