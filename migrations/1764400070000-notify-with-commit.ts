import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Each event is sent by the transaction that inserts it, so that nothing has to send it later and mark it as sent. The
 * mails of a person need no order.
 */
export class NotifyWithCommit1764400070000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      create function notify_event() returns trigger language plpgsql as $$
      begin
        perform pg_notify('kaamyab_events', jsonb_build_object('outboxId', new.id::text, 'event', new.payload)::text);
        return null;
      end $$;
      create trigger outbox_event after insert on outbox for each row when (new.kind = 'EVENT')
        execute function notify_event();
      drop index outbox_first_mail_idx;
      alter table outbox drop column dispatched_at, drop column dispatched_in;
    `);
  }

  /** What is there has been sent. */
  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop trigger outbox_event on outbox;
      drop function notify_event();
      alter table outbox add column dispatched_at timestamptz default now(), add column dispatched_in xid8;
      alter table outbox alter column dispatched_at drop default;
      create index outbox_waiting_event_idx on outbox (id) where kind = 'EVENT' and dispatched_at is null;
      create index outbox_told_event_idx on outbox (dispatched_in, id) where dispatched_in is not null;
      create index outbox_first_mail_idx on outbox ((payload->>'to'), ((expires_at is null)::int), id)
        where kind = 'MAIL' and delivered_at is null;
    `);
  }
}
