import sql, { type Sql } from 'sql-template-tag';
import * as z from 'zod/mini';
import { applicationStatusLabels } from '../../hiring/applications/application.labels.ts';
import { defineStatement } from '../../core/statement.ts';
import { keysOf } from '../../core/text.rules.ts';
import { adminStateSql } from '../../hiring/jobs/job-state.service.ts';
import type { Span } from './analytics.rules.ts';

/** Over all jobs of the recruiter that were not deleted (OP-119), or over the one. */
export const countOwnJobs = defineStatement({
  name: 'own-job-totals',
  row: z.object({ totalJobs: z.int(), activeJobs: z.int(), totalApplications: z.int() }),
  sql: ({ recruiterId, jobId }: { recruiterId: string; jobId: string | null }) => sql`
    select count(*)::int as "totalJobs", (count(*) filter (where status = 'ACTIVE'))::int as "activeJobs",
      coalesce(sum(applications_received), 0)::int as "totalApplications"
    from jobs
    where recruiter_id = ${recruiterId} and archived_at is null and (${jobId}::uuid is null or id = ${jobId})`,
});

interface Scope {
  recruiterId: string;
  jobId: string | null;
}

/** Of all jobs applications_figures_idx holds every column that is asked for; of one job the job's index is walked. */
const sentTo = ({ recruiterId, jobId }: Scope): Sql =>
  jobId
    ? sql`status <> 'WITHDRAWN' and job_id = ${jobId}`
    : sql`status <> 'WITHDRAWN' and recruiter_id = ${recruiterId}`;
const sentIn = ({ since, before }: Span): Sql =>
  sql`applied_at >= ${since}::timestamptz and applied_at < ${before}::timestamptz`;

const sampleSpan = { since: new Date(0), before: new Date(0) };
const sampleScopes = [
  { recruiterId: '', jobId: null },
  { recruiterId: '', jobId: ' ' },
];
const samples = sampleScopes.map((scope) => ({ scope, span: sampleSpan }));

/** One count for each span: each is a stretch of the index, so nothing is sorted or grouped. */
export const countSent = defineStatement({
  name: 'applications-sent',
  row: z.object({ applications: z.int() }),
  samples: sampleScopes.map((scope) => ({ scope, spans: [sampleSpan] })),
  sql: ({ scope, spans }: { scope: Scope; spans: Span[] }) => sql`
    select (
      select count(*)::int from applications
      where ${sentTo(scope)} and applied_at >= span.since and applied_at < span.before
    ) as applications
    from unnest(
      ${spans.map(({ since }) => since)}::timestamptz[], ${spans.map(({ before }) => before)}::timestamptz[]
    ) with ordinality span (since, before, place)
    order by span.place`,
});

const statusRow = z.object({
  status: z.enum(keysOf(applicationStatusLabels)),
  step: z.int(),
  applications: z.int(),
});
export type StatusRow = z.output<typeof statusRow>;

export const countStatuses = defineStatement({
  name: 'applications-by-status',
  row: statusRow,
  samples,
  sql: ({ scope, span }: { scope: Scope; span: Span }) => sql`
    select status, furthest_step as step, count(*)::int as applications
    from applications where ${sentTo(scope)} and ${sentIn(span)} group by status, furthest_step`,
});

const waitingTimes = z.object({
  medianHours: z.nullable(z.int()),
  waiting: z.int(),
  spans: z.array(z.object({ belowHours: z.nullable(z.int()), applications: z.int() })),
});

/** In whole hours, of those who have it behind them; and how many still wait. */
const timesUntil = (hours: Sql): Sql => sql`
  json_build_object(
    'medianHours', percentile_disc(0.5) within group (order by ${hours}),
    'waiting', count(*) filter (where ${hours} is null),
    'spans', json_build_array(
      json_build_object('belowHours', 24, 'applications', count(*) filter (where ${hours} < 24)),
      json_build_object('belowHours', 72, 'applications', count(*) filter (where ${hours} >= 24 and ${hours} < 72)),
      json_build_object('belowHours', 168, 'applications', count(*) filter (where ${hours} >= 72 and ${hours} < 168)),
      json_build_object('belowHours', null, 'applications', count(*) filter (where ${hours} >= 168))))`;

/** Until the first answer, and until the first decision. */
export const measureWaiting = defineStatement({
  name: 'applications-waited',
  row: z.object({ firstAnswer: waitingTimes, firstDecision: waitingTimes }),
  samples,
  sql: ({ scope, span }: { scope: Scope; span: Span }) => sql`
    select ${timesUntil(sql`answer_hours`)} as "firstAnswer", ${timesUntil(sql`decision_hours`)} as "firstDecision"
    from applications where ${sentTo(scope)} and ${sentIn(span)}`,
});

const dayOf = (column: Sql): Sql => sql`to_char(${column} at time zone 'Asia/Kolkata', 'YYYY-MM-DD')`;
const within = (column: Sql, { since, before }: Span): Sql =>
  sql`${column} >= ${since}::timestamptz and ${column} < ${before}::timestamptz`;

/** One pass over the rows of the span; of applications a block range index skips the older ones. */
export const countPortalDays = defineStatement({
  name: 'portal-days',
  noPlanCache: true,
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
