import sql from 'sql-template-tag';
import * as z from 'zod/mini';
import { roles } from '../../core/actor.rules.ts';
import { defineStatement } from '../../core/statement.ts';

/** None where the account is closed. */
export const findRole = defineStatement({
  name: 'role-of-person',
  row: z.object({ role: z.enum(roles) }),
  sql: (userId: string) => sql`select role from users where id = ${userId} and disabled_at is null`,
});
