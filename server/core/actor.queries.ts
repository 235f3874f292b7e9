import sql, { type Sql } from 'sql-template-tag';
import * as z from 'zod/mini';
import type { Actor } from './actor.rules.ts';
import { defineStatement } from './statement.ts';

const living = ({ id, role }: Pick<Actor, 'id' | 'role'>): Sql => sql`
  select name, email::text as email, deletes_at as "deletesAt" from users
  where id = ${id} and role = ${role} and erased_at is null and disabled_at is null`;
const row = z.object({ name: z.string(), email: z.string(), deletesAt: z.nullable(z.date()) });

/** Until the end of the transaction the account is neither deleted nor disabled. It hinders no other change of it. */
export const shareActor = defineStatement({
  name: 'share-actor',
  row,
  sql: (actor: Pick<Actor, 'id' | 'role'>) => sql`${living(actor)} for key share`,
});

/** Waits for what the person does at this moment, and lets nothing new begin. */
export const lockActor = defineStatement({
  name: 'lock-actor',
  row,
  sql: (actor: Pick<Actor, 'id' | 'role'>) => sql`${living(actor)} for update`,
});
