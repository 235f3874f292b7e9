import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * An announcement is a draft until it has a time of publication, and can be withdrawn. How far it was sent stands in a
 * row of its own: what was published before this has none and is not sent (decision 0074).
 */
export class PublishAnnouncements1764700100000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table announcements
        alter column published_at drop not null,
        alter column published_at drop default,
        add column withdrawn_at timestamptz,
        add column updated_at timestamptz not null default now(),
        add constraint announcements_withdrawn_was_published check (withdrawn_at is null or published_at is not null);

      create table announcement_sendings (
        announcement_id uuid constraint announcement_sendings_pkey primary key
          constraint announcement_sendings_announcement_fkey references announcements on delete cascade,
        step text not null default 'NOTIFYING' constraint announcement_sendings_step_known
          check (step in ('NOTIFYING', 'MAILING', 'SENT')),
        sent_up_to uuid not null default '00000000-0000-0000-0000-000000000000'
      );
      create index announcement_sendings_unfinished_idx on announcement_sendings (step) where step <> 'SENT';
    `);
  }

  /** Drafts cannot be shown to the earlier version, which would publish them; the same of withdrawn ones. */
  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop table announcement_sendings;
      delete from announcements where published_at is null or withdrawn_at is not null;
      alter table announcements
        drop constraint announcements_withdrawn_was_published,
        drop column updated_at,
        drop column withdrawn_at,
        alter column published_at set default now(),
        alter column published_at set not null;
    `);
  }
}
