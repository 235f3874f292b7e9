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
  }
`);

export const UpdateHrProfileDocument = graphql(/* GraphQL */ `
  mutation UpdateHrProfile($input: HrProfileInput!) {
    updateHrProfile(input: $input) {
      ...HrProfileFields
    }
  }
`);
