import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * An interview that is not confirmed yet stands in both calendars like any other, so both sides are reminded of it too.
 */
export class RemindOfPendingInterviews1764200001000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop index interviews_reminder_idx;
      create index interviews_reminder_idx on interviews (starts_at)
        where status in ('SCHEDULED', 'PENDING') and reminded_at is null;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop index interviews_reminder_idx;
      create index interviews_reminder_idx on interviews (starts_at) where status = 'SCHEDULED' and reminded_at is null;
    `);
  }
}
