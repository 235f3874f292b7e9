import type { MigrationInterface, QueryRunner } from 'typeorm';

const newestFirst = 'created_at desc, id desc';

/** In which order admins read people and companies, and what they search them by. */
const indexes = {
  users_newest_idx: `users (${newestFirst})`,
  users_role_idx: `users (role, ${newestFirst})`,
  users_disabled_idx: `users (${newestFirst}) where disabled_at is not null`,
  users_search_idx: `users using gin ((lower(name || E'\\n' || email::text)) gin_trgm_ops)`,
  companies_search_idx: `companies using gin ((lower(name::text)) gin_trgm_ops)`,
};

/** No one waits while they are made; what an interrupted start left half built is built again. */
export class IndexUsers1764600002000 implements MigrationInterface {
  transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('set statement_timeout = 0');
    try {
      for (const [name, definition] of Object.entries(indexes)) {
        await runner.query(`drop index concurrently if exists ${name}`);
        await runner.query(`create index concurrently ${name} on ${definition}`);
      }
    } finally {
      await runner.query('reset statement_timeout');
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query(`drop index ${Object.keys(indexes).join(', ')}`);
  }
}
