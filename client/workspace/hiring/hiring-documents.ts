import { graphql } from '../../gql/gql.ts';

export const JobListingsDocument = graphql(/* GraphQL */ `
  query JobListings($search: String, $page: Int!, $pageSize: Int!) {
    hrJobs(search: $search, page: $page, pageSize: $pageSize) {
      items {
        ...JobListing
      }
      total
    }
    hrAnalytics {
      totalJobs
      totalApplications
    }
  }

  fragment JobListing on Job {
    id
    title
    status
    location
    postedAt
    closesAt
    isUrgent
    applicationsReceived
    waitsForCompany
  }
`);

export const RecruiterJobDocument = graphql(/* GraphQL */ `
  query RecruiterJob($id: ID!) {
    job(id: $id) {
      ...RecruiterJob
    }
  }

  fragment RecruiterJob on Job {
    id
    title
    company {
      id
      name
    }
    location
    description
    salaryMin
    salaryMax
    salaryPeriod
    salaryText
    type
    experienceLevel
    minYears
    maxYears
    experienceText
    workMode
    isRemote
    isUrgent
    skills
    eligibility
    requiredSkills
    openings
    postedAt
    updatedAt
    status
    waitsForCompany
    applicationsReceived
    applicationsNeeded
    closesAt
    autoStop {
      enabled
      applicationsCount
      daysCount
      specificDate
    }
    attachments {
      id
      name
      size
      type
      url
    }
    viewerCan {
      edit
      close
      reopen
      delete
    }
  }
`);

export const FilledJobDocument = graphql(/* GraphQL */ `
  query FilledJob {
    filledJob {
      ...FilledJob
    }
  }

  fragment FilledJob on Job {
    id
    title
    openings
  }
`);

export const KeepJobOpenDocument = graphql(/* GraphQL */ `
  mutation KeepJobOpen($id: ID!) {
    keepJobOpen(id: $id) {
      id
      viewerCan {
        keepOpen
      }
    }
  }
`);

export const PosterDocument = graphql(/* GraphQL */ `
  query Poster {
    hrProfile {
      company
      location
      companyDetails {
        id
        name
        rating
        reviewCount
        verified
      }
    }
  }
`);

export const AskToJoinForJobDocument = graphql(/* GraphQL */ `
  mutation AskToJoinForJob($company: String!) {
    askToJoinCompany(company: $company)
  }
`);

export const PostJobDocument = graphql(/* GraphQL */ `
  mutation PostJob($input: JobInput!, $idempotencyKey: String) {
    postJob(input: $input, idempotencyKey: $idempotencyKey) {
      ...RecruiterJob
    }
  }
`);

export const UpdateJobDocument = graphql(/* GraphQL */ `
  mutation UpdateJob($id: ID!, $input: JobInput!, $seen: DateTime) {
    updateJob(id: $id, input: $input, seen: $seen) {
      ...RecruiterJob
    }
  }
`);

export const CloseJobDocument = graphql(/* GraphQL */ `
  mutation CloseJob($id: ID!) {
    closeJob(id: $id) {
      ...RecruiterJob
    }
  }
`);

export const ReopenJobDocument = graphql(/* GraphQL */ `
  mutation ReopenJob($id: ID!, $autoStop: AutoStopInput) {
    reopenJob(id: $id, autoStop: $autoStop) {
      ...RecruiterJob
    }
  }
`);

export const DeleteJobDocument = graphql(/* GraphQL */ `
  mutation DeleteJob($id: ID!) {
    deleteJob(id: $id)
  }
`);

export const JobStepsDocument = graphql(/* GraphQL */ `
  query JobSteps($page: Int!) {
    hrJobs(page: $page, pageSize: 100) {
      items {
        id
        number
        title
      }
      total
    }
  }
`);
