import { graphql } from '../../gql/gql.ts';

export const HrProfileDocument = graphql(/* GraphQL */ `
  query HrProfile {
    hrProfile {
      ...HrProfileFields
    }
  }

  fragment HrProfileFields on HrProfile {
    name
    email
    phone
    location
    company
    role
    experience
    positionType
    contactPerson
    contactEmail
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
