import type { MigrationInterface, QueryRunner } from 'typeorm';

/** `handled_at`: when the message was answered, or closed without an answer. */
export class AnswerContactMessages1764700101000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table contact_messages
        add column closed_at timestamptz,
        add constraint contact_messages_closed_is_handled check (closed_at is null or handled_at is not null);

      create table contact_answers (
        id uuid constraint contact_answers_pkey primary key default new_id(),
        message_id uuid not null constraint contact_answers_message_fkey references contact_messages on delete cascade,
        author_id uuid constraint contact_answers_author_fkey references users on delete set null,
        answer_text text not null constraint contact_answers_text_length
          check (char_length(answer_text) between 1 and 5000),
        sent_at timestamptz not null
      );
      create index contact_answers_message_idx on contact_answers (message_id, sent_at);
      create index contact_answers_author_idx on contact_answers (author_id);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop table contact_answers;
      alter table contact_messages drop constraint contact_messages_closed_is_handled, drop column closed_at;
    `);
  }
}
