import { graphql } from '../../gql/gql.ts';

// The bearer token is never requested: this client uses the cookie.
export const LoginWithPasswordDocument = graphql(/* GraphQL */ `
  mutation LoginWithPassword($email: String!, $password: String!) {
    loginWithPassword(email: $email, password: $password) {
      message
      codeRequired
      counters {
        retryIn
        otpExpiresIn
        remainingBlockSeconds
        blockDuration
      }
    }
  }
`);

export const RequestLoginCodeDocument = graphql(/* GraphQL */ `
  mutation RequestLoginCode($email: String!) {
    requestLoginCode(email: $email) {
      ...CodeTicketCounters
    }
  }

  fragment CodeTicketCounters on CodeTicket {
    message
    retryIn
    otpExpiresIn
    blockDuration
    remainingBlockSeconds
  }
`);

export const ResendLoginCodeDocument = graphql(/* GraphQL */ `
  mutation ResendLoginCode($email: String!) {
    resendLoginCode(email: $email) {
      ...CodeTicketCounters
    }
  }
`);

export const LoginWithCodeDocument = graphql(/* GraphQL */ `
  mutation LoginWithCode($email: String!, $otp: String!) {
    loginWithCode(email: $email, otp: $otp) {
      message
    }
  }
`);
