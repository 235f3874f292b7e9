import { plural, t } from '@lingui/core/macro';
import { Timeline as AntdTimeline, Button } from 'antd';
import { type ReactNode, useState } from 'react';
import { cx } from '../../shared/lib/cx.ts';
import { longDateTime } from '../../shared/lib/dates.ts';
import { Icon } from '../../shared/ui/icon.tsx';
import { type ApplicationStatus, quietColour, statusLooks } from './status-tag.tsx';
import styles from './timeline.module.css';

export interface TimelineStep {
  readonly id: string;
  readonly status: ApplicationStatus;
  readonly text: ReactNode;
  /** Instant, ISO 8601. */
  readonly at: string;
  readonly note?: ReactNode;
  /** Who did it. */
  readonly by?: string | null;
}

interface TimelineProps {
  steps: readonly TimelineStep[];
  /** Shows the newest step, and the rest on a press. */
  isFolded?: boolean;
}

/** The history of an application; the newest step is first and large. */
export function Timeline({ steps, isFolded = false }: TimelineProps) {
  const [isUnfolded, setIsUnfolded] = useState(false);
  // Steps at the same instant keep their order, too.
  const newestFirst = steps.toReversed().toSorted((one, other) => other.at.localeCompare(one.at));
  if (!isFolded || newestFirst.length < 2) return <Steps steps={newestFirst} />;
  const earlier = newestFirst.length - 1;
  return (
    <>
      <Steps steps={isUnfolded ? newestFirst : newestFirst.slice(0, 1)} />
      <Button type="link" className={styles.more} aria-expanded={isUnfolded} onClick={() => setIsUnfolded(!isUnfolded)}>
        {isUnfolded ? t`Only the newest step` : plural(earlier, { one: 'One earlier step', other: '# earlier steps' })}
      </Button>
    </>
  );
}

const Steps = ({ steps }: Pick<TimelineProps, 'steps'>) => (
  <AntdTimeline
    className={styles.timeline}
    items={steps.map(({ id, status, text, at, note, by }, index) => ({
      key: id,
      icon: (
        <span className={cx(styles.dot, index === 0 ? statusLooks[status].colour : quietColour)}>
          <Icon name={statusLooks[status].icon} size={16} />
        </span>
      ),
      content: (
        <>
          <p className={index === 0 ? styles.newest : styles.text}>{text}</p>
          <p className="quiet small">
            <time dateTime={at}>{longDateTime(at)}</time>
            {by && <> {t`by ${by}`}</>}
          </p>
          {note && <p className="quiet small">{note}</p>}
        </>
      ),
    }))}
  />
);
