import type { ApolloCache } from '@apollo/client';

/** A review that comes or goes moves all the others on: their pages are read again. */
export function forgetReviews(cache: ApolloCache, companyId: string | undefined): void {
  if (companyId) cache.evict({ id: cache.identify({ __typename: 'Company', id: companyId }), fieldName: 'reviews' });
}
