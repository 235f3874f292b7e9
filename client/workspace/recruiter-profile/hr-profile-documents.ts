import { graphql } from '../../gql/gql.ts';

export const HrProfileDocument = graphql(/* GraphQL */ `
  query HrProfile {
    hrProfile {
      ...HrProfileFields
    }
    hrAnalytics {
      totalJobs
    }
  }

  fragment HrProfileFields on HrProfile {
    name
    email
    phone
    location
    company
    membership
    role
    experience
    positionType
    contactPerson
    contactEmail
    jobsWaitForVerification
    companyDetails {
      id
      name
      rating
      reviewCount
      verified
    }
  }
`);

export const UpdateHrProfileDocument = graphql(/* GraphQL */ `
  mutation UpdateHrProfile($input: HrProfileInput!) {
    updateHrProfile(input: $input) {
      ...HrProfileFields
    }
  }
`);

export const OwnCompanyReviewsDocument = graphql(/* GraphQL */ `
  query OwnCompanyReviews($page: Int!, $pageSize: Int!) {
    hrProfile {
      companyDetails {
        id
        reviews(page: $page, pageSize: $pageSize) {
          items {
            ...CompanyReviewParts
          }
        }
      }
    }
  }
`);

export const AskToJoinCompanyDocument = graphql(/* GraphQL */ `
  mutation AskToJoinCompany($company: String!) {
    askToJoinCompany(company: $company)
  }
`);

export const LeaveCompanyDocument = graphql(/* GraphQL */ `
  mutation LeaveCompany {
    leaveCompany
  }
`);

export const JOIN_REQUESTS_ON_A_PAGE = 5;

export const JoinRequestsDocument = graphql(/* GraphQL */ `
  query JoinRequests($page: Int!, $pageSize: Int!) {
    joinRequests(page: $page, pageSize: $pageSize) {
      items {
        ...JoinRequestParts
      }
      total
    }
  }

  fragment JoinRequestParts on JoinRequest {
    id
    companyName
    name
    email
    askedAt
  }
`);

export const AnswerJoinRequestDocument = graphql(/* GraphQL */ `
  mutation AnswerJoinRequest($id: ID!, $isAccepted: Boolean!) {
    answerJoinRequest(id: $id, isAccepted: $isAccepted)
  }
`);
