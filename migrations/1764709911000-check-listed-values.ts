import type { MigrationInterface, QueryRunner } from 'typeorm';

const statuses = `('NEW', 'IN_REVIEW', 'ON_HOLD', 'INTERVIEW_SCHEDULED', 'OFFER_EXTENDED', 'APPROVED', 'HIRED',
  'REJECTED', 'WITHDRAWN')`;

/** The last columns that hold a value of a list and had no check of it. Rows from before are not looked at again. */
export class CheckListedValues1764709911000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table application_events
        add constraint application_events_from_status_known check (from_status in ${statuses}) not valid,
        add constraint application_events_to_status_known check (to_status in ${statuses}) not valid;
      alter table access_tokens
        add constraint access_tokens_scopes_known check (scopes <@ array[
          'PROFILE_READ', 'PROFILE_WRITE', 'JOBS_READ', 'JOBS_WRITE', 'APPLICATIONS_READ', 'APPLICATIONS_WRITE',
          'INTERVIEWS_READ', 'INTERVIEWS_WRITE', 'NOTIFICATIONS_READ', 'NOTIFICATIONS_WRITE']) not valid;
      alter table webhooks
        add constraint webhooks_events_known check (events <@ array[
          'APPLICATION_RECEIVED', 'APPLICATION_STATUS_CHANGED', 'INTERVIEW_SCHEDULED', 'JOB_CLOSED']) not valid;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table webhooks drop constraint webhooks_events_known;
      alter table access_tokens drop constraint access_tokens_scopes_known;
      alter table application_events
        drop constraint application_events_from_status_known, drop constraint application_events_to_status_known;
    `);
  }
}
