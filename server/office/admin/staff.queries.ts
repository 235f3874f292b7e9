import sql from 'sql-template-tag';
import * as z from 'zod/mini';
import { defineStatement } from '../../core/statement.ts';
import { staffRoles } from './staff.rules.ts';

export const listStaff = defineStatement({
  name: 'staff-list',
  row: z.object({
    id: z.string(),
    name: z.string(),
    email: z.string(),
    role: z.enum(staffRoles),
    createdAt: z.date(),
    lastSeenAt: z.nullable(z.date()),
    disabledAt: z.nullable(z.date()),
  }),
  sql: (most: number) => sql`
    select u.id, u.name, u.email::text as email, u.role, u.created_at as "createdAt", u.disabled_at as "disabledAt",
      (select max(s.last_seen_at) from sessions s where s.user_id = u.id) as "lastSeenAt"
    from users u where u.role in ('ADMIN', 'SUPERADMIN')
    order by u.role desc, u.name, u.id limit ${most}`,
});
