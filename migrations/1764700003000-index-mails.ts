import type { MigrationInterface, QueryRunner } from 'typeorm';

/** For admins: the mails of an address, and those that wait or failed, newest first. */
export class IndexMails1764700003000 implements MigrationInterface {
  transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('set statement_timeout = 0');
    try {
      // What a start that was broken off left half made is made again.
      for (const [name, definition] of Object.entries(indexes)) {
        await runner.query(`drop index concurrently if exists ${name}`);
        await runner.query(`create index concurrently ${name} on outbox ${definition}`);
      }
    } finally {
      await runner.query('reset statement_timeout');
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`drop index ${Object.keys(indexes).join(', ')}`);
  }
}

const indexes = {
  outbox_recipient_idx: `(lower(payload->>'to'), id) where kind = 'MAIL'`,
  outbox_mail_idx: `(id) where kind = 'MAIL'`,
  outbox_troubled_mail_idx: `(id)
    where kind = 'MAIL' and (delivered_at is null or outcome in ('REFUSED', 'ABANDONED'))`,
};
