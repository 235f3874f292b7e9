import { t } from '@lingui/core/macro';
import { Flex, Select } from 'antd';
import type { ReactNode } from 'react';
import { type AnalyticsPeriod, analyticsPeriodLabels } from '../../../server/office/analytics/analytics.labels.ts';
import { Cluster, Panel, Stack } from '../../shared/ui/layout.tsx';
import { type Answer, useShownAnswer } from '../lib/shown-answer.ts';
import { Loaded } from '../ui/page-states.tsx';

const periods = Object.keys(analyticsPeriodLabels) as AnalyticsPeriod[];

interface PeriodPanelProps<Data> {
  title: string;
  period: AnalyticsPeriod;
  onPeriod: (period: AnalyticsPeriod) => void;
  query: Answer<Data> & { error?: Error | undefined; refetch: () => Promise<unknown> };
  /** The query's state. The previous figures stay, dimmed, while new ones load. */
  variables: object;
  children: (data: Data) => ReactNode;
}

/** Figures for a period chosen above them. */
export function PeriodPanel<Data>(props: PeriodPanelProps<Data>) {
  const { title, period, onPeriod, query, variables, children } = props;
  const { error, refetch } = query;
  const { shown, isStale } = useShownAnswer(query, variables);
  return (
    <Panel label={title}>
      <Stack gap={20}>
        <Cluster justify="space-between">
          <h2 className="large">{title}</h2>
          <Select
            aria-label={t`Period`}
            value={period}
            options={periods.map((value) => ({ value, label: analyticsPeriodLabels[value]() }))}
            popupMatchSelectWidth={false}
            virtual={false}
            onChange={onPeriod}
          />
        </Cluster>
        <Loaded
          query={{ data: shown, error, refetch }}
          loading={t`Loading the figures`}
          failed={t`The figures could not be loaded.`}
          height={320}
        >
          {(figures) => (
            <Flex vertical gap={20} className={isStale ? 'stale' : undefined} aria-busy={isStale}>
              {children(figures)}
            </Flex>
          )}
        </Loaded>
      </Stack>
    </Panel>
  );
}
