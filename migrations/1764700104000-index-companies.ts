import type { MigrationInterface, QueryRunner } from 'typeorm';

/** What admins read companies by: the names of each state, and parts of mail domains. What a suspension took down. */
const indexes = {
  companies_unverified_idx: 'companies (name) where verified_at is null and suspended_at is null',
  companies_verified_idx: 'companies (name) where verified_at is not null and suspended_at is null',
  companies_suspended_idx: 'companies (name) where suspended_at is not null',
  company_domains_search_idx: 'company_domains using gin (domain gin_trgm_ops)',
  jobs_taken_down_with_company_idx: 'jobs (company_id) where taken_down_with_company',
};

/** No one waits while they are made; what an interrupted start left half built is built again. */
export class IndexCompanies1764700104000 implements MigrationInterface {
  transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('set statement_timeout = 0');
    try {
      for (const [name, definition] of Object.entries(indexes)) {
        await runner.query(`drop index concurrently if exists ${name}`);
        await runner.query(`create index concurrently ${name} on ${definition}`);
      }
      await runner.query('alter table companies validate constraint companies_suspension_says_why');
      await runner.query('alter table jobs validate constraint jobs_taken_down_with_company_is_taken_down');
    } finally {
      await runner.query('reset statement_timeout');
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`drop index ${Object.keys(indexes).join(', ')}`);
  }
}
