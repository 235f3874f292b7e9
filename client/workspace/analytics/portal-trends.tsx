import { i18n } from '@lingui/core';
import { useQuery } from '@apollo/client/react';
import { t } from '@lingui/core/macro';
import { Flex, Select } from 'antd';
import { useState } from 'react';
import { type AnalyticsPeriod, analyticsPeriodLabels } from '../../../server/analytics/analytics.labels.ts';
import { graphql } from '../../gql/gql.ts';
import type { TrendFragment } from '../../gql/graphql.ts';
import { cx } from '../../shared/lib/cx.ts';
import { Badge } from '../../shared/ui/badge.tsx';
import { Cluster, Panel } from '../../shared/ui/layout.tsx';
import { useShownAnswer } from '../lib/shown-answer.ts';
import { ErrorState } from '../ui/page-states.tsx';
import { Part } from '../ui/part.tsx';
import { SkeletonBlock } from '../ui/skeleton.tsx';
import { chartText } from './analytics-words.ts';
import styles from './charts.module.css';
import { ColumnChart } from './column-chart.tsx';
import { NumbersTable } from './numbers-table.tsx';

const PortalTrendsDocument = graphql(/* GraphQL */ `
  query PortalTrends($period: AnalyticsPeriod!) {
    portalTrends(period: $period) {
      signups {
        ...Trend
      }
      jobs {
        ...Trend
      }
      applications {
        ...Trend
      }
    }
  }
  fragment Trend on PortalTrend {
    total
    totalBefore
    columns {
      from
      to
      count
    }
    parts {
      text
      count
    }
  }
`);

const periods = Object.keys(analyticsPeriodLabels) as AnalyticsPeriod[];

/** How the portal grows: sign-ups, jobs, applications. */
export function PortalTrends() {
  const [period, setPeriod] = useState<AnalyticsPeriod>('LAST_30_DAYS');
  const query = useQuery(PortalTrendsDocument, { variables: { period }, fetchPolicy: 'cache-and-network' });
  const { error, refetch } = query;
  const { shown, isStale } = useShownAnswer(query, { period });
  return (
    <Panel className={styles.insights} label={t`How the portal grows`}>
      <Cluster justify="space-between">
        <h2>{t`How the portal grows`}</h2>
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
          <Trend title={t`Sign-ups`} days={t`Joined`} trend={shown.portalTrends.signups} />
          <Trend title={t`Jobs`} days={t`Posted`} trend={shown.portalTrends.jobs} />
          <Trend title={t`Applications`} days={t`Sent`} trend={shown.portalTrends.applications} />
        </div>
      )}
    </Panel>
  );
}

function Trend({ title, days, trend }: { title: string; days: string; trend: TrendFragment }) {
  const { total, totalBefore, columns, parts } = trend;
  return (
    <Part title={title}>
      <Flex wrap align="baseline" gap="0 8px" component="p" className={styles.number}>
        <b className="tabular">{i18n.number(total)}</b>{' '}
        <span>{t`${i18n.number(totalBefore)} in as many days before.`}</span>
      </Flex>
      <ColumnChart columns={columns} label={chartText(columns, title)} />
      {parts.length > 0 && (
        <Flex wrap gap={6} component="ul" aria-label={t`What they are now`}>
          {parts.map(({ text, count }) => (
            <li key={text}>
              <Badge>{`${text} ${i18n.number(count)}`}</Badge>
            </li>
          ))}
        </Flex>
      )}
      <NumbersTable columns={columns} heads={[days, title]} />
    </Part>
  );
}
