import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Invitations to run the portal, until they are accepted or withdrawn (decision 0078). */
export class InviteAdmins1764700001000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table staff_invitations (
        id uuid constraint staff_invitations_pkey primary key default new_id(),
        email citext not null constraint staff_invitations_email_key unique,
        name text not null,
        role text not null constraint staff_invitations_role_known check (role in ('ADMIN', 'SUPERADMIN')),
        token_hash bytea not null constraint staff_invitations_token_key unique,
        created_at timestamptz not null,
        expires_at timestamptz not null
      );
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table staff_invitations');
  }
}
