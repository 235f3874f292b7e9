import { graphql } from '../../gql/gql.ts';
import type { PageRequests } from '../../shared/lib/page-requests.ts';
import { searchOf } from '../../shared/search/search-criteria.ts';

export const SearchJobsDocument = graphql(/* GraphQL */ `
  query SearchJobs($filter: JobFilter!, $sort: JobSort!, $page: Int!, $pageSize: Int!) {
    jobs(filter: $filter, sort: $sort, page: $page, pageSize: $pageSize) {
      items {
        ...JobCardJob
      }
      total
      totalIsExact
      page
    }
  }
`);

export const requests: PageRequests = ({ query }) => [{ query: SearchJobsDocument, variables: searchOf(query) }];
