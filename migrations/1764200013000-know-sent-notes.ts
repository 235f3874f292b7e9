import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A note is one note, however often it is sent. */
export class KnowSentNotes1764200013000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table application_notes add column draft_id uuid;
      create unique index application_notes_draft_key on application_notes (application_id, author_id, draft_id)
        where draft_id is not null;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop index application_notes_draft_key;
      alter table application_notes drop column draft_id;
    `);
  }
}
