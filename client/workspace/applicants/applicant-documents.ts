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
  ) {
    hrApplications(
      jobId: $jobId
      list: $list
      page: $page
      pageSize: $pageSize
      search: $search
      filter: $filter
      pageOf: $pageOf
    ) {
      items {
        ...ApplicantRow
      }
      total
      totalIsExact
      page
      hasNextPage
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
      program
    }
    job {
      id
      title
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
    decidedAt
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

export const StartReviewDocument = graphql(/* GraphQL */ `
  mutation StartReview($id: ID!) {
    startReview(id: $id) {
      ...ApplicationProgress
    }
  }
`);

export const SetApplicationStatusDocument = graphql(/* GraphQL */ `
  mutation SetApplicationStatus($id: ID!, $status: ApplicationStatus!, $reason: String, $seen: ApplicationStatus) {
    setApplicationStatus(id: $id, status: $status, reason: $reason, seen: $seen) {
      ...ApplicationProgress
      ...ApplicationInterview
    }
  }
`);

/** With what a withdrawal closes and applying again opens. */
export const ApplicationMovedDocument = graphql(/* GraphQL */ `
  subscription ApplicationMoved {
    applicationChanged {
      ...ApplicantRow
      ...ApplicantReach
      ...ApplicationProgress
      ...ApplicationInterview
    }
  }
`);

export const AddApplicationNoteDocument = graphql(/* GraphQL */ `
  mutation AddApplicationNote($applicationId: ID!, $text: String!, $idempotencyKey: String) {
    addApplicationNote(applicationId: $applicationId, text: $text, idempotencyKey: $idempotencyKey) {
      ...PrivateNote
    }
  }
`);

export const DeleteApplicationNoteDocument = graphql(/* GraphQL */ `
  mutation DeleteApplicationNote($id: ID!) {
    deleteApplicationNote(id: $id)
  }
`);

export const DecideApplicationsDocument = graphql(/* GraphQL */ `
  mutation DecideApplications($ids: [ID!]!, $status: ApplicationStatus!, $reason: String, $seen: [ApplicationStatus!]) {
    decideApplications(ids: $ids, status: $status, reason: $reason, seen: $seen) {
      batch {
        id
      }
      moved {
        ...ApplicantRow
        ...ApplicationProgress
        ...ApplicationInterview
      }
      unmoved {
        ...UnmovedApplicant
      }
    }
  }

  fragment UnmovedApplicant on UnmovedApplication {
    application {
      ...ApplicantRow
      ...ApplicationProgress
    }
    message
  }
`);

export const UndoDecisionsDocument = graphql(/* GraphQL */ `
  mutation UndoDecisions($id: ID!) {
    undoDecisions(id: $id) {
      restored {
        ...ApplicantRow
        ...ApplicationProgress
      }
      unmoved {
        ...UnmovedApplicant
      }
    }
  }
`);

export const UndoableDecisionsDocument = graphql(/* GraphQL */ `
  query UndoableDecisions {
    undoableDecisions {
      id
      status
      size
      undoSeconds
    }
  }
`);

/** The name of a job that has left the recruiter's lists. */
export const JobOfApplicationsDocument = graphql(/* GraphQL */ `
  query JobOfApplications($jobId: ID!) {
    hrApplications(jobId: $jobId, pageSize: 1) {
      items {
        id
        job {
          id
          number
          title
        }
      }
    }
  }
`);
