import * as z from 'zod/mini';
import { applicationStatusLabels } from '../../hiring/applications/application.labels.ts';
import type { Services } from '../../core/context.ts';
import { throttledCache } from '../../core/throttled-cache.ts';
import { keysOf, type Message } from '../../core/text.rules.ts';
import { defineQuery } from '../../core/use-case.ts';
import { jobStateLabels } from '../jobs/job-admin.labels.ts';
import { type AnalyticsPeriod, analyticsPeriodLabels, signupRoleLabels } from './analytics.labels.ts';
import { columnsOf, type Days, spanBefore, spanOf } from './analytics.rules.ts';
import { countPortalDays } from './analytics.queries.ts';
import type { PortalTrend, PortalTrends } from './analytics.types.ts';

export const portalTrends = defineQuery({
  name: 'portalTrends',
  allow: ['ADMIN', 'SUPERADMIN'],
  input: z.object({ period: z.nullish(z.enum(keysOf(analyticsPeriodLabels))) }),
  run: ({ services, now }, { period }): Promise<PortalTrends> => cachedTrends(services, now, period ?? 'LAST_30_DAYS'),
});

const cachedTrends = throttledCache(countTrends, { least: 10, most: 300 });

interface DayCount {
  day: string;
  part: string;
  total: number;
}

async function countTrends({ database }: Services, now: Date, period: AnalyticsPeriod): Promise<PortalTrends> {
  const columns = columnsOf(period, now);
  const days: Days = { from: columns[0]?.from ?? '', to: columns.at(-1)?.to ?? '' };
  const rows = await database.prepared(
    countPortalDays({ since: spanOf(spanBefore(days)).since, before: spanOf(days).before }),
  );
  const trend = (wanted: (typeof rows)[number]['kind'], labels: Readonly<Record<string, Message>>) =>
    trendOf(
      rows.filter(({ kind }) => kind === wanted),
      columns,
      labels,
    );
  return {
    signups: trend('SIGNUPS', signupRoleLabels),
    jobs: trend('JOBS', jobStateLabels),
    applications: trend('APPLICATIONS', applicationStatusLabels),
  };
}

const sumOf = (rows: readonly DayCount[]): number => rows.reduce((sum, { total }) => sum + total, 0);

function trendOf(
  rows: readonly DayCount[],
  columns: readonly Days[],
  labels: Readonly<Record<string, Message>>,
): PortalTrend {
  const from = columns[0]?.from ?? '';
  // Days are written so that their order is that of the texts.
  const [present, before] = [rows.filter(({ day }) => day >= from), rows.filter(({ day }) => day < from)];
  return {
    total: sumOf(present),
    totalBefore: sumOf(before),
    columns: columns.map((column) => ({
      ...column,
      count: sumOf(present.filter(({ day }) => day >= column.from && day <= column.to)),
    })),
    parts: Object.entries(labels)
      .map(([name, text]) => ({ text: text(), count: sumOf(present.filter(({ part }) => part === name)) }))
      .filter(({ count }) => count > 0),
  };
}
