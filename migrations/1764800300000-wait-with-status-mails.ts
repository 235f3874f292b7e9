import type { MigrationInterface, QueryRunner } from 'typeorm';

/** When the mails about an application leave, and what an undo needs to take a single decision back (decision 0103). */
export class WaitWithStatusMails1764800300000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table applications
        -- When the last mail to the seeker about its status leaves or left; null if none was written.
        add column mail_leaves_at timestamptz,
        -- When the last one before that left.
        add column mail_left_at timestamptz,
        -- When the last mail that a review has begun leaves or left.
        add column review_mail_at timestamptz;

      alter table decision_batches drop constraint decision_batches_status_known;
      alter table decision_batches add constraint decision_batches_status_known
        check (to_status in ('APPROVED', 'ON_HOLD', 'REJECTED', 'OFFER_EXTENDED', 'HIRED'));

      alter table decision_batch_items
        -- What the bell said to the recruiter.
        add column own_notice_id uuid,
        -- The interview that was cancelled with it, and what it was before.
        add column interview_id uuid constraint decision_batch_items_interview_fkey
          references interviews on delete cascade,
        add column interview_status text,
        -- When the mail would have left that the one about this decision replaced.
        add column replaced_mail_at timestamptz;
      create index decision_batch_items_interview_idx on decision_batch_items (interview_id)
        where interview_id is not null;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table decision_batch_items drop column own_notice_id, drop column interview_id,
        drop column interview_status, drop column replaced_mail_at;
      -- Batches can be taken back for half a minute only; the timelines keep what was decided.
      delete from decision_batches where to_status in ('OFFER_EXTENDED', 'HIRED');
      alter table decision_batches drop constraint decision_batches_status_known;
      alter table decision_batches add constraint decision_batches_status_known
        check (to_status in ('APPROVED', 'ON_HOLD', 'REJECTED'));
      alter table applications drop column mail_leaves_at, drop column mail_left_at, drop column review_mail_at;
    `);
  }
}
