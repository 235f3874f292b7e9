import { i18n } from '@lingui/core';
import { hiringStepLabels } from '../../../server/office/analytics/analytics.labels.ts';
import type { HiringFiguresFragment } from '../../gql/graphql.ts';
import { shareText } from './analytics-words.ts';
import styles from './charts.module.css';

/** How many applicants reached each step: a bar, its number and its share of all. */
export function StepsChart({ steps }: { steps: HiringFiguresFragment['steps'] }) {
  const all = steps[0]?.applications ?? 0;
  return (
    <ol className={styles.steps}>
      {steps.map(({ step, applications }) => (
        <li key={step} className={styles.step}>
          <span>{hiringStepLabels[step]()}</span>
          <svg width="100%" height={18} aria-hidden>
            <rect className={styles.track} width="100%" height={18} rx={4} />
            {applications > 0 && (
              <rect
                className={styles.bar}
                width={`${Math.max(1, (applications / Math.max(1, all)) * 100)}%`}
                height={18}
                rx={4}
              />
            )}
          </svg>
          <span className={styles.amount}>
            <b>{i18n.number(applications)}</b> <span className={styles.share}>{shareText(applications, all)}</span>
          </span>
        </li>
      ))}
    </ol>
  );
}
