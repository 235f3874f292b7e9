import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A conversation belongs to an account or to a visitor, who gave a name and an address (decision 0089). */
export class LetVisitorsChat1764700500000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table support_conversations
        alter column user_id drop not null,
        add column visitor_name text
          constraint support_conversations_visitor_name_length check (char_length(visitor_name) between 1 and 100),
        add column visitor_email text
          constraint support_conversations_visitor_email_length check (char_length(visitor_email) between 3 and 100),
        add column visitor_token_hash bytea constraint support_conversations_visitor_token_key unique,
        add constraint support_conversations_of_one check (
          (user_id is null) = (visitor_name is not null)
          and (user_id is null) = (visitor_email is not null)
          and (user_id is null) = (visitor_token_hash is not null));
      create index support_conversations_visitors_idx on support_conversations (last_message_at)
        where user_id is null`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      delete from support_conversations where user_id is null;
      drop index support_conversations_visitors_idx;
      alter table support_conversations
        drop constraint support_conversations_of_one,
        drop column visitor_name, drop column visitor_email, drop column visitor_token_hash,
        alter column user_id set not null`);
  }
}
