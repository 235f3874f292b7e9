import sql, { type Sql } from 'sql-template-tag';
import * as z from 'zod/mini';
import { defineStatement } from '../../core/statement.ts';
import { adminStateSql } from '../../hiring/jobs/job-state.service.ts';
import type { Span } from './analytics.rules.ts';

const dayOf = (column: Sql): Sql => sql`to_char(${column} at time zone 'Asia/Kolkata', 'YYYY-MM-DD')`;
const within = (column: Sql, { since, before }: Span): Sql =>
  sql`${column} >= ${since}::timestamptz and ${column} < ${before}::timestamptz`;

/** One pass over the rows of the span; of applications a block range index skips the older ones. */
export const countPortalDays = defineStatement({
  name: 'portal-days',
  isPlannedAgain: true,
  row: z.object({
    kind: z.enum(['SIGNUPS', 'JOBS', 'APPLICATIONS']),
    day: z.string(),
    part: z.string(),
    total: z.int(),
  }),
  samples: [{ since: new Date(0), before: new Date(0) }],
  sql: (span: Span) => sql`
    select 'SIGNUPS' as kind, ${dayOf(sql`created_at`)} as day, role as part, count(*)::int as total
    from users where role in ('JOBSEEKER', 'HR') and email_verified_at is not null and ${within(sql`created_at`, span)}
    group by day, part
    union all
    select 'JOBS', ${dayOf(sql`posted_at`)} as day,
      ${adminStateSql} as part, count(*)::int
    from jobs j where archived_at is null and ${within(sql`posted_at`, span)} group by day, part
    union all
    select 'APPLICATIONS', ${dayOf(sql`applied_at`)} as day, status as part, count(*)::int
    from applications where ${within(sql`applied_at`, span)} group by day, part`,
});
