import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Open reports are looked for by what they are about; a kind without reports is answered at once. */
const indexes = {
  reports_open_thing_idx: 'reports (coalesce(job_id, user_id, review_id)) where settled_at is null',
  reports_subject_idx: 'reports (subject, created_at desc, id desc)',
};

/** No one waits while they are made; what an interrupted start left half built is built again. */
export class IndexOpenReports1764709600000 implements MigrationInterface {
  transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('set statement_timeout = 0');
    try {
      for (const [name, definition] of Object.entries(indexes)) {
        await runner.query(`drop index concurrently if exists ${name}`);
        await runner.query(`create index concurrently ${name} on ${definition}`);
      }
      await runner.query('drop index concurrently if exists reports_thing_idx');
    } finally {
      await runner.query('reset statement_timeout');
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop index ${Object.keys(indexes).join(', ')};
      create index reports_thing_idx on reports (coalesce(job_id, user_id, review_id));
    `);
  }
}
