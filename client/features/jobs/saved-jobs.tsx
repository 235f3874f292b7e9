import { useQuery } from '@apollo/client/react';
import { graphql } from '../../gql/gql.ts';
import { paths } from '../../lib/paths.ts';
import { LinkButton } from '../../ui/button.tsx';
import { EmptyState, ErrorState } from '../../ui/page-states.tsx';
import { SkeletonCards } from '../../ui/skeleton.tsx';
import { SeekerJobCards } from './seeker-job-cards.tsx';

const SavedJobsDocument = graphql(/* GraphQL */ `
  query SavedJobs {
    savedJobs {
      ...SeekerJobCard
    }
  }
`);

const CARD_HEIGHT = 156;

/** The Saved tab (OP-097), last saved first, closed jobs too. */
export function SavedJobs({ linkState }: { linkState: unknown }) {
  const { data, error, refetch } = useQuery(SavedJobsDocument, { fetchPolicy: 'cache-and-network' });
  // A job that has just been taken out is still in the list that the server gave.
  const jobs = data?.savedJobs.filter(({ saved }) => saved);
  if (!jobs) {
    return error ? <ErrorState title="Your saved jobs could not be loaded." error={error} onRetry={() => void refetch()} /> : <SkeletonCards count={3} height={CARD_HEIGHT} label="Loading saved jobs" />;
  }
  if (jobs.length === 0) {
    return <EmptyState title="No saved jobs yet" action={<LinkButton kind="primary" to={paths.applyForJobs}>Browse Jobs</LinkButton>}>Press the bookmark on a job to keep it here.</EmptyState>;
  }
  return <SeekerJobCards jobs={jobs} isSignedIn linkState={linkState} />;
}
