import type { MigrationInterface, QueryRunner } from 'typeorm';
import { changeTable } from './change-table.ts';

/** How the tries of a delivery went, the last ones of them (decision 0092). */
export class KeepWebhookTries1764709820000 implements MigrationInterface {
  transaction = false;

  up = (runner: QueryRunner): Promise<void> =>
    changeTable(runner, `alter table webhook_deliveries add column if not exists tries jsonb not null default '[]'`);

  down = (runner: QueryRunner): Promise<void> =>
    changeTable(runner, 'alter table webhook_deliveries drop column if exists tries');
}
