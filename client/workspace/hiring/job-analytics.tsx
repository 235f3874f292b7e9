import { t } from '@lingui/core/macro';
import { Link } from 'react-router-dom';
import { paths } from '../../shared/lib/paths.ts';
import { Panel } from '../../shared/ui/layout.tsx';
import { Figure } from '../ui/figure.tsx';
import styles from './job-listings.module.css';

/** OP-119: over all jobs of the recruiter, whatever the search. */
export function JobAnalytics({ totalJobs, totalApplications }: { totalJobs: number; totalApplications: number }) {
  return (
    <Panel as="aside" className={styles.analytics}>
      <h2>{t`Job Analytics`}</h2>
      <div className={styles.figures}>
        <Figure label={t`Total Jobs`} value={totalJobs} />
        <Figure label={t`Total Applications`} value={totalApplications} />
      </div>
      <Link className="reach" to={paths.allApplications}>
        {t`View all applications`}
      </Link>
    </Panel>
  );
}
