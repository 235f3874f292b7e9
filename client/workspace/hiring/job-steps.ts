import { useQuery } from '@apollo/client/react';
import { useEffect } from 'react';
import { graphql } from '../../gql/gql.ts';

export const JobStepsDocument = graphql(/* GraphQL */ `
  query JobSteps($page: Int!) {
    hrJobs(page: $page, pageSize: 100) {
      items {
        id
        number
        title
        applicationsReceived
      }
      total
    }
  }
`);

const firstPage = { page: 1 };

/** The newest job with applications: a job that was just posted would start with an empty list. */
export const firstToReview = <Job extends { applicationsReceived: number }>(jobs: readonly Job[]): Job | undefined =>
  jobs.find(({ applicationsReceived }) => applicationsReceived > 0) ?? jobs[0];

/** All jobs of the recruiter in listing order, for stepping. Fetched in pages of a hundred. */
export function useJobSteps() {
  const { data, error, refetch, fetchMore } = useQuery(JobStepsDocument, {
    variables: firstPage,
    fetchPolicy: 'cache-first',
  });
  const known = data?.hrJobs.items.length ?? 0;
  const total = data?.hrJobs.total ?? 0;
  useEffect(() => {
    if (known === 0 || known >= total || known % 100 !== 0) return;
    const more = fetchMore({
      variables: { page: known / 100 + 1 },
      updateQuery: (before, { fetchMoreResult: { hrJobs } }) => ({
        hrJobs: { ...hrJobs, items: [...before.hrJobs.items, ...hrJobs.items] },
      }),
    });
    // If the rest fails to load, stepping through the loaded jobs still works.
    more.catch((failure: unknown) => console.info('More jobs could not be read', failure));
  }, [known, total, fetchMore]);
  return { jobs: data?.hrJobs.items ?? null, total, error, retry: () => void refetch() };
}
