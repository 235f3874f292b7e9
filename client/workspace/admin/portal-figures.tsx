import { Button } from 'antd';
import type { ReactNode } from 'react';
import { Cluster, Stack } from '../../shared/ui/layout.tsx';
import { ErrorState } from '../ui/page-states.tsx';
import { SkeletonBar } from '../ui/skeleton.tsx';
import styles from './portal-figures.module.css';
import type { FigureGroup } from './portal-groups.ts';
import { restAfterMinutes, usePortalTotals } from './use-portal-totals.ts';

const clockTime = new Intl.DateTimeFormat('en-US', {
  hour: 'numeric',
  minute: '2-digit',
  second: '2-digit',
  timeZone: 'Asia/Kolkata',
});

/** The portal in numbers, live. */
export function PortalFigures({ groups }: { groups: readonly FigureGroup[] }) {
  const { totals, error, refresh, isAttended } = usePortalTotals();
  if (error && !totals) return <ErrorState title="The figures could not be loaded." error={error} onRetry={refresh} />;
  return (
    <Stack gap={24}>
      {totals && (
        <Freshness
          time={clockTime.format(new Date(totals.countedAt))}
          hasFailed={error !== undefined}
          isResting={!isAttended}
          onRetry={refresh}
        />
      )}
      {!totals && <output className={styles.freshness}>Loading the figures…</output>}
      {groups.map(({ title, figures }) => (
        <section key={title}>
          <Stack gap={12}>
            <h2>{title}</h2>
            <dl className={styles.figures}>
              {figures.map(({ label, sentence, count }) => (
                <Figure key={label} label={label} sentence={sentence}>
                  {totals ? count(totals).toLocaleString('en-IN') : <SkeletonBar width="3ch" height="1.3em" />}
                </Figure>
              ))}
            </dl>
          </Stack>
        </section>
      ))}
    </Stack>
  );
}

function Figure({ label, sentence, children }: { label: string; sentence: string; children: ReactNode }) {
  return (
    <div className={styles.figure}>
      <dt>{label}</dt>
      <dd className={styles.number}>{children}</dd>
      <dd className={styles.sentence}>{sentence}</dd>
    </div>
  );
}

/** How old the figures are, and why they are not newer. A success is not announced: it comes every few seconds. */
function Freshness({
  time,
  hasFailed,
  isResting,
  onRetry,
}: {
  time: string;
  hasFailed: boolean;
  isResting: boolean;
  onRetry: () => void;
}) {
  return (
    <Cluster className={styles.freshness}>
      <p>
        Updated at <span className="tabular">{time}</span>.{' '}
        {isResting && `Paused: nobody has been here for ${restAfterMinutes} minutes.`}
      </p>
      <output className={styles.failure}>
        {hasFailed && 'The figures could not be refreshed. These are the last ones.'}
      </output>
      {hasFailed && <Button onClick={onRetry}>Try again</Button>}
    </Cluster>
  );
}
