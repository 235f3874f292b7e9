import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A draft becomes one job, however often it is sent. */
export class KnowPostedDrafts1764200007000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`
      alter table jobs add column draft_id uuid;
      create unique index jobs_draft_key on jobs (recruiter_id, draft_id) where draft_id is not null;
    `);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop index jobs_draft_key;
      alter table jobs drop column draft_id;
    `);
  }
}
