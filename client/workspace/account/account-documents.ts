import { graphql } from '../../gql/gql.ts';

export const SessionsDocument = graphql(/* GraphQL */ `
  query Sessions {
    sessions {
      ...SessionFields
    }
  }

  fragment SessionFields on Session {
    id
    device
    ipAddress
    createdAt
    lastSeenAt
    isCurrent
  }
`);

export const EndSessionDocument = graphql(/* GraphQL */ `
  mutation EndSession($id: ID!) {
    endSession(id: $id)
  }
`);

export const EndOtherSessionsDocument = graphql(/* GraphQL */ `
  mutation EndOtherSessions {
    endOtherSessions
  }
`);

export const UpdateNameDocument = graphql(/* GraphQL */ `
  mutation UpdateName($name: String!) {
    updateName(name: $name) {
      id
      name
    }
  }
`);
