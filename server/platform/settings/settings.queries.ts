import sql from 'sql-template-tag';
import { columnsOf, defineStatement } from '../../core/statement.ts';
import { Setting } from './settings.entity.ts';

const columns = columnsOf(Setting);

export const listSettings = defineStatement({
  name: 'settings',
  entity: Setting,
  sql: () => sql`select ${columns} from settings`,
});
