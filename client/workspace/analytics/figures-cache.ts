import type { ApolloCache } from '@apollo/client';

/** After applications came or moved, the figures that are shown are read again. */
export const forgetFigures = (cache: ApolloCache): void =>
  void cache.evict({ id: 'ROOT_QUERY', fieldName: 'hrAnalytics' });
