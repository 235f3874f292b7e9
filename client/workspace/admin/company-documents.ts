import { companyStateLabels } from '../../../server/office/companies/company-admin.labels.ts';
import { graphql } from '../../gql/gql.ts';
import { searchAndStateOf } from './admin-address.ts';

export const AdminCompaniesDocument = graphql(/* GraphQL */ `
  query AdminCompanies($search: String, $state: CompanyState, $after: String) {
    adminCompanies(search: $search, state: $state, after: $after, pageSize: 20) {
      items {
        id
        company {
          id
          name
        }
        state
        members {
          id
        }
        domains
        requests
        openJobs
      }
      endCursor
    }
  }
`);

export const AdminCompanyDocument = graphql(/* GraphQL */ `
  query AdminCompany($id: ID!) {
    adminCompany(id: $id) {
      ...AdminCompanyDetails
    }
  }
  fragment AdminCompanyDetails on CompanyRecord {
    id
    company {
      id
      name
      rating
      reviewCount
    }
    state
    members {
      id
      userId
      name
      email
      joinedAt
    }
    domains
    requests
    openJobs
    suspendedAt
    suspensionReason
  }
`);

export const AdminJoinRequestsDocument = graphql(/* GraphQL */ `
  query AdminJoinRequests($companyId: ID!) {
    adminJoinRequests(companyId: $companyId, pageSize: 10) {
      items {
        id
        name
        email
        askedAt
      }
      total
    }
  }
`);

export const AdminAnswerJoinRequestDocument = graphql(/* GraphQL */ `
  mutation AdminAnswerJoinRequest($id: ID!, $isAccepted: Boolean!) {
    adminAnswerJoinRequest(id: $id, isAccepted: $isAccepted)
  }
`);

export const VerifyCompanyDocument = graphql(/* GraphQL */ `
  mutation VerifyCompany($id: ID!, $isVerified: Boolean!) {
    verifyCompany(id: $id, isVerified: $isVerified) {
      ...AdminCompanyDetails
    }
  }
`);

export const SuspendCompanyDocument = graphql(/* GraphQL */ `
  mutation SuspendCompany($id: ID!, $reason: String!) {
    suspendCompany(id: $id, reason: $reason) {
      ...AdminCompanyDetails
    }
  }
`);

export const LiftSuspensionDocument = graphql(/* GraphQL */ `
  mutation LiftSuspension($id: ID!) {
    liftSuspension(id: $id) {
      ...AdminCompanyDetails
    }
  }
`);

export const CompanyMergeDocument = graphql(/* GraphQL */ `
  query CompanyMerge($id: ID!, $intoId: ID!) {
    companyMerge(id: $id, intoId: $intoId) {
      id
      intoId
      goneName
      name
      wasVerified
      isVerified
      members
      domains
      requests
      jobs
      openJobs
      applications
      reviews
      doubledReviews
    }
  }
`);

export const MergeCompaniesDocument = graphql(/* GraphQL */ `
  mutation MergeCompanies($id: ID!, $intoId: ID!, $reason: String!) {
    mergeCompanies(id: $id, intoId: $intoId, reason: $reason) {
      ...AdminCompanyDetails
    }
  }
`);

export const ConfirmCompanyDomainDocument = graphql(/* GraphQL */ `
  mutation ConfirmCompanyDomain($id: ID!, $domain: String!, $idempotencyKey: String) {
    confirmCompanyDomain(id: $id, domain: $domain, idempotencyKey: $idempotencyKey) {
      ...AdminCompanyDetails
    }
  }
`);

export const RemoveCompanyDomainDocument = graphql(/* GraphQL */ `
  mutation RemoveCompanyDomain($id: ID!, $domain: String!) {
    removeCompanyDomain(id: $id, domain: $domain) {
      ...AdminCompanyDetails
    }
  }
`);

export const RemoveCompanyMemberDocument = graphql(/* GraphQL */ `
  mutation RemoveCompanyMember($id: ID!) {
    removeCompanyMember(id: $id) {
      ...AdminCompanyDetails
    }
  }
`);

export const companyVariables = (query: URLSearchParams) => searchAndStateOf(query, companyStateLabels);
