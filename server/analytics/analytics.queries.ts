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

/** Whose applications, and sent when. */
export interface Scope {
  recruiterId: string;
  jobId: string | null;
  since: Date;
  before: Date;
}

/** Of all jobs applications_figures_idx is walked, which holds every column that is asked for; of one job the job's index. */
const statement = (name: string, sql: (where: string) => string) => {
  const sent = `applied_at >= $1::timestamptz and applied_at < $2::timestamptz and status <> 'WITHDRAWN'`;
  const [ofRecruiter, ofJob] = [sql(`${sent} and recruiter_id = $3`), sql(`${sent} and job_id = $3`)];
  return <Row>(database: Database, { recruiterId, jobId, since, before }: Scope): Promise<Row[]> =>
    database.prepared<Row & Record<string, unknown>>(`${name}-of-${jobId ? 'job' : 'recruiter'}`, jobId ? ofJob : ofRecruiter, [since, before, jobId ?? recruiterId]);
};

export interface SentRow {
  /** Days since the beginning. */
  day: number;
  status: ApplicationStatus;
  step: number;
  applications: number;
}

const sent = statement('applications-sent', (where) => `
  select (extract(epoch from day - $1::timestamptz) / 86400)::int as day, status, step, applications::int
  from (select date_bin('1 day', applied_at, $1::timestamptz) as day, status, furthest_step as step, count(*) as applications from applications where ${where} group by 1, 2, 3) counted`);

/** Counts by day, status and furthest step. India has no daylight saving: every day is as long. */
export const countSent = (database: Database, scope: Scope): Promise<SentRow[]> => sent(database, scope);

export interface WaitedRow {
  measure: 'answer' | 'decision';
  /** Null for those who still wait. */
  hours: number | null;
  applications: number;
}

const waited = statement('applications-waited', (where) => `
  select case grouping(answer_hours) when 0 then 'answer' else 'decision' end as measure, coalesce(answer_hours, decision_hours) as hours, count(*)::int as applications
  from applications where ${where} group by grouping sets ((answer_hours), (decision_hours))`);

/** Counts by whole hours until the first answer, and until the first decision. */
export const countWaited = (database: Database, scope: Scope): Promise<WaitedRow[]> => waited(database, scope);

const total = statement('applications-total', (where) => `select count(*)::int as applications from applications where ${where}`);

export async function countAll(database: Database, scope: Scope): Promise<number> {
  const [row] = await total<{ applications: number }>(database, scope);
  return row?.applications ?? 0;
}
