import { graphql } from '../../gql/gql.ts';
import type { PageRequests } from '../../shared/lib/page-requests.ts';

export const LandingDocument = graphql(/* GraphQL */ `
  query Landing {
    siteStats {
      ...SiteStatsTexts
    }
    recommendedJobs(limit: 9) {
      ...RecommendedJob
    }
  }
`);

export const requests: PageRequests = () => [{ query: LandingDocument }];
