import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Jobs, notes and messages were each known by the id of their draft; idempotency keys replace them. */
export class ForgetDraftIds1764300302000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table jobs drop column draft_id;
      alter table application_notes drop column draft_id;
      alter table support_messages drop column draft_id;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table jobs add column draft_id uuid;
      create unique index jobs_draft_key on jobs (recruiter_id, draft_id) where draft_id is not null;
      alter table application_notes add column draft_id uuid;
      create unique index application_notes_draft_key on application_notes (application_id, author_id, draft_id)
        where draft_id is not null;
      alter table support_messages add column draft_id uuid;
      create unique index support_messages_draft_key on support_messages (conversation_id, draft_id)
        where draft_id is not null;
    `);
  }
}
