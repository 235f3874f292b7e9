import type { MigrationInterface, QueryRunner } from 'typeorm';

/** An account waits seven days for its deletion; its open jobs are closed meanwhile (decision 0084). */
export class LetPeopleLeave1764700301000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table users add column deletes_at timestamptz, add column erased_at timestamptz,
        add constraint users_erased_is_disabled check (erased_at is null or disabled_at is not null) not valid;
      alter table jobs add column opens_when_kept boolean not null default false,
        add constraint jobs_opening_when_kept_is_closed check (not opens_when_kept or status = 'INACTIVE') not valid;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table jobs drop column opens_when_kept;
      alter table users drop column deletes_at, drop column erased_at;
    `);
  }
}
