import { i18n } from '@lingui/core';
import { useQuery } from '@apollo/client/react';
import { t } from '@lingui/core/macro';
import { Flex } from 'antd';
import { useState } from 'react';
import type { AnalyticsPeriod } from '../../../server/office/analytics/analytics.labels.ts';
import { graphql } from '../../gql/gql.ts';
import type { TrendFragment } from '../../gql/graphql.ts';
import { Badge } from '../../shared/ui/badge.tsx';
import { Section } from '../ui/section.tsx';
import { chartText } from './analytics-words.ts';
import styles from './charts.module.css';
import { ColumnChart } from './column-chart.tsx';
import { NumbersTable } from './numbers-table.tsx';
import { PeriodPanel } from './period-panel.tsx';

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

/** The growth of the portal: sign-ups, jobs, applications. */
export function PortalTrends() {
  const [period, setPeriod] = useState<AnalyticsPeriod>('LAST_30_DAYS');
  const variables = { period };
  const query = useQuery(PortalTrendsDocument, { variables });
  return (
    <PeriodPanel title={t`Growth`} period={period} onPeriod={setPeriod} query={query} variables={variables}>
      {({ portalTrends: { signups, jobs, applications } }) => (
        <>
          <Trend title={t`Sign-ups`} days={t`Joined`} trend={signups} />
          <Trend title={t`Jobs`} days={t`Posted`} trend={jobs} />
          <Trend title={t`Applications`} days={t`Sent`} trend={applications} />
        </>
      )}
    </PeriodPanel>
  );
}

function Trend({ title, days, trend }: { title: string; days: string; trend: TrendFragment }) {
  const { total, totalBefore, columns, parts } = trend;
  return (
    <Section title={title}>
      <Flex wrap align="baseline" gap="0 8px" component="p" className={styles.number}>
        <b className="tabular">{i18n.number(total)}</b>{' '}
        <span>{t`${i18n.number(totalBefore)} in as many days before.`}</span>
      </Flex>
      <ColumnChart columns={columns} label={chartText(columns, title)} />
      {parts.length > 0 && (
        <Flex wrap gap={6} component="ul" aria-label={t`Current status`}>
          {parts.map(({ text, count }) => (
            <li key={text}>
              <Badge>{`${text} ${i18n.number(count)}`}</Badge>
            </li>
          ))}
        </Flex>
      )}
      <NumbersTable columns={columns} heads={[days, title]} />
    </Section>
  );
}
