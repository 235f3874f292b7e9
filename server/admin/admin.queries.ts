import type { Role } from '../core/actor.ts';
import type { Database } from '../core/database.ts';

interface PortalCounts extends Record<string, unknown> {
  usersByRole: Partial<Record<Role, number>>;
  activeJobs: number;
  closedJobs: number;
  applications: number;
  contactMessages: number;
  supportConversations: number;
}

/** Everything in one statement, so that the figures agree with each other. */
const counts = `
  select
    (select coalesce(json_object_agg(role, total), '{}') from (
       select role, count(*)::int as total from users where email_verified_at is not null and disabled_at is null group by role
     ) counted) as "usersByRole",
    (select count(*)::int from jobs where status = 'ACTIVE') as "activeJobs",
    (select count(*)::int from jobs where status = 'INACTIVE' and archived_at is null and waits_since is null) as "closedJobs",
    (select count(*)::int from applications where status <> 'WITHDRAWN') as applications,
    (select count(*)::int from contact_messages where handled_at is null) as "contactMessages",
    (select count(*)::int from support_conversations c cross join lateral (
       select is_from_support from support_messages
       where conversation_id = c.id and (not is_from_support or author_id is not null)
       order by created_at desc, id desc limit 1
     ) latest where not latest.is_from_support) as "supportConversations"`;

/** Reads whole tables: not for every request. */
export async function countPortal(database: Database): Promise<PortalCounts> {
  const [row] = await database.prepared<PortalCounts>('portal-totals', counts, []);
  if (!row) throw new Error('Nothing was counted.');
  return row;
}
