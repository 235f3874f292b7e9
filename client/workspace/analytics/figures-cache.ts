import type { ApolloCache } from '@apollo/client';

/** Refetches the visible figures after applications arrive or move. */
export const forgetFigures = (cache: ApolloCache): void =>
  void cache.evict({ id: 'ROOT_QUERY', fieldName: 'hrAnalytics' });
