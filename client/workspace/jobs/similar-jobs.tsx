import { t } from '@lingui/core/macro';
import { Flex } from 'antd';
import { graphql } from '../../gql/gql.ts';
import type { SimilarJobsFragment } from '../../gql/graphql.ts';
import { paths } from '../../shared/lib/paths.ts';
import { JobCard } from '../../shared/search/job-card.tsx';
import styles from './similar-jobs.module.css';

graphql(/* GraphQL */ `
  fragment SimilarJobs on Job {
    id
    similarJobs(limit: 3) {
      ...JobCardJob
    }
  }
`);

/** Similar jobs; renders nothing if there are none. */
export function SimilarJobs({ job: { similarJobs } }: { job: SimilarJobsFragment }) {
  if (similarJobs.length === 0) return null;
  return (
    <Flex vertical gap={12} component="section" className={styles.similar} aria-labelledby="similar-jobs">
      <h2 id="similar-jobs" className="large">{t`Similar jobs`}</h2>
      <Flex vertical gap={12} component="ul">
        {similarJobs.map((job) => (
          <li key={job.id}>
            <JobCard job={job} to={paths.seekerJobDetails(job.id)} headingLevel="h3" />
          </li>
        ))}
      </Flex>
    </Flex>
  );
}
