import type { ApolloCache, TypedDocumentNode } from '@apollo/client';
import { useReactiveVar, useSubscription } from '@apollo/client/react';
import { sessionExpired } from './session.ts';

/**
 * Runs with each event of a subscription; of what went meanwhile there is nothing to read. An ended session ends it,
 * logging in again starts a new one.
 */
export function useLive<Data>(
  subscription: TypedDocumentNode<Data, Record<string, never>>,
  onEvent: (data: Data | undefined, cache: ApolloCache) => void,
): void {
  const isExpired = useReactiveVar(sessionExpired);
  useSubscription(subscription, {
    skip: isExpired,
    ignoreResults: true,
    onData: ({ client, data: { data } }) => onEvent(data, client.cache),
    onError: (error) => console.info('Live events stopped', error),
  });
}
