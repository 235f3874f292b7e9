import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * What admins need to answer conversations: since when one waits, who has taken it, whether it is closed, and the
 * notification that goes with an answer until it is seen. No one could be answered before: all that are there wait.
 */
export class AnswerSupportMessages1764600300000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table support_conversations
        add column waits_since timestamptz,
        add column assigned_to uuid constraint support_conversations_assigned_fkey references users on delete set null,
        add column closed_at timestamptz,
        add column notice_id uuid,
        add constraint support_conversations_closed_is_answered check (closed_at is null or waits_since is null)`);
    await runner.query('update support_conversations set waits_since = last_message_at');
    await runner.query(`
      create index support_conversations_waiting_idx on support_conversations (waits_since, id)
        where waits_since is not null;
      create index support_conversations_open_idx on support_conversations (last_message_at desc, id desc)
        where waits_since is null and closed_at is null;
      create index support_conversations_closed_idx on support_conversations (last_message_at desc, id desc)
        where closed_at is not null;
      create index support_conversations_assigned_idx on support_conversations (assigned_to)
        where assigned_to is not null;
      drop index support_conversations_newest_idx;
      create index users_staff_idx on users (id) where role in ('ADMIN', 'SUPERADMIN')`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop index users_staff_idx;
      create index support_conversations_newest_idx on support_conversations (last_message_at desc);
      alter table support_conversations
        drop column waits_since, drop column assigned_to, drop column closed_at, drop column notice_id`);
  }
}
