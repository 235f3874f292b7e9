import { useQuery } from '@apollo/client/react';
import { Link, useParams } from 'react-router-dom';
import { ApplyNow } from '../features/applications/apply-now.tsx';
import { JobUpdates } from '../features/jobs/job-updates.tsx';
import { SaveToggle } from '../features/jobs/save-toggle.tsx';
import { JobDetails } from '../features/search/job-details.tsx';
import { graphql } from '../gql/gql.ts';
import { failureOf } from '../lib/errors.ts';
import { MeDocument } from '../lib/me.ts';
import { paths } from '../lib/paths.ts';
import { AppliedBadge } from '../ui/badge.tsx';
import { LinkButton } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { EmptyState, ErrorState } from '../ui/page-states.tsx';
import { PageTitle } from '../ui/page-title.tsx';
import { PageSkeleton } from '../ui/skeleton.tsx';
import styles from './job-page.module.css';

const SeekerJobDocument = graphql(/* GraphQL */ `
  query SeekerJob($id: ID!) {
    job(id: $id) {
      ...PublicJobDetails
      ...ApplyNowJob
      ...SaveToggleJob
      ...JobUpdatesJob
    }
  }
`);

/** /apply-for-jobs/job-details/:id, open to visitors (OP-051). */
export function SeekerJobPage() {
  const { id = '' } = useParams();
  const { data, error, refetch } = useQuery(SeekerJobDocument, { variables: { id }, fetchPolicy: 'cache-and-network' });
  const viewer = useQuery(MeDocument).data;
  const job = data?.job;
  if (data?.job === null || failureOf(error).code === 'NOT_FOUND') return <JobNotFound />;
  if (error && !job) return <ErrorState title="This job could not be loaded." error={error} onRetry={() => void refetch()} />;
  if (!job || !viewer) return <PageSkeleton />;
  const isSignedIn = viewer.me !== null;
  return (
    <div>
      <Link className={styles.back} to={paths.applyForJobs}><Icon name="arrowLeft" size={16} /> All jobs</Link>
      <div className={styles.page}>
        <JobDetails
          job={job}
          badges={job.applied && <AppliedBadge />}
          corner={<SaveToggle job={job} isSignedIn={isSignedIn} />}
          action={<ApplyNow job={job} isSignedIn={isSignedIn} onRefused={() => void refetch()} />}
          updates={<JobUpdates job={job} />}
        />
      </div>
    </div>
  );
}

function JobNotFound() {
  return (
    <div>
      <PageTitle title="Job not found">Job not found.</PageTitle>
      <EmptyState title="It may have been filled, or the link is not complete." action={<LinkButton kind="primary" to={paths.applyForJobs}>Browse Jobs</LinkButton>} />
    </div>
  );
}
