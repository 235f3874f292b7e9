import sql from 'sql-template-tag';
import { defineStatement } from '../../core/statement.ts';
import { StaffMember } from './staff.types.ts';

export const listStaff = defineStatement({
  name: 'staff-list',
  type: StaffMember,
  except: ['mayRemove'],
  sql: (most: number) => sql`
    select u.id, u.name, u.email::text as email, u.role, u.created_at as "createdAt", u.disabled_at as "disabledAt",
      (select max(s.last_seen_at) from sessions s where s.user_id = u.id) as "lastSeenAt"
    from users u where u.role in ('ADMIN', 'SUPERADMIN')
    order by u.role desc, u.name, u.id limit ${most}`,
});
