import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A message to the support is one message, however often it is sent. */
export class KnowSentSupportMessages1764200018000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table support_messages add column draft_id uuid;
      create unique index support_messages_draft_key on support_messages (conversation_id, draft_id)
        where draft_id is not null;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop index support_messages_draft_key;
      alter table support_messages drop column draft_id;
    `);
  }
}
