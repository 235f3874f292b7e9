import { Link } from 'react-router-dom';
import { jobStatusLabels } from '../../../server/jobs/job.labels.ts';
import type { JobListingFragment } from '../../gql/graphql.ts';
import { longDate } from '../../shared/lib/dates.ts';
import { paths } from '../../shared/lib/paths.ts';
import { Badge, UrgentBadge, WaitingBadge } from '../../shared/ui/badge.tsx';
import { LinkButton } from '../../shared/ui/button.tsx';
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

function JobListing({
  job: { id, title, status, location, postedAt, isUrgent, applicationsReceived, waitsForCompany },
}: {
  job: JobListingFragment;
}) {
  return (
    <article className={styles.card}>
      <div className={styles.what}>
        <h2>
          <Link className="reach" to={`${paths.allJobs}?job=${id}`}>
            {title}
          </Link>
        </h2>
        <p className={styles.facts}>
          <span>Posted: {longDate(postedAt)}</span>
          <span>{location}</span>
        </p>
        <p className={styles.badges}>
          {waitsForCompany ? (
            <WaitingBadge />
          ) : (
            <Badge tone={status === 'ACTIVE' ? 'neem' : 'quiet'}>{jobStatusLabels[status]}</Badge>
          )}
          {isUrgent && <UrgentBadge />}
        </p>
      </div>
      <p className={styles.count}>
        <b className="tabular">{applicationsReceived}</b> {applicationsReceived === 1 ? 'application' : 'applications'}
      </p>
      <LinkButton to={`${paths.applications}?job=${id}`} icon="users" width="full-on-phones">
        View Applicants
      </LinkButton>
    </article>
  );
}
