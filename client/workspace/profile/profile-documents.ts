import { graphql } from '../../gql/gql.ts';

export const SeekerProfileDocument = graphql(/* GraphQL */ `
  query SeekerProfile {
    jobseekerProfile {
      ...SeekerProfileFields
    }
  }

  fragment SeekerProfileFields on JobseekerProfile {
    username
    email
    phone
    gender
    address
    skills
    whatsapp
    bio
    parentDetailsName
    parentDetailsPhone
    parentDetailsRelation
    parentDetailsEmail
    education
    program
    portfolio
    location
    experienceYears
    projects {
      name
      description
      technologies
    }
    certifications
    resume {
      id
      name
      size
      type
      url
    }
  }
`);

export const UpdateSeekerProfileDocument = graphql(/* GraphQL */ `
  mutation UpdateSeekerProfile($input: JobseekerProfileInput!) {
    updateJobseekerProfile(input: $input) {
      ...SeekerProfileFields
    }
  }
`);
