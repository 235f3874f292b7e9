import sql from 'sql-template-tag';
import * as z from 'zod/mini';
import { roles } from '../../core/actor.rules.ts';
import { defineStatement } from '../../core/statement.ts';

/** One statement, so that the figures agree with each other. It reads whole tables: not for every request. */
export const countPortal = defineStatement({
  name: 'portal-totals',
  row: z.object({
    usersByRole: z.partialRecord(z.enum(roles), z.int()),
    activeJobs: z.int(),
    closedJobs: z.int(),
    heldJobs: z.int(),
    openReports: z.int(),
    applications: z.int(),
    contactMessages: z.int(),
    supportConversations: z.int(),
  }),
  sql: () => sql`
    select
      (select coalesce(json_object_agg(role, total), '{}') from (
        select role, count(*)::int as total from users
        where email_verified_at is not null and disabled_at is null group by role
      ) counted) as "usersByRole",
      (select count(*)::int from jobs where status = 'ACTIVE') as "activeJobs",
      (select count(*)::int from jobs where status = 'INACTIVE' and not is_hidden) as "closedJobs",
      (select count(*)::int from jobs
        where held_at is not null and archived_at is null
          and num_nonnulls(taken_down_at, company_suspended_at, owner_disabled_at) = 0) as "heldJobs",
      (select count(*)::int from reports where settled_at is null) as "openReports",
      (select count(*)::int from applications where status <> 'WITHDRAWN') as applications,
      (select count(*)::int from contact_messages where handled_at is null) as "contactMessages",
      (select count(*)::int from support_conversations where waits_since is not null) as "supportConversations"`,
});
