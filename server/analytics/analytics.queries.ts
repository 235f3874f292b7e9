import type { ApplicationStatus } from '../applications/application.labels.ts';
import type { Database } from '../core/database.ts';

interface Totals {
  totalJobs: number;
  activeJobs: number;
  totalApplications: number;
}

/** Over all jobs of the recruiter that were not deleted (OP-119), or over the one. */
export async function countOwnJobs(database: Database, recruiterId: string, jobId: string | null): Promise<Totals> {
  const [row] = await database.prepared<Totals & Record<string, unknown>>(
    'own-job-totals',
    `select count(*)::int as "totalJobs", (count(*) filter (where status = 'ACTIVE'))::int as "activeJobs",
       coalesce(sum(applications_received), 0)::int as "totalApplications"
     from jobs where recruiter_id = $1 and archived_at is null and ($2::uuid is null or id = $2)`,
    [recruiterId, jobId],
  );
  return row ?? { totalJobs: 0, activeJobs: 0, totalApplications: 0 };
}

/** Whose applications. */
export interface Scope {
  recruiterId: string;
  jobId: string | null;
}

/** From the first instant up to the one that no longer belongs to it. */
export interface Span {
  since: Date;
  before: Date;
}

/** Of all jobs applications_figures_idx is walked, which holds every column that is asked for; of one job the job's index. */
const statement = (name: string, sql: (sent: string) => string) => {
  const [ofRecruiter, ofJob] = [
    sql(`status <> 'WITHDRAWN' and recruiter_id = $1`),
    sql(`status <> 'WITHDRAWN' and job_id = $1`),
  ];
  return <Row>(
    database: Database,
    { recruiterId, jobId }: Scope,
    since: Date | Date[],
    before: Date | Date[],
  ): Promise<Row[]> =>
    database.prepared<Row & Record<string, unknown>>(
      `${name}-of-${jobId ? 'job' : 'recruiter'}`,
      jobId ? ofJob : ofRecruiter,
      [jobId ?? recruiterId, since, before],
    );
};
const inSpan = 'applied_at >= $2::timestamptz and applied_at < $3::timestamptz';

const sent = statement(
  'applications-sent',
  (where) => `
  select (select count(*)::int from applications where ${where} and applied_at >= since and applied_at < before) as applications
  from unnest($2::timestamptz[], $3::timestamptz[]) with ordinality spans (since, before, place) order by place`,
);

/** One count for each span: each is a stretch of the index, so nothing is sorted or grouped. */
export const countSent = async (database: Database, scope: Scope, spans: Span[]): Promise<number[]> =>
  (
    await sent<{ applications: number }>(
      database,
      scope,
      spans.map(({ since }) => since),
      spans.map(({ before }) => before),
    )
  ).map(({ applications }) => applications);

export interface StatusRow {
  status: ApplicationStatus;
  step: number;
  applications: number;
}

const statuses = statement(
  'applications-by-status',
  (where) =>
    `select status, furthest_step as step, count(*)::int as applications from applications where ${where} and ${inSpan} group by status, furthest_step`,
);

/** Counts by status and furthest step. */
export const countStatuses = (database: Database, scope: Scope, { since, before }: Span): Promise<StatusRow[]> =>
  statuses(database, scope, since, before);

export interface WaitedRow {
  measure: 'answer' | 'decision';
  hours: number;
  applications: number;
}

const waited = statement('applications-waited', (where) =>
  ['answer', 'decision']
    .map(
      (measure) => `
  select '${measure}' as measure, ${measure}_hours as hours, count(*)::int as applications
  from applications where ${where} and ${inSpan} and ${measure}_hours is not null group by ${measure}_hours`,
    )
    .join(' union all '),
);

/** Counts by whole hours until the first answer, and until the first decision; without those who still wait. */
export const countWaited = (database: Database, scope: Scope, { since, before }: Span): Promise<WaitedRow[]> =>
  waited(database, scope, since, before);
