import sql from 'sql-template-tag';
import { defineStatement } from '../../core/statement.ts';
import { Setting } from './settings.entity.ts';

export const listSettings = defineStatement({
  name: 'settings',
  entity: Setting,
  sql: () => sql`select name, value, updated_at as "updatedAt" from settings`,
});
