import { i18n } from '@lingui/core';
import { shortDate } from '../../shared/lib/dates.ts';
import { type CountedDays, daysText } from './analytics-words.ts';
import styles from './charts.module.css';

const HEIGHT = 168;
const TOP = 22;
const BOTTOM = 24;
const BAR_SHARE = 0.7;
const BASE = HEIGHT - BOTTOM;

/**
 * One column for each range of days. The highest shows its number, the ends show their dates. Widths are percentages,
 * so the chart fits every screen without distorted text.
 */
export function ColumnChart({ columns, label }: { columns: readonly CountedDays[]; label: string }) {
  const most = Math.max(1, ...columns.map(({ count }) => count));
  const peak = columns.findIndex(({ count }) => count === most);
  const [first, last] = [columns[0], columns.at(-1)];
  const slot = 100 / columns.length;
  const heightOf = (count: number) => (count === 0 ? 0 : Math.max(2, ((BASE - TOP) * count) / most));
  return (
    <figure aria-label={label}>
      <svg className={styles.columns} width="100%" height={HEIGHT} aria-hidden>
        <line className={styles.grid} x1="0" x2="100%" y1={TOP} y2={TOP} />
        {columns.map((column, index) => {
          const height = heightOf(column.count);
          return (
            <g key={column.from} className={styles.column}>
              <title>{`${daysText(column)}: ${column.count}`}</title>
              <rect className={styles.hover} x={`${index * slot}%`} width={`${slot}%`} y={TOP} height={BASE - TOP} />
              <rect
                className={styles.bar}
                x={`${(index + (1 - BAR_SHARE) / 2) * slot}%`}
                width={`${slot * BAR_SHARE}%`}
                y={BASE - height}
                height={height}
                rx={2}
              />
            </g>
          );
        })}
        <line className={styles.base} x1="0" x2="100%" y1={BASE} y2={BASE} />
        {peak !== -1 && (
          <text
            className={styles.peak}
            x={`${(peak + 0.5) * slot}%`}
            y={TOP - 7}
            textAnchor={anchorOf(peak, columns.length)}
          >
            {i18n.number(most)}
          </text>
        )}
        <text className={styles.edge} x="0" y={HEIGHT - 6}>
          {first && shortDate(first.from)}
        </text>
        <text className={styles.edge} x="100%" y={HEIGHT - 6} textAnchor="end">
          {last && shortDate(last.to)}
        </text>
      </svg>
    </figure>
  );
}

/** A number at the very edge stays inside the chart. */
const anchorOf = (index: number, count: number): 'start' | 'middle' | 'end' =>
  index === 0 ? 'start' : index === count - 1 ? 'end' : 'middle';
