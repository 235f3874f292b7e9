import type { ReactNode } from 'react';
import { cx } from '../lib/cx.ts';
import { longDateTime } from '../lib/dates.ts';
import { Icon } from './icon.tsx';
import { type ApplicationStatus, statusLooks } from './status-tag.tsx';
import styles from './timeline.module.css';

export interface TimelineStep {
  readonly id: string;
  readonly status: ApplicationStatus;
  readonly text: ReactNode;
  /** Instant, ISO 8601. */
  readonly at: string;
  readonly note?: ReactNode;
}

/** The way of an application, newest step first and large. */
export function Timeline({ steps }: { steps: readonly TimelineStep[] }) {
  const newestFirst = steps.toSorted((one, other) => other.at.localeCompare(one.at));
  return (
    <ol className={styles.timeline}>
      {newestFirst.map(({ id, status, text, at, note }) => (
        <li key={id} className={styles.step}>
          <span className={cx(styles.dot, styles[statusLooks[status].colour])}><Icon name={statusLooks[status].icon} size={16} /></span>
          <div>
            <p className={styles.text}>{text}</p>
            <time dateTime={at}>{longDateTime(at)}</time>
            {note && <p className={styles.note}>{note}</p>}
          </div>
        </li>
      ))}
    </ol>
  );
}
