import { graphql } from '../../gql/gql.ts';

export const ReportJobDocument = graphql(/* GraphQL */ `
  mutation ReportJob($id: ID!, $input: ReportInput!, $idempotencyKey: String) {
    sent: reportJob(jobId: $id, input: $input, idempotencyKey: $idempotencyKey)
  }
`);

export const ReportPersonDocument = graphql(/* GraphQL */ `
  mutation ReportPerson($id: ID!, $input: ReportInput!, $idempotencyKey: String) {
    sent: reportPerson(applicationId: $id, input: $input, idempotencyKey: $idempotencyKey)
  }
`);

export const ReportReviewDocument = graphql(/* GraphQL */ `
  mutation ReportReview($id: ID!, $input: ReportInput!, $idempotencyKey: String) {
    sent: reportReview(reference: $id, input: $input, idempotencyKey: $idempotencyKey)
  }
`);
