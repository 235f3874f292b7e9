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
    isTakenDown
    isHeld
  }
`);

export const FirstJobDocument = graphql(/* GraphQL */ `
  query FirstJob {
    hrProfile {
      membership
      jobsWaitForVerification
    }
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
    waitsForVerification
    isTakenDown
    takenDownReason
    isHeld
    heldReason
    heldPassage
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
