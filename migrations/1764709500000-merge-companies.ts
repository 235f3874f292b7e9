import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * A company that went into another one: its id and its name lead there (decision 0095). A job that is posted for it at
 * that moment is tried again, as is whatever else refers to it.
 */
export class MergeCompanies1764709500000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table merged_companies (
        id uuid constraint merged_companies_pkey primary key,
        company_id uuid not null constraint merged_companies_company_fkey references companies on delete cascade,
        name citext not null,
        name_key text not null,
        reason text not null constraint merged_companies_reason_length check (char_length(reason) <= 500),
        merged_at timestamptz not null
      );
      create index merged_companies_company_idx on merged_companies (company_id, merged_at);
      create index merged_companies_key_idx on merged_companies (name_key);

      create or replace function keep_job_search_text() returns trigger language plpgsql as $$
      declare
        company text;
      begin
        select name into company from companies where id = new.company_id;
        if not found then
          raise 'company % is gone', new.company_id using errcode = 'serialization_failure';
        end if;
        new.search_text := lower(new.title || E'\\n' || company || E'\\n' || array_to_string(new.skills, E'\\n'));
        return new;
      end $$;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create or replace function keep_job_search_text() returns trigger language plpgsql as $$
      begin
        new.search_text := lower(new.title || E'\\n' || (select name from companies where id = new.company_id)
          || E'\\n' || array_to_string(new.skills, E'\\n'));
        return new;
      end $$;
      drop table merged_companies;
    `);
  }
}
