import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * A company is an entity of its own, with members. A recruiter who only knows its name asks to join, and their jobs for
 * it wait until then. Filled by the next migration.
 */
export class GiveCompaniesMembers1764300100000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table companies add column name_key text;

      -- Rows of those who left stay: an application that was sent while they were in may be reviewed later.
      create table company_members (
        id uuid constraint company_members_pkey primary key default new_id(),
        company_id uuid not null constraint company_members_company_fkey references companies on delete cascade,
        user_id uuid not null constraint company_members_user_fkey references users on delete cascade,
        joined_at timestamptz not null default now(),
        left_at timestamptz
      );
      create unique index company_members_user_key on company_members (user_id) where left_at is null;
      create index company_members_company_idx on company_members (company_id, joined_at) where left_at is null;
      create index company_members_past_company_idx on company_members (company_id, user_id);
      create index company_members_past_user_idx on company_members (user_id);

      create table company_join_requests (
        id uuid constraint company_join_requests_pkey primary key default new_id(),
        company_id uuid not null constraint company_join_requests_company_fkey references companies on delete cascade,
        user_id uuid not null constraint company_join_requests_user_fkey references users on delete cascade,
        status text not null default 'PENDING' constraint company_join_requests_status_known
          check (status in ('PENDING', 'ACCEPTED', 'DECLINED', 'WITHDRAWN')),
        asked_at timestamptz not null default now(),
        decided_at timestamptz,
        decided_by_id uuid constraint company_join_requests_decided_by_fkey references users on delete set null,
        constraint company_join_requests_key unique (company_id, user_id)
      );
      create unique index company_join_requests_pending_key on company_join_requests (user_id) where status = 'PENDING';
      create index company_join_requests_company_idx on company_join_requests (company_id, asked_at, id)
        where status = 'PENDING';
      create index company_join_requests_asked_idx on company_join_requests (asked_at, id) where status = 'PENDING';
      create index company_join_requests_user_idx on company_join_requests (user_id);
      create index company_join_requests_decided_by_idx on company_join_requests (decided_by_id);

      create table company_domains (
        domain text constraint company_domains_pkey primary key constraint company_domains_lower_case
          check (domain = lower(domain)),
        company_id uuid not null constraint company_domains_company_fkey references companies on delete cascade,
        confirmed_by_id uuid constraint company_domains_confirmed_by_fkey references users on delete set null,
        confirmed_at timestamptz not null default now()
      );
      create index company_domains_company_idx on company_domains (company_id);
      create index company_domains_confirmed_by_idx on company_domains (confirmed_by_id);

      alter table jobs add column waits_since timestamptz, add constraint jobs_waiting_is_closed
        check (waits_since is null or status = 'INACTIVE') not valid;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table jobs drop column waits_since;
      drop table company_domains, company_join_requests, company_members;
      alter table companies drop column name_key;
    `);
  }
}
