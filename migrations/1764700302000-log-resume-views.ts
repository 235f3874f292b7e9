import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Who opened a resume, for the one whose it is; why an application has none any more (decision 0085). */
export class LogResumeViews1764700302000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table resume_views (
        id uuid constraint resume_views_pkey primary key default new_id(),
        application_id uuid not null constraint resume_views_application_fkey
          references applications on delete cascade,
        seeker_id uuid not null constraint resume_views_seeker_fkey references users on delete cascade,
        recruiter_id uuid constraint resume_views_recruiter_fkey references users on delete set null,
        company_id uuid constraint resume_views_company_fkey references companies on delete set null,
        kind text not null constraint resume_views_kind_known check (kind in ('VIEW', 'DOWNLOAD')),
        at timestamptz not null
      );
      create index resume_views_application_idx on resume_views (application_id, at desc, id desc);
      create index resume_views_seeker_idx on resume_views (seeker_id, at desc, id desc);
      create index resume_views_recruiter_idx on resume_views (recruiter_id);
      create index resume_views_company_idx on resume_views (company_id);
      alter table applications add column resume_gone text,
        add constraint applications_resume_gone_known check (
          resume_gone is null or resume_gone in ('REVOKED', 'REMOVED') and resume_file_id is null) not valid;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table applications drop column resume_gone;
      drop table resume_views;
    `);
  }
}
