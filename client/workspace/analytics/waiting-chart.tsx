import { i18n } from '@lingui/core';
import { t } from '@lingui/core/macro';
import { Flex } from 'antd';
import type { WaitingTimesFragment } from '../../gql/graphql.ts';
import type { ReactNode } from 'react';
import { cx } from '../../shared/lib/cx.ts';
import { durationText, waitingParts } from './analytics-words.ts';
import styles from './charts.module.css';

interface WaitingChartProps {
  title: string;
  times: WaitingTimesFragment;
  /** The longest wait of the faster half: the median. */
  renderHalf: (time: string) => ReactNode;
}

/** One bar of all applicants, split by waiting time; the segments are named and counted below it. */
export function WaitingChart({ title, times, renderHalf }: WaitingChartProps) {
  const parts = waitingParts(times).filter(({ count }) => count > 0);
  const all = parts.reduce((sum, { count }) => sum + count, 0);
  const starts = parts.map((_, index) => parts.slice(0, index).reduce((sum, { count }) => sum + count, 0));
  return (
    <Flex vertical gap={8} className={styles.waiting}>
      <h4>{title}</h4>
      <p>{times.medianHours === null ? t`Nobody yet.` : renderHalf(durationText(times.medianHours))}</p>
      <svg width="100%" height={18} aria-hidden>
        <rect className={styles.track} width="100%" height={18} rx={4} />
        {parts.map(({ label, count, tone }, index) => (
          <rect
            key={label}
            className={cx(styles.part, styles[`tone${tone}`])}
            x={`${((starts[index] ?? 0) / all) * 100}%`}
            width={`${(count / all) * 100}%`}
            height={18}
          />
        ))}
      </svg>
      <Flex wrap gap="4px 16px" component="ul" className={cx('quiet small tabular', styles.parts)} aria-label={title}>
        {parts.map(({ label, count, tone }) => (
          <Flex align="center" gap={6} component="li" key={label}>
            <i className={cx(styles.mark, styles[`tone${tone}`])} aria-hidden />
            {label} <b>{i18n.number(count)}</b>
          </Flex>
        ))}
      </Flex>
    </Flex>
  );
}
