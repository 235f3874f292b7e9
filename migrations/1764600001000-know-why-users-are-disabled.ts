import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Why an admin disabled an account, for other admins and for its owner. */
export class KnowWhyUsersAreDisabled1764600001000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table users
        add column disabled_reason text constraint users_disabled_reason_length
          check (char_length(disabled_reason) between 1 and 500),
        add constraint users_reason_of_disabled check (disabled_reason is null or disabled_at is not null) not valid`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table users drop constraint users_reason_of_disabled;
      alter table users drop column disabled_reason;
    `);
  }
}
