import type { MigrationInterface, QueryRunner } from 'typeorm';

/** There are some hundred of them; a search without a filter asks whether there are any. */
export class IndexFrequentTerms1764709913000 implements MigrationInterface {
  transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('drop index concurrently if exists search_terms_frequent_idx');
    await runner.query('create index concurrently search_terms_frequent_idx on search_terms (id) where is_frequent');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop index search_terms_frequent_idx');
  }
}
