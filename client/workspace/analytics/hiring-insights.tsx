import { i18n } from '@lingui/core';
import { useQuery } from '@apollo/client/react';
import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Flex, Select } from 'antd';
import { useId, useState } from 'react';
import { type AnalyticsPeriod, analyticsPeriodLabels } from '../../../server/analytics/analytics.labels.ts';
import type { HiringFiguresFragment } from '../../gql/graphql.ts';
import { cx } from '../../shared/lib/cx.ts';
import { useShownAnswer } from '../lib/shown-answer.ts';
import { Cluster, Panel } from '../../shared/ui/layout.tsx';
import { EmptyState, ErrorState } from '../ui/page-states.tsx';
import { SkeletonBlock } from '../ui/skeleton.tsx';
import { Part } from '../ui/part.tsx';
import { StatusTag } from '../ui/status-tag.tsx';
import { HiringFiguresDocument } from './analytics-documents.ts';
import { timelineText, trendText } from './analytics-words.ts';
import styles from './charts.module.css';
import { ColumnChart } from './column-chart.tsx';
import { NumbersTable } from './numbers-table.tsx';
import { StepsChart } from './steps-chart.tsx';
import { WaitingChart } from './waiting-chart.tsx';

const periods = Object.keys(analyticsPeriodLabels) as AnalyticsPeriod[];

/** How hiring goes, of all jobs or of one: when applications came, how far they got, how long people waited. */
export function HiringInsights({ jobId = null }: { jobId?: string | null }) {
  const [period, setPeriod] = useState<AnalyticsPeriod>('LAST_30_DAYS');
  const query = useQuery(HiringFiguresDocument, { variables: { jobId, period }, fetchPolicy: 'cache-and-network' });
  const { error, refetch } = query;
  const { shown, isStale } = useShownAnswer(query, { jobId, period });
  const titleId = useId();
  return (
    <Panel className={styles.insights} label={t`How hiring goes`}>
      <Cluster justify="space-between">
        <h2 id={titleId}>{t`How hiring goes`}</h2>
        <Select
          aria-label={t`Period`}
          value={period}
          options={periods.map((value) => ({ value, label: analyticsPeriodLabels[value]() }))}
          popupMatchSelectWidth={false}
          virtual={false}
          onChange={setPeriod}
        />
      </Cluster>
      {error && !shown && (
        <ErrorState title={t`The figures could not be loaded.`} error={error} onRetry={() => void refetch()} />
      )}
      {!error && !shown && <SkeletonBlock label={t`Loading the figures`} height={320} />}
      {shown && (
        <div className={cx(styles.insights, isStale && styles.stale)} aria-busy={isStale}>
          <Figures figures={shown.hrAnalytics.hiring} />
        </div>
      )}
    </Panel>
  );
}

function Figures({ figures }: { figures: HiringFiguresFragment }) {
  const { applications, timeline, steps, statuses, firstAnswer, firstDecision } = figures;
  const columns = timeline.map(({ applications: count, ...days }) => ({ ...days, count }));
  const summary = (
    <Flex wrap align="baseline" gap="0 8px" component="p" className={styles.number}>
      <b className="tabular">{i18n.number(applications)}</b>{' '}
      <span>
        {plural(applications, { one: 'application.', other: 'applications.' })} {trendText(figures)}
      </span>
    </Flex>
  );
  if (applications === 0)
    return (
      <EmptyState title={t`No applications in this period`}>
        {t`${trendText(figures)} Choose a longer period, or wait for the first ones.`}
      </EmptyState>
    );
  return (
    <>
      <section aria-label={t`Applications over time`}>
        {summary}
        <ColumnChart columns={columns} label={timelineText(columns)} />
        <NumbersTable columns={columns} heads={[t`Sent`, t`Applications`]} />
      </section>
      <div className={styles.pair}>
        <Part title={t`How far they came`}>
          <StepsChart steps={steps} />
          <Flex wrap gap={6} component="ul" aria-label={t`Where they stand now`}>
            {statuses.map(({ status, statusText, applications: count }) => (
              <li key={status}>
                <StatusTag status={status} text={`${statusText} ${i18n.number(count)}`} />
              </li>
            ))}
          </Flex>
        </Part>
        <Part title={t`How long they waited`}>
          <WaitingChart
            title={t`For your first answer`}
            times={firstAnswer}
            renderHalf={(time) => (
              <Trans>
                Half of those who were answered waited <b>{time}</b> or less.
              </Trans>
            )}
          />
          <WaitingChart
            title={t`For a decision`}
            times={firstDecision}
            renderHalf={(time) => (
              <Trans>
                Half of those who got one waited <b>{time}</b> or less.
              </Trans>
            )}
          />
        </Part>
      </div>
    </>
  );
}
