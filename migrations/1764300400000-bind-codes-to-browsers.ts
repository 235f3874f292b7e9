import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * A login code knows the browser that asked for it. What counts all guesses at the codes of an account has a counter of
 * its own.
 */
export class BindCodesToBrowsers1764300400000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      'alter table one_time_codes add column device_hash bytea, add column needs_device boolean not null default false',
    );
    await runner.query(`
      insert into attempt_counters (scope, subject, streak, window_started_at, last_attempt_at)
      select 'guess:LOGIN', subject, streak, window_started_at, last_attempt_at from attempt_counters
        where scope = 'verify:LOGIN' and streak > 0
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      update attempt_counters verified set streak = guessed.streak from attempt_counters guessed
      where verified.scope = 'verify:LOGIN' and guessed.scope = 'guess:LOGIN' and guessed.subject = verified.subject
    `);
    await runner.query(`delete from attempt_counters where scope like 'guess:%'`);
    await runner.query('alter table one_time_codes drop column needs_device, drop column device_hash');
  }
}
