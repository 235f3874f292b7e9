import { Button } from 'antd';
import { Cluster, Stack } from '../../shared/ui/layout.tsx';
import { Figure } from '../ui/figure.tsx';
import { ErrorState } from '../ui/page-states.tsx';
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
            <ul className={styles.figures}>
              {figures.map(({ label, sentence, count }) => (
                <li key={label}>
                  <Figure label={label} value={totals && count(totals)} />
                  <p className={styles.sentence}>{sentence}</p>
                </li>
              ))}
            </ul>
          </Stack>
        </section>
      ))}
    </Stack>
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
