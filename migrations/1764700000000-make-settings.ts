import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What the superadmin sets; a setting without a row has its default (decision 0077). */
export class MakeSettings1764700000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table settings (
        name text constraint settings_pkey primary key,
        value jsonb not null,
        updated_at timestamptz not null
      );
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table settings');
  }
}
