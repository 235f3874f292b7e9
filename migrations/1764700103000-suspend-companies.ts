import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * What a suspension takes down is marked, so that lifting it brings back exactly that (decision 0075). No job of a
 * suspended company can be open: one that is posted while the company is being suspended waits for the end of that
 * transaction and is tried again.
 */
export class SuspendCompanies1764700103000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table companies
        add column suspended_at timestamptz,
        add column suspension_reason text,
        add constraint companies_suspension_says_why check (
          suspended_at is not null and suspension_reason is not null and char_length(suspension_reason) <= 500
          or suspended_at is null and suspension_reason is null) not valid;
      alter table jobs
        add column taken_down_with_company boolean not null default false,
        add constraint jobs_taken_down_with_company_is_taken_down check (
          taken_down_at is not null or not taken_down_with_company) not valid;
      create function refuse_job_of_suspended_company() returns trigger language plpgsql as $$
        declare suspended timestamptz;
        begin
          select suspended_at into suspended from companies where id = new.company_id for share;
          if suspended is not null then
            raise 'company % is suspended', new.company_id using errcode = 'serialization_failure';
          end if;
          return new;
        end $$;
      create trigger jobs_refuse_posted before insert on jobs
        for each row when (new.status = 'ACTIVE') execute function refuse_job_of_suspended_company();
      create trigger jobs_refuse_opened before update on jobs
        for each row when (new.status = 'ACTIVE' and (old.status <> 'ACTIVE' or old.company_id <> new.company_id))
        execute function refuse_job_of_suspended_company();
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop trigger jobs_refuse_posted on jobs;
      drop trigger jobs_refuse_opened on jobs;
      drop function refuse_job_of_suspended_company();
      alter table jobs drop column taken_down_with_company;
      alter table companies drop column suspended_at, drop column suspension_reason;
    `);
  }
}
