import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { type ComponentType, useEffect, useState } from 'react';
import { type RouteObject, useLoaderData } from 'react-router-dom';
import type { Role } from '../gql/graphql.ts';
import { MeDocument } from '../shared/lib/me.ts';
import type { PageAddress, PageRequest, PageRequests } from '../shared/lib/page-requests.ts';
import { roleHint } from '../shared/lib/session.ts';

/** The value that a loader passes to its page: true until the page has rendered the prefetched data. */
interface Ahead {
  isAsked: boolean;
}

/** The user who will see the page: from the guard, else from the browser's login hint. */
function roleOfViewer(client: ApolloClient): Role | null {
  const known = client.readQuery({ query: MeDocument });
  return known ? (known.me?.role ?? null) : roleHint();
}

/** Prefetches a page's data while its code is still loading, if the page is for this role. */
export function loaderOf(
  client: ApolloClient,
  load: () => Promise<{ requests: PageRequests }>,
  isFor: (role: Role | null) => boolean,
): Pick<RouteObject, 'loader' | 'shouldRevalidate'> {
  const ask = async ({ next, ...request }: PageRequest): Promise<void> => {
    const answer = client.query({ ...request, fetchPolicy: 'network-only' });
    // A page that is reopened starts from the cache and runs the same queries.
    const known = next && client.readQuery(request);
    const follow = async (data: unknown) => Promise.all((next?.(data) ?? []).map(ask));
    await Promise.all(known ? [answer, follow(known)] : [follow((await answer).data)]);
  };
  const start = async (address: PageAddress, signal: AbortSignal) => {
    const { requests } = await load();
    if (signal.aborted) return;
    await Promise.all(requests(address).map(ask));
  };
  return {
    loader: ({ params, request }): Ahead => {
      const role = roleOfViewer(client);
      if (!isFor(role)) return { isAsked: false };
      const address = { params, query: new URL(request.url).searchParams, role };
      // The page itself shows loading and errors.
      start(address, request.signal).catch(() => undefined);
      return { isAsked: true };
    },
    // Once a page is mounted, it handles new addresses itself.
    shouldRevalidate: () => false,
  };
}

/**
 * The first render of a page reads the loader's answers from the cache, so that nothing is fetched twice. The switch is
 * global to the client, so it is on only from that render to its commit: while a page is loading, or if it never loads,
 * mounted pages keep reading from the network.
 */
export const asPage = (Page: ComponentType): ComponentType =>
  function ShownPage() {
    const client = useApolloClient();
    const ahead = useLoaderData<Ahead | null | undefined>();
    useState(() => void (client.prioritizeCacheValues ||= ahead?.isAsked ?? false));
    useEffect(() => {
      readFromNetwork(client);
      if (ahead) ahead.isAsked = false;
    });
    return <Page />;
  };

/** Also for the error element of a page whose first render failed. */
export const readFromNetwork = (client: ApolloClient): void => void (client.prioritizeCacheValues = false);
