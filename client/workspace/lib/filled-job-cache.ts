import type { ApolloCache } from '@apollo/client';

/** After a hire, and after an answer, it is read again which job is to be asked about (D-05). */
export const forgetFilledJob = (cache: ApolloCache): void =>
  void cache.evict({ id: 'ROOT_QUERY', fieldName: 'filledJob' });
