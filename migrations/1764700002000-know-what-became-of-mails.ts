import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What became of a mail, and what its last try met (decision 0079). */
export class KnowWhatBecameOfMails1764700002000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table outbox
        add column outcome text,
        add column last_error text,
        add constraint outbox_outcome_known
          check (outcome in ('REFUSED', 'ABANDONED', 'EXPIRED', 'UNADDRESSED')) not valid;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table outbox drop constraint outbox_outcome_known, drop column last_error, drop column outcome;
    `);
  }
}
