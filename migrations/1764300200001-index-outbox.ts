import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Missed events are found by the transaction that reported them. Waiting mails are found in the order in which they are
 * due, and the first of a person's by the person, codes first: both are read off an index, so that no statistics are
 * needed to find them fast.
 */
export class IndexOutbox1764300200001 implements MigrationInterface {
  transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('set statement_timeout = 0');
    try {
      // What a start that was broken off left half made is made again.
      for (const [name, definition] of Object.entries(indexes)) {
        await runner.query(`drop index concurrently if exists ${name}`);
        await runner.query(`create index concurrently ${name} on outbox ${definition}`);
      }
      await runner.query('drop index concurrently if exists outbox_waiting_mail_idx');
    } finally {
      await runner.query('reset statement_timeout');
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop index ${Object.keys(indexes).join(', ')};
      create index outbox_waiting_mail_idx on outbox ((payload->>'to'), id)
        where kind = 'MAIL' and delivered_at is null;
    `);
  }
}

const waiting = "where kind = 'MAIL' and delivered_at is null";

const indexes = {
  outbox_told_event_idx: '(dispatched_in, id) where dispatched_in is not null',
  outbox_due_mail_idx: `(((expires_at is null)::int), coalesce(next_attempt_at, '-infinity'), id) ${waiting}`,
  outbox_first_mail_idx: `((payload->>'to'), ((expires_at is null)::int), id) ${waiting}`,
};
