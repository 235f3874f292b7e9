import { Link } from 'react-router-dom';
import { paths } from '../../shared/lib/paths.ts';
import { Panel } from '../../shared/ui/layout.tsx';
import styles from './job-listings.module.css';

/** OP-119: over all jobs of the recruiter, whatever the search. */
export function JobAnalytics({ totalJobs, totalApplications }: { totalJobs: number; totalApplications: number }) {
  return (
    <Panel as="aside" className={styles.analytics}>
      <h2>Job Analytics</h2>
      <dl className={styles.figures}>
        <div>
          <dt>Total Jobs</dt>
          <dd className="tabular">{totalJobs.toLocaleString('en-IN')}</dd>
        </div>
        <div>
          <dt>Total Applications</dt>
          <dd className="tabular">{totalApplications.toLocaleString('en-IN')}</dd>
        </div>
      </dl>
      <Link className="reach" to={paths.allApplications}>
        View all applications
      </Link>
    </Panel>
  );
}
