import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Totals are counted again for each page (decision 0038): no one needs to know any more when a list changed. */
export class ForgetListChanges1764300300000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop trigger applications_remember_insert on applications;
      drop trigger applications_remember_update on applications;
      drop trigger applications_remember_delete on applications;
      drop function remember_list_changes();
      drop table application_list_changes;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table application_list_changes (
        recruiter_id uuid not null,
        changed_in xid8 not null default pg_current_xact_id(),
        changed_at timestamptz not null default now(),
        applications integer not null,
        constraint application_list_changes_pkey primary key (recruiter_id, changed_in)
      );

      create function remember_list_changes() returns trigger language plpgsql as $$
      begin
        insert into application_list_changes as known (recruiter_id, applications)
          select recruiter_id, count(*) from changed group by recruiter_id
          on conflict (recruiter_id, changed_in) do update
            set applications = known.applications + excluded.applications;
        return null;
      end $$;
      create trigger applications_remember_insert after insert on applications
        referencing new table as changed for each statement execute function remember_list_changes();
      create trigger applications_remember_update after update on applications
        referencing new table as changed for each statement execute function remember_list_changes();
      create trigger applications_remember_delete after delete on applications
        referencing old table as changed for each statement execute function remember_list_changes();
    `);
  }
}
