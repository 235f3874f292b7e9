import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Up to which message a person has seen the conversation, stored where every browser of theirs finds it. No one could
 * be answered before: there is nothing to fill in.
 */
export class SeeSupportMessages1764200002000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query('alter table support_conversations add column seen_at timestamptz');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('alter table support_conversations drop column seen_at');
  }
}
