import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Messages from the portal to people and from people to the portal: notifications, announcements, FAQs, contact and
 * support messages.
 */
export class CreateMessages1763700000005 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create table notifications (
        id uuid constraint notifications_pkey primary key default new_id(),
        user_id uuid not null constraint notifications_user_fkey references users on delete cascade,
        type text not null constraint notifications_type_known
          check (type in ('INTERVIEW', 'REMINDER', 'JOB_ALERT', 'FOLLOW_UP', 'GENERAL')),
        title text not null constraint notifications_title_length check (char_length(title) between 1 and 200),
        body text not null default '' constraint notifications_body_length check (char_length(body) <= 1000),
        link text constraint notifications_link_local check (link like '/%' and link not like '//%'),
        created_at timestamptz not null default now(),
        read_at timestamptz
      );
      create index notifications_user_idx on notifications (user_id, created_at desc, id desc);
      create index notifications_unread_idx on notifications (user_id) where read_at is null;

      create table notification_preferences (
        user_id uuid not null constraint notification_preferences_user_fkey references users on delete cascade,
        type text not null constraint notification_preferences_type_known
          check (type in ('INTERVIEW', 'REMINDER', 'JOB_ALERT', 'FOLLOW_UP', 'GENERAL')),
        is_mailed boolean not null,
        constraint notification_preferences_pkey primary key (user_id, type)
      );

      create table announcements (
        id uuid constraint announcements_pkey primary key default new_id(),
        title text not null constraint announcements_title_length check (char_length(title) between 1 and 150),
        description text not null constraint announcements_description_length
          check (char_length(description) between 1 and 5000),
        is_general boolean not null default false,
        published_at timestamptz not null default now(),
        author_id uuid constraint announcements_author_fkey references users on delete set null
      );
      create index announcements_newest_idx on announcements (published_at desc, id desc);
      create index announcements_author_idx on announcements (author_id);

      create table faqs (
        id uuid constraint faqs_pkey primary key default new_id(),
        position int not null constraint faqs_position_key unique deferrable initially deferred,
        question text not null constraint faqs_question_length check (char_length(question) between 1 and 300),
        answer text not null constraint faqs_answer_length check (char_length(answer) between 1 and 3000)
      );

      create table contact_messages (
        id uuid constraint contact_messages_pkey primary key default new_id(),
        user_id uuid constraint contact_messages_user_fkey references users on delete set null,
        name text not null constraint contact_messages_name_length check (char_length(name) between 1 and 100),
        email citext not null constraint contact_messages_email_length check (char_length(email) <= 100),
        message text not null constraint contact_messages_message_length
          check (char_length(message) between 1 and 5000),
        created_at timestamptz not null default now(),
        handled_at timestamptz
      );
      create index contact_messages_user_idx on contact_messages (user_id);
      create index contact_messages_waiting_idx on contact_messages (created_at) where handled_at is null;

      create table support_conversations (
        id uuid constraint support_conversations_pkey primary key default new_id(),
        user_id uuid not null constraint support_conversations_user_fkey references users on delete cascade
          constraint support_conversations_user_key unique,
        created_at timestamptz not null default now(),
        last_message_at timestamptz not null default now()
      );
      create index support_conversations_newest_idx on support_conversations (last_message_at desc);

      create table support_messages (
        id uuid constraint support_messages_pkey primary key default new_id(),
        conversation_id uuid not null constraint support_messages_conversation_fkey
          references support_conversations on delete cascade,
        author_id uuid constraint support_messages_author_fkey references users on delete set null,
        is_from_support boolean not null,
        body text not null constraint support_messages_body_length check (char_length(body) between 1 and 2000),
        created_at timestamptz not null default now()
      );
      create index support_messages_conversation_idx on support_messages (conversation_id, created_at, id);
      create index support_messages_author_idx on support_messages (author_id);
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop table support_messages, support_conversations, contact_messages, faqs, announcements,
        notification_preferences, notifications`);
  }
}
