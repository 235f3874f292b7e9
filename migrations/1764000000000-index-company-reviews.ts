import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The reviews of a company are read newest first, a page at a time. */
export class IndexCompanyReviews1764000000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      'create index company_reviews_newest_idx on company_reviews (company_id, created_at desc, id desc)',
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop index company_reviews_newest_idx');
  }
}
