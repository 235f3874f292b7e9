import { roleLabels, userStateLabels } from '../../../server/office/admin/admin.labels.ts';
import { graphql } from '../../gql/gql.ts';
import type { AdminUsersQueryVariables } from '../../gql/graphql.ts';
import { listPlaceOf, oneOf } from './admin-address.ts';

export const AdminUsersDocument = graphql(/* GraphQL */ `
  query AdminUsers($search: String, $role: Role, $state: UserState, $after: String) {
    adminUsers(search: $search, role: $role, state: $state, after: $after) {
      items {
        id
        name
        email
        role
        disabledAt
        createdAt
        companyName
      }
      endCursor
    }
  }
`);

export const AdminUserDocument = graphql(/* GraphQL */ `
  query AdminUser($id: ID!) {
    adminUser(id: $id) {
      ...AdminUserDetails
    }
  }
  fragment AdminUserDetails on UserDetails {
    id
    name
    email
    role
    emailVerifiedAt
    disabledAt
    disabledReason
    createdAt
    companyName
    openSessions
    lastSeenAt
    failedAttempts
    lockedUntil
    applications
    jobs
    openJobs
    mayChange
  }
`);

export const DisableUserDocument = graphql(/* GraphQL */ `
  mutation DisableUser($id: ID!, $reason: String!) {
    disableUser(id: $id, reason: $reason) {
      ...AdminUserDetails
    }
  }
`);

export const EnableUserDocument = graphql(/* GraphQL */ `
  mutation EnableUser($id: ID!) {
    enableUser(id: $id) {
      ...AdminUserDetails
    }
  }
`);

export const UnlockUserDocument = graphql(/* GraphQL */ `
  mutation UnlockUser($id: ID!) {
    unlockUser(id: $id) {
      ...AdminUserDetails
    }
  }
`);

export const SendLoginCodeDocument = graphql(/* GraphQL */ `
  mutation SendLoginCode($email: String!) {
    sendLoginCode(email: $email) {
      message
    }
  }
`);

export const SendSignupCodeDocument = graphql(/* GraphQL */ `
  mutation SendSignupCode($email: String!) {
    sendSignupCode(email: $email) {
      message
    }
  }
`);

export const EndUserSessionsDocument = graphql(/* GraphQL */ `
  mutation EndUserSessions($id: ID!) {
    endUserSessions(id: $id) {
      ...AdminUserDetails
    }
  }
`);

export const userFilterNames = ['search', 'role', 'state'] as const;

/** The arguments of the list in the address; invalid values are ignored. */
export function userVariables(query: URLSearchParams): AdminUsersQueryVariables {
  const { filters, after } = listPlaceOf(query, userFilterNames);
  return {
    search: filters.search?.slice(0, 100) ?? null,
    role: oneOf(roleLabels, filters.role),
    state: oneOf(userStateLabels, filters.state),
    after,
  };
}
