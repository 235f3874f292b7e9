import { t } from '@lingui/core/macro';
import { Select } from 'antd';
import type { ReactNode } from 'react';
import { type AnalyticsPeriod, analyticsPeriodLabels } from '../../../server/analytics/analytics.labels.ts';
import { cx } from '../../shared/lib/cx.ts';
import { Cluster, Panel } from '../../shared/ui/layout.tsx';
import { type Answer, useShownAnswer } from '../lib/shown-answer.ts';
import { ErrorState } from '../ui/page-states.tsx';
import { SkeletonBlock } from '../ui/skeleton.tsx';
import styles from './charts.module.css';

const periods = Object.keys(analyticsPeriodLabels) as AnalyticsPeriod[];

interface PeriodPanelProps<Data> {
  title: string;
  period: AnalyticsPeriod;
  onPeriod: (period: AnalyticsPeriod) => void;
  query: Answer<Data> & { error?: Error | undefined; refetch: () => Promise<unknown> };
  /** Of the query. While others are read, the figures of the ones before stay, dimmed. */
  variables: object;
  children: (data: Data) => ReactNode;
}

/** Figures of a period that is chosen above them. */
export function PeriodPanel<Data>(props: PeriodPanelProps<Data>) {
  const { title, period, onPeriod, query, variables, children } = props;
  const { error, refetch } = query;
  const { shown, isStale } = useShownAnswer(query, variables);
  return (
    <Panel className={styles.insights} label={title}>
      <Cluster justify="space-between">
        <h2>{title}</h2>
        <Select
          aria-label={t`Period`}
          value={period}
          options={periods.map((value) => ({ value, label: analyticsPeriodLabels[value]() }))}
          popupMatchSelectWidth={false}
          virtual={false}
          onChange={onPeriod}
        />
      </Cluster>
      {error && !shown && (
        <ErrorState title={t`The figures could not be loaded.`} error={error} onRetry={() => void refetch()} />
      )}
      {!error && !shown && <SkeletonBlock label={t`Loading the figures`} height={320} />}
      {shown && (
        <div className={cx(styles.insights, isStale && styles.stale)} aria-busy={isStale}>
          {children(shown)}
        </div>
      )}
    </Panel>
  );
}
