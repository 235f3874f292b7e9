import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Which admin has which conversation with the support open: a row counts for half a minute (decision 0063). */
export class SeeWhoLooks1764709700000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table support_viewers (
        conversation_id uuid not null constraint support_viewers_conversation_fkey
          references support_conversations on delete cascade,
        user_id uuid not null constraint support_viewers_user_fkey references users on delete cascade,
        looked_at timestamptz not null,
        constraint support_viewers_pkey primary key (conversation_id, user_id)
      );
      create index support_viewers_user_idx on support_viewers (user_id);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop table support_viewers');
  }
}
