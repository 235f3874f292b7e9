import { graphql } from '../../gql/gql.ts';

export const CloseJobDocument = graphql(/* GraphQL */ `
  mutation CloseJob($id: ID!) {
    closeJob(id: $id) {
      ...RecruiterJob
    }
  }
`);
