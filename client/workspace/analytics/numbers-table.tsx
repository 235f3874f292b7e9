import { i18n } from '@lingui/core';
import { t } from '@lingui/core/macro';
import type { HiringFiguresFragment } from '../../gql/graphql.ts';
import { daysText } from './analytics-words.ts';
import styles from './charts.module.css';

/** Own, because antd's Table is 56 KiB. The columns of the chart, for people who read rather than look. */
export const NumbersTable = ({ timeline }: { timeline: HiringFiguresFragment['timeline'] }) => (
  <details className={styles.numbers}>
    <summary>{t`Show the numbers`}</summary>
    <table>
      <thead>
        <tr>
          <th scope="col">{t`Sent`}</th>
          <th scope="col">{t`Applications`}</th>
        </tr>
      </thead>
      <tbody>
        {timeline.map((column) => (
          <tr key={column.from}>
            <th scope="row">{daysText(column)}</th>
            <td className="tabular">{i18n.number(column.applications)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  </details>
);
