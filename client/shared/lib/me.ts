import type { ApolloCache } from '@apollo/client';
import type { ApolloClient } from '@apollo/client';
import { useQuery } from '@apollo/client/react';
import { graphql } from '../../gql/gql.ts';

/**
 * The signed-in user: `useMe()` anywhere, cached after the first time. The only query of `me`: a second one, still
 * pending when the session ended, would return null and close a page with a half-filled form.
 */
export const MeDocument = graphql(/* GraphQL */ `
  query Me {
    me {
      id
      name
      email
      role
      emailVerified
      consentRequired
      deletesAt
    }
  }
`);

export const useMe = () => useQuery(MeDocument, { fetchPolicy: 'cache-first' });

/**
 * Whether the server has lost the session of a window that shows a signed-in user. The answer is not cached, so that
 * the page stays.
 */
export async function isSessionOver(client: ApolloClient): Promise<boolean> {
  if (!client.readQuery({ query: MeDocument })?.me) return false;
  const { data } = await client.query({ query: MeDocument, fetchPolicy: 'no-cache' });
  return !data?.me;
}

/** After a change of name or email address: the profiles contain both, have no id of their own, and are refetched. */
export function evictProfiles(cache: ApolloCache): void {
  for (const fieldName of ['jobseekerProfile', 'hrProfile']) cache.evict({ id: 'ROOT_QUERY', fieldName });
}

/** After a change of the user's profile, which contains the name too. */
export const renameMe = (cache: ApolloCache, name: string): void =>
  void cache.updateQuery({ query: MeDocument }, (known) => (known?.me ? { me: { ...known.me, name } } : undefined));

/**
 * After a login: drops the visitor's cache and refetches `me`, which redirects. Waits only for that: the redirect
 * cancels the other queries of the page.
 */
export async function refetchMe(client: ApolloClient): Promise<void> {
  await client.clearStore();
  await client.refetchQueries({ include: [MeDocument] });
}
