import sql from 'sql-template-tag';
import * as z from 'zod/mini';
import { defineStatement } from '../core/statement.ts';

/** Nobody deletes or disables the account until the end of the transaction. */
export const lockLeaving = defineStatement({
  name: 'lock-leaving',
  row: z.object({ deletesAt: z.nullable(z.date()) }),
  sql: (userId: string) => sql`select deletes_at as "deletesAt" from users where id = ${userId} for share`,
});
