import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What admins read announcements and contact messages by: the newest of each state, and words. */
const indexes = {
  announcements_draft_idx: 'announcements (id) where published_at is null',
  announcements_withdrawn_idx: 'announcements (id) where withdrawn_at is not null',
  announcements_words_idx: 'announcements using gin (title gin_trgm_ops, description gin_trgm_ops)',
  contact_messages_open_idx: 'contact_messages (id) where handled_at is null',
  contact_messages_answered_idx: 'contact_messages (id) where handled_at is not null and closed_at is null',
  contact_messages_closed_idx: 'contact_messages (id) where closed_at is not null',
  contact_messages_words_idx: `contact_messages
    using gin ((lower(name || E'\\n' || email::text || E'\\n' || message)) gin_trgm_ops)`,
};

/** No one waits while they are made; what an interrupted start left half built is built again. */
export class IndexContent1764700102000 implements MigrationInterface {
  transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('set statement_timeout = 0');
    try {
      for (const [name, definition] of Object.entries(indexes)) {
        await runner.query(`drop index concurrently if exists ${name}`);
        await runner.query(`create index concurrently ${name} on ${definition}`);
      }
    } finally {
      await runner.query('reset statement_timeout');
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`drop index ${Object.keys(indexes).join(', ')}`);
  }
}
