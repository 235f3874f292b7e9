import { useLingui } from '@lingui/react/macro';
import { graphql } from '../../gql/gql.ts';
import type { SiteStatsTextsFragment } from '../../gql/graphql.ts';
import styles from './site-stats.module.css';

graphql(/* GraphQL */ `
  fragment SiteStatsTexts on SiteStats {
    candidates
    jobs
    companies
    candidatesText
    jobsText
    companiesText
  }
`);

/** A new portal hides smaller figures. */
const LEAST_SHOWN = 10;

/** LAND-15: the real counts, rounded down ("2k+"). The space is reserved while they load. */
export function SiteStatsStrip({ stats }: { stats: SiteStatsTextsFragment | undefined }) {
  const { t } = useLingui();
  const entries = [
    [t`Candidates`, stats?.candidates, stats?.candidatesText],
    [t`Jobs`, stats?.jobs, stats?.jobsText],
    [t`Companies`, stats?.companies, stats?.companiesText],
  ] as const;
  const shown = entries.filter(([, count]) => count === undefined || count >= LEAST_SHOWN);
  if (shown.length === 0) return null;
  return (
    <dl className={styles.stats}>
      {shown.map(([label, , text]) => (
        <div key={label} className={styles.stat}>
          <dt>{label}</dt>
          <dd>{text ?? ' '}</dd>
        </div>
      ))}
    </dl>
  );
}
