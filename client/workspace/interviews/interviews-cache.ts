import type { ApolloCache } from '@apollo/client';
import { failureOf } from '../../shared/lib/errors.ts';

/** After an interview came, moved or went, the calendar is read again: at once where it is shown. */
export function forgetInterviews(cache: ApolloCache): void {
  cache.evict({ id: 'ROOT_QUERY', fieldName: 'interviews' });
}

/** A refusal because of what the interview is by now: the calendar that is shown is not the present one. */
export function rereadIfStale(cache: ApolloCache, error: unknown): void {
  const { code } = failureOf(error);
  if (code === 'NOT_FOUND' || code === 'CONFLICT') forgetInterviews(cache);
}
