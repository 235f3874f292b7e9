import type { ApolloCache } from '@apollo/client';

/** After an interview came, moved or went, the calendar is read again: at once where it is shown. */
export function forgetInterviews(cache: ApolloCache): void {
  cache.evict({ id: 'ROOT_QUERY', fieldName: 'interviews' });
}
