import type { MigrationInterface, QueryRunner } from 'typeorm';
import { changeTable } from './change-table.ts';

export class KnowFrequentTerms1764709912000 implements MigrationInterface {
  readonly transaction = false;

  up = (runner: QueryRunner): Promise<void> =>
    changeTable(runner, 'alter table search_terms add column if not exists is_frequent boolean not null default false');

  down = (runner: QueryRunner): Promise<void> =>
    changeTable(runner, 'alter table search_terms drop column if exists is_frequent');
}
