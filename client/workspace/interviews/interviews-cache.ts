import type { ApolloCache } from '@apollo/client';

/** After an interview is added, moved or removed, the calendar is refetched: at once where it is visible. */
export function forgetInterviews(cache: ApolloCache): void {
  cache.evict({ id: 'ROOT_QUERY', fieldName: 'interviews' });
}
