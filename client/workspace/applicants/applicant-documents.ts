import { graphql } from '../../gql/gql.ts';

export const ApplicantsDocument = graphql(/* GraphQL */ `
  query Applicants(
    $jobId: ID
    $list: ApplicationList!
    $page: Int!
    $pageSize: Int!
    $search: String
    $filter: ApplicationFilter
    $pageOf: ID
    $after: String
  ) {
    hrApplications(
      jobId: $jobId
      list: $list
      page: $page
      pageSize: $pageSize
      search: $search
      filter: $filter
      pageOf: $pageOf
      after: $after
    ) {
      items {
        ...ApplicantRow
      }
      total
      totalIsExact
      page
      hasNextPage
      endCursor
    }
  }

  fragment ApplicantRow on Application {
    id
    status
    appliedAt
    movedAt
    applicant {
      name
      email
      phone
      program
    }
    job {
      id
      title
    }
    viewerCan {
      scheduleInterview
    }
  }
`);

export const ApplicantProfileDocument = graphql(/* GraphQL */ `
  query ApplicantProfile($id: ID!) {
    application(id: $id) {
      ...ApplicantProfile
    }
  }

  fragment ApplicationProgress on Application {
    id
    status
    statusText
    movedAt
    timeline {
      id
      status
      text
      actorName
      reason
      at
    }
    viewerCan {
      startReview
      approve
      hold
      reject
      scheduleInterview
      extendOffer
      hire
    }
  }
`);
