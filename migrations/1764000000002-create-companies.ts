import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Companies, who belongs to them, what seekers say of them, and whom programs of theirs hear from. */
export class CreateCompanies1764000000002 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table companies (
        id uuid primary key default new_id(),
        name citext not null constraint companies_name_length check (char_length(name) between 1 and 100)
          constraint companies_name_key unique,
        -- Names that look alike have one key (D-01).
        name_key text not null constraint companies_key_key unique,
        verified_at timestamptz,
        rating_total int not null default 0 constraint companies_rating_total_positive check (rating_total >= 0),
        review_count int not null default 0 constraint companies_review_count_positive check (review_count >= 0),
        created_by_id uuid constraint companies_created_by_fkey references users on delete set null,
        created_at timestamptz not null default now(),
        suspended_at timestamptz,
        suspension_reason text,
        constraint companies_suspension_says_why
          check (
            suspended_at is not null and suspension_reason is not null and char_length(suspension_reason) <= 500
            or suspended_at is null and suspension_reason is null)
      );
      create index companies_created_by_idx on companies (created_by_id);
      create index companies_search_idx on companies using gin ((lower(name::text)) gin_trgm_ops);
      create index companies_unverified_idx on companies (name) where verified_at is null and suspended_at is null;
      create index companies_verified_idx on companies (name) where verified_at is not null and suspended_at is null;
      create index companies_suspended_idx on companies (name) where suspended_at is not null;
      create trigger refuse_erased_people after insert or update of created_by_id on companies
        for each row execute function refuse_erased_people('created_by_id');

      -- Rows of those who left stay: an application that was sent while they were in may be reviewed later.
      create table company_members (
        id uuid primary key default new_id(),
        company_id uuid not null constraint company_members_company_fkey references companies on delete cascade,
        user_id uuid not null constraint company_members_user_fkey references users on delete cascade,
        joined_at timestamptz not null default now(),
        left_at timestamptz
      );
      create unique index company_members_user_key on company_members (user_id) where left_at is null;
      create index company_members_company_idx on company_members (company_id, joined_at) where left_at is null;
      create index company_members_past_company_idx on company_members (company_id, user_id);
      create index company_members_past_user_idx on company_members (user_id);
      create trigger refuse_erased_people after insert or update of user_id on company_members
        for each row execute function refuse_erased_people('user_id');

      create table company_join_requests (
        id uuid primary key default new_id(),
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
      create trigger refuse_erased_people after insert or update of user_id, decided_by_id on company_join_requests
        for each row execute function refuse_erased_people('user_id', 'decided_by_id');

      create table company_domains (
        domain text primary key constraint company_domains_lower_case check (domain = lower(domain)),
        company_id uuid not null constraint company_domains_company_fkey references companies on delete cascade,
        confirmed_by_id uuid constraint company_domains_confirmed_by_fkey references users on delete set null,
        confirmed_at timestamptz not null default now()
      );
      create index company_domains_company_idx on company_domains (company_id);
      create index company_domains_confirmed_by_idx on company_domains (confirmed_by_id);
      create index company_domains_search_idx on company_domains using gin (domain gin_trgm_ops);
      create trigger refuse_erased_people after insert or update of confirmed_by_id on company_domains
        for each row execute function refuse_erased_people('confirmed_by_id');

      -- A company that went into another one: its id and its name lead there (decision 0014).
      create table merged_companies (
        id uuid primary key,
        company_id uuid not null constraint merged_companies_company_fkey references companies on delete cascade,
        name citext not null,
        name_key text not null,
        reason text not null constraint merged_companies_reason_length check (char_length(reason) <= 500),
        merged_at timestamptz not null
      );
      create index merged_companies_company_idx on merged_companies (company_id, merged_at);
      create index merged_companies_key_idx on merged_companies (name_key);

      create table recruiter_profiles (
        user_id uuid primary key constraint recruiter_profiles_user_fkey references users on delete cascade,
        phone text,
        location text,
        company_id uuid constraint recruiter_profiles_company_fkey references companies on delete set null,
        job_role text,
        experience text,
        position_type text,
        contact_person text,
        contact_email citext,
        updated_at timestamptz not null default now()
      );
      create index recruiter_profiles_company_idx on recruiter_profiles (company_id);
      create trigger refuse_erased_people after insert or update of user_id on recruiter_profiles
        for each row execute function refuse_erased_people('user_id');

      create table company_reviews (
        id uuid primary key default new_id(),
        company_id uuid not null constraint company_reviews_company_fkey references companies on delete cascade,
        seeker_id uuid not null constraint company_reviews_seeker_fkey references users on delete cascade,
        rating smallint not null constraint company_reviews_rating_range check (rating between 1 and 5),
        review_text text not null default '' constraint company_reviews_text_length
          check (char_length(review_text) <= 2000),
        created_at timestamptz not null default now(),
        reference uuid not null default gen_random_uuid() constraint company_reviews_reference_key unique,
        constraint company_reviews_company_seeker_key unique (company_id, seeker_id)
      );
      create index company_reviews_seeker_idx on company_reviews (seeker_id);
      create index company_reviews_newest_idx on company_reviews (company_id, created_at desc, id desc);
      create trigger refuse_erased_people after insert or update of seeker_id on company_reviews
        for each row execute function refuse_erased_people('seeker_id');

      -- Search results show the rating of each company: it is kept beside the company, and only here.
      create function keep_company_rating() returns trigger language plpgsql as $$
      begin
        if tg_op <> 'INSERT' then
          update companies set rating_total = rating_total - old.rating, review_count = review_count - 1
            where id = old.company_id;
        end if;
        if tg_op <> 'DELETE' then
          update companies set rating_total = rating_total + new.rating, review_count = review_count + 1
            where id = new.company_id;
        end if;
        return null;
      end $$;
      create trigger company_reviews_keep_rating after insert or delete or update of rating, company_id
        on company_reviews for each row execute function keep_company_rating();

      -- A recruiter's or a company's (decision 0067).
      create table webhooks (
        id uuid primary key default new_id(),
        user_id uuid constraint webhooks_user_fkey references users on delete cascade,
        company_id uuid constraint webhooks_company_fkey references companies on delete cascade,
        url text not null,
        events text[] not null constraint webhooks_events_check check (cardinality(events) > 0)
          constraint webhooks_events_known
          check (events <@ array['APPLICATION_RECEIVED', 'APPLICATION_STATUS_CHANGED', 'INTERVIEW_SCHEDULED',
            'JOB_CLOSED', 'JOB_POSTED', 'JOB_UPDATED', 'JOB_REOPENED', 'INTERVIEW_MOVED', 'INTERVIEW_CANCELLED']),
        sealed_secret text not null,
        is_active boolean not null,
        failing_since timestamptz,
        created_at timestamptz not null,
        constraint webhooks_url_key unique (user_id, url),
        constraint webhooks_company_url_key unique (company_id, url),
        constraint webhooks_of_one check (num_nonnulls(user_id, company_id) = 1)
      );
      create trigger refuse_erased_people after insert or update of user_id on webhooks
        for each row execute function refuse_erased_people('user_id');

      create table webhook_deliveries (
        id uuid primary key default new_id(),
        webhook_id uuid not null constraint webhook_deliveries_webhook_fkey references webhooks on delete cascade,
        event text not null,
        body text not null,
        created_at timestamptz not null,
        attempts int not null default 0,
        delivered_at timestamptz,
        next_attempt_at timestamptz,
        status int,
        duration_ms int,
        answer text,
        attempts_before int not null default 0,
        tries jsonb not null default '[]'
      );
      create index webhook_deliveries_webhook_idx on webhook_deliveries (webhook_id, id);
      create index webhook_deliveries_created_idx on webhook_deliveries (created_at);
      -- What is due is claimed by webhook, so that owners take turns (decision 0067).
      create index webhook_deliveries_due_by_webhook_idx on webhook_deliveries (webhook_id, next_attempt_at, id)
        where next_attempt_at is not null;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop table webhook_deliveries, webhooks, company_reviews, recruiter_profiles, merged_companies, company_domains,
        company_join_requests, company_members, companies;
      drop function keep_company_rating;
    `);
  }
}
