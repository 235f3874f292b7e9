import { graphql } from '../../gql/gql.ts';
import type { PageRequests } from '../../shared/lib/page-requests.ts';

export const SeekerJobDocument = graphql(/* GraphQL */ `
  query SeekerJob($id: ID!) {
    job(id: $id) {
      ...PublicJobDetails
      ...ApplyActionJob
      ...SaveToggleJob
      ...JobUpdatesJob
      ...SimilarJobs
      ...CompanyReviewsJob
    }
  }
`);

export const requests: PageRequests = ({ params }) => [{ query: SeekerJobDocument, variables: { id: params.id } }];
