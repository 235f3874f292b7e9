import { plural, t } from '@lingui/core/macro';
import { Link } from 'react-router-dom';
import type { JobListingFragment } from '../../gql/graphql.ts';
import { longDate } from '../../shared/lib/dates.ts';
import { paths } from '../../shared/lib/paths.ts';
import { Icon } from '../../shared/ui/icon.tsx';
import { LinkButton } from '../ui/link-button.tsx';
import { JobTags } from './job-tags.tsx';
import styles from './job-listings.module.css';

/** The recruiter's jobs, each with the way to its applicants. */
export function JobListings({ jobs }: { jobs: readonly JobListingFragment[] }) {
  return (
    <ul className={styles.list}>
      {jobs.map((job) => (
        <li key={job.id}>
          <JobListing job={job} />
        </li>
      ))}
    </ul>
  );
}

function JobListing({ job }: { job: JobListingFragment }) {
  const { id, title, location, postedAt, applicationsReceived } = job;
  return (
    <article className={styles.card}>
      <div className={styles.what}>
        <h2>
          <Link className="reach" to={`${paths.allJobs}?job=${id}`}>
            {title}
          </Link>
        </h2>
        <p className={styles.facts}>
          <span>{t`Posted: ${longDate(postedAt)}`}</span>
          <span>{location}</span>
        </p>
        <JobTags job={job} />
      </div>
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
