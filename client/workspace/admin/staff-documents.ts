import { graphql } from '../../gql/gql.ts';

export const StaffDocument = graphql(/* GraphQL */ `
  query Staff {
    staff {
      members {
        id
        name
        email
        role
        lastSeenAt
        disabledAt
        mayRemove
      }
      invitations {
        id
        name
        email
        role
        expiresAt
      }
    }
  }
`);

export const InviteAdminDocument = graphql(/* GraphQL */ `
  mutation InviteAdmin($input: InviteAdminInput!) {
    inviteAdmin(input: $input) {
      id
    }
  }
`);

export const WithdrawAdminInvitationDocument = graphql(/* GraphQL */ `
  mutation WithdrawAdminInvitation($id: ID!) {
    withdrawAdminInvitation(id: $id)
  }
`);

export const RemoveAdminDocument = graphql(/* GraphQL */ `
  mutation RemoveAdmin($id: ID!) {
    removeAdmin(id: $id)
  }
`);
