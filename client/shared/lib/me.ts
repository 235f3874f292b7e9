import type { ApolloCache } from '@apollo/client';
import type { ApolloClient } from '@apollo/client';
import { useQuery } from '@apollo/client/react';
import { graphql } from '../../gql/gql.ts';

/**
 * Who is signed in, as the server says: `useMe()` anywhere, answered from the cache after the first time.
 * The only query of `me`: another that was still on its way when the session ended would bring a null, and with it
 * the end of a page that somebody is filling in.
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
 * Whether the server no longer has a session while this window shows a signed-in person. The answer is not cached, so
 * that the page stays.
 */
export async function isSessionOver(client: ApolloClient): Promise<boolean> {
  if (!client.readQuery({ query: MeDocument })?.me) return false;
  const { data } = await client.query({ query: MeDocument, fetchPolicy: 'no-cache' });
  return !data?.me;
}

/** After a change of name or address: the profiles hold both, have no id of their own, and are read again. */
export function evictProfiles(cache: ApolloCache): void {
  for (const fieldName of ['jobseekerProfile', 'hrProfile']) cache.evict({ id: 'ROOT_QUERY', fieldName });
}

/** After a change of the own profile, which holds the name too. */
export const renameMe = (cache: ApolloCache, name: string): void =>
  void cache.updateQuery({ query: MeDocument }, (known) => (known?.me ? { me: { ...known.me, name } } : undefined));

/**
 * After a login: forgets what the visitor was shown and asks who is signed in now, which leads on. Only that is waited
 * for: the other queries of the page that is left are cut off by the very answer.
 */
export async function readMeAgain(client: ApolloClient): Promise<void> {
  await client.clearStore();
  await client.refetchQueries({ include: [MeDocument] });
}
