import { type ApplicationStatus, applicationStatusLabels } from '../../hiring/applications/application.labels.ts';
import { notFound } from '../../core/errors.ts';
import { isId } from '../../core/ids.ts';
import type { RequestContext } from '../../core/context.ts';
import { defineQuery } from '../../core/use-case.ts';
import { jobMessages } from '../../hiring/jobs/job.rules.ts';
import { countOwnJobs, countSent, countStatuses, measureWaiting, type StatusRow } from './analytics.queries.ts';
import { columnsOf, type Days, hiringSteps, hrAnalyticsSchema, spanBefore, spanOf } from './analytics.rules.ts';
import { ApplicationStatusCount, type HiringFigures, type HrAnalytics } from './analytics.types.ts';

/** Totals of the recruiter's own jobs, or of one of them; NOT_FOUND for another recruiter's. */
export const readHrAnalytics = defineQuery({
  name: 'hrAnalytics',
  allow: ['HR'],
  token: 'APPLICATIONS_READ',
  input: hrAnalyticsSchema,
  load: async ({ services, actor }, { jobId }) => {
    const isKnown = !jobId || isId(jobId);
    const asked = countOwnJobs({ recruiterId: actor.id, jobId: jobId ?? null });
    const [totals] = isKnown ? await services.database.prepared(asked) : [];
    if (!totals || (jobId && totals.totalJobs === 0)) throw notFound(jobMessages.notFound());
    return totals;
  },
  run: async ({ actor }, { jobId, period }, totals): Promise<HrAnalytics> => ({
    ...totals,
    recruiterId: actor.id,
    jobId: jobId ?? null,
    period: period ?? 'LAST_30_DAYS',
  }),
});

export async function readHiringFigures(
  { services }: RequestContext,
  { recruiterId, jobId, period }: HrAnalytics,
): Promise<HiringFigures> {
  const columns = columnsOf(period, services.clock.now());
  const days: Days = { from: columns[0]?.from ?? '', to: columns.at(-1)?.to ?? '' };
  const scope = { recruiterId, jobId };
  const span = spanOf(days);
  const { prepared } = services.database;
  const [[sentBefore, ...sent], statuses, [waited]] = await Promise.all([
    prepared(countSent({ scope, spans: [spanBefore(days), ...columns].map(spanOf) })),
    prepared(countStatuses({ scope, span })),
    prepared(measureWaiting({ scope, span })),
  ]);
  if (!waited) throw new Error('An aggregate has no row.');
  return {
    ...days,
    ...waited,
    applications: sumOf(statuses),
    applicationsBefore: sentBefore?.applications ?? 0,
    timeline: columns.map((column, place) => ({ ...column, applications: sent[place]?.applications ?? 0 })),
    steps: hiringSteps.map((step, place) => ({
      step,
      applications: sumOf(statuses.filter((row) => row.step >= place)),
    })),
    statuses: statusCounts(statuses),
  };
}

const sumOf = (rows: readonly { applications: number }[]): number =>
  rows.reduce((sum, { applications }) => sum + applications, 0);

function statusCounts(rows: readonly StatusRow[]): ApplicationStatusCount[] {
  const known = Object.keys(applicationStatusLabels) as ApplicationStatus[];
  const counts = known.map((status) =>
    Object.assign(new ApplicationStatusCount(), {
      status,
      applications: sumOf(rows.filter((row) => row.status === status)),
    }),
  );
  return counts.filter(({ applications }) => applications > 0);
}
