import { t } from '@lingui/core/macro';
import { graphql } from '../../gql/gql.ts';
import type { SimilarJobsFragment } from '../../gql/graphql.ts';
import { paths } from '../../shared/lib/paths.ts';
import { JobCard } from '../../shared/ui/job-card.tsx';
import listStyles from './seeker-job-cards.module.css';
import styles from './similar-jobs.module.css';

graphql(/* GraphQL */ `
  fragment SimilarJobs on Job {
    id
    similarJobs(limit: 3) {
      ...JobCardJob
    }
  }
`);

/** Where to go on when this job is not the one; nothing when none is alike. */
export function SimilarJobs({ job: { similarJobs } }: { job: SimilarJobsFragment }) {
  if (similarJobs.length === 0) return null;
  return (
    <section className={styles.similar} aria-labelledby="similar-jobs">
      <h2 id="similar-jobs">{t`Similar jobs`}</h2>
      <ul className={listStyles.list}>
        {similarJobs.map((job) => (
          <li key={job.id}>
            <JobCard job={job} to={paths.seekerJobDetails(job.id)} headingLevel="h3" />
          </li>
        ))}
      </ul>
    </section>
  );
}
