import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * A list of 100,000 is counted from indexes that hold all it asks for. Words and skills are indexed apart for those who
 * are still in the running: in the end most are rejected, and a search among the others would walk over them. A
 * withdrawn one is in no list (`listStatuses`), so in no such index.
 */
export class IndexApplications1764100007000 implements MigrationInterface {
  transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('set statement_timeout = 0');
    try {
      for (const [name, definition] of Object.entries(indexes)) await makeIndex(runner, name, definition);
    } finally {
      await runner.query('reset statement_timeout');
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`
      drop index ${Object.keys(indexes).join(', ')};
      create index applications_recruiter_idx on applications (recruiter_id, applied_at desc, id desc);
      create index applications_job_idx on applications (job_id, applied_at desc, id desc);
    `);
  }
}

/** No one waits for it. What a start that was broken off left half made is made again. */
async function makeIndex(runner: QueryRunner, name: string, definition: string): Promise<void> {
  await runner.query(`drop index concurrently if exists ${name}_next`);
  await runner.query(`create index concurrently ${name}_next on applications ${definition}`);
  await runner.query(`drop index concurrently if exists ${name}`);
  await runner.query(`alter index ${name}_next rename to ${name}`);
}

/** Statuses are spelled as a list spells them: the planner then knows that the index has settled them. */
const live = "status in ('NEW', 'IN_REVIEW', 'APPROVED', 'ON_HOLD', 'INTERVIEW_SCHEDULED', 'OFFER_EXTENDED', 'HIRED')";
const rejected = "status = 'REJECTED'";
const words = 'using gin (search_text gin_trgm_ops) with (fastupdate = off)';
const skills = 'using gin (applicant_skills) with (fastupdate = off)';

const indexes = {
  applications_recruiter_idx: '(recruiter_id, applied_at desc, id desc) include (status)',
  applications_job_idx: '(job_id, applied_at desc, id desc) include (status, recruiter_id)',
  applications_experience_idx: '(recruiter_id, applicant_years) include (status, applied_at, id)',
  applications_figures_idx:
    '(recruiter_id, applied_at) include (status, furthest_step, answer_hours, decision_hours) ' +
    "where status <> 'WITHDRAWN'",
  applications_live_search_idx: `${words} where ${live}`,
  applications_live_skills_idx: `${skills} where ${live}`,
  applications_rejected_search_idx: `${words} where ${rejected}`,
  applications_rejected_skills_idx: `${skills} where ${rejected}`,
};
