import { i18n } from '@lingui/core';
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button } from 'antd';
import { Link } from 'react-router-dom';
import { exactTime } from '../../shared/lib/dates.ts';
import { Cluster, Stack } from '../../shared/ui/layout.tsx';
import { Figure } from '../ui/figure.tsx';
import { ErrorState } from '../ui/page-states.tsx';
import styles from './portal-figures.module.css';
import type { FigureGroup } from './portal-groups.ts';
import { restAfterMinutes, usePortalTotals } from './use-portal-totals.ts';

/** Live figures of the portal. */
export function PortalFigures({ groups }: { groups: readonly FigureGroup[] }) {
  const { totals, error, refresh, isAttended } = usePortalTotals();
  if (error && !totals)
    return <ErrorState title={t`The figures could not be loaded.`} error={error} onRetry={refresh} />;
  return (
    <Stack gap={24}>
      {totals && (
        <Freshness
          time={exactTime(totals.countedAt)}
          hasFailed={error !== undefined}
          isResting={!isAttended}
          onRetry={refresh}
        />
      )}
      {!totals && <output className="quiet small">{t`Loading the figures…`}</output>}
      {groups.map(({ title, figures }) => (
        <section key={title.id}>
          <Stack gap={12}>
            <h2>{i18n._(title)}</h2>
            <ul className={styles.figures}>
              {figures.map(({ label, sentence, count, to, places = [] }) => (
                <li key={label.id}>
                  <Figure
                    label={
                      to ? (
                        <Link className="reach" to={to}>
                          {i18n._(label)}
                        </Link>
                      ) : (
                        i18n._(label)
                      )
                    }
                    value={totals && count(totals)}
                  />
                  <p className={styles.sentence}>{i18n._(sentence)}</p>
                  {places.length > 0 && (
                    <Cluster className={styles.sentence}>
                      {places.map((place) => (
                        <Link key={place.to} className="reach" to={place.to}>
                          {i18n._(place.label)}
                        </Link>
                      ))}
                    </Cluster>
                  )}
                </li>
              ))}
            </ul>
          </Stack>
        </section>
      ))}
    </Stack>
  );
}

interface FreshnessProps {
  time: string;
  hasFailed: boolean;
  isResting: boolean;
  onRetry: () => void;
}

/** The age of the figures, and why they are stale. A success is not announced: it comes every few seconds. */
function Freshness({ time, hasFailed, isResting, onRetry }: FreshnessProps) {
  return (
    <Cluster className="quiet small">
      <p>
        <Trans>
          Updated at <span className="tabular">{time}</span>.
        </Trans>{' '}
        {isResting && t`Paused: nobody has been here for ${restAfterMinutes} minutes.`}
      </p>
      <output className={styles.failure}>
        {hasFailed && t`The figures could not be refreshed. These are the last ones.`}
      </output>
      {hasFailed && <Button onClick={onRetry}>{t`Try again`}</Button>}
    </Cluster>
  );
}
