import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Attempts since the last success, which may not grow without end however slowly somebody guesses. */
export class ExtendAttemptCounters1763900000100 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `alter table attempt_counters add column streak int not null default 0
         constraint attempt_counters_streak_positive check (streak >= 0)`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table attempt_counters drop column streak');
  }
}
