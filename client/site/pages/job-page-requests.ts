import { graphql } from '../../gql/gql.ts';
import type { PageRequests } from '../../shared/lib/page-requests.ts';

export const PublicJobDocument = graphql(/* GraphQL */ `
  query PublicJob($id: ID!) {
    job(id: $id) {
      ...PublicJobDetails
      ...ApplyActionJob
      ...CompanyReviewsJob
    }
  }
`);

export const requests: PageRequests = ({ params }) => [{ query: PublicJobDocument, variables: { id: params.id } }];
