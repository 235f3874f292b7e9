import type { MigrationInterface, QueryRunner } from 'typeorm';

/** "Download my data": what was asked for, and the archive, which is a file of its person (decision 0083). */
export class MakeDataExports1764700300000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table files drop constraint files_purpose_known,
        add constraint files_purpose_known check (purpose in ('RESUME', 'ATTACHMENT', 'EXPORT')) not valid;
      create table data_exports (
        id uuid constraint data_exports_pkey primary key default new_id(),
        user_id uuid not null constraint data_exports_user_fkey references users on delete cascade,
        requested_at timestamptz not null,
        attempts int not null default 0,
        ready_at timestamptz,
        failed_at timestamptz,
        file_id uuid constraint data_exports_file_fkey references files on delete set null,
        constraint data_exports_one_outcome check (ready_at is null or failed_at is null)
      );
      create unique index data_exports_waiting_key on data_exports (user_id)
        where ready_at is null and failed_at is null;
      create index data_exports_user_idx on data_exports (user_id, requested_at desc);
      create index data_exports_file_idx on data_exports (file_id) where file_id is not null;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop table data_exports;
      delete from files where purpose = 'EXPORT';
      alter table files drop constraint files_purpose_known,
        add constraint files_purpose_known check (purpose in ('RESUME', 'ATTACHMENT')) not valid;
    `);
  }
}
