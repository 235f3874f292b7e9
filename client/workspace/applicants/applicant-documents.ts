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

  fragment ApplicantProfile on Application {
    ...ApplicantRow
    applicant {
      name
      location
      program
      education
      experience
      skills
      bio
      projects {
        name
        description
        technologies
      }
      certifications
    }
    notes {
      ...PrivateNote
    }
    ...ApplicantReach
    ...ApplicationInterview
    ...ApplicationProgress
  }

  fragment ApplicantReach on Application {
    applicant {
      email
      phone
      portfolio
    }
    resume {
      id
      name
      size
      type
      url
    }
    resumeGone
    resumeKeptDays
  }

  fragment PrivateNote on ApplicationNote {
    id
    text
    createdAt
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
