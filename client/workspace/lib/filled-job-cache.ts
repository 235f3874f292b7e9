import type { ApolloCache } from '@apollo/client';

/** After a hire and after an answer, refetches which job to ask about (D-05). */
export const forgetFilledJob = (cache: ApolloCache): void =>
  void cache.evict({ id: 'ROOT_QUERY', fieldName: 'filledJob' });
