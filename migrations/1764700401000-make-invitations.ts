import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Recruiters invite those whom they found, each once for a job (decision 0087). */
export class MakeInvitations1764700401000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table invitations (
        id uuid not null default new_id(),
        job_id uuid not null constraint invitations_job_fkey references jobs on delete cascade,
        company_id uuid not null constraint invitations_company_fkey references companies on delete cascade,
        recruiter_id uuid not null constraint invitations_recruiter_fkey references users on delete cascade,
        seeker_id uuid not null constraint invitations_seeker_fkey references users on delete cascade,
        talent_id uuid not null,
        status text not null constraint invitations_status_known
          check (status in ('SENT', 'ACCEPTED', 'DECLINED', 'WITHDRAWN')),
        sent_at timestamptz not null,
        expires_at timestamptz not null,
        answered_at timestamptz,
        constraint invitations_pkey primary key (id),
        constraint invitations_job_seeker_key unique (job_id, seeker_id),
        constraint invitations_answered_check check ((answered_at is null) = (status = 'SENT'))
      );
      create index invitations_recruiter_idx on invitations (recruiter_id, sent_at desc, id desc);
      create index invitations_seeker_idx on invitations (seeker_id, sent_at desc, id desc);
      create index invitations_company_idx on invitations (company_id);
      create table invitation_blocks (
        id uuid not null default new_id(),
        seeker_id uuid not null constraint invitation_blocks_seeker_fkey references users on delete cascade,
        company_id uuid not null constraint invitation_blocks_company_fkey references companies on delete cascade,
        blocked_at timestamptz not null,
        constraint invitation_blocks_pkey primary key (id),
        constraint invitation_blocks_key unique (company_id, seeker_id)
      );
      create index invitation_blocks_seeker_idx on invitation_blocks (seeker_id);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table invitation_blocks; drop table invitations');
  }
}
