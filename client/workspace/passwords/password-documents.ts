import { graphql } from '../../gql/gql.ts';

export const ForgotPasswordDocument = graphql(/* GraphQL */ `
  mutation ForgotPassword($email: String!) {
    forgotPassword(email: $email) {
      message
    }
  }
`);

export const ResetPasswordDocument = graphql(/* GraphQL */ `
  mutation ResetPassword($email: String!, $token: String!, $newPassword: String!) {
    resetPassword(email: $email, token: $token, newPassword: $newPassword) {
      message
    }
  }
`);

export const SetUpPortalDocument = graphql(/* GraphQL */ `
  mutation SetUpPortal($input: SetupInput!) {
    setUpPortal(input: $input) {
      message
    }
  }
`);

export const AcceptAdminInvitationDocument = graphql(/* GraphQL */ `
  mutation AcceptAdminInvitation($input: AcceptAdminInvitationInput!) {
    acceptAdminInvitation(input: $input) {
      message
    }
  }
`);

export const ChangePasswordByLinkDocument = graphql(/* GraphQL */ `
  mutation ChangePasswordByLink($email: String!, $token: String!, $oldPassword: String!, $newPassword: String!) {
    changePasswordByLink(email: $email, token: $token, oldPassword: $oldPassword, newPassword: $newPassword) {
      message
    }
  }
`);

export const ChangePasswordDocument = graphql(/* GraphQL */ `
  mutation ChangePassword($oldPassword: String!, $newPassword: String!) {
    changePassword(oldPassword: $oldPassword, newPassword: $newPassword) {
      message
    }
  }
`);
