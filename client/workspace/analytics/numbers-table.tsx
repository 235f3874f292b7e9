import { i18n } from '@lingui/core';
import { t } from '@lingui/core/macro';
import { type CountedDays, daysText } from './analytics-words.ts';
import styles from './charts.module.css';

interface NumbersTableProps {
  columns: readonly CountedDays[];
  heads: readonly [days: string, count: string];
}

/** Not antd's Table: it weighs 56 KiB. The values of the chart, for people who prefer to read. */
export const NumbersTable = ({ columns, heads }: NumbersTableProps) => (
  <details className={styles.numbers}>
    <summary>{t`Show the numbers`}</summary>
    <table>
      <thead>
        <tr>
          <th scope="col" className="quiet small">
            {heads[0]}
          </th>
          <th scope="col" className="quiet small">
            {heads[1]}
          </th>
        </tr>
      </thead>
      <tbody>
        {columns.map((column) => (
          <tr key={column.from}>
            <th scope="row">{daysText(column)}</th>
            <td className="tabular">{i18n.number(column.count)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </details>
);
