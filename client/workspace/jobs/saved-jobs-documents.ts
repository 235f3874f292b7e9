import { graphql } from '../../gql/gql.ts';

export const SavedJobsDocument = graphql(/* GraphQL */ `
  query SavedJobs($page: Int!, $pageSize: Int!, $rowBehind: Int!) {
    savedJobs(page: $page, pageSize: $pageSize) {
      ...SeekerJobCard
    }
    following: savedJobs(page: $rowBehind, pageSize: 1) {
      id
    }
  }
`);

/** The search of the other tab keeps the name `page`. */
export const savedPageParameter = 'saved-page';
