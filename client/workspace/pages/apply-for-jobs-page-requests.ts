import { graphql } from '../../gql/gql.ts';
import type { PageRequests } from '../../shared/lib/page-requests.ts';
import { searchOf } from '../../shared/search/search-criteria.ts';
import { SavedJobsDocument, savedPageParameter } from '../jobs/saved-jobs-documents.ts';
import { listPageOf, listPageVariables } from '../lib/list-pages.ts';

export const ApplyForJobsDocument = graphql(/* GraphQL */ `
  query ApplyForJobs($filter: JobFilter!, $sort: JobSort!, $page: Int!, $pageSize: Int!) {
    jobs(filter: $filter, sort: $sort, page: $page, pageSize: $pageSize) {
      items {
        ...SeekerJobCard
      }
      total
      totalIsExact
      page
    }
  }
`);

/** The seeker's own saved jobs; the page itself sends visitors to the login. */
export const requests: PageRequests = ({ query, role }) => {
  if (query.get('tab') !== 'saved') return [{ query: ApplyForJobsDocument, variables: searchOf(query) }];
  if (role !== 'JOBSEEKER') return [];
  return [{ query: SavedJobsDocument, variables: listPageVariables(listPageOf(query, savedPageParameter)) }];
};
