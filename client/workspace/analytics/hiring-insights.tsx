import { i18n } from '@lingui/core';
import { useQuery } from '@apollo/client/react';
import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Flex } from 'antd';
import { useState } from 'react';
import type { AnalyticsPeriod } from '../../../server/office/analytics/analytics.labels.ts';
import type { HiringFiguresFragment } from '../../gql/graphql.ts';
import { EmptyState } from '../ui/page-states.tsx';
import { Section } from '../ui/section.tsx';
import { StatusTag } from '../ui/status-tag.tsx';
import { HiringFiguresDocument } from './analytics-documents.ts';
import { timelineText, trendText } from './analytics-words.ts';
import styles from './charts.module.css';
import { ColumnChart } from './column-chart.tsx';
import { NumbersTable } from './numbers-table.tsx';
import { PeriodPanel } from './period-panel.tsx';
import { StepsChart } from './steps-chart.tsx';
import { WaitingChart } from './waiting-chart.tsx';

/** Hiring figures of one job or of all: when applications came, how far they got, how long people waited. */
export function HiringInsights({ jobId = null }: { jobId?: string | null }) {
  const [period, setPeriod] = useState<AnalyticsPeriod>('LAST_30_DAYS');
  const variables = { jobId, period };
  const query = useQuery(HiringFiguresDocument, { variables });
  return (
    <PeriodPanel title={t`Hiring overview`} period={period} onPeriod={setPeriod} query={query} variables={variables}>
      {({ hrAnalytics }) => <Figures figures={hrAnalytics.hiring} />}
    </PeriodPanel>
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
        <Section title={t`How far applicants got`}>
          <StepsChart steps={steps} />
          <Flex wrap gap={6} component="ul" aria-label={t`Where they stand now`}>
            {statuses.map(({ status, statusText, applications: count }) => (
              <li key={status}>
                <StatusTag status={status} text={`${statusText} ${i18n.number(count)}`} />
              </li>
            ))}
          </Flex>
        </Section>
        <Section title={t`Response times`}>
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
        </Section>
      </div>
    </>
  );
}
