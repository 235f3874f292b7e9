import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * What is true of this database and of no copy of it: backups leave it out. Mails get a Message-ID that no other
 * database gives to another mail; those that wait get theirs when they are sent.
 */
export class KnowInstallation1764800600000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table installation (
        is_only boolean not null default true,
        secret_check text,
        parked_at timestamptz,
        constraint installation_pkey primary key (is_only),
        constraint installation_is_only_check check (is_only)
      );
      insert into installation default values;
      alter table outbox add column message_id uuid;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table outbox drop column message_id;
      drop table installation;
    `);
  }
}
