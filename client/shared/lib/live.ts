import type { ApolloCache, ApolloClient, TypedDocumentNode } from '@apollo/client';
import { useReactiveVar, useSubscription } from '@apollo/client/react';
import { sessionExpired } from './session.ts';

/** Root fields that server events change; after a gap in the event stream, screens that show them refetch. */
const liveFields = [
  'notifications',
  'unreadNotificationCount',
  'myApplications',
  'application',
  'hrApplications',
  'hrJobs',
  'hrAnalytics',
  'filledJob',
  'interviews',
  'supportMessages',
];

const evictLiveFields = (layer: ApolloCache): void => {
  for (const fieldName of liveFields) layer.evict({ id: 'ROOT_QUERY', fieldName });
};

/**
 * After a gap: marks the live fields as changed on a layer that is discarded, which makes Apollo refetch exactly the
 * active queries that use them.
 */
export function catchUp(client: ApolloClient): void {
  // A failed refetch is shown in its own screen.
  client.refetchQueries({ updateCache: evictLiveFields, optimistic: true }).catch(() => undefined);
}

/**
 * Runs for each event of a subscription; missed events are not replayed. It stops when the session ends, and a new
 * login starts a new one.
 */
export function useLive<Data>(
  subscription: TypedDocumentNode<Data, Record<string, never>>,
  onEvent: (data: Data | undefined, cache: ApolloCache, client: ApolloClient) => void,
): void {
  const isExpired = useReactiveVar(sessionExpired);
  useSubscription(subscription, {
    skip: isExpired,
    ignoreResults: true,
    onData: ({ client, data: { data } }) => onEvent(data, client.cache, client),
    onError: (error) => console.info('Live events stopped', error),
  });
}
