import { graphql } from '../../gql/gql.ts';

export const SignupDocument = graphql(/* GraphQL */ `
  mutation Signup($input: SignupInput!) {
    signup(input: $input) {
      tempToken
      ...CodeTicketCounters
    }
  }
`);

export const VerifySignupDocument = graphql(/* GraphQL */ `
  mutation VerifySignup($email: String!, $otp: String!, $tempToken: String!) {
    verifySignup(email: $email, otp: $otp, tempToken: $tempToken) {
      message
    }
  }
`);

export const ResendSignupCodeDocument = graphql(/* GraphQL */ `
  mutation ResendSignupCode($email: String!, $tempToken: String!) {
    resendSignupCode(email: $email, tempToken: $tempToken) {
      tempToken
      ...CodeTicketCounters
    }
  }
`);

export const PendingSignupDocument = graphql(/* GraphQL */ `
  query PendingSignup {
    pendingSignup {
      email
      name
      ticket {
        tempToken
        ...CodeTicketCounters
      }
    }
  }
`);

export const CancelSignupDocument = graphql(/* GraphQL */ `
  mutation CancelSignup {
    cancelSignup
  }
`);
