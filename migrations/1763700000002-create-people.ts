import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The two kinds of profile, companies and what seekers say of them. */
export class CreatePeople1763700000002 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table companies (
        id uuid constraint companies_pkey primary key default new_id(),
        name citext not null constraint companies_name_key unique constraint companies_name_length
          check (char_length(name) between 1 and 100),
        verified_at timestamptz,
        rating_total int not null default 0 constraint companies_rating_total_positive check (rating_total >= 0),
        review_count int not null default 0 constraint companies_review_count_positive check (review_count >= 0),
        created_by_id uuid constraint companies_created_by_fkey references users on delete set null,
        created_at timestamptz not null default now()
      );
      create index companies_created_by_idx on companies (created_by_id);

      create table company_reviews (
        id uuid constraint company_reviews_pkey primary key default new_id(),
        company_id uuid not null constraint company_reviews_company_fkey references companies on delete cascade,
        seeker_id uuid not null constraint company_reviews_seeker_fkey references users on delete cascade,
        rating smallint not null constraint company_reviews_rating_range check (rating between 1 and 5),
        review_text text not null default '' constraint company_reviews_text_length
          check (char_length(review_text) <= 2000),
        created_at timestamptz not null default now(),
        constraint company_reviews_company_seeker_key unique (company_id, seeker_id)
      );
      create index company_reviews_seeker_idx on company_reviews (seeker_id);

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
      create trigger company_reviews_keep_rating after insert or update of rating, company_id
        or delete on company_reviews
        for each row execute function keep_company_rating();

      create table seeker_profiles (
        user_id uuid constraint seeker_profiles_pkey primary key constraint seeker_profiles_user_fkey
          references users on delete cascade,
        phone text, whatsapp text,
        gender text constraint seeker_profiles_gender_known check (gender in ('MALE', 'FEMALE', 'OTHER')),
        address text constraint seeker_profiles_address_length check (char_length(address) <= 500),
        skills text[] not null default '{}' constraint seeker_profiles_skills_count check (cardinality(skills) <= 50),
        bio text constraint seeker_profiles_bio_length check (char_length(bio) between 500 and 5000),
        parent_name text, parent_phone text, parent_email citext,
        parent_relation text constraint seeker_profiles_relation_known
          check (parent_relation in ('FATHER', 'MOTHER', 'GUARDIAN')),
        resume_file_id uuid constraint seeker_profiles_resume_file_fkey references files on delete set null,
        education text, program text, portfolio text, location text,
        experience_years numeric(4, 1) constraint seeker_profiles_experience_range
          check (experience_years between 0 and 60),
        certifications text[] not null default '{}',
        projects jsonb not null default '[]',
        updated_at timestamptz not null default now()
      );
      create index seeker_profiles_resume_file_idx on seeker_profiles (resume_file_id);

      create table recruiter_profiles (
        user_id uuid constraint recruiter_profiles_pkey primary key constraint recruiter_profiles_user_fkey
          references users on delete cascade,
        phone text, location text,
        company_id uuid constraint recruiter_profiles_company_fkey references companies on delete set null,
        job_role text, experience text, position_type text, contact_person text, contact_email citext,
        updated_at timestamptz not null default now()
      );
      create index recruiter_profiles_company_idx on recruiter_profiles (company_id);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop table recruiter_profiles, seeker_profiles, company_reviews, companies;
      drop function keep_company_rating();
    `);
  }
}
