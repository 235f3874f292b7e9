import type { ApolloCache } from '@apollo/client';

/** A new or removed review shifts all the others, so their pages are refetched. */
export function forgetReviews(cache: ApolloCache, companyId: string | undefined): void {
  if (companyId) cache.evict({ id: cache.identify({ __typename: 'Company', id: companyId }), fieldName: 'reviews' });
}
