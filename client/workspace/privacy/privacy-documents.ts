import { graphql } from '../../gql/gql.ts';

export const MyDataExportDocument = graphql(/* GraphQL */ `
  query MyDataExport {
    myDataExport {
      ...DataExportFields
    }
  }

  fragment DataExportFields on DataExport {
    id
    state
    requestedAt
    expiresAt
    file {
      id
      url
      size
    }
  }
`);

export const RequestDataExportDocument = graphql(/* GraphQL */ `
  mutation RequestDataExport {
    requestDataExport {
      ...DataExportFields
    }
  }
`);

export const MyConsentsDocument = graphql(/* GraphQL */ `
  query MyConsents {
    myConsents {
      id
      kind
      version
      givenAt
      withdrawnAt
    }
  }
`);

export const MyResumeViewsDocument = graphql(/* GraphQL */ `
  query MyResumeViews($after: String) {
    myResumeViews(after: $after) {
      items {
        id
        kind
        at
        recruiterName
        companyName
        jobTitle
      }
      endCursor
    }
  }
`);

export const DeleteAccountDocument = graphql(/* GraphQL */ `
  mutation DeleteAccount($password: String) {
    deleteAccount(password: $password) {
      id
      deletesAt
    }
  }
`);
