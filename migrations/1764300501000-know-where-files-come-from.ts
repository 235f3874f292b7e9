import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * From which network a file was uploaded (a keyed hash), so that what one network stores can be limited. No request
 * waits while the index is made.
 */
export class KnowWhereFilesComeFrom1764300501000 implements MigrationInterface {
  transaction = false;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('set statement_timeout = 0');
    try {
      await runner.query('alter table files add column if not exists network bytea');
      // What an interrupted start left half made is made again.
      await runner.query('drop index concurrently if exists files_network_idx');
      await runner.query(
        'create index concurrently files_network_idx on files (network, created_at) where network is not null',
      );
    } finally {
      await runner.query('reset statement_timeout');
    }
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('drop index files_network_idx; alter table files drop column network');
  }
}
