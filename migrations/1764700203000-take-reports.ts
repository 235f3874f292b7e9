import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Who reports the same thing twice while the first report is open is refused by the database (decision 0082). */
export class TakeReports1764700203000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table company_reviews
        add column reference uuid not null default gen_random_uuid(),
        add constraint company_reviews_reference_key unique (reference);
      create table reports (
        id uuid constraint reports_pkey primary key default new_id(),
        reporter_id uuid constraint reports_reporter_fkey references users on delete set null,
        subject text not null constraint reports_subject_known check (subject in ('JOB', 'PERSON', 'REVIEW')),
        job_id uuid constraint reports_job_fkey references jobs on delete cascade,
        user_id uuid constraint reports_user_fkey references users on delete cascade,
        review_id uuid constraint reports_review_fkey references company_reviews on delete set null,
        reason text not null constraint reports_reason_known check (
          reason in ('ASKS_FOR_MONEY', 'FAKE', 'MISLEADING', 'OFFENSIVE', 'DISCRIMINATES', 'OTHER')),
        text text not null constraint reports_text_length check (char_length(text) <= 1000),
        created_at timestamptz not null,
        settled_at timestamptz,
        settled_by_id uuid constraint reports_settled_by_fkey references users on delete set null,
        note text constraint reports_note_length check (char_length(note) <= 500),
        constraint reports_about_one_thing check (
          (job_id is not null) = (subject = 'JOB') and (user_id is not null) = (subject = 'PERSON')
          and (review_id is null or subject = 'REVIEW')),
        constraint reports_settled_says_what check ((settled_at is null) = (note is null))
      );
      create unique index reports_open_key on reports (reporter_id, coalesce(job_id, user_id, review_id))
        where settled_at is null;
      create index reports_newest_idx on reports (created_at desc, id desc);
      create index reports_unsettled_idx on reports (created_at desc, id desc) where settled_at is null;
      create index reports_thing_idx on reports (coalesce(job_id, user_id, review_id));
      create index reports_user_idx on reports (user_id) where user_id is not null;
      create index reports_job_idx on reports (job_id) where job_id is not null;
      create index reports_review_idx on reports (review_id) where review_id is not null;
      create index reports_settled_by_idx on reports (settled_by_id) where settled_by_id is not null;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop table reports;
      alter table company_reviews drop column reference;
    `);
  }
}
