import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Mails are delivered from the outbox itself: when to try again, how often that was, and when a code in it is worth
 * nothing any more.
 */
export class ScheduleMails1763900000600 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table outbox
        add column next_attempt_at timestamptz,
        add column attempts int not null default 0,
        add column expires_at timestamptz;
      drop index outbox_waiting_idx;
      create index outbox_waiting_event_idx on outbox (id) where kind = 'EVENT' and dispatched_at is null;
      create index outbox_waiting_mail_idx on outbox ((payload->>'to'), id)
        where kind = 'MAIL' and delivered_at is null;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop index outbox_waiting_mail_idx, outbox_waiting_event_idx;
      create index outbox_waiting_idx on outbox (id) where dispatched_at is null;
      alter table outbox drop column next_attempt_at, drop column attempts, drop column expires_at;
    `);
  }
}
