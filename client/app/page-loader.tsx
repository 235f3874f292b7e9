import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { type ComponentType, useEffect } from 'react';
import type { RouteObject } from 'react-router-dom';
import type { PageAddress, PageRequest, PageRequests } from '../shared/lib/page-requests.ts';

/**
 * Asks the server for what a page reads while its code is still on its way. Until the page is there the cache answers
 * instead of the network, so that nothing is asked for twice.
 */
export function loaderOf(
  client: ApolloClient,
  load: () => Promise<{ requests: PageRequests }>,
  isAdmitted: () => boolean,
): Pick<RouteObject, 'loader' | 'shouldRevalidate'> {
  const ask = async ({ next, ...request }: PageRequest): Promise<void> => {
    const { prioritizeCacheValues } = client;
    client.prioritizeCacheValues = false;
    const answer = client.query({ ...request, fetchPolicy: 'network-only' });
    client.prioritizeCacheValues = prioritizeCacheValues;
    // The page that comes back begins with what is known, and asks for the same.
    const known = next && client.readQuery(request);
    const follow = async (data: unknown) => Promise.all((next?.(data) ?? []).map(ask));
    await Promise.all(known ? [answer, follow(known)] : [follow((await answer).data)]);
  };
  const start = async (address: PageAddress) => {
    const { requests } = await load();
    await Promise.all(requests(address).map(ask));
  };
  return {
    loader: ({ params, request }) => {
      if (isAdmitted()) {
        client.prioritizeCacheValues = true;
        // The page itself says what is loading, and what failed.
        start({ params, query: new URL(request.url).searchParams }).catch(() => undefined);
      }
      return null;
    },
    // Once a page is there, it sees itself to what a new address needs.
    shouldRevalidate: () => false,
  };
}

/** A page that is there: from here on its queries reach the network. */
export const asPage = (Page: ComponentType): ComponentType =>
  function ShownPage() {
    const client = useApolloClient();
    useEffect(() => void (client.prioritizeCacheValues = false), [client]);
    return <Page />;
  };
