import { plural, t } from '@lingui/core/macro';
import { Flex } from 'antd';
import { Link } from 'react-router-dom';
import type { JobListingFragment } from '../../gql/graphql.ts';
import { longDate } from '../../shared/lib/dates.ts';
import { paths } from '../../shared/lib/paths.ts';
import { Icon } from '../../shared/ui/icon.tsx';
import { Stack } from '../../shared/ui/layout.tsx';
import { LinkButton } from '../ui/buttons.tsx';
import { JobTags } from './job-tags.tsx';
import styles from './job-listings.module.css';

/** The recruiter's jobs, each with a link to its applicants. */
export function JobListings({ jobs }: { jobs: readonly JobListingFragment[] }) {
  return (
    <Flex vertical gap={12} component="ul">
      {jobs.map((job) => (
        <li key={job.id}>
          <JobListing job={job} />
        </li>
      ))}
    </Flex>
  );
}

function JobListing({ job }: { job: JobListingFragment }) {
  const { id, title, location, postedAt, applicationsReceived } = job;
  return (
    <article className={styles.card}>
      <Stack gap={8} className={styles.what}>
        <h2>
          <Link className="reach" to={`${paths.allJobs}?job=${id}`}>
            {title}
          </Link>
        </h2>
        <Flex wrap gap="4px 16px" component="p" className={styles.facts}>
          <span>{t`Posted: ${longDate(postedAt)}`}</span>
          <span>{location}</span>
        </Flex>
        <JobTags job={job} />
      </Stack>
      <p className={styles.count}>
        <b className="tabular">{applicationsReceived}</b>{' '}
        {plural(applicationsReceived, { one: 'application', other: 'applications' })}
      </p>
      <LinkButton to={`${paths.applications}?job=${id}`} icon={<Icon name="users" />}>
        {t`View Applicants`}
      </LinkButton>
    </article>
  );
}
