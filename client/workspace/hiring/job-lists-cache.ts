import type { ApolloCache } from '@apollo/client';

/** After a job came, went or changed its state, every list that may hold it is read again when it is next shown. */
export function forgetJobLists(cache: ApolloCache): void {
  for (const fieldName of ['hrJobs', 'hrAnalytics', 'jobs', 'recommendedJobs', 'siteStats'])
    cache.evict({ id: 'ROOT_QUERY', fieldName });
}
