import type { ApolloCache } from '@apollo/client';

/** After a job is created, deleted or changes state, every list that may contain it is refetched when next shown. */
export function forgetJobLists(cache: ApolloCache): void {
  for (const fieldName of ['hrJobs', 'hrAnalytics', 'jobs', 'recommendedJobs', 'siteStats'])
    cache.evict({ id: 'ROOT_QUERY', fieldName });
}
