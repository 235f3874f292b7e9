import { type ApplicationStatus, applicationStatusLabels } from '../applications/application.labels.ts';
import { notFound } from '../core/errors.ts';
import { isId } from '../core/ids.ts';
import type { RequestContext } from '../core/context.ts';
import { defineQuery } from '../core/use-case.ts';
import { jobMessages } from '../jobs/job.rules.ts';
import { countAll, countOwnJobs, countSent, countWaited, type SentRow, type WaitedRow } from './analytics.queries.ts';
import { columnsOf, type Days, daysBetween, hiringSteps, hrAnalyticsSchema, medianHours, spanBefore, startOfDay, waitingSpans } from './analytics.rules.ts';
import { ApplicationStatusCount, type HiringFigures, type HrAnalytics, type WaitingTimes } from './analytics.types.ts';

const DAY_IN_MS = 86_400_000;

/** Totals of the recruiter's own jobs, or of one of them; NOT_FOUND for anybody else's. */
export const readHrAnalytics = defineQuery({
  name: 'hrAnalytics',
  allow: ['HR'],
  input: hrAnalyticsSchema,
  load: async ({ services, actor }, { jobId }) => {
    const isKnown = !jobId || isId(jobId);
    const totals = isKnown ? await countOwnJobs(services.database, actor.id, jobId ?? null) : null;
    if (!totals || (jobId && totals.totalJobs === 0)) throw notFound(jobMessages.notFound);
    return totals;
  },
  run: async ({ actor }, { jobId, period }, totals): Promise<HrAnalytics> => ({ ...totals, recruiterId: actor.id, jobId: jobId ?? null, period }),
});

/** The figures behind the totals: three statements, whatever the number of applications. */
export async function readHiringFigures({ services }: RequestContext, { recruiterId, jobId, period }: HrAnalytics): Promise<HiringFigures> {
  const columns = columnsOf(period, services.clock.now());
  const span: Days = { from: columns[0]?.from ?? '', to: columns.at(-1)?.to ?? '' };
  const scopeOf = ({ from, to }: Days) => ({ recruiterId, jobId, since: startOfDay(from), before: new Date(startOfDay(to).getTime() + DAY_IN_MS) });
  const [sent, waited, applicationsBefore] = await Promise.all([
    countSent(services.database, scopeOf(span)), countWaited(services.database, scopeOf(span)), countAll(services.database, scopeOf(spanBefore(span))),
  ]);
  return {
    ...span, applicationsBefore,
    applications: sumOf(sent),
    timeline: columns.map((days) => ({ ...days, applications: sumOf(sent.filter(({ day }) => day >= daysBetween(span.from, days.from) && day <= daysBetween(span.from, days.to))) })),
    steps: hiringSteps.map((step, place) => ({ step, applications: sumOf(sent.filter((row) => row.step >= place)) })),
    statuses: statusCounts(sent),
    firstAnswer: waitingTimes(waited, 'answer'),
    firstDecision: waitingTimes(waited, 'decision'),
  };
}

const sumOf = (rows: readonly { applications: number }[]): number => rows.reduce((sum, { applications }) => sum + applications, 0);

function statusCounts(sent: readonly SentRow[]): ApplicationStatusCount[] {
  const statuses = Object.keys(applicationStatusLabels) as ApplicationStatus[];
  const counts = statuses.map((status) => Object.assign(new ApplicationStatusCount(), { status, applications: sumOf(sent.filter((row) => row.status === status)) }));
  return counts.filter(({ applications }) => applications > 0);
}

function waitingTimes(rows: readonly WaitedRow[], measure: WaitedRow['measure']): WaitingTimes {
  const own = rows.filter((row) => row.measure === measure);
  const over = own.flatMap(({ hours, applications }) => (hours === null ? [] : [{ hours, applications }]));
  const spans = waitingSpans.map((belowHours, place) => {
    const from = waitingSpans[place - 1] ?? 0;
    return { belowHours, applications: sumOf(over.filter(({ hours }) => hours >= from && hours < (belowHours ?? Number.POSITIVE_INFINITY))) };
  });
  return { medianHours: medianHours(over), waiting: sumOf(own) - sumOf(over), spans };
}
