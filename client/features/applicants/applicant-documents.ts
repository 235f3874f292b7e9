import { graphql } from '../../gql/gql.ts';

export const ApplicantsDocument = graphql(/* GraphQL */ `
  query Applicants($jobId: ID, $list: ApplicationList!, $page: Int!, $pageSize: Int!) {
    hrApplications(jobId: $jobId, list: $list, page: $page, pageSize: $pageSize) {
      items {
        ...ApplicantRow
      }
      total
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
      email
      phone
      portfolio
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
    resume {
      id
      name
      size
      type
      url
    }
    ...ApplicationInterview
    ...ApplicationProgress
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
  mutation SetApplicationStatus($id: ID!, $status: ApplicationStatus!, $reason: String) {
    setApplicationStatus(id: $id, status: $status, reason: $reason) {
      ...ApplicationProgress
      ...ApplicationInterview
    }
  }
`);

export const ApplicationMovedDocument = graphql(/* GraphQL */ `
  subscription ApplicationMoved {
    applicationChanged {
      ...ApplicantRow
      ...ApplicationProgress
      ...ApplicationInterview
    }
  }
`);
