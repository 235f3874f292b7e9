import type { ApolloClient } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { type ComponentType, useEffect, useState } from 'react';
import { type RouteObject, useLoaderData } from 'react-router-dom';
import type { Role } from '../gql/graphql.ts';
import { MeDocument } from '../shared/lib/me.ts';
import type { PageAddress, PageRequest, PageRequests } from '../shared/lib/page-requests.ts';
import { roleHint } from '../shared/lib/session.ts';

/** What a loader hands to its page: true until the page has drawn what was asked for. */
interface Ahead {
  isAsked: boolean;
}

/** Whose page it is going to be: what the guard knows, else what the browser remembers of the login. */
function roleOfViewer(client: ApolloClient): Role | null {
  const known = client.readQuery({ query: MeDocument });
  return known ? (known.me?.role ?? null) : roleHint();
}

/** Asks the server for what a page reads while its code is still on its way, if it is a page of this role. */
export function loaderOf(
  client: ApolloClient,
  load: () => Promise<{ requests: PageRequests }>,
  isFor: (role: Role | null) => boolean,
): Pick<RouteObject, 'loader' | 'shouldRevalidate'> {
  const ask = async ({ next, ...request }: PageRequest): Promise<void> => {
    const answer = client.query({ ...request, fetchPolicy: 'network-only' });
    // The page that comes back begins with what is known, and asks for the same.
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
      // The page itself says what is loading, and what failed.
      start(address, request.signal).catch(() => undefined);
      return { isAsked: true };
    },
    // Once a page is there, it sees itself to what a new address needs.
    shouldRevalidate: () => false,
  };
}

/**
 * The first render of a page takes the loader's answers from the cache, so that nothing is asked for twice. The switch
 * belongs to the whole client, so it is on from that render to its commit only: while a page is on its way, or when it
 * never comes, those that stand go on reading from the network.
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

/** Also for what stands in the place of a page whose first render failed. */
export const readFromNetwork = (client: ApolloClient): void => void (client.prioritizeCacheValues = false);
