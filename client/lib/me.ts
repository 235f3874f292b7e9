import { graphql } from '../gql/gql.ts';

/** Who is signed in, as the server says: `useQuery(MeDocument)` anywhere, answered from the cache after the first time. */
export const MeDocument = graphql(/* GraphQL */ `
  query Me {
    me {
      id
      name
      email
      role
      emailVerified
    }
  }
`);
