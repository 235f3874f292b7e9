import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Mails are jobs of pg-boss, which has the order in which they leave. */
export class QueueMails1764900600000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table outbox alter column message_id set default gen_random_uuid();
      update outbox set message_id = gen_random_uuid()
      where kind = 'MAIL' and delivered_at is null and message_id is null;
      drop index outbox_due_mail_idx;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table outbox alter column message_id drop default;
      create index outbox_due_mail_idx
        on outbox (((expires_at is null)::int), coalesce(next_attempt_at, '-infinity'), id)
        where kind = 'MAIL' and delivered_at is null;
    `);
  }
}
