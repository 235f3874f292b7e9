import type { MigrationInterface, QueryRunner } from 'typeorm';
import { heldPhrases } from './held-phrases.ts';

/**
 * What those who run the portal write and read: the audit log, announcements, answers, support, reports and the
 * phrases that hold a text.
 */
export class CreateOffice1764000000007 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(String.raw`
      -- What admins changed, written once and never again (decision 0061). Its lines outlive accounts, so that nothing
      -- refers to people by a key.
      create table audit_log (
        id uuid primary key default new_id(),
        at timestamptz not null,
        actor_id uuid not null,
        actor_role text not null constraint audit_log_actor_role_known check (actor_role in ('ADMIN', 'SUPERADMIN')),
        operation text not null,
        subject_type text not null,
        subject_id uuid not null,
        before jsonb,
        after jsonb,
        ip_address text not null
      );
      create index audit_log_newest_idx on audit_log (at desc, id desc);
      create index audit_log_actor_idx on audit_log (actor_id, at desc, id desc);
      create index audit_log_operation_idx on audit_log (operation, at desc, id desc);
      create index audit_log_subject_idx on audit_log (subject_type, subject_id, at desc, id desc);

      create function refuse_change_of_audit_log() returns trigger language plpgsql as $$
      begin
        raise exception 'The audit log only grows: % is refused.', lower(tg_op)
          using errcode = 'insufficient_privilege';
      end $$;
      create trigger audit_log_only_grows before update or delete or truncate on audit_log
        for each statement execute function refuse_change_of_audit_log();
      alter table audit_log enable always trigger audit_log_only_grows;

      create table announcements (
        id uuid primary key default new_id(),
        title text not null constraint announcements_title_length check (char_length(title) between 1 and 150),
        description text not null constraint announcements_description_length
          check (char_length(description) between 1 and 5000),
        is_general boolean not null default false,
        published_at timestamptz,
        author_id uuid constraint announcements_author_fkey references users on delete set null,
        withdrawn_at timestamptz,
        updated_at timestamptz not null default now(),
        constraint announcements_withdrawn_was_published check (withdrawn_at is null or published_at is not null)
      );
      create index announcements_newest_idx on announcements (published_at desc, id desc);
      create index announcements_author_idx on announcements (author_id);
      create index announcements_draft_idx on announcements (id) where published_at is null;
      create index announcements_withdrawn_idx on announcements (id) where withdrawn_at is not null;
      create index announcements_words_idx on announcements using gin (title gin_trgm_ops, description gin_trgm_ops);
      create trigger refuse_erased_people after insert or update of author_id on announcements
        for each row execute function refuse_erased_people('author_id');

      -- How far an announcement was sent (decision 0002).
      create table announcement_sendings (
        announcement_id uuid primary key constraint announcement_sendings_announcement_fkey references announcements
          on delete cascade,
        step text not null default 'NOTIFYING' constraint announcement_sendings_step_known
          check (step in ('NOTIFYING', 'MAILING', 'SENT')),
        sent_up_to uuid not null default '00000000-0000-0000-0000-000000000000'
      );
      create index announcement_sendings_unfinished_idx on announcement_sendings (step) where step <> 'SENT';

      create table faqs (
        id uuid primary key default new_id(),
        position int not null constraint faqs_position_key unique deferrable initially deferred,
        question text not null constraint faqs_question_length check (char_length(question) between 1 and 300),
        answer text not null constraint faqs_answer_length check (char_length(answer) between 1 and 3000)
      );

      create table contact_messages (
        id uuid primary key default new_id(),
        user_id uuid constraint contact_messages_user_fkey references users on delete set null,
        name text not null constraint contact_messages_name_length check (char_length(name) between 1 and 100),
        email citext not null constraint contact_messages_email_length check (char_length(email) <= 100),
        message text not null constraint contact_messages_message_length
          check (char_length(message) between 1 and 5000),
        created_at timestamptz not null default now(),
        -- When it was answered, or closed without an answer.
        handled_at timestamptz,
        closed_at timestamptz,
        constraint contact_messages_closed_is_handled check (closed_at is null or handled_at is not null)
      );
      create index contact_messages_user_idx on contact_messages (user_id);
      create index contact_messages_waiting_idx on contact_messages (created_at) where handled_at is null;
      create index contact_messages_open_idx on contact_messages (id) where handled_at is null;
      create index contact_messages_answered_idx on contact_messages (id)
        where handled_at is not null and closed_at is null;
      create index contact_messages_closed_idx on contact_messages (id) where closed_at is not null;
      create index contact_messages_words_idx
        on contact_messages using gin ((lower(name || E'\n' || email::text || E'\n' || message)) gin_trgm_ops);
      create trigger refuse_erased_people after insert or update of user_id on contact_messages
        for each row execute function refuse_erased_people('user_id');

      create table contact_answers (
        id uuid primary key default new_id(),
        message_id uuid not null constraint contact_answers_message_fkey references contact_messages on delete cascade,
        author_id uuid constraint contact_answers_author_fkey references users on delete set null,
        answer_text text not null constraint contact_answers_text_length
          check (char_length(answer_text) between 1 and 5000),
        sent_at timestamptz not null
      );
      create index contact_answers_message_idx on contact_answers (message_id, sent_at);
      create index contact_answers_author_idx on contact_answers (author_id);
      create trigger refuse_erased_people after insert or update of author_id on contact_answers
        for each row execute function refuse_erased_people('author_id');

      -- Of an account or of a visitor, who gave a name and an address.
      create table support_conversations (
        id uuid primary key default new_id(),
        user_id uuid constraint support_conversations_user_key unique constraint support_conversations_user_fkey
          references users on delete cascade,
        created_at timestamptz not null default now(),
        last_message_at timestamptz not null default now(),
        -- Up to when its person has seen it.
        seen_at timestamptz,
        waits_since timestamptz,
        assigned_to uuid constraint support_conversations_assigned_fkey references users on delete set null,
        closed_at timestamptz,
        -- The notification that goes with an answer until it is seen.
        notice_id uuid,
        visitor_name text constraint support_conversations_visitor_name_length
          check (char_length(visitor_name) between 1 and 100),
        visitor_email text constraint support_conversations_visitor_email_length
          check (char_length(visitor_email) between 3 and 100),
        visitor_token_hash bytea constraint support_conversations_visitor_token_key unique,
        constraint support_conversations_closed_is_answered check (closed_at is null or waits_since is null),
        constraint support_conversations_of_one
          check ((user_id is null) = (visitor_name is not null) and (user_id is null) = (visitor_email is not null)
            and (user_id is null) = (visitor_token_hash is not null))
      );
      create index support_conversations_waiting_idx on support_conversations (waits_since, id)
        where waits_since is not null;
      create index support_conversations_open_idx on support_conversations (last_message_at desc, id desc)
        where waits_since is null and closed_at is null;
      create index support_conversations_closed_idx on support_conversations (last_message_at desc, id desc)
        where closed_at is not null;
      create index support_conversations_assigned_idx on support_conversations (assigned_to)
        where assigned_to is not null;
      create index support_conversations_visitors_idx on support_conversations (last_message_at) where user_id is null;
      create trigger refuse_erased_people after insert or update of user_id, assigned_to on support_conversations
        for each row execute function refuse_erased_people('user_id', 'assigned_to');

      create table support_messages (
        id uuid primary key default new_id(),
        conversation_id uuid not null constraint support_messages_conversation_fkey references support_conversations
          on delete cascade,
        author_id uuid constraint support_messages_author_fkey references users on delete set null,
        is_from_support boolean not null,
        body text not null constraint support_messages_body_length check (char_length(body) between 1 and 2000),
        created_at timestamptz not null default now()
      );
      create index support_messages_conversation_idx on support_messages (conversation_id, created_at, id);
      create index support_messages_author_idx on support_messages (author_id);
      create trigger refuse_erased_people after insert or update of author_id on support_messages
        for each row execute function refuse_erased_people('author_id');

      -- Which admin has which conversation open: a row counts for half a minute.
      create table support_viewers (
        conversation_id uuid not null constraint support_viewers_conversation_fkey references support_conversations
          on delete cascade,
        user_id uuid not null constraint support_viewers_user_fkey references users on delete cascade,
        looked_at timestamptz not null,
        primary key (conversation_id, user_id)
      );
      create index support_viewers_user_idx on support_viewers (user_id);
      create trigger refuse_erased_people after insert or update of user_id on support_viewers
        for each row execute function refuse_erased_people('user_id');

      create table reports (
        id uuid primary key default new_id(),
        reporter_id uuid constraint reports_reporter_fkey references users on delete set null,
        subject text not null constraint reports_subject_known check (subject in ('JOB', 'PERSON', 'REVIEW')),
        job_id uuid constraint reports_job_fkey references jobs on delete cascade,
        user_id uuid constraint reports_user_fkey references users on delete cascade,
        review_id uuid constraint reports_review_fkey references company_reviews on delete set null,
        reason text not null constraint reports_reason_known
          check (reason in ('ASKS_FOR_MONEY', 'FAKE', 'MISLEADING', 'OFFENSIVE', 'DISCRIMINATES', 'OTHER')),
        text text not null constraint reports_text_length check (char_length(text) <= 1000),
        created_at timestamptz not null,
        settled_at timestamptz,
        settled_by_id uuid constraint reports_settled_by_fkey references users on delete set null,
        note text constraint reports_note_length check (char_length(note) <= 500),
        constraint reports_about_one_thing
          check ((job_id is not null) = (subject = 'JOB') and (user_id is not null) = (subject = 'PERSON')
            and (review_id is null or subject = 'REVIEW')),
        constraint reports_settled_says_what check ((settled_at is null) = (note is null))
      );
      -- Nobody reports the same thing twice while the first report is open (decision 0080).
      create unique index reports_open_key on reports (reporter_id, coalesce(job_id, user_id, review_id))
        where settled_at is null;
      create index reports_newest_idx on reports (created_at desc, id desc);
      create index reports_unsettled_idx on reports (created_at desc, id desc) where settled_at is null;
      create index reports_user_idx on reports (user_id) where user_id is not null;
      create index reports_job_idx on reports (job_id) where job_id is not null;
      create index reports_review_idx on reports (review_id) where review_id is not null;
      create index reports_settled_by_idx on reports (settled_by_id) where settled_by_id is not null;
      create index reports_open_thing_idx on reports (coalesce(job_id, user_id, review_id)) where settled_at is null;
      create index reports_subject_idx on reports (subject, created_at desc, id desc);
      create trigger refuse_erased_people after insert or update of reporter_id, user_id, settled_by_id on reports
        for each row execute function refuse_erased_people('reporter_id', 'user_id', 'settled_by_id');

      -- Phrases that hold a text for review (decision 0080).
      create table held_words (
        id uuid primary key default new_id(),
        kind text not null constraint held_words_kind_known 
          check (kind in ('PAYMENT', 'DEMAND', 'PRICED', 'INCOME', 'HARMLESS')),
        phrase text not null constraint held_words_phrase_length check (char_length(phrase) between 2 and 60)
          constraint held_words_phrase_gaps check (phrase not like '%…%…%…%' and phrase not like '%...%'),
        added_at timestamptz not null default now(),
        constraint held_words_key unique (kind, phrase)
      );
    `);
    // The same rows on every portal, so that one that was restored equals one that was not.
    for (const [kind, phrases] of Object.entries(heldPhrases))
      await runner.query(
        `insert into held_words (id, kind, phrase, added_at)
         select md5($1 || phrase)::uuid, $1, phrase, '2026-11-25T00:00:00Z'
         from regexp_split_to_table(trim($2, E' \\n'), ',\\s+') phrase`,
        [kind, phrases],
      );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop table held_words, reports, support_viewers, support_messages, support_conversations, contact_answers,
        contact_messages, faqs, announcement_sendings, announcements, audit_log;
      drop function refuse_change_of_audit_log;
    `);
  }
}
