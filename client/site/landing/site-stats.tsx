import { useLingui } from '@lingui/react/macro';
import { graphql } from '../../gql/gql.ts';
import type { SiteStatsTextsFragment } from '../../gql/graphql.ts';
import styles from './site-stats.module.css';

graphql(/* GraphQL */ `
  fragment SiteStatsTexts on SiteStats {
    candidatesText
    jobsText
    companiesText
  }
`);

/** LAND-15: the real counts, rounded down ("2k+"). The space is reserved while they load. */
export function SiteStatsStrip({ stats }: { stats: SiteStatsTextsFragment | undefined }) {
  const { t } = useLingui();
  const entries = [
    [t`Candidates`, stats?.candidatesText],
    [t`Jobs`, stats?.jobsText],
    [t`Companies`, stats?.companiesText],
  ] as const;
  return (
    <dl className={styles.stats}>
      {entries.map(([label, text]) => (
        <div key={label} className={styles.stat}>
          <dt>{label}</dt>
          <dd>{text ?? ' '}</dd>
        </div>
      ))}
    </dl>
  );
}
